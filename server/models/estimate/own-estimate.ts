import type { Ctx } from '../../core/context.ts';
import type { Manifest } from '../manifest.ts';
import { knownSlices } from '../profile/profile-slices.loaders.ts';
import { checkedProfile } from '../profile/profile-slicing.service.ts';
import type { PrintEstimateInput, ProductPrintEstimate } from './estimate.types.ts';
import { estimateModel } from './product-estimate.ts';

/** What the parts of a version take on the buyer's printer, with the buyer's profile where they are sliced with it. Throws VALIDATION_FAILED. */
export const estimateOf = async (
  ctx: Ctx,
  manifest: Manifest,
  input: PrintEstimateInput,
): Promise<ProductPrintEstimate | null> => {
  const { printerClass, profile } = input;
  const on = profile && { printerClass, profile: checkedProfile(profile) };
  return estimateModel(manifest, input, on && (await knownSlices(ctx, manifest, on)));
};
