import type { Ctx } from '../core/context.ts';
import { Permission } from '../core/permissions.ts';

/**
 * For whom a signed link is made: `k:` and the id of an API key, `s:` and the id of a session, or empty for a
 * visitor, who came by a secret of their own. Goes into what is signed.
 */
export type LinkHolder = string;

/** Whoever asks now. */
export const linkHolder = ({ viewer }: Ctx): LinkHolder => {
  if (viewer?.key) return `k:${viewer.key.id}`;
  return viewer ? `s:${viewer.sessionId}` : '';
};

/** Whether a program asks: what it gets dies soonest. */
export const isKey = (holder: LinkHolder): boolean => holder.startsWith('k:');

const LIVE_KEY = `
  SELECT 1 FROM api_key k JOIN users u ON u.id = k.user_id WHERE k.id = $1::uuid AND u.active
  UNION ALL
  SELECT 1 FROM admin_key k JOIN users u ON u.id = k.user_id LEFT JOIN admin_role r ON r.id = u.role_id
  WHERE k.id = $1::uuid AND u.active AND u.admin AND (k.expires_at IS NULL OR k.expires_at > $2)
    AND (r.id IS NULL OR '${Permission.ORDERS}' = ANY (r.permissions))`;
const LIVE_SESSION = `
  SELECT 1 FROM session s JOIN users u ON u.id = s.user_id
  WHERE s.id = $1::uuid AND s.ended_at IS NULL AND s.expires_at > $2 AND u.active`;

/** Whether what the holder came by still stands: the key was not revoked, the session has not ended. */
export const isHolderLive = async (ctx: Ctx, holder: LinkHolder): Promise<boolean> => {
  if (holder === '') return true;
  const id = holder.slice(2);
  const rows = await ctx.sql(isKey(holder) ? LIVE_KEY : LIVE_SESSION, [id, ctx.shop.clock.now()]);
  return rows.length > 0;
};
