import * as z from 'zod';
import { lockCaller } from '../../accounts/admin/admin-rights.service.ts';
import { ADMIN_KEY_PREFIX } from '../../accounts/authentication.ts';
import { confirmWithPassword } from '../../accounts/password/passwords.service.ts';
import { requireViewer } from '../../accounts/sessions.service.ts';
import { recordAction } from '../../audit/audit.service.ts';
import { line, oneOrMore, whole } from '../../core/checks.ts';
import { createCtx, transaction, type Ctx, type Viewer } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { BackOfficeScope, PERMISSION_OF, type Permission } from '../../core/permissions.ts';
import type { Shop } from '../../core/shop.ts';
import { DAY_MS } from '../../core/time.ts';
import { hashOfKey, newKeySecret, notedBefore, shownOf } from '../key-secret.ts';
import { AdminKey } from './admin-key.entity.ts';
import { BY_OWNER, openScopes, readAdminKey } from './admin-keys.queries.ts';
import type { CreatedAdminKey } from './admin-keys.types.ts';

const MOST = 20;

const newKey = z.object({
  name: line({ max: 50 }),
  scopes: oneOrMore(z.enum(BackOfficeScope)).transform((given) =>
    Object.values(BackOfficeScope).filter((scope) => given.includes(scope)),
  ),
  validDays: whole(1, 1825).nullish(),
});

export type GivenAdminKey = z.input<typeof newKey>;

const inDays = (ctx: Ctx, days: number | null | undefined): Date | null =>
  days ? new Date(ctx.shop.clock.now().getTime() + days * DAY_MS) : null;

/**
 * Makes a key of 256 random bits for the caller, after the current password was given again. The secret is answered this
 * once. Throws UNAUTHENTICATED, FORBIDDEN, INVALID_CREDENTIALS, RATE_LIMITED, VALIDATION_FAILED (NOT_ALLOWED for a scope beyond the
 * caller's role), API_KEY_LIMIT past 20. Locks the account.
 */
export const createAdminKey = async (
  ctx: Ctx,
  given: GivenAdminKey,
  currentPassword: string,
): Promise<CreatedAdminKey> => {
  const { name, scopes, validDays } = checked(newKey, given);
  const { id: userId } = await confirmWithPassword(ctx, currentPassword);
  const secret = newKeySecret(ADMIN_KEY_PREFIX);
  return transaction(ctx, async (tx) => {
    const { permissions } = await lockCaller(tx);
    if (openScopes(scopes, permissions).length < scopes.length) throw validationFailed({ scopes: 'NOT_ALLOWED' });
    const repo = tx.repo(AdminKey);
    if ((await repo.countBy({ userId })) >= MOST) throw new AppError(ErrorCode.API_KEY_LIMIT, { most: MOST });
    const kept = { hash: hashOfKey(secret), prefix: shownOf(secret, ADMIN_KEY_PREFIX) };
    const times = { createdAt: tx.shop.clock.now(), expiresAt: inDays(tx, validDays), lastUsedAt: null };
    const key = repo.create({ userId, name, scopes, ...kept, ...times });
    await repo.insert(key);
    const after = { scopes, expiresAt: key.expiresAt };
    await recordAction(tx, { action: 'key.create', subject: 'KEY', id: key.id, name, after });
    return { key: await readAdminKey(tx, key), secret };
  });
};

/** Ends a key at once: one's own, or as an owner anybody's. Throws UNAUTHENTICATED, NOT_FOUND. */
export const revokeAdminKey = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { userId } = requireViewer(tx);
    const [gone] = await tx.sql<Pick<AdminKey, 'id' | 'name' | 'scopes'>>(
      `DELETE FROM admin_key WHERE id::text = $2 AND (user_id = $1 OR ${BY_OWNER}) RETURNING id, name, scopes`,
      [userId, id.toLowerCase()],
    );
    if (!gone) throw new AppError(ErrorCode.NOT_FOUND);
    const { name, scopes } = gone;
    await recordAction(tx, { action: 'key.revoke', subject: 'KEY', id: gone.id, name, before: { scopes } });
  });

interface LiveKey extends Pick<AdminKey, 'id' | 'userId' | 'name' | 'scopes'> {
  readonly permissions: Permission[] | null;
  readonly stale: boolean;
}

const LIVE = `
  SELECT k.id, k.user_id AS "userId", k.name, k.scopes, r.permissions,
    k.last_used_at IS NULL OR k.last_used_at < $3 AS stale
  FROM admin_key k JOIN users u ON u.id = k.user_id LEFT JOIN admin_role r ON r.id = u.role_id
  WHERE k.hash = $1 AND u.active AND u.admin AND (k.expires_at IS NULL OR k.expires_at > $2)`;

/**
 * The admin that a key stands for, with no more rights than its scopes and its admin have as of now; null for one that is
 * unknown, revoked or over, or of somebody who is no admin any more. Notes its use once a minute.
 */
export const viewerOfAdminKey = async (shop: Shop, secret: string): Promise<Viewer | null> => {
  const ctx = createCtx(shop);
  const now = shop.clock.now();
  const [live] = await ctx.sql<LiveKey>(LIVE, [hashOfKey(secret), now, notedBefore(shop)], 'api-keys.admin-key');
  if (!live) return null;
  const { id, userId, name } = live;
  if (live.stale) await ctx.sql('UPDATE admin_key SET last_used_at = $2 WHERE id = $1', [id, now]);
  const scopes = openScopes(live.scopes, live.permissions);
  const permissions = [...new Set(scopes.map((scope) => PERMISSION_OF[scope]))];
  return { userId, admin: true, permissions, sessionId: '', key: { id, name, scopes } };
};
