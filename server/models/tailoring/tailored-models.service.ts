import { createReadStream } from 'node:fs';
import { transaction, type Ctx } from '../../core/context.ts';
import type { StoredFile } from '../../core/files/files.ts';
import { largestPartOf } from '../manifest.ts';
import { versionFiles, type ModelFileInput } from '../models.service.ts';
import { ModelFile, ModelVersion } from '../version/model-version.entity.ts';
import { changedFlight } from '../flight/changed-flight.ts';
import { tailoredParts, tailorOrderOf } from './tailor-choice.ts';
import { tailoredManifest, type StoredPart } from './tailored-manifest.ts';
import { removeSoldFiles } from './sold-files.ts';
import { TailoredModel } from './tailored-model.entity.ts';
import type { TailoringFault } from './tailor-parts.ts';

/** A version and a choice from what it offers. */
export type TailoredKey = Pick<TailoredModel, 'baseVersionId' | 'choiceKey'>;

interface MadePart extends StoredPart {
  readonly threeMf: StoredFile;
}

interface Made {
  readonly parts: readonly MadePart[];
  readonly flight: unknown;
}

/** Makes the parts of a choice and stores their files. */
const made = async (
  ctx: Ctx,
  { manifest }: ModelVersion,
  { choice }: TailoredModel,
): Promise<Made | TailoringFault> => {
  const { files, scratch } = ctx.shop;
  const base = await scratch.path();
  try {
    const found = await tailoredParts(tailorOrderOf(manifest, choice, base), ctx.stopped);
    if ('fault' in found) return found;
    const parts: MadePart[] = [];
    for (const part of found.parts) {
      const { stl, threeMf } = part.sold!;
      const put = (file: string): Promise<StoredFile> => files.put(createReadStream(file));
      parts.push({ ...part, stl: await put(stl), threeMf: await put(threeMf) });
    }
    return { parts, flight: found.flight };
  } finally {
    await removeSoldFiles(base);
  }
};

const endedFile = (name: string, { id, partId }: MadePart): string =>
  name.replace(/(\.[^./]+)?$/, (extension) => `${id.slice(partId.length)}${extension}`);

/** The files of the version, those of the parts that were made in the place of what it has. */
const filesWith = (before: readonly ModelFile[], made: readonly MadePart[]): ModelFileInput[] =>
  before.flatMap(({ id: _id, versionId: _version, version: _relation, ...file }) => {
    const parts = made.filter(({ partId }) => partId === file.partId);
    if (parts.length === 0 || (file.kind !== 'STL' && file.kind !== '3MF')) return [file];
    return parts.map((part) => ({
      ...file,
      partId: part.id,
      name: endedFile(file.name, part),
      ...(file.kind === 'STL' ? part.stl : part.threeMf),
    }));
  });

/**
 * Writes a version down for a choice: of a model of its own, so that it is nobody's newer version.
 * The choice that was made already stays as it is.
 */
const recorded = async (tx: Ctx, version: ModelVersion, tailored: TailoredModel, { parts, flight }: Made) => {
  const { baseVersionId, choiceKey, choice } = tailored;
  const changed = changedFlight(version.manifest.flight, flight);
  if (changed === null) return { fault: 'PROGRAM', message: 'its flight is none' } as const;
  const manifest = tailoredManifest(version.manifest, choice, { parts, flight: changed });
  const insert = await tx.repo(ModelVersion).insert({
    modelId: `${version.modelId}/tailored/${baseVersionId}/${choiceKey}`,
    revision: manifest.revision,
    digest: choiceKey,
    manifest: manifest as never,
    largestPartMm: largestPartOf(manifest),
    previewKey: null,
    partImages: {},
    partPhotos: {},
    publishedAt: tx.shop.clock.now(),
  });
  const { id } = insert.identifiers[0] as { id: string };
  const files = filesWith(await versionFiles(tx, baseVersionId), parts);
  await tx.repo(ModelFile).insert(files.map((file) => ({ ...file, versionId: id })));
  return { versionId: id };
};

/**
 * Makes what was asked for: its files and their version, or why there are none. Takes seconds, outside of any transaction;
 * done again, it changes nothing. `after` is called in the transaction that has the version.
 */
export const makeTailored = async (
  ctx: Ctx,
  key: TailoredKey,
  after: (tx: Ctx, versionId: string) => Promise<void>,
): Promise<void> => {
  const { baseVersionId, choiceKey } = key;
  const asked = await ctx.repo(TailoredModel).findOneBy({ baseVersionId, choiceKey });
  if (!asked || asked.versionId !== null || asked.fault !== null) return;
  const version = await ctx.repo(ModelVersion).findOneByOrFail({ id: baseVersionId });
  const found = await made(ctx, version, asked);
  await transaction(ctx, async (tx) => {
    const lock = { mode: 'pessimistic_write' as const };
    const tailored = await tx.repo(TailoredModel).findOneOrFail({ where: { baseVersionId, choiceKey }, lock });
    if (tailored.versionId !== null || tailored.fault !== null) return;
    const outcome = 'fault' in found ? found : await recorded(tx, version, tailored, found);
    if ('fault' in outcome) {
      await tx.repo(TailoredModel).update({ baseVersionId, choiceKey }, { fault: outcome });
      return;
    }
    await tx.repo(TailoredModel).update({ baseVersionId, choiceKey }, { versionId: outcome.versionId });
    await after(tx, outcome.versionId);
  });
};
