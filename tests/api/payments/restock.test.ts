import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../../server/core/error-codes.ts';
import { AppError } from '../../../server/core/errors.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { refundOrder, type RefundOrderInput } from '../../../server/payments/refunds/refunds.service.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const STOCK = 10;
const QUANTITY = 3;
const EXPECTED = [ErrorCode.REFUND_NOT_ALLOWED, ErrorCode.VALIDATION_FAILED];

let serial = 0;
type Wish = Pick<RefundOrderInput, 'amountMinor' | 'restock'> & {
  readonly units?: number;
  readonly requestId?: string;
};

const build = async () => {
  const productId = await buildSellable(shop, { stock: STOCK, priceMinor: 1001 });
  const { orderId } = await buildPaid(shop, { lines: [{ productId, quantity: QUANTITY }] });
  const [line] = await orderLines(shop.ctx(), orderId);
  const refund = ({ units, ...wish }: Wish): Promise<boolean> =>
    refundOrder(shop.ctx(), {
      orderId,
      reason: 'Came back',
      requestId: `restock-${(serial += 1)}`,
      ...wish,
      ...(units !== undefined && { items: [{ itemId: line!.id, quantity: units }] }),
    }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && EXPECTED.includes(error.code)) return false;
        throw error;
      },
    );
  return { refund, onHand: async () => (await stockOf(shop, productId)).onHand };
};

it('a unit back, a unit not, and the rest back: the one that stayed away is not counted', async () => {
  const { refund, onHand } = await build();
  await refund({ units: 1, restock: true });
  await refund({ units: 1, restock: false });
  await refund({ restock: true });
  expect(await onHand()).toBe(STOCK - 1);
});

it('a refund of an amount puts no goods back', async () => {
  const { refund, onHand } = await build();
  expect(await refund({ amountMinor: 100, restock: true })).toBe(false);
  expect(await onHand()).toBe(STOCK - QUANTITY);
});

it('the same request with the goods back and without is not the same refund', async () => {
  const { refund, onHand } = await build();
  expect(await refund({ units: 1, restock: false, requestId: 'one-key' })).toBe(true);
  await expect(refund({ units: 1, restock: true, requestId: 'one-key' })).rejects.toMatchObject({
    code: ErrorCode.IDEMPOTENCY_KEY_REUSED,
  });
  expect(await onHand()).toBe(STOCK - QUANTITY);
});

const units = fc.record({ units: fc.integer({ min: 1, max: QUANTITY }), restock: fc.boolean() });
const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 3, arbitrary: units },
  fc.record({ amountMinor: fc.constantFrom(1, 700, 1001), restock: fc.constant(false) }),
  fc.record({ restock: fc.boolean() }),
);

it(
  'whatever two admins refund at once and one after the other, no unit is counted twice',
  { timeout: 60_000 },
  async () => {
    const turns = fc.array(fc.array(wish, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 });
    const run = async (given: readonly (readonly Wish[])[]): Promise<void> => {
      const { refund, onHand } = await build();
      let away = 0;
      for (const turn of given) {
        const done = await Promise.all(turn.map(refund));
        away += turn.reduce((sum, { units = 0, restock }, i) => sum + (done[i] && !restock ? units : 0), 0);
      }
      await refund({ restock: true });
      expect(await onHand()).toBeLessThanOrEqual(STOCK - away);
      expect(await checkInvariants(shop, ['payments', 'orders', 'invoices'])).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(turns, run), { numRuns: 12 });
  },
);
