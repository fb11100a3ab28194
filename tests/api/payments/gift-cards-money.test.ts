import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { invoicesOfOrder } from '../../../server/invoices/invoices.service.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { PaymentAttempt } from '../../../server/payments/payment-attempt.entity.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { balanceOf, buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { atPayPal, capture, decide, start } from '../../support/builders/build-payment.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Ctx;
let product: number;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
  await offerGiftCards(shop);
  product = await buildSellable(shop, { stock: 500, priceMinor: 3333, weightGrams: 100 });
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

const story = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  cards: fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 4 }),
  percent: fc.integer({ min: 1, max: 60 }),
  refunds: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
});

let serial = 0;
const read = (id: string) => shop.ctx().repo(Order).findOneByOrFail({ id });
const refund = (orderId: string, amountMinor?: number) =>
  refundOrder(shop.ctx(), { orderId, amountMinor, reason: 'Vrátenie', requestId: `story-${(serial += 1)}` });

/** The buyer pays what is due, if anything is. */
const pay = async (order: Order, accessToken: string) => {
  if (order.giftCardsMinor === order.totalMinor) return null;
  const { data } = await start(shop, { orderId: order.id, accessToken });
  const { id: attemptId, paypalOrderId, approveUrl } = data.startPayment;
  const payment = { orderId: order.id, accessToken, attemptId, paypalOrderId, approveUrl };
  await decide(shop, payment);
  await capture(shop, payment);
  return payment;
};

it('keeps quote, order, payments, documents and refunds together to the cent, whatever cards pay', async () => {
  const property = fc.asyncProperty(story, async ({ quantity, cards, percent, refunds }) => {
    const code = `CARDS-${(serial += 1)}`;
    await createPromotion(admin, givenPromotion({ kind: PromotionKind.PERCENT, percent, code }));
    const built = await Promise.all(cards.map((minor) => buildGiftCard(shop, minor)));
    const given = {
      lines: [{ productId: product, quantity }],
      promotionCode: code,
      giftCardCodes: built.map((card) => card.code),
    };
    const quote = await quoteCart(shop.ctx(), given);
    const { order, accessToken } = await buildOrder(shop.ctx(), given);
    expect([order.totalMinor, order.giftCardsMinor]).toEqual([quote.totalMinor, quote.giftCardsMinor]);
    const payment = await pay(order, accessToken);
    expect((await read(order.id)).paymentStatus).toBe('PAID');
    const [attempt] = await shop.ctx().repo(PaymentAttempt).findBy({ orderId: order.id });
    expect(attempt!.amountMinor).toBe(quote.dueMinor);
    const [invoice] = await invoicesOfOrder(shop.ctx(), order.id);
    expect([invoice!.totalMinor, invoice!.snapshot.giftCardsMinor]).toEqual([order.totalMinor, order.giftCardsMinor]);
    for (const share of refunds) {
      const { refundedMinor } = await read(order.id);
      const part = Math.floor((order.totalMinor - refundedMinor) * share * 0.9);
      if (part > 0) await refund(order.id, part);
    }
    await refund(order.id);
    const documents = await invoicesOfOrder(shop.ctx(), order.id);
    expect(documents.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(0);
    const balances = await Promise.all(built.map((card) => balanceOf(shop, card)));
    expect(balances).toEqual(cards);
    const back = payment ? (await atPayPal(shop, payment)).refunded : [];
    expect(back.reduce((sum, minor) => sum + minor, 0)).toBe(quote.dueMinor);
  });
  await fc.assert(property, { numRuns: 12 });
});
