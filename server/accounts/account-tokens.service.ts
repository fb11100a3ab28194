import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '../core/context.ts';
import { DAY_MS, HOUR_MS } from '../core/time.ts';
import { TokenPurpose } from './account-token.entity.ts';

const LIFETIME_MS: Record<TokenPurpose, number> = {
  [TokenPurpose.CONFIRM]: DAY_MS,
  [TokenPurpose.CHANGE_EMAIL]: DAY_MS,
  [TokenPurpose.RESET]: HOUR_MS,
};

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export interface TokenRequest {
  userId: string;
  purpose: TokenPurpose;
  /** Where the link goes. */
  email: string;
}

/** Makes every open token of these purposes useless, in the caller's transaction. */
export const retireTokens = async (ctx: Ctx, userId: string, purposes: readonly TokenPurpose[]): Promise<void> => {
  await ctx.sql('UPDATE account_token SET used_at = $3 WHERE user_id = $1 AND purpose = ANY($2) AND used_at IS NULL', [
    userId,
    purposes,
    ctx.shop.clock.now(),
  ]);
};

/** A new secret of 256 bits, of which only the hash is kept. A newer one for a reset or a new address retires the older. */
export const issueToken = async (ctx: Ctx, { userId, purpose, email }: TokenRequest): Promise<string> => {
  const secret = randomBytes(32).toString('base64url');
  if (purpose !== TokenPurpose.CONFIRM) await retireTokens(ctx, userId, [purpose]);
  const expiresAt = new Date(ctx.shop.clock.now().getTime() + LIFETIME_MS[purpose]);
  await ctx.sql('INSERT INTO account_token (user_id, purpose, hash, email, expires_at) VALUES ($1, $2, $3, $4, $5)', [
    userId,
    purpose,
    hashOf(secret),
    email,
    expiresAt,
  ]);
  return secret;
};

export interface UsedToken {
  userId: string;
  purpose: TokenPurpose;
  email: string;
}

/** Whether the secret is good now, without using it. */
export const isTokenGood = async (ctx: Ctx, secret: string, purpose: TokenPurpose): Promise<boolean> => {
  const rows = await ctx.sql(
    'SELECT 1 FROM account_token WHERE hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3',
    [hashOf(secret), purpose, ctx.shop.clock.now()],
  );
  return rows.length > 0;
};

/** Uses a secret up, in the caller's transaction: of several calls at once exactly one gets it. Null when it is not good. */
export const consumeToken = async (
  ctx: Ctx,
  secret: string,
  purposes: readonly TokenPurpose[],
): Promise<UsedToken | null> => {
  const [token] = await ctx.sql<UsedToken>(
    `UPDATE account_token SET used_at = $3
     WHERE hash = $1 AND purpose = ANY($2) AND used_at IS NULL AND expires_at > $3
     RETURNING user_id AS "userId", purpose, email`,
    [hashOf(secret), purposes, ctx.shop.clock.now()],
  );
  return token ?? null;
};
