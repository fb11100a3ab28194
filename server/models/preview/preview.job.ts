import * as z from 'zod';
import { publishMedia } from '../../catalog/media.service.ts';
import { bumpCatalogVersion } from '../../catalog/search.indexing.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs.ts';
import { previewMesh } from '../mesh/analyse-mesh.ts';
import { ModelVersion } from '../model-version.entity.ts';
import { versionFiles } from '../models.service.ts';
import { previewGlb, type PreviewPart } from './preview-glb.ts';
import type { ShadedMesh } from './shaded-mesh.ts';

const GAP_MM = 10;

const extent = ({ positions }: ShadedMesh, axis: number): [least: number, most: number] => {
  let [least, most] = [Infinity, -Infinity];
  for (let i = axis; i < positions.length; i += 3) {
    least = Math.min(least, positions[i]!);
    most = Math.max(most, positions[i]!);
  }
  return [least, most];
};

const moved = (mesh: ShadedMesh, by: readonly number[]): ShadedMesh => ({
  ...mesh,
  positions: mesh.positions.map((value, i) => value + by[i % 3]!),
});

/** One beside the other on the ground, the row centred. */
const inARow = (parts: readonly PreviewPart[]): PreviewPart[] => {
  const boxes = parts.map(({ mesh }) => [0, 1, 2].map((axis) => extent(mesh, axis)));
  const length = boxes.reduce((sum, [x]) => sum + x![1] - x![0] + GAP_MM, -GAP_MM);
  let at = -length / 2;
  return parts.map((part, i) => {
    const [x, y, z] = boxes[i]!;
    const by = [at - x![0], -(y![0] + y![1]) / 2, -z![0]];
    at += x![1] - x![0] + GAP_MM;
    return { ...part, mesh: moved(part.mesh, by) };
  });
};

const partsOf = async (ctx: Ctx, { id, manifest }: ModelVersion): Promise<PreviewPart[]> => {
  const files = await versionFiles(ctx, id);
  const parts: PreviewPart[] = [];
  for (const { id: partId, colour } of manifest.parts) {
    const stl = files.find((file) => file.partId === partId && file.kind === 'STL');
    if (!stl) continue;
    const mesh = await previewMesh({ bytes: stl.bytes, chunks: ctx.shop.files.read(stl.sha256) });
    parts.push({ id: partId, hex: colour.hex, explode: [0, 0, 0], mesh });
  }
  return parts;
};

/** Makes the public preview of a version that has none: its parts, coarsened, side by side. The sold files stay private. */
export const previewJob = defineJob({
  name: 'models.preview',
  queue: 'models.examine',
  payload: z.object({ versionId: z.uuid() }),
  run: async (ctx, { versionId: id }) => {
    const version = await ctx.repo(ModelVersion).findOneBy({ id });
    if (!version || version.previewKey !== null) return;
    const previewKey = await publishMedia(ctx, previewGlb(inARow(await partsOf(ctx, version))), 'glb');
    await transaction(ctx, async (tx) => {
      await tx.repo(ModelVersion).update({ id }, { previewKey });
      await bumpCatalogVersion(tx);
    });
  },
});
