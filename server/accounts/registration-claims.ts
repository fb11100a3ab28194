import type { Ctx } from '../core/context.ts';
import { sign } from '../core/signature.ts';
import { hashWithSalt } from './password-hash.ts';

/** Registrations of one address that are remembered: the first ones, as an account keeps its first password. */
const MOST = 5;

/** One claim of an address with a password: what is stored of it. It takes the time of one password hash. */
export interface Claim {
  readonly address: string;
  readonly hash: string;
}

export const claimOf = async (ctx: Ctx, email: string, password: string): Promise<Claim> => ({
  address: sign(ctx.shop, 'registration-address', email),
  hash: await hashWithSalt(
    password,
    Buffer.from(sign(ctx.shop, 'registration-salt', email), 'base64url').subarray(0, 16),
  ),
});

const STORE = `
  INSERT INTO registration_claim (address, password_hash, claimed_at)
  SELECT $1, $2, $3 WHERE (SELECT count(*) FROM registration_claim WHERE address = $1) < ${MOST}
  ON CONFLICT DO NOTHING`;

/** Remembers that an address was registered with a password, for known and unknown addresses alike. */
export const storeClaim = async (ctx: Ctx, { address, hash }: Claim): Promise<void> => {
  await ctx.sql(STORE, [address, hash, ctx.shop.clock.now()], 'accounts.claim');
};

/** Whether somebody registered the address with this password within thirty days. */
export const isClaimed = async (ctx: Ctx, email: string, password: string): Promise<boolean> => {
  const { address, hash } = await claimOf(ctx, email, password);
  const found = await ctx.sql('SELECT 1 FROM registration_claim WHERE address = $1 AND password_hash = $2', [
    ...[address, hash],
  ]);
  return found.length > 0;
};
