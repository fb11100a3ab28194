import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { ownerProven } from './account-events.ts';
import { clearAttempts, returnAttempt, SIGN_IN, SIGN_IN_NETWORK, takeAttempt } from './attempts.ts';
import { emailError, normaliseEmail } from './email-address.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { MAX_LENGTH } from './password-rules.ts';
import { countingCodes, takeCode, typedCode } from './second-factor-check.ts';
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

const check = ({ email: given, password }: Credentials): string => {
  const email = normaliseEmail(given);
  const errors: Record<string, string> = {};
  const wrong = emailError(email);
  if (wrong) errors.email = wrong;
  if (!password) errors.password = 'REQUIRED';
  else if ([...password].length > MAX_LENGTH) errors.password = 'TOO_LONG';
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return email;
};

const renewHash = async (ctx: Ctx, user: User, password: string): Promise<void> => {
  if (!isOutdated(user.passwordHash)) return;
  const renewed = await hashPassword(password);
  await ctx.sql('UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
    ...[user.id, user.passwordHash, renewed],
  ]);
  user.passwordHash = renewed;
};

const findByCredentials = async (ctx: Ctx, email: string, password: string): Promise<User> => {
  const user = await ctx.repo(User).findOneBy({ email });
  const right = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !right) throw new AppError(ErrorCode.INVALID_CREDENTIALS);
  return user;
};

/** A missing code is no failed try; a wrong one stays counted with the wrong passwords. */
const passSecondFactor = async (ctx: Ctx, user: User, code: string | null): Promise<void> => {
  if (!user.secondFactorAt) return;
  if (code) return countingCodes(ctx, user.id, () => takeCode(ctx, user.id, code));
  await Promise.all([returnAttempt(ctx, SIGN_IN, user.email), returnAttempt(ctx, SIGN_IN_NETWORK, ctx.client.network)]);
  throw new AppError(ErrorCode.SECOND_FACTOR_REQUIRED);
};

const forgetTries = (ctx: Ctx, email: string): Promise<unknown> =>
  Promise.all([clearAttempts(ctx, SIGN_IN, email), returnAttempt(ctx, SIGN_IN_NETWORK, ctx.client.network)]);

/**
 * Signs in and opens a session. Unknown address and wrong password are one answer in one time; what is the matter with an
 * account is said with the right password only. What opens the account clears the tries of its address.
 *
 * Throws VALIDATION_FAILED, RATE_LIMITED (args.minutes; five tries for an address in 15 minutes, a hundred failed ones for
 * a network; five wrong codes for an account), INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, ACCOUNT_INACTIVE,
 * SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID.
 */
export const signIn = async (ctx: Ctx, given: Credentials): Promise<SignedIn> => {
  const { password } = given;
  const email = check(given);
  const code = typedCode(given.code);
  await takeAttempt(ctx, SIGN_IN, email);
  await takeAttempt(ctx, SIGN_IN_NETWORK, ctx.client.network);
  const user = await findByCredentials(ctx, email, password);
  if (user.active && user.emailConfirmed) await passSecondFactor(ctx, user, code);
  await forgetTries(ctx, email);
  if (!user.active) throw new AppError(ErrorCode.ACCOUNT_INACTIVE);
  if (!user.emailConfirmed) throw new AppError(ErrorCode.EMAIL_NOT_CONFIRMED);
  await renewHash(ctx, user, password);
  const session = await openSession(ctx, user, given.keep ?? false);
  if (!session) throw new AppError(ErrorCode.INVALID_CREDENTIALS);
  if (user.passwordProven) await ownerProven(ctx, user);
  return { ...session, user };
};
