import * as z from 'zod';
import type { FileStore } from '../../core/files/files.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { DAY_MS, HOUR_MS } from '../../core/time.ts';

/** Addresses that an upload or a draft still needs. */
const KEPT = `
  SELECT sha256 FROM model_upload WHERE sha256 IS NOT NULL
  UNION SELECT split->>'sha256' FROM model_upload WHERE split IS NOT NULL
  UNION SELECT jsonb_path_query(files, '$.**.sha256') #>> '{}' FROM model_upload
  UNION SELECT jsonb_path_query(parts, '$.**.sha256') #>> '{}' FROM model_draft
  UNION SELECT jsonb_path_query(left_out, '$.**.sha256') #>> '{}' FROM model_draft
  UNION SELECT jsonb_path_query(papers, '$.**.sha256') #>> '{}' FROM model_draft`;

/** Removes every file that was written before `before` and whose address is not among `kept`. */
const removeFiles = async (store: FileStore, before: Date, kept: ReadonlySet<string>): Promise<void> => {
  for await (const { sha256, writtenAt } of store.list()) {
    if (writtenAt < before && !kept.has(sha256)) await store.remove(sha256);
  }
};

/**
 * Each hour: uploads whose bytes did not come within an hour, those that nobody used for a day, and files of uploads that
 * neither an upload nor a draft names, and what crashes left of files in the making. What was written in the last hour stays, so nothing is taken from one under way.
 */
export const sweepUploadsJob = defineJob({
  name: 'models.sweep-uploads',
  payload: z.object({}).loose(),
  cron: '17 * * * *',
  run: async (ctx) => {
    const now = ctx.shop.clock.now().getTime();
    const hourAgo = new Date(now - HOUR_MS);
    await ctx.sql(
      `DELETE FROM model_upload WHERE updated_at < $2 OR (state IN ('WAITING', 'RECEIVING') AND updated_at < $1)`,
      [hourAgo, new Date(now - DAY_MS)],
    );
    const kept = await ctx.sql<{ sha256: string }>(KEPT);
    await removeFiles(ctx.shop.uploads, hourAgo, new Set(kept.map(({ sha256 }) => sha256)));
    for (const store of [ctx.shop.uploads, ctx.shop.files]) await store.removeUnfinished(hourAgo);
  },
});
