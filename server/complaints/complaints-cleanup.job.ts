import * as z from 'zod';
import { defineJob } from '../core/jobs/jobs.ts';
import { removeOldPhotos } from './complaint-photos.service.ts';

/** Each night: photographs that are kept no longer; the sweep of the gallery then removes their files. */
export const sweepComplaintsJob = defineJob({
  name: 'complaints.sweep',
  payload: z.object({}).loose(),
  cron: '40 3 * * *',
  run: removeOldPhotos,
});
