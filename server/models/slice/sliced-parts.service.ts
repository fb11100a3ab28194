import type { Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { isSlicedWith } from '../estimate/estimate.ts';
import type { Manifest } from '../manifest.ts';
import { sliceMesh } from '../mesh/analyse-mesh.ts';
import { versionFiles } from '../models.service.ts';
import type { SlicedFacts } from '../part-facts.ts';
import type { ModelPrint } from './printer-classes.ts';
import { printOf, slicedFactsOf, sliceOrderOf } from './slice-order.ts';

type Part = Manifest['parts'][number];

/** Whether a part may be sliced and was not, or with other settings. */
const lacksSlices = ({ facts, material }: Part, print: ModelPrint): boolean =>
  !!facts?.watertight && !(facts.sliced && isSlicedWith(facts.sliced, { ...print, material }));

/**
 * Slices the parts of a version that lack it, one after the other in the mesh thread, by part id; null for
 * a part that cannot be sliced. Takes seconds for each part: not to be called inside a transaction.
 */
export const sliceParts = async (
  ctx: Ctx,
  versionId: string,
  manifest: Pick<Manifest, 'parts' | 'print'>,
): Promise<Map<string, SlicedFacts | null>> => {
  const print = printOf(manifest);
  const lacking = new Map(manifest.parts.filter((part) => lacksSlices(part, print)).map((part) => [part.id, part]));
  const found = new Map<string, SlicedFacts | null>();
  for (const { partId, kind, bytes, sha256 } of await versionFiles(ctx, versionId, [...lacking.keys()])) {
    const part = partId === null ? undefined : lacking.get(partId);
    if (!part || kind !== 'STL') continue;
    try {
      const order = sliceOrderOf(manifest, part.material);
      const sums = await sliceMesh({ bytes, chunks: await ctx.shop.files.read(sha256) }, order, ctx);
      found.set(part.id, sums.mm3 > 0 ? slicedFactsOf(order, sums) : null);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      found.set(part.id, null);
      ctx.shop.logger.warn({ part: part.id, code: error.code }, 'a part could not be sliced');
    }
  }
  return found;
};
