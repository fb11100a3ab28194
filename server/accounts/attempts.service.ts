import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { sign } from '../core/signature.ts';
import { HOUR_MS, MINUTE_MS } from '../core/time.ts';

/** So many within any stretch of this length, for each address, network or account. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Tries to sign in to one e-mail address. */
export const SIGN_IN: Limit = { name: 'sign-in', most: 5, windowMs: 15 * MINUTE_MS };
/** The same in a browser that has signed in there before. */
export const SIGN_IN_DEVICE: Limit = { name: 'sign-in-device', most: 5, windowMs: 15 * MINUTE_MS };
/** Failed sign-ins from one network: one password tried on many addresses. */
export const SIGN_IN_NETWORK: Limit = { name: 'sign-in-network', most: 100, windowMs: 15 * MINUTE_MS };
/** The current password, asked again of who is signed in. */
export const CURRENT_PASSWORD: Limit = { name: 'current-password', most: 5, windowMs: 15 * MINUTE_MS };
/** Codes of the second factor of an account, at whatever door. */
export const SECOND_FACTOR: Limit = { name: 'second-factor', most: 5, windowMs: 15 * MINUTE_MS };
/** Changes of its address that an account asks for. */
export const CHANGE_EMAIL: Limit = { name: 'change-email', most: 5, windowMs: HOUR_MS };
/** Resets that admins send to one address. */
export const ADMIN_RESET: Limit = { name: 'admin-reset', most: 5, windowMs: HOUR_MS };
/** Requests for a mail from one network. */
export const MAIL_NETWORK: Limit = { name: 'mail-network', most: 100, windowMs: 15 * MINUTE_MS };

const keyOf = (ctx: Ctx, { name }: Limit, whom: string): string => `${name}:${sign(ctx.shop, 'attempt', whom)}`;

const RECENT = 'ARRAY(SELECT t FROM unnest(a.times) t WHERE t > $3::timestamptz ORDER BY t)';

/** One statement, so that calls at the same time, from any process, never count past the limit. */
const TAKE = `
  INSERT INTO attempt AS a (key, times, last_at) VALUES ($1, ARRAY[$2::timestamptz], $2)
  ON CONFLICT (key) DO UPDATE SET times = ${RECENT} || $2::timestamptz, last_at = $2
  WHERE cardinality(${RECENT}) < $4
  RETURNING 1`;

/** Counts one try, outside any transaction. Answers whether it is within the limit; one beyond it does not count. */
export const tryOnce = async (ctx: Ctx, limit: Limit, whom: string): Promise<boolean> => {
  const now = ctx.shop.clock.now();
  const params = [keyOf(ctx, limit, whom), now, new Date(now.getTime() - limit.windowMs), limit.most];
  return (await ctx.sql(TAKE, params, 'accounts.attempt')).length > 0;
};

const minutesLeft = async (ctx: Ctx, limit: Limit, whom: string): Promise<number> => {
  const now = ctx.shop.clock.now().getTime();
  const [row] = await ctx.sql<{ free: Date }>(
    'SELECT times[greatest(1, cardinality(times) - $2 + 1)] AS free FROM attempt WHERE key = $1',
    [keyOf(ctx, limit, whom), limit.most],
  );
  const free = (row?.free.getTime() ?? now) + limit.windowMs;
  return Math.max(1, Math.ceil((free - now) / MINUTE_MS));
};

/** The same, but a try past the limit throws RATE_LIMITED with the minutes until the next one is heard. */
export const takeAttempt = async (ctx: Ctx, limit: Limit, whom: string): Promise<void> => {
  if (await tryOnce(ctx, limit, whom)) return;
  throw new AppError(ErrorCode.RATE_LIMITED, { minutes: await minutesLeft(ctx, limit, whom) });
};

/** Takes the last try back: it was a right one. */
export const returnAttempt = async (ctx: Ctx, limit: Limit, whom: string): Promise<void> => {
  await ctx.sql(
    'UPDATE attempt SET times = trim_array(times, 1) WHERE key = $1 AND cardinality(times) > 0',
    [keyOf(ctx, limit, whom)],
    'accounts.return-attempt',
  );
};

/** Forgets all tries. */
export const clearAttempts = async (ctx: Ctx, limit: Limit, whom: string): Promise<void> => {
  await ctx.sql('DELETE FROM attempt WHERE key = $1', [keyOf(ctx, limit, whom)]);
};
