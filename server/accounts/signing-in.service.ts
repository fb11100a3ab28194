import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { clearAttempts, returnAttempt, SIGN_IN, SIGN_IN_NETWORK, takeAttempt } from './attempts.ts';
import { emailError, normaliseEmail } from './email-address.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { MAX_LENGTH } from './password-rules.ts';
import { openSession, type OpenedSession } from './sessions.service.ts';
import { User } from './user.entity.ts';

export interface Credentials {
  email: string;
  password: string;
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
  await Promise.all([clearAttempts(ctx, SIGN_IN, email), returnAttempt(ctx, SIGN_IN_NETWORK, ctx.client.network)]);
  return user;
};

/**
 * Signs in and opens a session. Unknown address and wrong password are one answer in one time; what is the matter with an
 * account is said with the right password only. A right password clears the tries of its address.
 *
 * Throws VALIDATION_FAILED, RATE_LIMITED (args.minutes; five tries for an address in 15 minutes, a hundred failed ones for
 * a network), INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, ACCOUNT_INACTIVE.
 */
export const signIn = async (ctx: Ctx, { email: given, password }: Credentials): Promise<SignedIn> => {
  const email = check({ email: given, password });
  await takeAttempt(ctx, SIGN_IN, email);
  await takeAttempt(ctx, SIGN_IN_NETWORK, ctx.client.network);
  const user = await findByCredentials(ctx, email, password);
  if (!user.active) throw new AppError(ErrorCode.ACCOUNT_INACTIVE);
  if (!user.emailConfirmed) throw new AppError(ErrorCode.EMAIL_NOT_CONFIRMED);
  await renewHash(ctx, user, password);
  const session = await openSession(ctx, user);
  if (!session) throw new AppError(ErrorCode.INVALID_CREDENTIALS);
  return { ...session, user };
};
