import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { checked } from '../core/faults.ts';
import { TokenPurpose } from './account-token.entity.ts';
import { retireTokens } from './account-tokens.service.ts';
import { email } from './email-address.ts';
import { hashPassword } from './password/password-hash.ts';
import { newPassword } from './password/password-rules.ts';
import { removeSecondFactor } from './second-factor/second-factor.service.ts';
import { SessionEnd } from './session.entity.ts';
import { endSessions } from './sessions.service.ts';

export interface NewAccount {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
}

export interface NewAdmin extends NewAccount {
  /** For an admin who lost the authenticator app and the recovery codes. */
  removeSecondFactor?: boolean;
}

const credentials = z.object({ email, password: newPassword });

/** An account that needs no confirmation, made by who runs the shop; one that is there stays as it is. Throws VALIDATION_FAILED. */
export const createCustomer = async (ctx: Ctx, account: NewAccount): Promise<void> => {
  const { email } = checked(credentials, account);
  await ctx.sql(
    `INSERT INTO users (email, password_hash, email_confirmed_at, first_name, last_name, created_at)
     VALUES ($1, $2, $3, $4, $5, $3) ON CONFLICT (email) DO NOTHING`,
    [email, await hashPassword(account.password), ctx.shop.clock.now(), account.firstName, account.lastName],
  );
};

/**
 * An owner, an admin who may do everything, with this password: a new account, or the one with this address, whose sessions
 * and open links end and whose second factor stays on unless it is to be removed. Answers the address as it is stored. Throws VALIDATION_FAILED.
 */
export const createAdmin = async (ctx: Ctx, account: NewAdmin): Promise<string> => {
  const { email } = checked(credentials, account);
  const passwordHash = await hashPassword(account.password);
  await transaction(ctx, async (tx) => {
    const [user] = await tx.sql<{ id: string }>(
      `INSERT INTO users AS u (email, password_hash, email_confirmed_at, first_name, last_name, created_at, admin)
       VALUES ($1, $2, $3, $4, $5, $3, true)
       ON CONFLICT (email) DO UPDATE SET password_hash = $2, admin = true, role_id = NULL, active = true,
         email_confirmed_at = coalesce(u.email_confirmed_at, $3)
       RETURNING id`,
      [email, passwordHash, tx.shop.clock.now(), account.firstName, account.lastName],
    );
    if (account.removeSecondFactor) await removeSecondFactor(tx, user!.id);
    await endSessions(tx, { userId: user!.id, reason: SessionEnd.ROLE_CHANGED });
    await retireTokens(tx, user!.id, Object.values(TokenPurpose));
  });
  return email;
};
