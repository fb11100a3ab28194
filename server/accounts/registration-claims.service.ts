import type { Ctx } from '../core/context.ts';
import { sign } from '../core/signature.ts';
import { hashWithSalt } from './password/password-hash.ts';

/** Registrations of one address that are remembered: the first ones, as an account keeps its first password. */
const MOST = 5;

/** One claim of an address with a password: what is stored of it. It takes the time of one password hash. */
export interface Claim {
  readonly email: string;
  readonly address: string;
  readonly hash: string;
}

export const claimOf = async (ctx: Ctx, email: string, password: string): Promise<Claim> => ({
  email,
  address: sign(ctx.shop, 'registration-address', email),
  hash: await hashWithSalt(
    password,
    Buffer.from(sign(ctx.shop, 'registration-salt', email), 'base64url').subarray(0, 16),
  ),
});

/** Before its owner confirmed an address ($2) the claims on it are over. */
const CONFIRMED = `coalesce((SELECT email_confirmed_at FROM users WHERE email = $2), '-infinity')`;

const STORE = `
  INSERT INTO registration_claim AS c (address, password_hash, claimed_at)
  SELECT $1, $3, $4
  WHERE (SELECT count(*) FROM registration_claim WHERE address = $1 AND claimed_at >= ${CONFIRMED}) < ${MOST}
  ON CONFLICT (address, password_hash) DO UPDATE SET claimed_at = $4 WHERE c.claimed_at < ${CONFIRMED}`;

/** Remembers that an address was registered with a password, for known and unknown addresses alike. */
export const storeClaim = async (ctx: Ctx, { address, email, hash }: Claim): Promise<void> => {
  await ctx.sql(STORE, [address, email, hash, ctx.shop.clock.now()], 'accounts.claim');
};

const FIND = `
  SELECT 1 FROM registration_claim WHERE address = $1 AND password_hash = $3 AND claimed_at >= ${CONFIRMED}`;

/** Whether somebody registered the address with this password within thirty days, and its owner has not confirmed it since. */
export const isClaimed = async (ctx: Ctx, email: string, password: string): Promise<boolean> => {
  const { address, hash } = await claimOf(ctx, email, password);
  return (await ctx.sql(FIND, [address, email, hash])).length > 0;
};
