import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { markPaid } from '../../../server/orders/order-payment.service.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders'])).toEqual([]);
});
afterAll(() => shop.close());

type Outcomes = Record<string, number>;

const tally = async (attempts: Promise<unknown>[]): Promise<Outcomes> => {
  const outcomes: Outcomes = {};
  for (const result of await Promise.allSettled(attempts)) {
    const reason = result.status === 'rejected' ? (result.reason as { code?: string; message: string }) : null;
    const outcome = reason ? (reason.code ?? reason.message) : 'ok';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
};

const inputsFor = (productId: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, () => buildOrderInput(shop.ctx(), { lines: [{ productId, quantity: 1 }] })),
  );

/** Another process of the same shop, ready to let its buyers go. */
const otherProcess = async (productId: number, buyers: number) => {
  const child = spawn(
    process.execPath,
    ['--import', '@swc-node/register/esm-register', path.join(ROOT, 'tests/support/race-buyers.ts')],
    {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        RACE: JSON.stringify({ databaseUrl: shop.databaseUrl, productId, buyers }),
        RACE_DIR: shop.dataDir,
      },
    },
  );
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return {
    go: async (): Promise<Outcomes> => {
      child.stdin.write('go\n');
      const { value } = await lines.next();
      await exited;
      return JSON.parse(value as string) as Outcomes;
    },
  };
};

describe('50 buyers and one unit', () => {
  it('make one order and 49 refusals in one process', async () => {
    const productId = await buildSellable(shop, { stock: 1 });
    const inputs = await inputsFor(productId, 50);
    const outcomes = await tally(inputs.map((input) => placeOrder(shop.ctx(), input)));
    expect(outcomes).toEqual({ ok: 1, OUT_OF_STOCK: 49 });
    expect(await stockOf(shop, productId)).toEqual({ onHand: 1, reserved: 1 });
  });

  it('make one order and 49 refusals across two processes', async () => {
    const productId = await buildSellable(shop, { stock: 1 });
    const [inputs, other] = [await inputsFor(productId, 25), await otherProcess(productId, 25)];
    const there = other.go();
    const here = await tally(inputs.map((input) => placeOrder(shop.ctx(), input)));
    const sum: Outcomes = { ...here };
    for (const [outcome, count] of Object.entries(await there)) sum[outcome] = (sum[outcome] ?? 0) + count;
    expect(sum).toEqual({ ok: 1, OUT_OF_STOCK: 49 });
    expect(await stockOf(shop, productId)).toEqual({ onHand: 1, reserved: 1 });
  });
});

describe('orders that meet', () => {
  it('never deadlock on carts [A, B] and [B, A]', async () => {
    const [a, b] = [await buildSellable(shop, { stock: 60 }), await buildSellable(shop, { stock: 60 })];
    const inputs = await Promise.all(
      Array.from({ length: 100 }, (_, i) => {
        const ids = i % 2 ? [a, b] : [b, a];
        const lines = ids.map((productId) => ({ productId, quantity: 1 }));
        return buildOrderInput(shop.ctx(), { lines, email: `buyer${i}@example.sk` });
      }),
    );
    const outcomes = await tally(inputs.map((input) => placeOrder(shop.ctx(), input)));
    expect(outcomes).toEqual({ ok: 60, OUT_OF_STOCK: 40 });
    expect([await stockOf(shop, a), await stockOf(shop, b)]).toEqual([
      { onHand: 60, reserved: 60 },
      { onHand: 60, reserved: 60 },
    ]);
  });

  it('release goods once when cancelling, expiring and paying meet', async () => {
    const productId = await buildSellable(shop, { stock: 30 });
    const ended: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const { order, accessToken } = await buildOrder(shop.ctx(), { lines: [{ productId, quantity: 1 }] });
      await shop.ctx().sql("UPDATE orders SET reserved_until = now() - interval '1 minute' WHERE id = $1", [order.id]);
      const ctx = shop.ctx();
      await Promise.allSettled([
        expireOrder(ctx, order.id),
        cancelOrder(ctx, { id: order.id, accessToken }),
        expireOrder(ctx, order.id),
        markPaid(ctx, order, { paymentId: `C-${round}`, paidAt: new Date(), method: 'paypal' }),
        markPaid(ctx, order, { paymentId: `C-${round}`, paidAt: new Date(), method: 'paypal' }),
        cancelOrder(ctx, { id: order.id, accessToken }),
      ]);
      ended.push((await stockOf(shop, productId)).onHand);
    }
    expect(ended).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20]);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 20, reserved: 0 });
  });
});
