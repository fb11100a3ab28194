import * as z from 'zod';
import { defineJob } from '../core/jobs/jobs.ts';
import { refreshWantedPoints } from './refreshing.service.ts';

/** Each minute, so that points are there soon after the owner asks for them; the lists themselves are due every six hours. */
export const refreshPickupPointsJob = defineJob({
  name: 'pickup-points.refresh',
  payload: z.object({}).loose(),
  cron: '* * * * *',
  queue: 'pickup-points',
  run: refreshWantedPoints,
});
