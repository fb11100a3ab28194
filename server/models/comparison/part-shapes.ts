import { keptCopy } from '../../catalog/media/media-variants.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { previewMesh } from '../mesh/analyse-mesh.ts';
import { fewWaiting } from '../few-waiting.ts';
import { previewGlb } from '../preview/preview-glb.ts';

export const SHAPE_ROUTE = '/api/part-shapes';

/** Whoever shows it paints it. */
const HEX = '#b9b7ae';

const inTurn = fewWaiting();

const made = async ({ shop, stopped }: Ctx, sha256: string): Promise<Buffer> => {
  const sold = await shop.files.size(sha256);
  const store = sold === null ? shop.uploads : shop.files;
  const bytes = sold ?? (await store.size(sha256));
  if (bytes === null) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const { preview } = await previewMesh({ bytes, chunks: await store.read(sha256) }, null, stopped);
  return Buffer.from(await previewGlb([{ id: 'part', hex: HEX, explode: [0, 0, 0], mesh: preview }]));
};

/**
 * A part to be looked at (GLB): as coarse as the preview of a model, in the coordinates of its STL; made when it is first read
 * and kept. Throws FILE_NOT_AVAILABLE, RATE_LIMITED (args.minutes) and what `analyseMesh` throws.
 */
export const partShape = (ctx: Ctx, sha256: string): Promise<Buffer> =>
  keptCopy(ctx.shop, { sha256, ending: 'shape.glb', make: () => inTurn(() => made(ctx, sha256)) });
