import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, PASSWORD } from '../support/build-account.ts';
import { startShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
  shop.inject({ method: 'POST', url, payload, remoteAddress });

describe('a flood', () => {
  it('of a hundred sign-ins is answered, and the shop stays alive meanwhile', async () => {
    const users = await Promise.all(Array.from({ length: 100 }, () => buildAccount(shop)));
    const before = process.memoryUsage().rss;
    const logins = Promise.all(
      users.map(({ email }, i) => post('/api/auth/login', { email, password: PASSWORD }, `192.0.3.${i}`)),
    );
    const started = performance.now();
    const health = await shop.inject({ url: '/healthz' });
    const waited = performance.now() - started;
    expect((await logins).map(({ statusCode }) => statusCode)).toEqual(users.map(() => 200));
    expect(health.statusCode).toBe(200);
    expect(waited).toBeLessThan(500);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  it('of requests for mail from one network is stopped, for known and unknown alike, and others go on', async () => {
    const { email } = await buildAccount(shop);
    const statuses: number[] = [];
    for (let i = 0; i < 105; i += 1) {
      const answer = await post('/api/auth/forgot-password', { email: i % 2 ? email : `ghost-${i}@example.sk` });
      statuses.push(answer.statusCode);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([100, 429]);
    expect((await post('/api/auth/forgot-password', { email }, '192.0.2.2')).statusCode).toBe(200);
    await shop.runJobs();
    expect(shop.mails.filter(({ to }) => to === email)).toHaveLength(5);
    expect(new Set(shop.mails.map(({ to }) => to))).toEqual(new Set([email]));
  });

  it('that is over leaves no rows behind after a day', async () => {
    const { sweepAccountsJob } = await import('../../server/accounts/sweeping.job.ts');
    shop.clock.advance(25 * 3_600_000);
    await sweepAccountsJob.run(shop.ctx(), {});
    expect(await shop.ctx().sql('SELECT 1 FROM attempt')).toEqual([]);
  });
});

describe('a registration', () => {
  it('takes the same time for a known address as for a new one', async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => buildAccount(shop)));
    const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) }';
    const times: [number[], number[]] = [[], []];
    for (const [i, { email }] of users.entries()) {
      for (const [which, address] of [email, `fresh-${i}@example.sk`].entries()) {
        const input = { email: address, password: PASSWORD, termsAccepted: true };
        const started = performance.now();
        await shop.graphql(REGISTER, { input });
        times[which as 0 | 1].push(performance.now() - started);
      }
    }
    const [known, fresh] = times.map((list) => list.sort((a, b) => a - b)[15]!);
    expect(known! / fresh!).toBeGreaterThan(0.7);
    expect(known! / fresh!).toBeLessThan(1.43);
  });
});
