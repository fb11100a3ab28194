import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { ownerProven } from '../account-events.ts';
import { requestAccountMail } from '../account-mail.job.ts';
import { TokenPurpose } from '../account-token.entity.ts';
import { consumeToken, isTokenGood, retireTokens } from '../account-tokens.service.ts';
import { clearAttempts, CURRENT_PASSWORD, SIGN_IN, takeAttempt } from '../attempts.service.ts';
import { rememberDevice } from '../known-device.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { newPassword } from './password-rules.ts';
import { SessionEnd } from '../session.entity.ts';
import { endSessions, requireViewer } from '../sessions.service.ts';
import { User } from '../user.entity.ts';

const invalidToken = (): AppError => new AppError(ErrorCode.RESET_TOKEN_INVALID);

const requireGoodPassword = (password: string, field: string): void => {
  checked(z.object({ [field]: newPassword }), { [field]: password });
};

const reset = async (ctx: Ctx, secret: string, passwordHash: string): Promise<string> => {
  const token = await consumeToken(ctx, secret, [TokenPurpose.RESET]);
  if (!token) throw invalidToken();
  const { userId, email } = token;
  const [user] = await ctx.sql(
    `UPDATE users SET password_hash = $3, password_proven = true, email_confirmed_at = coalesce(email_confirmed_at, $4)
     WHERE id = $1 AND email = $2 RETURNING 1`,
    [userId, email, passwordHash, ctx.shop.clock.now()],
  );
  if (!user) throw invalidToken();
  await endSessions(ctx, { userId, reason: SessionEnd.PASSWORD_RESET });
  await retireTokens(ctx, userId, Object.values(TokenPurpose));
  await requestAccountMail(ctx, { kind: 'PASSWORD_CHANGED', email });
  await ownerProven(ctx, { id: userId, email });
  return email;
};

/**
 * Sets a new password by the link of a mail, which also proves the address; ends every session and opens none. The address
 * may sign in at once, however many tries were counted, and the browser is known from then on: no stranger locks it out. Throws VALIDATION_FAILED (the link stays good) and
 * RESET_TOKEN_INVALID for a link that is unknown, used, replaced, over, or of another purpose.
 */
export const resetPassword = async (ctx: Ctx, secret: string, password: string): Promise<void> => {
  requireGoodPassword(password, 'password');
  if (!(await isTokenGood(ctx, secret, TokenPurpose.RESET))) throw invalidToken();
  const passwordHash = await hashPassword(password);
  const email = await transaction(ctx, (tx) => reset(tx, secret, passwordHash));
  await clearAttempts(ctx, SIGN_IN, email);
  rememberDevice(ctx, email);
};

/**
 * The caller's account, after the current password was given again. Throws UNAUTHENTICATED, INVALID_CREDENTIALS,
 * RATE_LIMITED after five wrong ones in 15 minutes.
 */
export const confirmWithPassword = async (ctx: Ctx, currentPassword: string): Promise<User> => {
  const { userId } = requireViewer(ctx);
  await takeAttempt(ctx, CURRENT_PASSWORD, userId);
  const user = await ctx.repo(User).findOneBy({ id: userId });
  const right = await verifyPassword(user?.passwordHash ?? null, currentPassword.slice(0, 500));
  if (!user || !right) throw new AppError(ErrorCode.INVALID_CREDENTIALS);
  await clearAttempts(ctx, CURRENT_PASSWORD, userId);
  return user;
};

/**
 * Changes the password; ends all other sessions and every open link. Throws VALIDATION_FAILED, UNAUTHENTICATED,
 * INVALID_CREDENTIALS, RATE_LIMITED.
 */
export const changePassword = async (ctx: Ctx, currentPassword: string, newPassword: string): Promise<void> => {
  const { userId, sessionId } = requireViewer(ctx);
  requireGoodPassword(newPassword, 'newPassword');
  const user = await confirmWithPassword(ctx, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await transaction(ctx, async (tx) => {
    const [changed] = await tx.sql(
      'UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING 1',
      [userId, user.passwordHash, passwordHash],
    );
    if (!changed) throw new AppError(ErrorCode.INVALID_CREDENTIALS);
    await endSessions(tx, { userId, reason: SessionEnd.PASSWORD_CHANGED, except: sessionId });
    await retireTokens(tx, userId, [TokenPurpose.RESET, TokenPurpose.CHANGE_EMAIL]);
    await requestAccountMail(tx, { kind: 'PASSWORD_CHANGED', email: user.email });
  });
};
