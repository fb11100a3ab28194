import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, PASSWORD } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

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
    let answered = false;
    void logins.finally(() => (answered = true));
    const waits: number[] = [];
    while (!answered) {
      const started = performance.now();
      expect((await shop.inject({ url: '/healthz' })).statusCode).toBe(200);
      waits.push(performance.now() - started);
      await pause(20);
    }
    expect((await logins).map(({ statusCode }) => statusCode)).toEqual(users.map(() => 200));
    expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(500);
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
    const { sweepAccountsJob } = await import('../../../server/accounts/accounts-cleanup.job.ts');
    shop.clock.advance(25 * 3_600_000);
    await sweepAccountsJob.run(shop.ctx(), {});
    expect(await shop.ctx().sql('SELECT 1 FROM attempt')).toEqual([]);
  });
});
