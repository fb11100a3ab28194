import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '../../../server/core/context.ts';
import { dayOf, daysAfter } from '../../../server/core/text/format.ts';
import { GiftCard } from '../../../server/gift-cards/gift-card.entity.ts';
import { invoicesOfOrder } from '../../../server/invoices/invoices.service.ts';
import { expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { bookByHand } from '../../../server/payments/bank/bank-decisions.service.ts';
import { PaymentAttempt } from '../../../server/payments/payment-attempt.entity.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { balanceOf, buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { atPayPal, buildPaid, buildPayment } from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { moneyCame } from '../../support/money-came.ts';
import { buildTransferOrder, offerTransfer } from '../../support/offer-transfer.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  await offerGiftCards(shop);
  await offerTransfer(shop);
  kit = await buildSellable(shop, { stock: 500, priceMinor: 5000 });
  files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 2000 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.runJobs();
  expect(await checkInvariants(shop)).toEqual([]);
});
afterAll(() => shop.close());

const one = (productId: number) => [{ productId, quantity: 1 }];
const read = (id: string) => shop.ctx().repo(Order).findOneByOrFail({ id });
const attemptOf = (orderId: string) => shop.ctx().repo(PaymentAttempt).findOneByOrFail({ orderId });
const spend = (code: string) => buildOrder(shop.ctx(), { lines: one(files), giftCardCodes: [code] });

let serial = 0;
const refund = (orderId: string, amountMinor?: number) =>
  refundOrder(shop.ctx(), { orderId, amountMinor, reason: 'Vrátené', requestId: `cards-${(serial += 1)}` });

const expire = async (orderId: string) => {
  await shop.ctx().sql(`UPDATE orders SET reserved_until = now() WHERE id = $1`, [orderId]);
  expect(await expireOrder(shop.ctx(), orderId)).toBe(true);
};

describe('a payment that comes after the order has ended', () => {
  it.each(['goods', 'files'])('takes the cards of an order of %s again where they still have it', async (what) => {
    const card = await buildGiftCard(shop, 1000);
    const lines = one(what === 'goods' ? kit : files);
    const { orderId } = await buildPayment(shop, { lines, giftCardCodes: [card.code] });
    await expire(orderId);
    expect(await balanceOf(shop, card)).toBe(1000);
    await moneyCame(shop, await attemptOf(orderId));
    expect(await balanceOf(shop, card)).toBe(0);
    expect((await read(orderId)).paymentStatus).toBe('PAID');
  });

  it.each(['goods', 'files'])('goes back for %s where a card was spent elsewhere', async (what) => {
    const card = await buildGiftCard(shop, 1000);
    const product = what === 'goods' ? kit : files;
    const { orderId } = await buildPayment(shop, { lines: one(product), giftCardCodes: [card.code] });
    await expire(orderId);
    await buildPaid(shop, { lines: one(files), giftCardCodes: [card.code] });
    const before = what === 'goods' ? await stockOf(shop, kit) : null;
    await moneyCame(shop, await attemptOf(orderId));
    await shop.runJobs();
    const order = await read(orderId);
    expect([order.paymentStatus, order.refundedMinor]).toEqual(['REFUNDED', order.totalMinor - 1000]);
    expect([await balanceOf(shop, card), (await invoicesOfOrder(shop.ctx(), orderId)).length]).toEqual([0, 0]);
    if (before) expect(await stockOf(shop, kit)).toEqual(before);
  });

  it('is not booked by hand from the bank where a card was spent elsewhere', async () => {
    const card = await buildGiftCard(shop, 1000);
    const { order } = await buildTransferOrder(shop, { lines: one(kit), giftCardCodes: [card.code] });
    await expire(order.id);
    const day = dayOf(shop.clock.now());
    const given = { orderId: order.id, amountMinor: order.totalMinor - 1000, day, idempotencyKey: 'late-money-1' };
    const book = () => transaction(shop.ctx(), (tx) => bookByHand(tx, given));
    await shop.ctx().sql('UPDATE gift_card SET valid_until = $2 WHERE id = $1', [card.id, '2020-01-01']);
    const other = await buildGiftCard(shop, 2000);
    await spend(other.code);
    await book();
    expect([(await read(order.id)).paymentStatus, await balanceOf(shop, card)]).toEqual(['PAID', 0]);
    const next = await buildGiftCard(shop, 1000);
    const second = await buildTransferOrder(shop, { lines: one(kit), giftCardCodes: [next.code] });
    await expire(second.order.id);
    await buildPaid(shop, { lines: one(files), giftCardCodes: [next.code] });
    const late = { ...given, orderId: second.order.id, idempotencyKey: 'late-money-2' };
    await expect(transaction(shop.ctx(), (tx) => bookByHand(tx, late))).rejects.toMatchObject({ code: 'GIFT_CARD_CHANGED' }); // oxfmt-ignore
  });
});

describe('a refund of an order with gift cards', () => {
  it('gives the cards theirs first, then PayPal the rest, with credit notes over all of it', async () => {
    const [first, second] = [await buildGiftCard(shop, 600), await buildGiftCard(shop, 500)];
    const payment = await buildPaid(shop, { lines: one(files), giftCardCodes: [first.code, second.code] });
    const { orderId } = payment;
    const left = async () => [await balanceOf(shop, first), await balanceOf(shop, second)];
    expect(await left()).toEqual([0, 0]);
    await refund(orderId, 700);
    expect([await left(), (await atPayPal(shop, payment)).refunded]).toEqual([[600, 100], []]);
    await refund(orderId, 500);
    expect([await left(), (await atPayPal(shop, payment)).refunded]).toEqual([[600, 500], [100]]);
    await expect(refund(orderId, 801)).rejects.toMatchObject({ code: 'REFUND_NOT_ALLOWED', args: { leftMinor: 800 } });
    await refund(orderId);
    expect((await atPayPal(shop, payment)).refunded).toEqual([100, 800]);
    const order = await read(orderId);
    expect([order.paymentStatus, order.refundedMinor]).toEqual(['REFUNDED', 2000]);
    const [invoice, ...notes] = await invoicesOfOrder(shop.ctx(), orderId);
    expect(notes.map(({ totalMinor, snapshot }) => [totalMinor, snapshot.giftCardsMinor ?? 0])).toEqual([
      [-700, 700],
      [-500, 400],
      [-800, 0],
    ]);
    expect(invoice!.totalMinor).toBe(2000);
  });

  it('asks no provider where nothing but cards had paid', async () => {
    const card = await buildGiftCard(shop, 2000);
    const { order } = await spend(card.code);
    expect((await refund(order.id, 300)).status).toBe('COMPLETED');
    expect((await refund(order.id)).status).toBe('COMPLETED');
    expect([await balanceOf(shop, card), (await read(order.id)).paymentStatus]).toEqual([2000, 'REFUNDED']);
  });

  it('makes a card that has expired, or was voided, good for a while with what goes back', async () => {
    const [over, voided] = [await buildGiftCard(shop, 2500), await buildGiftCard(shop, 2500)];
    const orders = [await spend(over.code), await spend(voided.code)];
    await shop.ctx().sql(`UPDATE gift_card SET valid_until = '2020-01-01' WHERE id = $1`, [over.id]);
    await shop.ctx().sql(
      `WITH gone AS (INSERT INTO gift_card_entry (gift_card_id, kind, amount_minor, at) VALUES ($1, 'VOIDED', -500, now()))
       UPDATE gift_card SET balance_minor = 0, voided_at = now(), void_reason = 'Lost' WHERE id = $1`,
      [voided.id],
    );
    for (const { order } of orders) await refund(order.id);
    expect([await balanceOf(shop, over), await balanceOf(shop, voided)]).toEqual([2500, 2000]);
    const cards = await shop
      .ctx()
      .repo(GiftCard)
      .findBy([{ id: over.id }, { id: voided.id }]);
    const least = daysAfter(dayOf(shop.clock.now()), 90);
    expect(cards.every(({ voidedAt, validUntil }) => voidedAt === null && validUntil >= least)).toBe(true);
  });
});
