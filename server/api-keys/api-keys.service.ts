import * as z from 'zod';
import { API_KEY_PREFIX } from '../accounts/authentication.ts';
import { confirmWithPassword } from '../accounts/password/passwords.service.ts';
import { requireViewer } from '../accounts/sessions.service.ts';
import { line, oneOrMore } from '../core/checks.ts';
import { createCtx, transaction, type Ctx, type Viewer } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import type { Shop } from '../core/shop.ts';
import { ApiKey } from './api-key.entity.ts';
import { hashOfKey, newKeySecret, notedBefore, shownOf } from './key-secret.ts';
import { ApiScope } from './scopes.ts';

const MOST = 20;
const NAME_LENGTH = 50;

const newKey = z.object({
  name: line({ max: NAME_LENGTH }),
  scopes: oneOrMore(z.enum(ApiScope)).transform((scopes) => [...new Set(scopes)].sort()),
});

export type GivenApiKey = z.input<typeof newKey>;

/** The keys of a person, newest first. */
export const keysOf = (ctx: Ctx, userId: string): Promise<ApiKey[]> =>
  ctx.repo(ApiKey).find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });

/**
 * Makes a key of 256 random bits for the caller, after the current password was given again. The secret is answered this
 * once. Throws UNAUTHENTICATED, INVALID_CREDENTIALS, RATE_LIMITED, VALIDATION_FAILED, API_KEY_LIMIT past 20. Locks the
 * account.
 */
export const createApiKey = async (
  ctx: Ctx,
  given: GivenApiKey,
  currentPassword: string,
): Promise<{ key: ApiKey; secret: string }> => {
  const said = checked(newKey, given);
  const { id: userId } = await confirmWithPassword(ctx, currentPassword);
  const secret = newKeySecret(API_KEY_PREFIX);
  const key = await transaction(ctx, async (tx) => {
    await tx.sql('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const repo = tx.repo(ApiKey);
    if ((await repo.countBy({ userId })) >= MOST) throw new AppError(ErrorCode.API_KEY_LIMIT, { most: MOST });
    const row = { ...said, userId, hash: hashOfKey(secret), prefix: shownOf(secret, API_KEY_PREFIX) };
    const made = repo.create({ ...row, createdAt: tx.shop.clock.now(), lastUsedAt: null });
    await repo.insert(made);
    return made;
  });
  return { key, secret };
};

/** Ends a key of the caller at once. Throws UNAUTHENTICATED, NOT_FOUND. */
export const revokeApiKey = async (ctx: Ctx, id: string): Promise<void> => {
  const { userId } = requireViewer(ctx);
  const [gone] = await ctx.sql('DELETE FROM api_key WHERE id::text = $1 AND user_id = $2 RETURNING 1', [
    id.toLowerCase(),
    userId,
  ]);
  if (!gone) throw new AppError(ErrorCode.NOT_FOUND);
};

const LIVE = `
  SELECT k.id, k.user_id AS "userId", k.scopes, k.last_used_at IS NULL OR k.last_used_at < $2 AS stale
  FROM api_key k JOIN users u ON u.id = k.user_id WHERE k.hash = $1 AND u.active`;

/**
 * Who a key stands for, as of now and never as an admin; null for one that is unknown, revoked, or of a closed account.
 * Notes its use once a minute.
 */
export const viewerOfKey = async (shop: Shop, secret: string): Promise<Viewer | null> => {
  const ctx = createCtx(shop);
  const [live] = await ctx.sql<{ id: string; userId: string; scopes: string[]; stale: boolean }>(
    LIVE,
    [hashOfKey(secret), notedBefore(shop)],
    'api-keys.key',
  );
  if (!live) return null;
  if (live.stale) await ctx.sql('UPDATE api_key SET last_used_at = $2 WHERE id = $1', [live.id, shop.clock.now()]);
  return { userId: live.userId, admin: false, sessionId: '', key: { id: live.id, scopes: live.scopes } };
};
