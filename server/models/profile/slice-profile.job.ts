import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { DAY_MS } from '../../core/time.ts';
import { PrinterClassName } from '../../settings/printer-class.types.ts';
import { sliceMesh } from '../mesh/analyse-mesh.ts';
import { versionFiles } from '../models.service.ts';
import type { ModelFile } from '../version/model-version.entity.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { ProfileSlice } from './profile-slice.entity.ts';
import { knownSlices } from './profile-slices.loaders.ts';
import type { SlicedPart } from './sliced-part.ts';
import {
  orderKeyOf,
  profileOrderOf,
  slicerProfileRules,
  type ProfileOnClass,
  type ProfileOrder,
} from './slicer-profile.ts';

/** CPU for one part: a part of 100,000 triangles takes about three. */
const MOST_CPU_SECONDS = 20;
/** A profile that was not asked about for so long is sliced anew. */
const KEPT_DAYS = 60;

const payload = z.object({
  versionId: z.uuid(),
  printerClass: z.enum(PrinterClassName),
  profile: slicerProfileRules,
});

const sliced = async (ctx: Ctx, { bytes, sha256 }: ModelFile, order: ProfileOrder): Promise<SlicedPart> => {
  try {
    const source = { bytes, chunks: await ctx.shop.files.read(sha256) };
    const { mm3, seconds } = await sliceMesh(source, order, { stopped: ctx.stopped, cpuSeconds: MOST_CPU_SECONDS });
    return mm3 > 0 ? { mm3: mm3 * order.flowRatio, seconds: seconds[0]! } : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.shop.logger.warn({ sha256, code: error.code }, 'a part could not be sliced with a profile');
    return null;
  }
};

const sliceVersion = async (ctx: Ctx, versionId: string, on: ProfileOnClass): Promise<void> => {
  const version = await ctx.repo(ModelVersion).findOneBy({ id: versionId });
  if (!version) return;
  const { manifest } = version;
  const known = await knownSlices(ctx, manifest, on);
  const files = await versionFiles(ctx, versionId);
  for (const { id, material } of manifest.parts) {
    const stl = files.find(({ partId, kind }) => partId === id && kind === 'STL');
    if (!stl || known.has(id)) continue;
    const order = profileOrderOf(manifest, material, on);
    const figures = await sliced(ctx, stl, order);
    const { mm3, seconds } = figures ?? { mm3: null, seconds: null };
    await ctx
      .repo(ProfileSlice)
      .upsert({ sha256: stl.sha256, orderKey: orderKeyOf(order), mm3, seconds, slicedAt: ctx.shop.clock.now() }, [
        'sha256',
        'orderKey',
      ]);
  }
};

/** Slices the parts of a version that nobody sliced with this profile yet, one after the other; a part costs 20 s of CPU at most. */
export const sliceProfileJob = defineJob({
  name: 'models.slice-profile',
  lane: 'models',
  queue: 'models.slice-profile',
  payload,
  run: (ctx, { versionId, ...on }) => sliceVersion(ctx, versionId, on),
});

/** Each night: forgets what profiles gave long ago. */
export const sweepProfileSlicesJob = defineJob({
  name: 'models.profile-slices-sweep',
  payload: z.object({}).loose(),
  cron: '47 3 * * *',
  run: async (ctx) => {
    const before = new Date(ctx.shop.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await ctx.sql('DELETE FROM profile_slice WHERE sliced_at < $1', [before]);
  },
});
