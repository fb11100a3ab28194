import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { transaction } from '../../../server/core/context.ts';
import { defineJob, enqueue, type Job } from '../../../server/core/jobs/jobs.ts';
import { startWorker, type Worker } from '../../../server/core/jobs/worker.ts';
import { modules } from '../../../server/modules.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let worker: Worker | null = null;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
});
afterAll(() => shop.close());

const payload = z.object({ n: z.number() });
type Counted = Job<{ n: number }>;

const until = async (what: () => boolean, ms = 6000): Promise<boolean> => {
  for (const end = Date.now() + ms; !what() && Date.now() < end;) await pause(25);
  return what();
};

/** A job that is held until it is let go. */
const gated = (name: string, lane?: 'mail' | 'paypal') => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const begun: number[] = [];
  const run: Counted['run'] = (_ctx, { n }) => {
    begun.push(n);
    return gate;
  };
  return { job: defineJob({ name, lane, payload, run }), begun, open };
};

const counting = (name: string) => {
  const done: number[] = [];
  const run: Counted['run'] = (_ctx, { n }) => Promise.resolve(void done.push(n));
  return { job: defineJob({ name, payload, run }), done };
};

const ask = async (job: Counted, count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await enqueue(shop.ctx(), job, { n });
};

describe('jobs that wait for a server outside', () => {
  it.each(['mail', 'paypal'] as const)('never keep others waiting: lane %s', async (lane) => {
    const slow = gated(`test.slow-${lane}`, lane);
    const quick = counting(`test.quick-${lane}`);
    worker = await startWorker(shop.shop, [slow.job, quick.job]);
    await ask(slow.job, 12);
    expect(await until(() => slow.begun.length > 1)).toBe(true);
    await ask(quick.job, 3);
    expect(await until(() => quick.done.length === 3, 3000)).toBe(true);
    slow.open();
    expect(await until(() => slow.begun.length === 12)).toBe(true);
  });

  it('are all that send mail, and all that ask a payment provider', () => {
    const jobs = modules.flatMap((module) => module.jobs ?? []);
    const named = (lane: string) => jobs.flatMap((job) => (job.lane === lane ? [job.name] : [])).sort();
    const source = readFileSync(path.resolve('server/admin/mails/waiting-mails.service.ts'), 'utf8');
    const mails = /MAIL_JOBS[^{]*\{([\s\S]*?)\n\}/.exec(source)![1]!;
    expect(named('mail')).toEqual([...mails.matchAll(/^ {2}'([\w.-]+)'/gm)].map(([, name]) => name).sort());
    expect(named('paypal')).toEqual([
      'payments.ask',
      'payments.compare-transactions',
      'payments.dispute-answer',
      'payments.read-stripe-report',
      'payments.refund',
      'payments.webhook',
    ]);
  });
});

describe('a database that goes away while jobs run', () => {
  it('costs no worker: the jobs are done again, and new ones too', async () => {
    const held = gated('test.held');
    const later = counting('test.later');
    worker = await startWorker(shop.shop, [held.job, later.job]);
    await ask(held.job, 4);
    expect(await until(() => held.begun.length === 4)).toBe(true);
    await shop.ctx().sql(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute'`);
    const { pool } = shop.shop.background;
    const connect = pool.connect.bind(pool);
    const refused = new Error('connect ECONNREFUSED');
    pool.connect = ((told?: (error: Error) => void) => (told ? told(refused) : Promise.reject(refused))) as never;
    held.open();
    await pause(1200);
    pool.connect = connect;
    await ask(later.job, 3);
    expect(await until(() => later.done.length === 3, 8000)).toBe(true);
    expect(await until(() => held.begun.length >= 8, 8000)).toBe(true);
    const left = () => shop.ctx().sql('SELECT FROM graphile_worker._private_jobs');
    for (let i = 0; i < 40 && (await left()).length > 0; i += 1) await pause(50);
    expect(await left()).toEqual([]);
  });
});

describe('a database that went away and came back', () => {
  const END_OTHERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;

  it('finds the work of each process still in its hands', { timeout: 30_000 }, async () => {
    const other = await startShop({ databaseUrl: shop.databaseUrl });
    // It looks for what the dead left before this one.
    const others = await startWorker(other.shop, [counting('test.other').job]);
    await pause(1_000);
    const held = gated('test.in-hand');
    worker = await startWorker(shop.shop, [held.job]);
    await ask(held.job, 1);
    expect(await until(() => held.begun.length === 1)).toBe(true);
    await shop.ctx().sql(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute'`);
    await shop.ctx().sql(END_OTHERS);
    await pause(14_000);
    expect(held.begun).toEqual([0]);
    held.open();
    await others.stop();
    await other.close();
  });
});

describe('the notice of new jobs', () => {
  it('goes out with the commit and names those that are due', async () => {
    const heard: unknown[] = [];
    const client = await shop.shop.background.pool.connect();
    client.on('notification', ({ payload: text = '' }) => heard.push(JSON.parse(text)));
    await client.query('LISTEN martyx_jobs');
    const later = { runAt: new Date(Date.now() + 60_000) };
    await transaction(shop.ctx(), async (tx) => {
      for (const n of [1, 2]) await enqueue(tx, { name: 'test.due' }, { n });
      await enqueue(tx, { name: 'test.once' }, { n: 1 }, { key: 'test' });
      await enqueue(tx, { name: 'test.once' }, { n: 2 }, { key: 'test' });
      await enqueue(tx, { name: 'test.later' }, { n: 1 }, later);
      expect(heard).toEqual([]);
    });
    await enqueue(shop.ctx(), { name: 'test.later' }, { n: 2 }, later);
    await enqueue(shop.ctx(), { name: 'test.due' }, { n: 3 });
    expect(await until(() => heard.length === 2)).toBe(true);
    client.release(true);
    expect(heard).toEqual([{ 'test.due': 2, 'test.once': 1 }, { 'test.due': 1 }]);
    await shop.ctx().sql('DELETE FROM graphile_worker._private_jobs');
  });
});

describe('a job that always fails', () => {
  it('is put off, and keeps no other of its kind waiting', async () => {
    const done: number[] = [];
    const run: Counted['run'] = (_ctx, { n }) => (n === 0 ? Promise.reject(new Error('poison')) : Promise.resolve(void done.push(n))); // oxfmt-ignore
    const job = defineJob({ name: 'test.poison', payload, run });
    worker = await startWorker(shop.shop, [job]);
    await ask(job, 5);
    expect(await until(() => done.length === 4)).toBe(true);
    const [poison] = await shop
      .ctx()
      .sql<{ attempts: number; waits: boolean }>(
        `SELECT attempts, run_at > now() AS waits FROM graphile_worker._private_jobs`,
      );
    expect(poison).toEqual({ attempts: 1, waits: true });
  });
});

describe('a job of a later moment', () => {
  it('begins then, whoever added it', async () => {
    const later = counting('test.later');
    await enqueue(shop.ctx(), later.job, { n: 1 }, { runAt: new Date(Date.now() + 1500) });
    worker = await startWorker(shop.shop, [later.job]);
    expect(await until(() => later.done.length === 1)).toBe(true);
  });

  it('is also one that failed once', async () => {
    const tries: number[] = [];
    const run: Counted['run'] = (_ctx, { n }) =>
      tries.push(n) === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve();
    const job = defineJob({ name: 'test.again', payload, run });
    worker = await startWorker(shop.shop, [job]);
    await ask(job, 1);
    expect(await until(() => tries.length === 2)).toBe(true);
  });
});
