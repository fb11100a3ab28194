import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '../core/locale.ts';
import type { ModelFile, ModelFileKind, ModelVersion } from '../models/model-version.entity.ts';
import { distinctNames, safeEntryName } from './file-names.ts';
import type { PackedFile } from './package.entity.ts';
import { readmeText } from './readme.ts';

/** A file made for the package itself. */
export interface MadeFile extends PackedFile {
  readonly content: Buffer;
}

export interface PackageContents {
  /** README.txt first, SHA256SUMS.txt last. */
  readonly entries: readonly (PackedFile | MadeFile)[];
}

const KINDS: readonly ModelFileKind[] = ['README', 'GUIDE', 'LICENCE', 'STL', '3MF'];

const made = (name: string, text: string): MadeFile => {
  const content = Buffer.from(text);
  return {
    name,
    format: 'TXT',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  };
};

const FOLDERS: Partial<Record<ModelFileKind, string>> = { STL: 'STL/', '3MF': '3MF/', GUIDE: 'guide/' };

/** The package decides on folders, so that every zip looks alike; the model names the files in them. */
const placeOf = ({ kind, name, locale: own }: ModelFile, locale: Locale): string => {
  const base = safeEntryName(name).split('/').at(-1)!;
  if (kind !== 'LICENCE') return `${FOLDERS[kind] ?? ''}${base}`;
  return own === null || own === locale ? 'LICENCE.txt' : `LICENCE.${own}.txt`;
};

const rankOf = (locale: Locale) => {
  const order = [locale, ...LOCALES.filter((other) => other !== locale)];
  return (file: ModelFile): number => KINDS.indexOf(file.kind) * 10 + (file.locale ? order.indexOf(file.locale) : -1);
};

/** What goes into the zip of a version in a language, in order: texts in the buyer's language first. Pure. */
export const packageContents = (
  version: Pick<ModelVersion, 'manifest'>,
  files: readonly ModelFile[],
  locale: Locale,
): PackageContents => {
  const rank = rankOf(locale);
  const sorted = [...files].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const readme = made('README.txt', readmeText(version.manifest, locale));
  const names = distinctNames(['README.txt', 'SHA256SUMS.txt', ...sorted.map((file) => placeOf(file, locale))]);
  const sold = sorted.map(({ format, bytes, sha256 }, i) => ({ name: names[i + 2]!, format, bytes, sha256 }));
  const sums = [readme, ...sold].map(({ sha256, name }) => `${sha256}  ${name}\n`).join('');
  return { entries: [readme, ...sold, made('SHA256SUMS.txt', sums)] };
};
