import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const SKIPPED = /node_modules|\.gen\.ts$|\.d\.ts$/;

/** Paths of the files below a folder, of every kind, relative to the top. */
export const filesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/** Paths of the hand-written TypeScript files below a folder, relative to the top. */
export const sourceFiles = (folder: string): string[] =>
  filesOf(folder).filter((file) => /\.tsx?$/.test(file) && !SKIPPED.test(file));

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

/** What a file imports: packages as written, own files relative to the top. */
export const importsOf = (file: string): string[] =>
  [...read(file).matchAll(IMPORT)].map((match) => {
    const target = (match[1] ?? match[2] ?? match[3])!;
    return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target;
  });
