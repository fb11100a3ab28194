import * as z from 'zod';
import { recordAction, type AdminAction } from '../../audit/audit.service.ts';
import { paragraph } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { isLocale } from '../../core/locale.ts';
import { isUuid } from '../../core/text/text.ts';
import { requestAccountMail } from '../account-mail.job.ts';
import { TokenPurpose } from '../account-token.entity.ts';
import { retireTokens } from '../account-tokens.service.ts';
import {
  lockAccount,
  lockCaller,
  lockOwners,
  requireOtherOwner,
  requireWithin,
  type Account,
} from './admin-rights.service.ts';
import { findUser } from './admin-users.queries.ts';
import { ADMIN_RESET, takeAttempt } from '../attempts.service.ts';
import { SessionEnd } from '../session.entity.ts';
import { endSessions } from '../sessions.service.ts';
import { User } from '../user.entity.ts';

const MOST_NOTE = 5000;

type Change = Pick<AdminAction, 'action' | 'before' | 'after'>;

const record = (tx: Ctx, { id, email }: Pick<Account, 'id' | 'email'>, change: Change): Promise<void> =>
  recordAction(tx, { ...change, subject: 'USER', id, name: email });

/** Throws NOT_FOUND for what is no id. */
export const checkUserId = (id: string): string => {
  if (!isUuid(id)) throw new AppError(ErrorCode.NOT_FOUND);
  return id;
};

/**
 * Opens or closes an account; closing ends its sessions. Locks owners, caller and account. Throws NOT_FOUND, LAST_OWNER, and
 * FORBIDDEN for who may do more than the caller.
 */
export const setUserActive = (ctx: Ctx, id: string, active: boolean): Promise<void> =>
  transaction(ctx, async (tx) => {
    const owners = await lockOwners(tx);
    const caller = await lockCaller(tx);
    const user = await lockAccount(tx, checkUserId(id));
    requireWithin(caller, user);
    if (!active) requireOtherOwner(owners, user);
    await tx.repo(User).update({ id }, { active });
    if (!active) await endSessions(tx, { userId: id, reason: SessionEnd.DEACTIVATED });
    const action = active ? 'user.activate' : 'user.deactivate';
    await record(tx, user, { action, before: { active: user.active }, after: { active } });
  });

/** Takes an address for proven without its link, which is then of no use; twice is as once. Throws NOT_FOUND. */
export const confirmUserEmail = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const user = await lockAccount(tx, checkUserId(id));
    const emailConfirmedAt = user.emailConfirmedAt ?? tx.shop.clock.now();
    await tx.repo(User).update({ id }, { emailConfirmedAt });
    await retireTokens(tx, id, [TokenPurpose.CONFIRM]);
    const before = { emailConfirmedAt: user.emailConfirmedAt };
    await record(tx, user, { action: 'user.confirm', before, after: { emailConfirmedAt } });
  });

/**
 * Sends a link for a new password to the account's own address, in its language; five an hour. Throws NOT_FOUND,
 * ACCOUNT_INACTIVE, RATE_LIMITED.
 */
export const sendPasswordReset = async (ctx: Ctx, id: string): Promise<void> => {
  const { email } = await findUser(ctx, id);
  await takeAttempt(ctx, ADMIN_RESET, email);
  await transaction(ctx, async (tx) => {
    const user = await lockAccount(tx, id);
    if (!user.active) throw new AppError(ErrorCode.ACCOUNT_INACTIVE);
    const locale = isLocale(user.locale) ? user.locale : tx.locale;
    await requestAccountMail(tx, { kind: 'RESET', email: user.email, locale });
    await record(tx, user, { action: 'user.reset', after: { mail: user.email } });
  });
};

/** Ends every session of an account. Throws NOT_FOUND, and FORBIDDEN for who may do more than the caller. */
export const signOutUser = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const caller = await lockCaller(tx);
    const user = await lockAccount(tx, checkUserId(id));
    requireWithin(caller, user);
    const ended = await endSessions(tx, { userId: id, reason: SessionEnd.LOGOUT });
    await record(tx, user, { action: 'user.sign-out', after: { sessions: ended } });
  });

const words = z.object({ note: paragraph({ max: MOST_NOTE, required: false }) });

/** Keeps a note of at most 5000 characters. Throws NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT if it changed meanwhile. */
export const setUserNote = (ctx: Ctx, id: string, given: string, version: number): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { note } = checked(words, { note: given });
    const user = await lockAccount(tx, checkUserId(id));
    if (user.noteVersion !== version) throw new AppError(ErrorCode.VERSION_CONFLICT, { version: user.noteVersion });
    await tx.repo(User).update({ id }, { note, noteVersion: version + 1 });
    await record(tx, user, { action: 'user.note', before: { note: user.note }, after: { note } });
  });
