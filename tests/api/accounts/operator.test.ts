import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createCustomer } from '../../../server/accounts/account-creation.service.ts';
import { prepareSampleData } from '../../../server/sample-data.ts';
import { createDemoAccounts, demoAccountsOf } from '../../../server/sample/sample-accounts.service.ts';
import { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildSecondFactor } from '../../support/second-factor.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** From its sources, the command compiles the whole shop first. */
const COLD_START = { timeout: 120_000 };
const SOURCE = ['--import', '@swc-node/register/esm-register', 'server/commands/create-admin.script.ts'];
const BUILT = ['dist/server/commands/create-admin.script.js'];

/** `npm run admin:create -- email`, with the password on stdin. */
const run = (args: string[], password: string, script = BUILT): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const node = [...script, ...args];
    const env = { ...process.env, ...shop.env, DATA_DIR: shop.dataDir };
    const child = spawn(process.execPath, node, { cwd: ROOT, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdin.end(`${password}\n`);
    child.on('exit', (code) => resolve({ code, output }));
  });

const login = async (email: string, password: string) => {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { user { email admin } } }';
  return (await shop.graphql<{ login: { user: object } }>(query, { input: { email, password } })).data?.login?.user;
};

describe('an admin made by the operator', () => {
  it('signs in with the password that was typed, which is not shown', COLD_START, async () => {
    const { code, output } = await run(['Boss@Martyx.example'], 'Spruce-Spar-1903', SOURCE);
    expect({ code, output }).toEqual({ code: 0, output: 'Password: \nboss@martyx.example is an admin now.\n' });
    expect(await login('boss@martyx.example', 'Spruce-Spar-1903')).toEqual({
      email: 'boss@martyx.example',
      admin: true,
    });
  });

  it('is refused with a weak password or a wrong address', async () => {
    const refused = (email: string, password: string) =>
      expect(createAdmin(shop.ctx(), { email, password })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await refused('nonsense', 'Spruce-Spar-1903');
    await refused('boss@martyx.example', `Spruce-1-${'x'.repeat(120)}`);
    expect(await run(['boss@martyx.example'], 'short')).toMatchObject({
      code: 1,
      output: expect.stringContaining('TOO_SHORT'),
    });
  });

  it('may have been a customer, whose sessions end', async () => {
    const user = await buildAccount(shop, { firstName: 'Kept' });
    const headers = await signInAs(shop, user);
    await createAdmin(shop.ctx(), { email: user.email, password: 'Spruce-Spar-1903' });
    expect((await shop.inject({ url: '/api/user/profile', headers })).statusCode).toBe(401);
    expect(await shop.ctx().repo(User).findOneByOrFail({ id: user.id })).toMatchObject({
      admin: true,
      firstName: 'Kept',
    });
  });
});

describe('an admin who lost the authenticator app', () => {
  const secondFactor = async (id: string) =>
    (await shop.ctx().repo(User).findOneByOrFail({ id })).secondFactorAt?.getTime() ?? null;

  it('signs in by a password alone again when the operator says so, and only then', async () => {
    const { user } = await buildSecondFactor(shop, { admin: true });
    await createAdmin(shop.ctx(), { email: user.email, password: 'Spruce-Spar-1903' });
    expect(await secondFactor(user.id)).not.toBeNull();
    expect((await run([user.email, '--remove-second-factor'], 'Spruce-Spar-1904')).code).toBe(0);
    expect(await secondFactor(user.id)).toBeNull();
    expect(await login(user.email, 'Spruce-Spar-1904')).toEqual({ email: user.email, admin: true });
  });
});

const signIn = (email: string, password: string) =>
  shop.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });

describe('the demo accounts', () => {
  it('exist once the sample is loaded, and are told only then', async () => {
    expect(await demoAccountsOf(shop.ctx())).toEqual([]);
    await createDemoAccounts(shop.ctx());
    expect(await demoAccountsOf(shop.ctx())).toEqual([
      'demo customer: anna@martyx.example / Rocket-Fan-2026!',
      'demo admin: admin@martyx.example / Workshop-Admin-2026!',
    ]);
    expect(await login('anna@martyx.example', 'Rocket-Fan-2026!')).toMatchObject({ admin: false });
    expect(await login('admin@martyx.example', 'Workshop-Admin-2026!')).toMatchObject({ admin: true });
  });

  it('are closed where the shop is encrypted and nobody asked for them, and only with their published passwords', async () => {
    const { token } = (await signIn('anna@martyx.example', 'Rocket-Fan-2026!')).json<{ token: string }>();
    await createAdmin(shop.ctx(), { email: 'admin@martyx.example', password: 'Spruce-Spar-1903' });
    const config = { ...shop.shop.config, demoAccounts: false };
    await prepareSampleData({ ...shop.shop, config });
    expect((await signIn('anna@martyx.example', 'Rocket-Fan-2026!')).json()).toMatchObject({
      errorCode: 'ACCOUNT_INACTIVE',
    });
    const headers = { authorization: `Bearer ${token}` };
    expect((await shop.inject({ url: '/api/user/profile', headers })).statusCode).toBe(401);
    expect(await login('admin@martyx.example', 'Spruce-Spar-1903')).toMatchObject({ admin: true });
    expect(await demoAccountsOf(shop.ctx())).toEqual(['demo admin: admin@martyx.example / Workshop-Admin-2026!']);
  });

  it('never replace an account that is there', async () => {
    const user = await buildAccount(shop);
    await createCustomer(shop.ctx(), { email: user.email, password: 'Spruce-Spar-1903' });
    expect(await shop.ctx().repo(User).findOneByOrFail({ id: user.id })).toEqual(user);
  });
});
