import type { Locale } from '../../core/locale.ts';
import type { Manifest } from '../../models/manifest.ts';
import type { ModelFile, ModelFileKind } from '../../models/version/model-version.entity.ts';
import { asciiName, safeEntryName } from './file-names.ts';

const FOLDERS: Partial<Record<ModelFileKind, string>> = { STL: 'STL/', '3MF': '3MF/', GUIDE: 'guide/' };

export type Part = Manifest['parts'][number];

/** Says what is in it: number in the exploded view, name in the buyer's language, pieces needed. */
const partFileName = ({ parts }: Manifest, part: Part, locale: Locale): string => {
  const number = String(parts.indexOf(part) + 1).padStart(2, '0');
  return `${number}_${asciiName(part.name[locale]) || asciiName(part.id)}_x${part.quantity}`;
};

/**
 * Where a file stands in the zip. The package decides on folders, so that every zip looks alike; parts are named by the
 * manifest, other files by the model.
 */
export const placeOf = (file: ModelFile, manifest: Manifest, locale: Locale): string => {
  const { kind, name, locale: own, partId } = file;
  const folder = FOLDERS[kind] ?? '';
  const part = manifest.parts.find(({ id }) => id === partId);
  if (part) return `${folder}${partFileName(manifest, part, locale)}.${kind.toLowerCase()}`;
  if (kind !== 'LICENCE') return `${folder}${safeEntryName(name).split('/').at(-1)!}`;
  return own === null || own === locale ? 'LICENCE.txt' : `LICENCE.${own}.txt`;
};
