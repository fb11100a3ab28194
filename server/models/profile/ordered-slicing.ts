import type { Ctx } from '../../core/context.ts';
import { knownSlices } from './profile-slices.loaders.ts';
import { requestProfileSlices, slicingOf, type SlicingOrder } from './profile-slicing.service.ts';
import type { ProfileSlicing } from './slicer-profile.types.ts';

/** How far a version is with a profile that was checked. */
export const readSlicing = async (ctx: Ctx, { manifest, on }: SlicingOrder): Promise<ProfileSlicing> =>
  slicingOf(manifest, await knownSlices(ctx, manifest, on));

/** Has what is not sliced yet sliced, and says how far it is now. Throws RATE_LIMITED (args.minutes). */
export const orderSlicing = async (ctx: Ctx, order: SlicingOrder): Promise<ProfileSlicing> => {
  const slicing = await readSlicing(ctx, order);
  if (slicing.tried < slicing.parts) await requestProfileSlices(ctx, order);
  return slicing;
};
