import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import { jobsWaiting } from '../../core/jobs/jobs-waiting.queries.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import type { Manifest } from '../manifest.ts';
import type { SlicedPart } from './sliced-part.ts';
import { sliceProfileJob } from './slice-profile.job.ts';
import {
  orderKeyOf,
  profileOrderOf,
  slicerProfileRules,
  type ProfileOnClass,
  type SlicerProfile,
} from './slicer-profile.ts';
import type { ProfileSlicing } from './slicer-profile.types.ts';

/** Models that one network may have sliced in an hour, and that may wait in the whole shop: each takes a core for a minute. */
export const MOST_MODELS = 12;
const WINDOW_MINUTES = 60;
export const MOST_WAITING = 20;
const BUSY_MINUTES = 5;

const limitNetwork = networkLimit('profile-slices', MOST_MODELS, WINDOW_MINUTES);

const enforceLimits = async (ctx: Ctx): Promise<void> => {
  if ((await jobsWaiting(ctx, sliceProfileJob)) >= MOST_WAITING)
    throw new AppError(ErrorCode.RATE_LIMITED, { minutes: BUSY_MINUTES });
  await limitNetwork(ctx);
};

/** How far a model is, by what is known of its parts. */
export const slicingOf = (
  { parts }: Pick<Manifest, 'parts'>,
  known: ReadonlyMap<string, SlicedPart>,
): ProfileSlicing => ({
  parts: parts.length,
  tried: parts.filter(({ id }) => known.has(id)).length,
  failed: parts.filter(({ id }) => known.get(id) === null).length,
});

const rules = z.object({ input: z.object({ profile: slicerProfileRules }) });

/** The profile as it may be sliced with. Throws VALIDATION_FAILED. */
export const checkedProfile = (profile: SlicerProfile): SlicerProfile =>
  checked(rules, { input: { profile } }).input.profile;

/** A version of a model, and what it is to be sliced with. */
export interface SlicingOrder {
  readonly versionId: string;
  readonly manifest: Pick<Manifest, 'parts' | 'print'>;
  readonly on: ProfileOnClass;
}

/**
 * Has the parts of a version sliced with a profile that was checked, after this. Asked again, what is known or under way is not
 * done twice. Throws RATE_LIMITED (args.minutes).
 */
export const requestProfileSlices = async (ctx: Ctx, { versionId, manifest, on }: SlicingOrder): Promise<void> => {
  await enforceLimits(ctx);
  const key = `models.slice-profile:${versionId}:${orderKeyOf(profileOrderOf(manifest, '', on))}`;
  await enqueue(ctx, sliceProfileJob, { versionId, ...on }, { key, maxAttempts: 3 });
};
