import * as z from 'zod';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { ownerProven } from './account-events.ts';
import {
  clearAttempts,
  returnAttempt,
  SIGN_IN,
  SIGN_IN_DEVICE,
  SIGN_IN_NETWORK,
  takeAttempt,
  type Limit,
} from './attempts.service.ts';
import { email } from './email-address.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { hashPassword, isOutdated, verifyPassword } from './password/password-hash.ts';
import { typedPassword } from './password/password-rules.ts';
import { isClaimed } from './registration-claims.service.ts';
import { withCodeLimit, takeCode, typedCode } from './second-factor/second-factor-check.service.ts';
import { openSession, type OpenedSession } from './sessions.service.ts';
import { User } from './user.entity.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Of the second factor. */
  code?: string | null;
  /** Whether to stay signed in for long. */
  keep?: boolean | null;
}

export interface SignedIn extends OpenedSession {
  user: User;
}

const credentials = z.object({ email, password: typedPassword });

const renewHash = async (ctx: Ctx, user: User, password: string): Promise<void> => {
  if (!isOutdated(user.passwordHash)) return;
  const renewed = await hashPassword(password);
  await ctx.sql('UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
    user.id,
    user.passwordHash,
    renewed,
  ]);
  user.passwordHash = renewed;
};

/**
 * The account, if the password is right. For the owner of a confirmed one that takes one password hash, for everybody else
 * two, whatever there is: who has registered an address and not confirmed it is answered alike, whosever the address is.
 */
const findByCredentials = async (ctx: Ctx, email: string, password: string): Promise<User | 'UNCONFIRMED' | null> => {
  const user = await ctx.repo(User).findOneBy({ email });
  const right = await verifyPassword(user?.passwordHash ?? null, password);
  if (user && right && user.emailConfirmed) return user;
  const claimed = await isClaimed(ctx, email, password);
  if (user && right && !user.active) return user;
  return right || claimed ? 'UNCONFIRMED' : null;
};

type AttemptKeys = readonly (readonly [limit: Limit, whom: string])[];

/** By what tries are counted: a known device has a budget of its own, which no stranger can use up. */
const attemptKeys = (ctx: Ctx, email: string): AttemptKeys => {
  const device = knownDevice(ctx, email);
  if (device) return [[SIGN_IN_DEVICE, `${email} ${device}`]];
  return [
    [SIGN_IN, email],
    [SIGN_IN_NETWORK, ctx.client.network],
  ];
};

const returnAttempts = (ctx: Ctx, tries: AttemptKeys): Promise<unknown> =>
  Promise.all(tries.map(([limit, whom]) => returnAttempt(ctx, limit, whom)));

/** A missing code is no failed try; a wrong one stays counted with the wrong passwords. */
const passSecondFactor = async (ctx: Ctx, user: User, code: string | null, tries: AttemptKeys): Promise<void> => {
  if (!user.secondFactorAt) return;
  if (code) return withCodeLimit(ctx, user, () => takeCode(ctx, user.id, code));
  await returnAttempts(ctx, tries);
  throw new AppError(ErrorCode.SECOND_FACTOR_REQUIRED);
};

const forgetAttempts = (ctx: Ctx, [own, ...shared]: AttemptKeys): Promise<unknown> =>
  Promise.all([clearAttempts(ctx, ...own!), returnAttempts(ctx, shared)]);

const open = async (ctx: Ctx, user: User, { password, keep }: Credentials): Promise<SignedIn> => {
  await renewHash(ctx, user, password);
  const session = await openSession(ctx, user, keep ?? false);
  if (!session) throw new AppError(ErrorCode.INVALID_CREDENTIALS);
  rememberDevice(ctx, user.email);
  if (user.passwordProven) await ownerProven(ctx, user);
  return { ...session, user };
};

/**
 * Signs in and opens a session. Unknown address and wrong password are one answer in one time; what is the matter with an
 * account is said with the right password only, and that an address waits for its confirmation to whoever registered it.
 * What opens the account clears the tries of its address and makes the browser a known one.
 *
 * Throws VALIDATION_FAILED, RATE_LIMITED (args.minutes; five tries for an address in 15 minutes, five more in each browser
 * that is known there, a hundred failed ones for a network; five wrong codes for an account), INVALID_CREDENTIALS,
 * EMAIL_NOT_CONFIRMED, ACCOUNT_INACTIVE, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID.
 */
export const signIn = async (ctx: Ctx, given: Credentials): Promise<SignedIn> => {
  const { email } = checked(credentials, given);
  const code = typedCode(given.code);
  const tries = attemptKeys(ctx, email);
  for (const [limit, whom] of tries) await takeAttempt(ctx, limit, whom);
  const user = await findByCredentials(ctx, email, given.password);
  if (user === null) throw new AppError(ErrorCode.INVALID_CREDENTIALS);
  if (user === 'UNCONFIRMED') {
    await returnAttempts(ctx, tries);
    throw new AppError(ErrorCode.EMAIL_NOT_CONFIRMED);
  }
  if (user.active) await passSecondFactor(ctx, user, code, tries);
  await forgetAttempts(ctx, tries);
  if (!user.active) throw new AppError(ErrorCode.ACCOUNT_INACTIVE);
  return open(ctx, user, given);
};
