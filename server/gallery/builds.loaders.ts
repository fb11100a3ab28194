import { defineLoader, inOrder } from '../core/loader.ts';
import { BUILD_COLUMNS, buildOf, VISIBLE, type BuildRow } from './build-rows.ts';
import type { BuildView } from './gallery.types.ts';
import { isModerator } from './moderators.ts';

const SEEN = `
  SELECT ${BUILD_COLUMNS} FROM build b JOIN users u ON u.id = b.user_id WHERE b.id = ANY($1::uuid[]) 
    AND (${VISIBLE} OR (b.deleted_at IS NULL AND ($2 OR b.user_id = $3)))`;

/** Builds that the caller may see, by id; null for all others. */
export const seenBuildById = defineLoader<string, BuildView | null>(async (ctx, ids) => {
  const rows = await ctx.sql<BuildRow>(SEEN, [ids, isModerator(ctx), ctx.viewer?.userId ?? null]);
  return inOrder(ids, rows, ({ id }) => id).map((row) => row && buildOf(ctx, row));
});
