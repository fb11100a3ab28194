import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { requestAccountMail } from './account-mail.job.ts';
import { TokenPurpose } from './account-token.entity.ts';
import { consumeToken, retireTokens, type UsedToken } from './account-tokens.service.ts';
import { MAIL_NETWORK, takeAttempt } from './attempts.service.ts';
import { email } from './email-address.ts';
import { mayMail } from './mail-limits.ts';
import { hashPassword } from './password/password-hash.ts';
import { newPassword } from './password/password-rules.ts';
import { names } from './profile.ts';
import { claimOf, storeClaim } from './registration-claims.service.ts';
import { SessionEnd } from './session.entity.ts';
import { endSessions } from './sessions.service.ts';
import { User } from './user.entity.ts';

export interface Registration {
  email: string;
  password: string;
  firstName?: string | null;
  lastName?: string | null;
  termsAccepted: boolean;
}

const registration = z.object({ ...names, email, password: newPassword });

/**
 * Opens an account that waits for the confirmation of its address. An address that has one already is left untouched; only
 * the mail tells its owner. Answer and time are the same for both, also of a sign-in with this password afterwards. Throws VALIDATION_FAILED (all faults at once),
 * TERMS_REQUIRED, RATE_LIMITED (too many from one network).
 */
export const register = async (ctx: Ctx, given: Registration): Promise<void> => {
  const { email, firstName = null, lastName = null } = checked(registration, given);
  if (!given.termsAccepted) throw new AppError(ErrorCode.TERMS_REQUIRED);
  await takeAttempt(ctx, MAIL_NETWORK, ctx.client.network);
  const passwordHash = await hashPassword(given.password);
  const claim = await claimOf(ctx, email, given.password);
  const mailAllowed = await mayMail(ctx, email);
  await transaction(ctx, async (tx) => {
    await tx.sql(
      `INSERT INTO users (email, password_hash, first_name, last_name, locale, created_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING`,
      [email, passwordHash, firstName, lastName, ctx.locale, ctx.shop.clock.now()],
    );
    await storeClaim(tx, claim);
    if (mailAllowed) await requestAccountMail(tx, { kind: 'REGISTRATION', email });
  });
};

const addressee = z.object({ email });

/** Mails go out for a well-formed address only, five an hour; the caller never learns which. */
const mailOnDemand = async (ctx: Ctx, given: string, kind: 'CONFIRM' | 'RESET'): Promise<void> => {
  const { email } = checked(addressee, { email: given });
  await takeAttempt(ctx, MAIL_NETWORK, ctx.client.network);
  if (await mayMail(ctx, email)) await requestAccountMail(ctx, { kind, email });
};

/** Sends the confirmation once more, if the address waits for one. Throws VALIDATION_FAILED, RATE_LIMITED by network. */
export const resendConfirmation = (ctx: Ctx, email: string): Promise<void> => mailOnDemand(ctx, email, 'CONFIRM');

/** Sends a link to set a new password, if there is such an account. Throws VALIDATION_FAILED, RATE_LIMITED by network. */
export const forgotPassword = (ctx: Ctx, email: string): Promise<void> => mailOnDemand(ctx, email, 'RESET');

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505';

const changeAddress = async (ctx: Ctx, { userId, email }: UsedToken): Promise<void> => {
  const user = await ctx.repo(User).findOneOrFail({ where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  const old = user.email;
  // Whoever set the password has not shown that this mailbox is theirs too.
  Object.assign(user, { email, emailConfirmedAt: ctx.shop.clock.now(), passwordProven: false });
  await ctx.repo(User).save(user);
  await endSessions(ctx, { userId, reason: SessionEnd.EMAIL_CHANGED });
  await retireTokens(ctx, userId, Object.values(TokenPurpose));
  await requestAccountMail(ctx, { kind: 'EMAIL_CHANGED', email: old, newEmail: email });
};

const confirmAddress = async (ctx: Ctx, { userId, email }: UsedToken): Promise<void> => {
  const [user] = await ctx.sql(
    'UPDATE users SET email_confirmed_at = coalesce(email_confirmed_at, $3) WHERE id = $1 AND email = $2 RETURNING 1',
    [userId, email, ctx.shop.clock.now()],
  );
  if (!user) throw new AppError(ErrorCode.CONFIRM_TOKEN_INVALID);
  await retireTokens(ctx, userId, [TokenPurpose.CONFIRM]);
};

/**
 * Uses the link of a confirmation mail: the address of a new account counts as proven, or a changed address takes effect
 * and ends all sessions. Throws CONFIRM_TOKEN_INVALID for a link that is unknown, used, over, or of another purpose.
 */
export const confirmEmail = async (ctx: Ctx, secret: string): Promise<void> => {
  try {
    await transaction(ctx, async (tx) => {
      const token = await consumeToken(tx, secret, [TokenPurpose.CONFIRM, TokenPurpose.CHANGE_EMAIL]);
      if (!token) throw new AppError(ErrorCode.CONFIRM_TOKEN_INVALID);
      await (token.purpose === TokenPurpose.CONFIRM ? confirmAddress(tx, token) : changeAddress(tx, token));
    });
  } catch (error) {
    throw isTaken(error) ? new AppError(ErrorCode.CONFIRM_TOKEN_INVALID) : error;
  }
};
