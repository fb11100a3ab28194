import type { Ctx } from '../../core/context.ts';
import type { Manifest } from '../manifest.ts';
import type { ModelFile, ModelVersion } from '../version/model-version.entity.ts';
import { motionOf } from '../flight/motion.ts';
import { versionFiles } from '../models.service.ts';
import { publishedPictures } from '../picture/published-pictures.ts';
import { PaperKind, type DraftPaper, type DraftPart, type ModelDraft } from './model-draft.entity.ts';

const UNTURNED = { turn: [0, 0, 0] as [number, number, number], onBed: true };

const soldFile = (files: readonly ModelFile[], id: string, kind: 'STL' | '3MF') => {
  const file = files.find((one) => one.partId === id && one.kind === kind);
  return file ? { name: file.name, stored: { sha256: file.sha256, bytes: file.bytes } } : null;
};

const draftPart = (
  part: Manifest['parts'][number],
  files: readonly ModelFile[],
  pictures: DraftPart['pictures'],
): DraftPart[] => {
  const { id, name, quantity, material, colour, supports = null, orientation = UNTURNED } = part;
  const stl = soldFile(files, id, 'STL');
  if (!stl) return [];
  const fileName = stl.name.split('/').at(-1)!;
  // Without a measured mesh there is nothing to estimate from.
  const slicedGrams = part.gramsFrom === 'SLICER' || !part.facts ? part.grams : null;
  return [
    {
      id,
      name,
      quantity,
      material,
      colour,
      supports,
      orientation,
      slicedGrams,
      fileName,
      stl: stl.stored,
      threeMf: soldFile(files, id, '3MF')?.stored ?? null,
      sizeMm: part.sizeMm,
      ownThreeMf: part.ownThreeMf,
      facts: part.facts ?? null,
      errors: [],
      pictures,
    },
  ];
};

const draftPaper = ({ kind, locale, name, sha256, bytes }: ModelFile): DraftPaper[] => {
  if (kind !== 'GUIDE' && kind !== 'LICENCE') return [];
  return [{ kind: PaperKind[kind], locale, fileName: name.split('/').at(-1)!, stored: { sha256, bytes } }];
};

/** A published version as the beginning of the next one. */
export const draftOfVersion = async (
  ctx: Ctx,
  version: ModelVersion,
): Promise<Pick<ModelDraft, 'name' | 'baseVersionId' | 'parts' | 'papers' | 'print' | 'flight' | 'tailoring'>> => {
  const { id, manifest } = version;
  const files = await versionFiles(ctx, id);
  return {
    name: manifest.name,
    baseVersionId: id,
    parts: manifest.parts.flatMap((part) => draftPart(part, files, publishedPictures(version, part.id))),
    papers: files.flatMap(draftPaper),
    print: manifest.print ?? null,
    flight: motionOf(manifest),
    tailoring: manifest.tailoring ?? null,
  };
};
