import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshNetwork } from '../../support/fresh-network.ts';
import { buildAccount, mailedSecret, PASSWORD } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';

const login = async (email: string, password: string, { at = shop, from = freshNetwork(), headers = {} } = {}) => {
  const payload = { email, password };
  return at.inject({ method: 'POST', url: '/api/auth/login', payload, headers, remoteAddress: from });
};
const statusOf = async (...args: Parameters<typeof login>): Promise<number> => (await login(...args)).statusCode;

const graphCode = async (email: string, password: string): Promise<string | undefined> =>
  (await shop.graphql(LOGIN, { input: { email, password } })).errors?.[0]?.extensions.code;

describe('the limit of tries to sign in', () => {
  it('is five in 15 minutes over both doors, also for the right password', async () => {
    const { email } = await buildAccount(shop);
    for (let i = 0; i < 3; i += 1) expect(await statusOf(email, 'Wrong-Password-1')).toBe(401);
    for (let i = 0; i < 2; i += 1) expect(await graphCode(email, 'Wrong-Password-1')).toBe('INVALID_CREDENTIALS');
    const sixth = await login(email, PASSWORD);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.headers['retry-after']).toBe('900');
    expect(sixth.json()).toMatchObject({ errorCode: 'RATE_LIMITED', args: { minutes: 15 } });
    const { errors } = await shop.graphql(LOGIN, { input: { email, password: PASSWORD } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', args: { minutes: 15 } });
  });

  it('counts all ways to write an address as one', async () => {
    const { email } = await buildAccount(shop, { email: `kit-${Date.now()}@example.sk` });
    const wide = email.replace('kit', 'ｋｉｔ');
    for (const way of [email.toUpperCase(), ` ${email} `, wide, `\u200b${email}`, email.replace('k', '\u212a')])
      expect(await statusOf(way, 'Wrong-Password-1')).toBe(401);
    expect(await statusOf(email, PASSWORD)).toBe(429);
  });

  it('holds for an address without an account as well', async () => {
    for (let i = 0; i < 5; i += 1) expect(await statusOf('ghost@example.sk', PASSWORD)).toBe(401);
    expect(await statusOf('ghost@example.sk', PASSWORD)).toBe(429);
  });

  it('lets exactly five of fifty at once be checked', async () => {
    const { email } = await buildAccount(shop);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(email, 'Wrong-Password-1')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  it('ends a document of ten tries at the first wrong one, which counts', async () => {
    const { email } = await buildAccount(shop);
    const tries = Array.from({ length: 10 }, (_, i) => {
      const password = i === 9 ? PASSWORD : `Wrong-Password-${i}`;
      return `t${i}: login(input: { email: "${email}", password: "${password}" }) { token }`;
    });
    const { data, errors } = await shop.graphql<Record<string, unknown> | null>(`mutation { ${tries.join('\n')} }`);
    expect(Object.values(data ?? {}).filter(Boolean)).toEqual([]);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['INVALID_CREDENTIALS']);
    for (let i = 0; i < 4; i += 1) expect(await statusOf(email, 'Wrong-Password-1')).toBe(401);
    expect(await statusOf(email, PASSWORD)).toBe(429);
  });

  it('is shared by processes, outlives a restart, and opens try by try as the window passes', async () => {
    const { email } = await buildAccount(shop);
    for (let i = 0; i < 2; i += 1) await login(email, 'Wrong-Password-1');
    const other = await startShop({ databaseUrl: shop.databaseUrl });
    other.clock.advance(10 * MINUTE);
    for (let i = 0; i < 3; i += 1) await login(email, 'Wrong-Password-1', { at: other });
    expect(await statusOf(email, PASSWORD, { at: other })).toBe(429);
    await other.close();
    const later = await startShop({ databaseUrl: shop.databaseUrl });
    later.clock.advance(15 * MINUTE + 1000);
    const wrong = () => statusOf(email, 'Wrong-Password-1', { at: later });
    expect([await wrong(), await wrong(), await wrong()]).toEqual([401, 401, 429]);
    later.clock.advance(10 * MINUTE);
    expect(await statusOf(email, PASSWORD, { at: later })).toBe(200);
    await later.close();
  });

  it('is cleared by a right password', async () => {
    const { email } = await buildAccount(shop);
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) expect(await statusOf(email, 'Wrong-Password-1')).toBe(401);
      expect(await statusOf(email, PASSWORD)).toBe(200);
    }
  });

  it('never keeps an owner from a reset, after which the new password opens at once', async () => {
    const { email } = await buildAccount(shop);
    for (let i = 0; i < 6; i += 1) await login(email, 'Wrong-Password-1');
    await shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
    await shop.runJobs();
    const payload = { token: mailedSecret(shop, email), password: 'Spruce-Spar-1903' };
    expect((await shop.inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode).toBe(200);
    expect(await statusOf(email, 'Spruce-Spar-1903')).toBe(200);
  });

  it('stops one network that tries one password on many addresses, whomever it says it forwards for', async () => {
    const { email } = await buildAccount(shop);
    const from = freshNetwork();
    const statuses: number[] = [];
    for (let i = 0; i < 105; i += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}` };
      statuses.push(await statusOf(`sprayed-${i}@example.sk`, PASSWORD, { from, headers }));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(await statusOf(email, PASSWORD, { from })).toBe(429);
    expect(await statusOf(email, PASSWORD)).toBe(200);
  });
});
