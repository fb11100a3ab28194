import * as z from 'zod';
import type { ImageInput } from '../catalog/catalog.inputs.ts';
import { publishMedia } from '../catalog/media/media.service.ts';
import type { Ctx } from '../core/context.ts';
import { defineJob } from '../core/jobs/jobs.ts';
import { jobsWaiting } from '../core/jobs/jobs-waiting.queries.ts';
import { LOCALES } from '../core/locale.ts';
import { publishVersion, type ModelFileInput } from '../models/models.service.ts';
import { keepOrigin } from '../models/remix/remixes.service.ts';
import { ModelVersion } from '../models/version/model-version.entity.ts';
import { measureParts } from '../models/part-facts.ts';
import { buildApart, type BuildOrder, type Built } from './model-builder.ts';
import { hasEarlier, type BuiltModel } from './models/model.ts';
import { sampleGuideOf } from './guides.ts';
import { LICENCES } from './licence.ts';
import { buildOrderOf } from './models.ts';
import { openAlbum, publishPictures } from './pictures.ts';
import { withSampleSlices } from './sliced-parts.ts';
import { HISTORY_MODEL, requestHistory } from './sample-history.service.ts';

type Described = Omit<ModelFileInput, 'bytes' | 'sha256'> & { content: Uint8Array };

const partFiles = ({ parts }: BuiltModel): Described[] =>
  parts.flatMap(({ id, stl, threeMf }, i) => {
    const name = `${String(i + 1).padStart(2, '0')}-${id}`;
    return [
      { partId: id, kind: 'STL' as const, locale: null, format: 'STL', name: `stl/${name}.stl`, content: stl },
      { partId: id, kind: '3MF' as const, locale: null, format: '3MF', name: `3mf/${name}.3mf`, content: threeMf },
    ];
  });

const guideFiles = (model: string, { guides }: Built): Described[] =>
  LOCALES.flatMap((locale) => {
    const content = guides[locale];
    const file = { partId: null, kind: 'GUIDE' as const, locale, format: 'PDF' };
    return content ? [{ ...file, name: `guide/${model}-guide-${locale}.pdf`, content }] : [];
  });

const licenceFiles = (): Described[] =>
  LOCALES.map((locale) => ({
    partId: null,
    kind: 'LICENCE',
    locale,
    format: 'TXT',
    name: `licence-${locale}.txt`,
    content: Buffer.from(LICENCES[locale]),
  }));

const store = async (ctx: Ctx, { content, ...file }: Described): Promise<ModelFileInput> => ({
  ...file,
  ...(await ctx.shop.files.put(content)),
});

/** Drawings of single parts are named after the whole model, also where only some parts are sold. */
const partPictures = async (
  ctx: Ctx,
  wholeModel: string,
  { parts }: BuiltModel,
): Promise<Record<string, ImageInput>> => {
  const album = await openAlbum();
  const pictures: Record<string, ImageInput> = {};
  for (const { id } of parts) {
    const [picture] = await publishPictures(ctx, album, [`p-${wholeModel}-${id}`, `p-krivan-38-2-${id}`]);
    if (picture) pictures[id] = picture;
  }
  return pictures;
};

/** For how many models of the sample files are still to be made. */
export const sampleFilesLeft = (ctx: Ctx): Promise<number> => jobsWaiting(ctx, sampleFiles);

const publish = async (ctx: Ctx, modelId: string, order: BuildOrder): Promise<boolean> => {
  const built = await buildApart(order, ctx.stopped);
  if (!built) return false;
  const { model } = built;
  const described = [...partFiles(model), ...guideFiles(order.id, built), ...licenceFiles()];
  const files: ModelFileInput[] = [];
  for (const file of described) files.push(await store(ctx, file));
  const papers = files.flatMap(({ kind, locale, sha256 }, i) =>
    kind === 'GUIDE' && locale ? [{ locale, sha256, content: described[i]!.content }] : [],
  );
  const guide = papers.length > 0 && (await sampleGuideOf(ctx, order.id, papers));
  await publishVersion(ctx, {
    modelId,
    manifest: { ...model.manifest, ...(guide && { guide }) },
    files,
    previewKey: await publishMedia(ctx, model.previewGlb, 'glb'),
    partImages: await partPictures(ctx, order.id, model),
    facts: withSampleSlices(await measureParts(ctx, files), files),
  });
  return true;
};

/** Models that came before others of the sample, as the line of their versions shows. */
const ORIGINS = [{ modelId: 'avionics-bay-54', originProductId: 2 }] as const;

/** Says of models which others they were made from, as far as those are published. */
export const completeOrigins = async (ctx: Ctx): Promise<void> => {
  for (const { modelId, originProductId } of ORIGINS) await keepOrigin(ctx, modelId, originProductId);
};

/**
 * Makes the files of one model of the sample and publishes them: STL and 3MF of every part, licence, guide, preview. What was
 * sold before it comes first. The same sources give the same bytes, so a repeated run changes nothing. A model that cannot be
 * built yet is passed over.
 */
export const sampleFiles = defineJob({
  name: 'sample.files',
  queue: 'sample',
  payload: z.object({ model: z.string() }),
  run: async (ctx, { model: modelId }) => {
    const order = buildOrderOf(modelId);
    if (!order) return;
    const isSold = await ctx.repo(ModelVersion).existsBy({ modelId });
    if (hasEarlier(order.id) && !isSold) await publish(ctx, modelId, { ...order, guide: false, earlier: true });
    if (!(await publish(ctx, modelId, order))) return;
    await completeOrigins(ctx);
    if (modelId === HISTORY_MODEL) await requestHistory(ctx);
  },
});
