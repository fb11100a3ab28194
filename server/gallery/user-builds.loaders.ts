import { defineLoader, grouped } from '../core/loader.ts';
import { BUILD_COLUMNS, buildOf, type BuildRow } from './build-rows.ts';
import type { BuildView } from './gallery.types.ts';
import { isModerator } from './moderators.ts';

const LATEST = `
  SELECT found.* FROM unnest($1::uuid[]) AS wanted(id) CROSS JOIN LATERAL (
    SELECT ${BUILD_COLUMNS} FROM build b JOIN users u ON u.id = b.user_id
    WHERE b.user_id = wanted.id AND b.deleted_at IS NULL AND b.state <> 'DRAFT' ORDER BY b.id DESC LIMIT 12) found`;

/** The twelve latest builds of accounts in whatever state but drafts; null unless a moderator asks. */
export const buildsOfUser = defineLoader<string, BuildView[] | null>(async (ctx, ids) => {
  if (!isModerator(ctx)) return ids.map(() => null);
  const rows = await ctx.sql<BuildRow>(LATEST, [ids]);
  return grouped(ids, rows, ({ userId }) => userId).map((builds) => builds.map((row) => buildOf(ctx, row)));
});
