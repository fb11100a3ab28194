import * as z from 'zod';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { slicePartsJob } from '../slice/slice-parts.job.ts';
import { makeTailored } from './tailored-models.service.ts';

/** Makes the files of a choice, one choice after the other: each costs 30 s of CPU at most. Then they are sliced. */
export const tailorModelJob = defineJob({
  name: 'models.tailor',
  lane: 'models',
  queue: 'models.tailor',
  payload: z.object({ baseVersionId: z.uuid(), choiceKey: z.string() }),
  run: (ctx, key) =>
    makeTailored(ctx, key, (tx, versionId) =>
      enqueue(tx, slicePartsJob, { versionId }, { key: `models.slice:${versionId}` }),
    ),
});
