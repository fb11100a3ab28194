import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createCtx, transaction, type Ctx } from '../../../server/core/context.ts';
import { ErrorCode } from '../../../server/core/error-codes.ts';
import { defineJob, enqueue } from '../../../server/core/jobs/jobs.ts';
import { asAppError } from '../../../server/core/http/rest.ts';
import { tasksOf } from '../../../server/core/jobs/worker.ts';
import { buildOrderInput } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { place, refusalOf } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
/** Somebody else at the same database. */
let other: pg.Client;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  other = new pg.Client({ connectionString: shop.databaseUrl });
  await other.connect();
  await other.query('BEGIN');
});
afterEach(() => other.end());
afterAll(() => shop.close());

const LIMITS = `
  SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement,
    current_setting('idle_in_transaction_session_timeout') AS idle`;

const limitsOf = async (ctx: Ctx) => {
  const [outside] = await ctx.sql(LIMITS);
  const [inside] = await transaction(ctx, (tx) => tx.sql(LIMITS));
  const [ofTypeOrm] = await ctx.manager.query<object[]>(LIMITS);
  expect([inside, ofTypeOrm]).toEqual([outside, outside]);
  return outside;
};

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => asAppError(error).code,
  );

describe('the limits of the database', () => {
  it('are short for requests, long for what nobody waits for', async () => {
    expect(await limitsOf(createCtx(shop.shop))).toEqual({ lock: '5s', statement: '15s', idle: '1min' });
    const background = createCtx(shop.shop, { background: true });
    expect(await limitsOf(background)).toEqual({ lock: '30s', statement: '10min', idle: '1min' });
  });

  it('hold for jobs as for what nobody waits for, on connections of their own', async () => {
    let seen: unknown;
    const run = async (ctx: Ctx) => void (seen = await limitsOf(ctx));
    const job = defineJob({ name: 'test.limits', payload: z.object({}), run });
    const held = await Promise.all(Array.from({ length: 10 }, () => shop.shop.pool.connect()));
    await tasksOf(shop.shop, [job])['test.limits']!({}, { job: { id: '1', locked_by: null } } as never);
    for (const client of held) client.release();
    expect(seen).toEqual({ lock: '30s', statement: '10min', idle: '1min' });
  });

  it('end a statement that takes too long: the shop is back in a moment', async () => {
    const slow = transaction(shop.ctx(), async (tx) => {
      await tx.sql('SET LOCAL statement_timeout = 20');
      await tx.sql('SELECT pg_sleep(60)');
    });
    expect(await codeOf(slow)).toBe(ErrorCode.SERVICE_UNAVAILABLE);
  });

  it('end a transaction in which nothing is said any more, and what it held is free', async () => {
    const productId = await buildSellable(shop);
    const silent = transaction(shop.ctx(), async (tx) => {
      await tx.sql('UPDATE stock_level SET reserved = 3 WHERE product_id = $1', [productId]);
      await tx.sql('SET LOCAL idle_in_transaction_session_timeout = 20');
      await vi.waitFor(() => expect(tx.manager.queryRunner!.isReleased).toBe(true));
      await tx.sql('SELECT 1');
    });
    expect(await codeOf(silent)).toBe(ErrorCode.SERVICE_UNAVAILABLE);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 10, reserved: 0 });
  });
});

describe('a lock that others hold for too long', () => {
  it('is a 503 with the time to come back, for a reader and a buyer; the buyer orders once, later, with the same key', async () => {
    const productId = await buildSellable(shop);
    const order = await buildOrderInput(shop.ctx(), { lines: [{ productId, quantity: 2 }] });
    await other.query('SELECT FROM stock_level WHERE product_id = $1 FOR UPDATE', [productId]);
    await other.query('LOCK TABLE product_translation IN ACCESS EXCLUSIVE MODE');
    const [read, refusal] = await Promise.all([shop.inject({ url: '/api/products' }), refusalOf(shop, order)]);
    expect([read.statusCode, read.headers['retry-after']]).toEqual([503, '5']);
    expect(read.json()).toMatchObject({ errorCode: ErrorCode.SERVICE_UNAVAILABLE });
    expect(refusal).toEqual([ErrorCode.SERVICE_UNAVAILABLE, {}]);

    await other.query('ROLLBACK');
    expect(await stockOf(shop, productId)).toEqual({ onHand: 10, reserved: 0 });
    expect(await shop.ctx().sql('SELECT FROM order_line WHERE product_id = $1', [productId])).toEqual([]);
    const { data } = await place(shop, order);
    expect(data.placeOrder.order.status).toBe('PLACED');
    expect(await stockOf(shop, productId)).toEqual({ onHand: 10, reserved: 2 });
  });

  it('leaves a job to be tried again', async () => {
    const productId = await buildSellable(shop);
    const run = (ctx: Ctx) =>
      transaction(ctx, async (tx) => {
        await tx.sql('SET LOCAL lock_timeout = 20');
        await tx.sql('UPDATE stock_level SET on_hand = on_hand - 1 WHERE product_id = $1', [productId]);
      });
    const job = defineJob({ name: 'test.locked', payload: z.object({}), run });
    const { pool: pgPool } = shop.shop.background;
    const runDue = () =>
      runOnce({
        pgPool,
        taskList: tasksOf(shop.shop, [job]),
        parsedCronItems: [],
        noHandleSignals: true,
        logger: new Logger(() => () => undefined),
      });
    await enqueue(shop.ctx(), job, {});
    await other.query('SELECT FROM stock_level WHERE product_id = $1 FOR UPDATE', [productId]);
    await runDue();
    expect(await stockOf(shop, productId)).toMatchObject({ onHand: 10 });
    await other.query('ROLLBACK');
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await runDue();
    expect(await stockOf(shop, productId)).toMatchObject({ onHand: 9 });
  });
});
