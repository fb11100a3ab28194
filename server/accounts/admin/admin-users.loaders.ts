import { defineLoader, grouped } from '../../core/loader.ts';
import type { SessionView } from '../accounts.types.ts';

type SessionRow = Omit<SessionView, 'current'> & { userId: string };

const OPEN = `
  SELECT s.id, s.user_id AS "userId", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.device FROM session s
  WHERE s.user_id = ANY($1::uuid[]) AND s.ended_at IS NULL AND s.expires_at > $2 ORDER BY s.created_at DESC, s.id DESC`;

/** Where accounts are signed in, newest first. */
export const openSessionsOf = defineLoader<string, SessionView[]>(async (ctx, ids) => {
  const rows = await ctx.sql<SessionRow>(OPEN, [ids, ctx.shop.clock.now()]);
  const sessions = grouped(ids, rows, ({ userId }) => userId);
  return sessions.map((each) => each.map((row) => ({ ...row, current: row.id === ctx.viewer?.sessionId })));
});

const SEEN = `
  SELECT user_id AS "userId", max(last_seen_at) AS seen FROM session WHERE user_id = ANY($1::uuid[]) GROUP BY user_id`;

/** When accounts were last used, within the month that sessions are kept after their end. */
export const lastSeenOf = defineLoader<string, Date | null>(async (ctx, ids) => {
  const rows = await ctx.sql<{ userId: string; seen: Date }>(SEEN, [ids]);
  const seen = new Map(rows.map((row) => [row.userId, row.seen]));
  return ids.map((id) => seen.get(id) ?? null);
});
