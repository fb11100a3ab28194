import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepAccountsJob } from '../../../server/accounts/accounts-cleanup.job.ts';
import { freshNetwork } from '../../support/fresh-network.ts';
import { buildAccount, mailedSecret, PASSWORD } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmail(input: { token: $token }) { receivedAt } }';
const WRONG = 'Wrong-Password-1';

const post = (url: string, payload: object, cookie = '') =>
  shop.inject({ method: 'POST', url, payload, headers: cookie ? { cookie } : {}, remoteAddress: freshNetwork() });
const login = (email: string, password: string, cookie = '') => post('/api/auth/login', { email, password }, cookie);
const codeOf = async (...args: Parameters<typeof login>) => {
  const response = await login(...args);
  return response.statusCode === 200 ? 'OK' : response.json<{ errorCode: string }>().errorCode;
};
const cookieOf = ({ headers }: Awaited<ReturnType<typeof login>>) => String(headers['set-cookie']).split(';')[0]!;
const lockOut = async (email: string) => {
  for (let i = 0; i < 6; i += 1) await login(email, WRONG);
  expect(await codeOf(email, PASSWORD)).toBe('RATE_LIMITED');
};

describe('an owner whom a stranger locks out with wrong passwords', () => {
  it('stays in with a browser that has signed in before, by a cookie that no script reads', async () => {
    const { email } = await buildAccount(shop);
    const first = await login(email, PASSWORD);
    expect(String(first.headers['set-cookie'])).toMatch(/^martyx_device=[^;]+; .*HttpOnly; SameSite=Strict$/);
    await lockOut(email);
    expect(await codeOf(email, PASSWORD, cookieOf(first))).toBe('OK');
    expect(await codeOf(email, PASSWORD)).toBe('RATE_LIMITED');
  });

  it('comes in by a mail, and then stays in with that browser', async () => {
    const { email } = await buildAccount(shop);
    await lockOut(email);
    await post('/api/auth/forgot-password', { email });
    await shop.runJobs();
    const reset = await post('/api/auth/reset-password', { token: mailedSecret(shop, email), password: PASSWORD });
    await lockOut(email);
    expect(await codeOf(email, PASSWORD, cookieOf(reset))).toBe('OK');
  });
});

describe('a known browser', () => {
  it('has five tries of its own in 15 minutes', async () => {
    const { email } = await buildAccount(shop);
    const cookie = cookieOf(await login(email, PASSWORD));
    for (let i = 0; i < 5; i += 1) expect(await codeOf(email, WRONG, cookie)).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(email, PASSWORD, cookie)).toBe('RATE_LIMITED');
    expect(await codeOf(email, PASSWORD)).toBe('OK');
  });

  it('is known for its own account only, for half a year, and not when the cookie was changed', async () => {
    const [mine, yours] = [await buildAccount(shop), await buildAccount(shop)];
    const cookie = cookieOf(await login(mine.email, PASSWORD));
    await lockOut(yours.email);
    expect(await codeOf(yours.email, PASSWORD, cookie)).toBe('RATE_LIMITED');
    await lockOut(mine.email);
    expect(await codeOf(mine.email, PASSWORD, cookie.replace(/\.(\w+)\./, '.zzzzzzzzz.'))).toBe('RATE_LIMITED');
    const both = cookieOf(await login(mine.email, PASSWORD, cookie));
    expect(await codeOf(mine.email, PASSWORD, both)).toBe('OK');
    shop.clock.advance(181 * 86_400_000);
    await lockOut(mine.email);
    expect(await codeOf(mine.email, PASSWORD, both)).toBe('RATE_LIMITED');
  });
});

describe('registering and then signing in', () => {
  const register = (email: string, password: string) =>
    post('/graphql', { query: REGISTER, variables: { input: { email, password, termsAccepted: true } } });

  it('does not tell a known address from an unknown one', async () => {
    const known = (await buildAccount(shop)).email;
    const unknown = `unknown-${process.pid}@example.sk`;
    const seen = async (email: string) => {
      const codes = [];
      for (const password of ['Spruce-Spar-1903', 'Balsa-Rib-2207-x']) {
        await register(email, password);
        codes.push(await codeOf(email, password));
      }
      codes.push(await codeOf(email, 'Spruce-Spar-1903'), await codeOf(email, WRONG));
      await sweepAccountsJob.run(shop.ctx(), {});
      return codes;
    };
    const told = ['EMAIL_NOT_CONFIRMED', 'EMAIL_NOT_CONFIRMED', 'EMAIL_NOT_CONFIRMED', 'INVALID_CREDENTIALS'];
    expect(await seen(unknown)).toEqual(told);
    expect(await seen(known)).toEqual(told);
    shop.clock.advance(31 * 86_400_000);
    await sweepAccountsJob.run(shop.ctx(), {});
    for (const email of [known, unknown]) expect(await codeOf(email, 'Spruce-Spar-1903')).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(known, PASSWORD)).toBe('OK');
  });

  it("answers a stranger's earlier registration as any wrong password once the owner has confirmed", async () => {
    const { email } = await buildAccount(shop, { emailConfirmedAt: null });
    await register(email, 'Spruce-Spar-1903');
    expect(await codeOf(email, 'Spruce-Spar-1903')).toBe('EMAIL_NOT_CONFIRMED');
    shop.clock.advance(60_000);
    await shop.runJobs();
    await post('/graphql', { query: CONFIRM, variables: { token: mailedSecret(shop, email) } });
    expect(await codeOf(email, 'Spruce-Spar-1903')).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(email, PASSWORD)).toBe('OK');
    shop.clock.advance(60_000);
    await register(email, 'Spruce-Spar-1903');
    expect(await codeOf(email, 'Spruce-Spar-1903')).toBe('EMAIL_NOT_CONFIRMED');
  });

  it('gives nobody more tries at the password of an account that is there', async () => {
    const { email } = await buildAccount(shop);
    await register(email, 'Spruce-Spar-1903');
    const codes = [];
    for (let i = 0; i < 6; i += 1) {
      codes.push(await codeOf(email, WRONG));
      await codeOf(email, 'Spruce-Spar-1903');
    }
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
