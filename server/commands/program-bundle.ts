import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const FOLDER = new URL('../sample/models/programs/', import.meta.url);

/** Names of the models of the sample that are drawn by a program made of their own sources. */
const programs = (): string[] =>
  readdirSync(FOLDER).flatMap((file) => (file.endsWith('-program.ts') ? [file.slice(0, -'-program.ts'.length)] : []));

/** The source of a model's parts as one script with a function `build(choice)`. */
const bundled = async (name: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`${name}-program.ts`, FOLDER))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'model',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    minifySyntax: true,
  });
  const script = outputFiles[0]!.text.replace(/^ *\/\/ .*\n/gm, '');
  return `${script}const { build } = model;`;
};

/** Files by their paths in the project: one for each program. */
export const programFiles = async (): Promise<Record<string, string>> => {
  const files: Record<string, string> = {};
  for (const name of programs()) {
    const constant = `${name.toUpperCase()}_PROGRAM`;
    files[`server/sample/models/programs/${name}.gen.ts`] =
      `// Made by \`npm run programs\` of ${name}-program.ts and what it imports.\n\n` +
      `export const ${constant} =\n  ${JSON.stringify(await bundled(name))};\n`;
  }
  return files;
};
