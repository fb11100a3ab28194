import * as z from 'zod';
import { orEmpty } from '../../core/checks.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import type { Shop } from '../../core/shop.ts';
import { seal, unseal } from '../../core/seal.ts';
import { clearAttempts, SECOND_FACTOR, takeAttempt } from '../attempts.service.ts';
import { knownDevice } from '../known-device.ts';
import { isOneTimeCode, stepOf } from './one-time-code.ts';
import { plainCode, recoveryHash } from './recovery-codes.ts';
import type { User } from '../user.entity.ts';

const MAX_TYPED = 50;

const sealedFor = (userId: string) => ({ purpose: 'second-factor', owner: userId });

/** The form in which the secret of an account is stored. */
export const sealSecret = (shop: Shop, userId: string, secret: string): string => seal(shop, sealedFor(userId), secret);

const typed = z.object({
  code: orEmpty(z.string().max(MAX_TYPED, 'TOO_LONG')).transform((code) => plainCode(code) || null),
});

/** What is typed as a code, null for nothing. Throws VALIDATION_FAILED for what is too long to be any. */
export const typedCode = (given: string | null | undefined): string | null => checked(typed, { code: given }).code;

/** Takes a code of the app, and with it all older ones: of several calls at once with one code exactly one gets true. */
export const takeOneTimeCode = async (ctx: Ctx, userId: string, code: string): Promise<boolean> => {
  const [row] = await ctx.sql<{ sealed: string }>(
    'SELECT sealed_secret AS sealed FROM second_factor WHERE user_id = $1',
    [userId],
  );
  const secret = row ? unseal(ctx.shop, sealedFor(userId), row.sealed) : null;
  const step = secret === null ? null : stepOf(secret, code, ctx.shop.clock.now());
  if (step === null) return false;
  const taken = await ctx.sql(
    'UPDATE second_factor SET last_step = $2 WHERE user_id = $1 AND sealed_secret = $3 AND last_step < $2 RETURNING 1',
    [userId, step, row!.sealed],
  );
  return taken.length > 0;
};

const takeRecoveryCode = async (ctx: Ctx, userId: string, code: string): Promise<boolean> => {
  const taken = await ctx.sql(
    `UPDATE second_factor SET recovery_hashes = array_remove(recovery_hashes, $2)
     WHERE user_id = $1 AND $2 = ANY(recovery_hashes) RETURNING 1`,
    [userId, recoveryHash(ctx.shop, userId, code)],
  );
  return taken.length > 0;
};

/** Uses a code of the app or a recovery code up. Throws SECOND_FACTOR_INVALID for one that is wrong or was used. */
export const takeCode = async (ctx: Ctx, userId: string, code: string): Promise<void> => {
  const taken = isOneTimeCode(code)
    ? await takeOneTimeCode(ctx, userId, code)
    : await takeRecoveryCode(ctx, userId, code);
  if (!taken) throw new AppError(ErrorCode.SECOND_FACTOR_INVALID);
};

type AccountRef = Pick<User, 'id' | 'email'>;

/**
 * Counts a try of a code for an account, at whatever door, and forgets all once `work` finds it right. Throws what `work`
 * throws, and RATE_LIMITED after five wrong codes in 15 minutes. A known device has a budget of its own.
 */
export const withCodeLimit = async <T>(ctx: Ctx, { id, email }: AccountRef, work: () => Promise<T>): Promise<T> => {
  const device = knownDevice(ctx, email);
  const whom = device ? `${id} ${device}` : id;
  await takeAttempt(ctx, SECOND_FACTOR, whom);
  const result = await work();
  await clearAttempts(ctx, SECOND_FACTOR, whom);
  return result;
};
