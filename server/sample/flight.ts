import * as z from 'zod';
import type { Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import { addFlight, modelsWithoutFlight } from '../models/flight/flight.service.ts';
import { buildApart } from './model-builder.ts';

/** The models of the sample that fly; which parts of them are sold alone does not matter here. */
export const FLYING_MODELS: readonly string[] = ['iskra-24', 'kestrel-860', 'krivan-38-2', 'lienka-960'];

/** Gives the versions of one sample model the flight facts that they were published without. */
export const sampleFlight = defineJob({
  name: 'sample.flight',
  queue: 'sample',
  payload: z.object({ model: z.string() }),
  run: async (ctx, { model: id }) => {
    const built = await buildApart({ id, guide: false }, ctx.stopped);
    if (!built) return;
    const { revision, manifest } = built.model;
    await addFlight(ctx, id, revision, (manifest as { flight?: unknown }).flight);
  },
});

/** Enqueues what a sample catalogue of an earlier shop still lacks. Nothing to do costs one small statement. */
export const completeFlight = async (ctx: Ctx): Promise<void> => {
  for (const model of await modelsWithoutFlight(ctx, FLYING_MODELS)) {
    await enqueue(ctx, sampleFlight, { model }, { key: `sample.flight:${model}` });
  }
};
