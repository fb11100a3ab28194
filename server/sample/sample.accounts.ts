import { createAdmin, createCustomer } from '../accounts/creating.service.ts';
import type { Ctx } from '../core/context.ts';

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

/** Role, address and password of the demo accounts that exist, one line each. */
export const demoAccountsOf = async (ctx: Ctx): Promise<string[]> => {
  const all = Object.entries(DEMO);
  const rows = await ctx.sql<{ email: string }>('SELECT email FROM users WHERE email = ANY($1)', [
    all.map(([, { email }]) => email),
  ]);
  const there = new Set(rows.map(({ email }) => email));
  return all
    .filter(([, { email }]) => there.has(email))
    .map(([role, { email, password }]) => `demo ${role}: ${email} / ${password}`);
};
