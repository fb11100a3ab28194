import * as z from 'zod';
import { publishMedia } from '../../catalog/media/media.service.ts';
import { bumpCatalogVersion } from '../../catalog/search/search-index.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import type { Manifest } from '../manifest.ts';
import { pictureModel, previewMesh } from '../mesh/analyse-mesh.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { versionFiles } from '../models.service.ts';
import { layOutInRows } from './layout.ts';
import { publishDrawing, publishPhoto } from './part-pictures.ts';
import { previewGlb, type PreviewPart } from './preview-glb.ts';
import { showPictures } from './product-pictures.service.ts';

type Made = Pick<ModelVersion, 'partImages' | 'partPhotos' | 'previewKey' | 'pictures'>;

/** Where parts belong is known of models that came with a preview of their own. */
const isSideBySide = ({ manifest }: ModelVersion): boolean => manifest.previewOf === 'PARTS';

const lacksPictures = ({ partImages, partPhotos }: ModelVersion, { id }: Manifest['parts'][number]): boolean =>
  !partImages[id] || !partPhotos[id];

/** The coarse meshes of the parts that are needed; pictures of parts that have none go into `made`. */
const partsOf = async (ctx: Ctx, version: ModelVersion, made: Made): Promise<PreviewPart[]> => {
  const files = await versionFiles(ctx, version.id);
  const parts: PreviewPart[] = [];
  for (const part of version.manifest.parts) {
    const { id, colour, name } = part;
    const stl = files.find((file) => file.partId === id && file.kind === 'STL');
    const lacks = lacksPictures(version, part);
    if (!stl || !(lacks || isSideBySide(version))) continue;
    const source = { bytes: stl.bytes, chunks: await ctx.shop.files.read(stl.sha256) };
    const { preview, pictures } = await previewMesh(source, lacks ? colour.hex : null, ctx.stopped);
    if (pictures) {
      made.partPhotos[id] = await publishPhoto(ctx, pictures, name);
      made.partImages[id] ??= await publishDrawing(ctx, pictures, name, [id]);
    }
    parts.push({ id, hex: colour.hex, explode: [0, 0, 0], mesh: preview });
  }
  return parts;
};

const made = async (ctx: Ctx, version: ModelVersion): Promise<Made> => {
  const { previewKey, pictures } = version;
  const result: Made = {
    previewKey,
    pictures,
    partImages: { ...version.partImages },
    partPhotos: { ...version.partPhotos },
  };
  const parts = await partsOf(ctx, version, result);
  if (!isSideBySide(version)) return { ...result, pictures: pictures ?? {} };
  const placed = layOutInRows(parts);
  const seen = await pictureModel(
    placed.map(({ hex, mesh }) => ({ hex, mesh })),
    ctx.stopped,
  );
  const { name } = version.manifest;
  const words = { en: name, sk: name, de: name };
  const ids = placed.map(({ id }) => id);
  return {
    ...result,
    previewKey: previewKey ?? (await publishMedia(ctx, await previewGlb(placed), 'glb')),
    pictures: seen
      ? { photo: await publishPhoto(ctx, seen, words), drawing: await publishDrawing(ctx, seen, words, ids) }
      : {},
  };
};

/**
 * Makes the public pictures of a version that lacks them: a photograph and a drawing of each part; and of uploaded parts side
 * by side too, with a preview of these for the 3D view. The sold files stay private.
 */
export const previewJob = defineJob({
  name: 'models.preview',
  lane: 'models',
  queue: 'models.preview',
  payload: z.object({ versionId: z.uuid() }),
  run: async (ctx, { versionId: id }) => {
    const version = await ctx.repo(ModelVersion).findOneBy({ id });
    if (!version) return;
    const whole = version.pictures !== null && (version.previewKey !== null || !isSideBySide(version));
    if (whole && !version.manifest.parts.some((part) => lacksPictures(version, part))) return;
    const found = await made(ctx, version);
    await transaction(ctx, async (tx) => {
      await tx.repo(ModelVersion).update({ id }, found);
      if (found.pictures) await showPictures(tx, version, found.pictures);
      await bumpCatalogVersion(tx);
    });
  },
});
