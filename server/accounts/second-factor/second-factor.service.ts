import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { requestAccountMail } from '../account-mail.job.ts';
import { newSecret, setupUri } from './one-time-code.ts';
import { confirmWithPassword } from '../password/passwords.service.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { withCodeLimit, sealSecret, takeCode, takeOneTimeCode, typedCode } from './second-factor-check.service.ts';
import { SecondFactor } from './second-factor.entity.ts';
import type { SecondFactorSetup, SecondFactorView } from './second-factor.types.ts';
import { SessionEnd } from '../session.entity.ts';
import { endSessions, requireViewer } from '../sessions.service.ts';
import { User } from '../user.entity.ts';

/** The state of an account's second factor, without its secrets. */
export const secondFactorOf = async (ctx: Ctx, { id, secondFactorAt }: User): Promise<SecondFactorView> => {
  const factor = secondFactorAt ? await ctx.repo(SecondFactor).findOneBy({ userId: id }) : null;
  return {
    enabled: secondFactorAt !== null,
    enabledAt: secondFactorAt,
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
  };
};

/** Locks the user's row in the caller's transaction; throws unless the second factor is as it must be. */
const lockUser = async (ctx: Ctx, userId: string, mustBe: 'on' | 'off'): Promise<User> => {
  const user = await ctx.repo(User).findOne({ where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  if (!user) throw new AppError(ErrorCode.UNAUTHENTICATED);
  if (mustBe === 'off' && user.secondFactorAt) throw new AppError(ErrorCode.SECOND_FACTOR_ALREADY_ON);
  if (mustBe === 'on' && !user.secondFactorAt) throw new AppError(ErrorCode.SECOND_FACTOR_OFF);
  return user;
};

const requireCode = (given: string): string => {
  const code = typedCode(given);
  if (!code) throw validationFailed({ code: 'REQUIRED' });
  return code;
};

const giveRecoveryCodes = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  const recoveryHashes = codes.map((code) => recoveryHash(ctx.shop, userId, code));
  await ctx.repo(SecondFactor).update({ userId }, { recoveryHashes });
  return codes;
};

/**
 * A new secret for the caller's authenticator app, in place of one that still waits for its first code. Nothing is asked
 * for before `enableSecondFactor`. Throws UNAUTHENTICATED, INVALID_CREDENTIALS, RATE_LIMITED, SECOND_FACTOR_ALREADY_ON.
 */
export const startSecondFactor = async (ctx: Ctx, currentPassword: string): Promise<SecondFactorSetup> => {
  const { id, email } = await confirmWithPassword(ctx, currentPassword);
  const secret = newSecret();
  await transaction(ctx, async (tx) => {
    await lockUser(tx, id, 'off');
    const pending = { userId: id, sealedSecret: sealSecret(tx.shop, id, secret), lastStep: 0, recoveryHashes: [] };
    await tx.repo(SecondFactor).upsert(pending, ['userId']);
  });
  return { secret, uri: setupUri(secret, email) };
};

/**
 * Switches the second factor on by the first code of the app: from now on a sign-in asks for one, and sessions opened
 * without it end, except this one. Answers the recovery codes, which nobody is told again. Throws UNAUTHENTICATED,
 * VALIDATION_FAILED, RATE_LIMITED, SECOND_FACTOR_INVALID, SECOND_FACTOR_ALREADY_ON, SECOND_FACTOR_OFF when it was not
 * started.
 */
export const enableSecondFactor = async (ctx: Ctx, given: string): Promise<string[]> => {
  const { userId, sessionId } = requireViewer(ctx);
  const code = requireCode(given);
  const whose = await ctx.repo(User).findOneByOrFail({ id: userId });
  return withCodeLimit(ctx, whose, () =>
    transaction(ctx, async (tx) => {
      const { email } = await lockUser(tx, userId, 'off');
      if (!(await tx.repo(SecondFactor).existsBy({ userId }))) throw new AppError(ErrorCode.SECOND_FACTOR_OFF);
      if (!(await takeOneTimeCode(tx, userId, code))) throw new AppError(ErrorCode.SECOND_FACTOR_INVALID);
      await tx.repo(User).update({ id: userId }, { secondFactorAt: tx.shop.clock.now() });
      await endSessions(tx, { userId, reason: SessionEnd.SECOND_FACTOR_ON, except: sessionId });
      await requestAccountMail(tx, { kind: 'SECOND_FACTOR_ON', email });
      return giveRecoveryCodes(tx, userId);
    }),
  );
};

/** Runs `work` once the caller gave the current password and a code, both counted, and the second factor is on. */
const proven = async <T>(
  ctx: Ctx,
  given: { currentPassword: string; code: string },
  work: (tx: Ctx, user: User) => Promise<T>,
): Promise<T> => {
  const code = requireCode(given.code);
  const { id, email, secondFactorAt } = await confirmWithPassword(ctx, given.currentPassword);
  if (!secondFactorAt) throw new AppError(ErrorCode.SECOND_FACTOR_OFF);
  return withCodeLimit(ctx, { id, email }, () =>
    transaction(ctx, async (tx) => {
      const user = await lockUser(tx, id, 'on');
      await takeCode(tx, id, code);
      return work(tx, user);
    }),
  );
};

/**
 * Switches the second factor off and forgets its secret and recovery codes. Throws UNAUTHENTICATED, VALIDATION_FAILED,
 * INVALID_CREDENTIALS, RATE_LIMITED, SECOND_FACTOR_INVALID, SECOND_FACTOR_OFF.
 */
export const disableSecondFactor = (ctx: Ctx, currentPassword: string, code: string): Promise<void> =>
  proven(ctx, { currentPassword, code }, async (tx, { id, email }) => {
    await removeSecondFactor(tx, id);
    await requestAccountMail(tx, { kind: 'SECOND_FACTOR_OFF', email });
  });

/** Ten new recovery codes in place of all older ones. Throws as `disableSecondFactor` does. */
export const renewRecoveryCodes = (ctx: Ctx, currentPassword: string, code: string): Promise<string[]> =>
  proven(ctx, { currentPassword, code }, (tx, { id }) => giveRecoveryCodes(tx, id));

/** Takes the second factor off an account, in the caller's transaction, without asking for anything. */
export const removeSecondFactor = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.repo(User).update({ id: userId }, { secondFactorAt: null });
  await ctx.repo(SecondFactor).delete({ userId });
};
