import { keptCopy } from '../../catalog/media/media-variants.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { ShownPart } from '../layers/layers.service.ts';
import { heatMapOf } from '../mesh/analyse-mesh.ts';
import { fewWaiting } from '../few-waiting.ts';
import { versionFiles } from '../models.service.ts';

const inTurn = fewWaiting();

export interface PartHeatMap {
  readonly sha256: string;
  /** Makes it when it is first read; it is kept for all. */
  readonly read: () => Promise<Buffer>;
}

/**
 * The heat map of a part on sale. Throws FILE_NOT_AVAILABLE; reading it RATE_LIMITED (args.minutes) and what `analyseMesh`
 * throws.
 */
export const heatMapOfPart = async (ctx: Ctx, { versionId, partId }: ShownPart): Promise<PartHeatMap> => {
  const files = await versionFiles(ctx, versionId, [partId]);
  const file = files.find((each) => each.partId === partId && each.kind === 'STL');
  if (!file) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const { sha256, bytes } = file;
  const make = () =>
    inTurn(async () => Buffer.from(await heatMapOf({ bytes, chunks: await ctx.shop.files.read(sha256) })));
  return { sha256, read: () => keptCopy(ctx.shop, { sha256, ending: 'heat.glb', make }) };
};
