import { keptCopy } from '../../catalog/media/media-variants.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { previewMesh } from '../mesh/analyse-mesh.ts';
import { previewGlb } from '../preview/preview-glb.ts';

export const SHAPE_ROUTE = '/api/part-shapes';

/** Parts that may wait for the thread at once, so that examinations of the seller's files come through. */
const MOST_WAITING = 4;
const BUSY_MINUTES = 1;
/** Whoever shows it paints it. */
const HEX = '#b9b7ae';

let waiting = 0;

const made = async ({ shop, stopped }: Ctx, sha256: string): Promise<Buffer> => {
  if (waiting >= MOST_WAITING) throw new AppError(ErrorCode.RATE_LIMITED, { minutes: BUSY_MINUTES });
  waiting += 1;
  try {
    const sold = await shop.files.size(sha256);
    const store = sold === null ? shop.uploads : shop.files;
    const bytes = sold ?? (await store.size(sha256));
    if (bytes === null) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
    const { preview } = await previewMesh({ bytes, chunks: await store.read(sha256) }, null, stopped);
    return Buffer.from(await previewGlb([{ id: 'part', hex: HEX, explode: [0, 0, 0], mesh: preview }]));
  } finally {
    waiting -= 1;
  }
};

/**
 * A part to be looked at (GLB): as coarse as the preview of a model, in the coordinates of its STL; made when it is first read
 * and kept. Throws FILE_NOT_AVAILABLE, RATE_LIMITED (args.minutes) and what `analyseMesh` throws.
 */
export const partShape = (ctx: Ctx, sha256: string): Promise<Buffer> =>
  keptCopy(ctx.shop, { sha256, ending: 'shape.glb', make: () => made(ctx, sha256) });
