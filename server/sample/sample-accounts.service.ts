import { createAdmin, createCustomer } from '../accounts/account-creation.service.ts';
import { verifyPassword } from '../accounts/password/password-hash.ts';
import { SessionEnd } from '../accounts/session.entity.ts';
import { endSessions } from '../accounts/sessions.service.ts';
import { User } from '../accounts/user.entity.ts';
import { transaction, type Ctx } from '../core/context.ts';

/** Printed at every start: they exist only where the sample catalogue was loaded. */
const DEMO = {
  customer: { email: 'anna@martyx.example', password: 'Rocket-Fan-2026!', firstName: 'Anna', lastName: 'Kováčová' },
  admin: { email: 'admin@martyx.example', password: 'Workshop-Admin-2026!' },
};

/** A customer and an admin to look around with. */
export const createDemoAccounts = async (ctx: Ctx): Promise<void> => {
  await createCustomer(ctx, DEMO.customer);
  await createAdmin(ctx, DEMO.admin);
};

const CLOSE = 'UPDATE users SET active = false WHERE id = $1';

/**
 * Closes the demo accounts that still have their published passwords and ends their sessions; one whose password was
 * changed is somebody's. Answers the addresses.
 */
export const closeDemoAccounts = async (ctx: Ctx): Promise<string[]> => {
  const closed: string[] = [];
  for (const { email, password } of Object.values(DEMO)) {
    const [user] = await ctx.sql<{ id: string; hash: string | null }>(
      'SELECT id, password_hash AS hash FROM users WHERE email = $1 AND active',
      [email],
    );
    if (!user || !(await verifyPassword(user.hash, password))) continue;
    await transaction(ctx, async (tx) => {
      await tx.sql(CLOSE, [user.id]);
      await endSessions(tx, { userId: user.id, reason: SessionEnd.DEACTIVATED });
    });
    closed.push(email);
  }
  return closed;
};

/** Ids of the demo accounts; null where there is none, or it is closed. */
export const demoPeople = async (ctx: Ctx): Promise<Record<keyof typeof DEMO, string | null>> => {
  const idOf = async ({ email }: { email: string }) =>
    (await ctx.repo(User).findOneBy({ email, active: true }))?.id ?? null;
  return { customer: await idOf(DEMO.customer), admin: await idOf(DEMO.admin) };
};

/** Role, address and password of the demo accounts that exist, one line each. */
export const demoAccountsOf = async (ctx: Ctx): Promise<string[]> => {
  const all = Object.entries(DEMO);
  const rows = await ctx.sql<{ email: string }>('SELECT email FROM users WHERE email = ANY($1) AND active', [
    all.map(([, { email }]) => email),
  ]);
  const there = new Set(rows.map(({ email }) => email));
  return all
    .filter(([, { email }]) => there.has(email))
    .map(([role, { email, password }]) => `demo ${role}: ${email} / ${password}`);
};
