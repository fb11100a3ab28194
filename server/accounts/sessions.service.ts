import { createCtx, type Ctx, type Viewer } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { ALL_PERMISSIONS, type Permission } from '../core/permissions.ts';
import type { Shop } from '../core/shop.ts';
import { isUuid } from '../core/text/text.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/time.ts';
import { readToken, signToken } from './session-token.ts';
import { Session, SessionEnd } from './session.entity.ts';
import type { User } from './user.entity.ts';

const LIFETIME_MS = 12 * HOUR_MS;
const KEPT_MS = 30 * DAY_MS;
/** How long an admin may do nothing. */
const ADMIN_IDLE_MS = HOUR_MS;
const SEEN_EVERY_MS = MINUTE_MS;

/** Who is signed in. Throws UNAUTHENTICATED for a visitor. */
export const requireViewer = (ctx: Ctx): Viewer => {
  if (!ctx.viewer) throw new AppError(ErrorCode.UNAUTHENTICATED);
  return ctx.viewer;
};

/** The signed-in admin whose role has the permission. Throws UNAUTHENTICATED for a visitor, else FORBIDDEN. */
export const requirePermission = (ctx: Ctx, permission: Permission): Viewer => {
  const viewer = requireViewer(ctx);
  if (!viewer.permissions?.includes(permission)) throw new AppError(ErrorCode.FORBIDDEN);
  return viewer;
};

export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

/**
 * Opens a session for twelve hours, or for thirty days to keep a customer signed in, if what was checked is still the
 * user's: the password, the role, and whether a second factor is asked for; else null. Locks the user's row against a
 * change at the same moment.
 */
export const openSession = async (ctx: Ctx, user: User, keep: boolean): Promise<OpenedSession | null> => {
  const now = ctx.shop.clock.now();
  const lifetime = keep && !user.admin ? KEPT_MS : LIFETIME_MS;
  const expiresAt = new Date(Math.floor((now.getTime() + lifetime) / 1000) * 1000);
  const [session] = await ctx.sql<{ id: string }>(
    `INSERT INTO session (user_id, created_at, last_seen_at, device, expires_at)
     SELECT id, $3, $3, $4, $5 FROM users
     WHERE id = $1 AND password_hash = $2 AND active AND admin = $6 AND (second_factor_at IS NOT NULL) = $7 FOR SHARE
     RETURNING id`,
    [user.id, user.passwordHash, now, ctx.client.device, expiresAt, user.admin, user.secondFactorAt !== null],
  );
  if (!session) return null;
  return { token: await signToken(ctx.shop, { userId: user.id, sessionId: session.id }, now, expiresAt), expiresAt };
};

/** An admin's session that was not seen since then is over. */
const idleSince = ({ clock }: Shop): Date => new Date(clock.now().getTime() - ADMIN_IDLE_MS);

interface LiveSession {
  admin: boolean;
  permissions: Permission[] | null;
  stale: boolean;
}

const LIVE = `
  SELECT u.admin, r.permissions, s.last_seen_at < $4 AS stale
  FROM session s JOIN users u ON u.id = s.user_id LEFT JOIN admin_role r ON r.id = u.role_id
  WHERE s.id = $1 AND s.user_id = $2 AND s.ended_at IS NULL AND s.expires_at > $3 AND u.active
    AND (s.last_seen_at > $5 OR NOT u.admin)`;

/**
 * Who a token stands for, as of now: role and state are read on every call, so what ends a session ends it at once.
 * Null for any token that is not, or no longer, good, as that of an admin who did nothing for an hour. Notes that the
 * session was seen, once a minute.
 */
export const viewerOf = async (shop: Shop, token: string): Promise<Viewer | null> => {
  const claims = await readToken(shop, token);
  if (!claims) return null;
  const { sessionId, userId } = claims;
  const ctx = createCtx(shop);
  const now = shop.clock.now();
  const seenBefore = new Date(now.getTime() - SEEN_EVERY_MS);
  const [live] = await ctx.sql<LiveSession>(
    LIVE,
    [sessionId, userId, now, seenBefore, idleSince(shop)],
    'accounts.session',
  );
  if (!live) return null;
  if (live.stale) await ctx.sql('UPDATE session SET last_seen_at = $2 WHERE id = $1', [sessionId, now]);
  if (!live.admin) return { userId, sessionId, admin: false };
  return { userId, sessionId, admin: true, permissions: live.permissions ?? ALL_PERMISSIONS };
};

/** The open sessions of a user, newest first. */
export const liveSessions = (ctx: Ctx, userId: string): Promise<Session[]> =>
  ctx
    .repo(Session)
    .createQueryBuilder('s')
    .innerJoin('s.user', 'u')
    .where('s.user_id = :userId AND s.ended_at IS NULL AND s.expires_at > :now', { userId, now: ctx.shop.clock.now() })
    .andWhere('(s.last_seen_at > :idle OR NOT u.admin)', { idle: idleSince(ctx.shop) })
    .orderBy('s.created_at', 'DESC')
    .addOrderBy('s.id', 'DESC')
    .getMany();

export interface EndedSessions {
  userId: string;
  reason: SessionEnd;
  /** Only this one. */
  only?: string;
  /** All but this one. */
  except?: string;
}

/** Ends sessions of a user in the caller's transaction; answers how many. */
export const endSessions = async (ctx: Ctx, { userId, reason, only, except }: EndedSessions): Promise<number> => {
  const rows = await ctx.sql(
    `UPDATE session SET ended_at = $2, end_reason = $3
     WHERE user_id = $1 AND ended_at IS NULL AND ($4::uuid IS NULL OR id = $4) AND ($5::uuid IS NULL OR id <> $5)
     RETURNING 1`,
    [userId, ctx.shop.clock.now(), reason, only ?? null, except ?? null],
  );
  return rows.length;
};

/** Ends the session of this call. */
export const logout = async (ctx: Ctx): Promise<void> => {
  const { userId, sessionId } = requireViewer(ctx);
  await endSessions(ctx, { userId, reason: SessionEnd.LOGOUT, only: sessionId });
};

/** Ends every session of the caller, this one too. */
export const logoutEverywhere = async (ctx: Ctx): Promise<void> => {
  await endSessions(ctx, { userId: requireViewer(ctx).userId, reason: SessionEnd.LOGOUT });
};

/** Ends one session of the caller. Throws NOT_FOUND for one that is over, absent or somebody else's. */
export const endSession = async (ctx: Ctx, id: string): Promise<void> => {
  const { userId } = requireViewer(ctx);
  const ended = isUuid(id) ? await endSessions(ctx, { userId, reason: SessionEnd.LOGOUT, only: id }) : 0;
  if (ended === 0) throw new AppError(ErrorCode.NOT_FOUND);
};
