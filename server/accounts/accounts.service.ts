import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { requestAccountMail } from './account-mail.job.ts';
import { lockAccount, lockOwners, requireOtherOwner } from './admin/admin-rights.service.ts';
import { CHANGE_EMAIL, takeAttempt } from './attempts.service.ts';
import { email } from './email-address.ts';
import { countMail } from './mail-limits.ts';
import { confirmWithPassword } from './password/passwords.service.ts';
import { checkProfile, type GivenProfile } from './profile.ts';
import { requireViewer } from './sessions.service.ts';
import { User } from './user.entity.ts';

/** The account of the caller; null for a visitor. */
export const findMe = async (ctx: Ctx): Promise<User | null> =>
  ctx.viewer ? ctx.repo(User).findOneBy({ id: ctx.viewer.userId }) : null;

/** An account for the person it belongs to. Throws UNAUTHENTICATED, and NOT_FOUND for any id but the caller's own. */
export const findOwn = async (ctx: Ctx, id: string): Promise<User> => {
  const { userId } = requireViewer(ctx);
  const user = id === userId ? await ctx.repo(User).findOneBy({ id: userId }) : null;
  if (!user) throw new AppError(ErrorCode.NOT_FOUND);
  return user;
};

/** Stores the given fields of the caller's profile and nothing else. Throws UNAUTHENTICATED, VALIDATION_FAILED. */
export const updateProfile = async (ctx: Ctx, given: GivenProfile): Promise<User> => {
  const { userId } = requireViewer(ctx);
  const profile = checkProfile(given);
  if (Object.keys(profile).length > 0) await ctx.repo(User).update({ id: userId }, profile);
  return findOwn(ctx, userId);
};

const addressChange = z.object({ newEmail: email });

/**
 * Sends a link to the new address and word of it to the present one. Nothing changes before the link is used. Throws
 * VALIDATION_FAILED, UNAUTHENTICATED, INVALID_CREDENTIALS, RATE_LIMITED.
 */
export const changeEmail = async (ctx: Ctx, currentPassword: string, given: string): Promise<void> => {
  const { newEmail } = checked(addressChange, { newEmail: given });
  const user = await confirmWithPassword(ctx, currentPassword);
  if (newEmail === user.email) throw validationFailed({ newEmail: 'SAME' });
  await takeAttempt(ctx, CHANGE_EMAIL, user.id);
  await countMail(ctx, newEmail);
  await transaction(ctx, async (tx) => {
    await requestAccountMail(tx, { kind: 'CHANGE_EMAIL', email: newEmail, userId: user.id });
    await requestAccountMail(tx, { kind: 'EMAIL_CHANGE_ASKED', email: user.email, newEmail });
  });
};

/**
 * Deletes the caller's account with its sessions, links, cart and saved addresses. Orders and invoices stay as accounting
 * records, word for word, but are no longer tied to it. Throws UNAUTHENTICATED, INVALID_CREDENTIALS, RATE_LIMITED, and
 * LAST_OWNER where the shop would be left without an admin who may do everything.
 */
export const deleteAccount = async (ctx: Ctx, currentPassword: string): Promise<void> => {
  const { id, email } = await confirmWithPassword(ctx, currentPassword);
  await transaction(ctx, async (tx) => {
    requireOtherOwner(await lockOwners(tx), await lockAccount(tx, id));
    await tx.repo(User).delete({ id });
    await requestAccountMail(tx, { kind: 'ACCOUNT_DELETED', email });
  });
};
