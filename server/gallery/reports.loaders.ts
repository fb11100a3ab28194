import { defineLoader, grouped } from '../core/loader.ts';
import type { BuildReportView } from './gallery.types.ts';
import { isModerator } from './moderators.ts';

const OPEN = `
  SELECT build_id AS "buildId", reason, reported_at AS "reportedAt" FROM build_report
  WHERE build_id = ANY($1::uuid[]) AND settled_at IS NULL ORDER BY reported_at, user_id`;

/** Open reports of a build, oldest first; none unless a moderator asks. */
export const openReportsOf = defineLoader<string, BuildReportView[]>(async (ctx, ids) => {
  if (!isModerator(ctx)) return ids.map(() => []);
  const rows = await ctx.sql<BuildReportView & { buildId: string }>(OPEN, [ids]);
  return grouped(ids, rows, ({ buildId }) => buildId);
});
