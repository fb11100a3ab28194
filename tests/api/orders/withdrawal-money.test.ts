import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worthOf } from '../../../server/admin/withdrawals/withdrawal-worth.queries.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { invoicesOfOrder } from '../../../server/invoices/invoices.service.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { refundedUnits } from '../../../server/payments/refunds/refund-items.queries.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { itemsOf } from '../../../server/withdrawals/withdrawal-items.queries.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { balanceOf, buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { atPayPal, buildPaid } from '../../support/builders/build-payment.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { buildWithdrawal, step, withdrawalsOf } from '../../support/builders/build-withdrawal.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const CARD_MINOR = 2_345;

let shop: TestShop;
let owner: Ctx;
let headers: Record<string, string>;
let products: number[];
beforeAll(async () => {
  shop = await startShop();
  owner = await ownerCtx(shop);
  headers = (await buildPerson(shop, { admin: true })).headers;
  await offerGiftCards(shop);
  products = [
    await buildSellable(shop, { stock: 500, priceMinor: 3_333, weightGrams: 100 }),
    await buildSellable(shop, { stock: 500, priceMinor: 9_999, weightGrams: 100 }),
  ];
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Of each line a share of the units that are left goes back, and a share of their price is kept; or an amount is refunded. */
const move = fc.oneof(
  { weight: 4, arbitrary: fc.record({ units: fc.tuple(share, share), kept: share, refunds: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ amount: share }) },
);
type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never;

const story = fc.record({
  quantities: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })),
  percent: fc.integer({ min: 1, max: 60 }),
  withCard: fc.boolean(),
  moves: fc.array(move, { minLength: 1, maxLength: 5 }),
});

let serial = 0;
const read = (id: string) => shop.ctx().repo(Order).findOneByOrFail({ id });
const take = (name: string, input: object) => step(shop, headers, name, input);

const chosenUnits = async (orderId: string, shares: readonly number[]) => {
  const [lines, gone] = [await orderLines(shop.ctx(), orderId), await refundedUnits(shop.ctx(), [orderId])];
  return lines
    .map(({ id: lineId, quantity }, place) => {
      const left = quantity - (gone.get(lineId) ?? 0);
      return { lineId, units: Math.min(left, Math.round(shares[place]! * (left + 0.5))) };
    })
    .filter(({ units }) => units > 0);
};

/** Takes a withdrawal through; one that there is too little money left for is refused and rejected. Gives what went back. */
const withdraw = async (orderId: string, { units, kept, refunds }: Extract<Move, { kept: number }>) => {
  const lines = await chosenUnits(orderId, units);
  if (lines.length === 0) return 0;
  const id = await buildWithdrawal(shop, orderId);
  await take('acceptWithdrawal', { id, expectedVersion: 1, lines });
  await take('receiveWithdrawnGoods', { id, expectedVersion: 2 });
  const { prices } = await worthOf(shop.ctx(), orderId, await itemsOf(shop.ctx(), [id]));
  const found = lines.map(({ lineId, units: fitUnits }) => {
    const deductionMinor = Math.round(prices.get(lineId)! * kept);
    return { lineId, fitUnits, condition: 'USED', deductionMinor, deductionReason: 'Scratched' };
  });
  const { seen } = await take('inspectWithdrawnGoods', { id, expectedVersion: 3, lines: found });
  const refused = refunds ? (await take('refundWithdrawal', { id, expectedVersion: 4 })).code : 'NOT_TRIED';
  const now = (await withdrawalsOf(shop, headers, orderId)).find((each) => each.id === id)!;
  if (!refused) {
    expect(now).toMatchObject({ state: 'REFUNDED', sum: seen!.sum });
    return now.sum!.minor;
  }
  if (refunds) expect(refused).toBe('REFUND_NOT_ALLOWED');
  await take('rejectWithdrawal', { id, expectedVersion: now.version, reason: 'Kept after all' });
  return 0;
};

const refundAmount = async (orderId: string, portion: number): Promise<number> => {
  const { totalMinor, refundedMinor } = await read(orderId);
  const amountMinor = Math.floor((totalMinor - refundedMinor) * portion * 0.5);
  if (amountMinor < 1) return 0;
  await refundOrder(shop.ctx(), { orderId, amountMinor, reason: 'Goodwill', requestId: `amount-${(serial += 1)}` });
  return amountMinor;
};

it('gives back what the withdrawals say, as credit notes do to the cent, and never more than was paid', async () => {
  const property = fc.asyncProperty(story, async ({ quantities, percent, withCard, moves }) => {
    const promotionCode = `BACK-${(serial += 1)}`;
    await createPromotion(owner, givenPromotion({ kind: PromotionKind.PERCENT, percent, code: promotionCode }));
    const card = withCard ? await buildGiftCard(shop, CARD_MINOR) : null;
    const lines = products.map((productId, place) => ({ productId, quantity: quantities[place]! }));
    const giftCardCodes = card ? [card.code] : [];
    const payment = await buildPaid(shop, { lines, promotionCode, giftCardCodes });
    await shop.runJobs();
    let told = 0;
    for (const each of moves) {
      told += 'kept' in each ? await withdraw(payment.orderId, each) : await refundAmount(payment.orderId, each.amount);
      const order = await read(payment.orderId);
      expect(order.refundedMinor).toBe(told);
      expect(order.refundedMinor).toBeLessThanOrEqual(order.totalMinor);
    }
    await shop.runJobs();
    const documents = await invoicesOfOrder(shop.ctx(), payment.orderId);
    const credited = documents.filter(({ totalMinor }) => totalMinor < 0);
    expect(credited.reduce((sum, { totalMinor }) => sum - totalMinor, 0)).toBe(told);
    const toCard = card ? await balanceOf(shop, card) : 0;
    const toPayPal = (await atPayPal(shop, payment)).refunded.reduce((sum, minor) => sum + minor, 0);
    expect(toCard + toPayPal).toBe(told);
  });
  await fc.assert(property, { numRuns: 8 });
});
