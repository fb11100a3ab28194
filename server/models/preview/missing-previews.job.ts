import * as z from 'zod';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { previewJob } from './preview.job.ts';

/** Versions from before the shop made pictures, and any whose job was lost. */
const WITHOUT = `
  SELECT DISTINCT v.id FROM model_version v JOIN product_model m ON m.version_id = v.id
  WHERE v.pictures IS NULL OR (v.manifest->>'previewOf' = 'PARTS' AND v.preview_key IS NULL)`;

/** Each hour: sees to it that every version on sale has its preview and pictures. */
export const missingPreviewsJob = defineJob({
  name: 'models.missing-previews',
  payload: z.object({}).loose(),
  cron: '29 * * * *',
  run: async (ctx) => {
    for (const { id } of await ctx.sql<{ id: string }>(WITHOUT)) {
      await enqueue(ctx, previewJob, { versionId: id }, { key: `models.preview:${id}` });
    }
  },
});
