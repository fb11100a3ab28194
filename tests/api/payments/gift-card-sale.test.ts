import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '../../../server/core/context.ts';
import { dayOf, daysAfter } from '../../../server/core/text/format.ts';
import { expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { OrderLine } from '../../../server/orders/order-line.entity.ts';
import { PaymentWay } from '../../../server/orders/payment-way.ts';
import { bookByHand } from '../../../server/payments/bank/bank-decisions.service.ts';
import { PaymentAttempt } from '../../../server/payments/payment-attempt.entity.ts';
import { salesByDay } from '../../../server/orders/sales.queries.ts';
import { balanceOf } from '../../support/builders/build-gift-card.ts';
import {
  approveCard,
  buildPurchase,
  codesTo,
  orderCard,
  sellCard,
  sellGiftCards,
  soldCard,
} from '../../support/builders/build-gift-card-sale.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { capture, madeOf, reconcile, start } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { moneyCame } from '../../support/money-came.ts';
import { offerTransfer } from '../../support/offer-transfer.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await sellGiftCards(shop);
  await offerTransfer(shop);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.runJobs();
  expect(await checkInvariants(shop)).toEqual([]);
});
afterAll(() => shop.close());

const read = (id: string) => shop.ctx().repo(Order).findOneByOrFail({ id });
const today = () => dayOf(shop.clock.now());
const confirmations = (email: string) =>
  shop.mails.filter(({ to, subject }) => to === email && /zaplatená/.test(subject));

describe('a gift card that is bought', () => {
  it('is an order of one line without VAT, which makes the card when it is paid, and no invoice', async () => {
    const { order } = await orderCard(shop);
    expect(await soldCard(shop, order.id)).toBeNull();
    const [line] = await shop.ctx().repo(OrderLine).findBy({ orderId: order.id });
    expect(line).toMatchObject({ productType: 'GIFT_CARD', productId: 0, taxRatePercent: 0, subtotalMinor: 5000 });
    const before = await salesByDay(shop.ctx(), today(), today());
    const { orderId, card } = await sellCard(shop);
    expect(await read(orderId)).toMatchObject({
      status: 'COMPLETED',
      paymentStatus: 'PAID',
      fulfilmentStatus: 'NOT_NEEDED',
    });
    expect(card).toMatchObject({
      initialMinor: 5000,
      balanceMinor: 5000,
      recipientEmail: 'peter@example.sk',
      sendOn: today(),
    });
    expect(await madeOf(shop, { orderId })).toEqual({ paid: 1, invoices: 0, creditNotes: 0 });
    expect(await salesByDay(shop.ctx(), today(), today())).toEqual(before);
  });

  it('is mailed with its code to the recipient alone, and the buyer gets a receipt that is no tax document', async () => {
    const [email, recipientEmail] = ['platca@example.sk', 'obdarovany@example.sk'];
    const { payment, orderId } = await sellCard(shop, { email, recipientEmail });
    await shop.runJobs();
    expect(codesTo(shop, recipientEmail)).toHaveLength(1);
    expect(codesTo(shop, email)).toEqual([]);
    const [mail, ...more] = confirmations(email);
    expect(more).toEqual([]);
    expect(mail!.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
    expect(mail!.text).toContain('nie je daňový doklad');
    const query =
      'query ($id: ID!, $key: String) { order(id: $id, accessToken: $key) { receiptUrl giftCard { sentAt } invoices { id } } }';
    const { data } = await shop.graphql<{
      order: { receiptUrl: string; giftCard: { sentAt: string | null }; invoices: object[] };
    }>(query, { id: orderId, key: payment.accessToken });
    expect(data.order.invoices).toEqual([]);
    expect(data.order.giftCard.sentAt).not.toBeNull();
    const sheet = await shop.inject({ url: data.order.receiptUrl });
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await shop.inject({ url: `/api/orders/${orderId}/receipt` })).statusCode).toBe(401);
  });

  it('waits for its day, and for the morning of it', async () => {
    const sendOn = daysAfter(today(), 30);
    const { card } = await sellCard(shop, { sendOn, recipientEmail: 'neskor@example.sk' });
    await shop.runJobs();
    expect([card.sendOn, codesTo(shop, 'neskor@example.sk')]).toEqual([sendOn, []]);
    const jobs = await shop.ctx().sql<{ day: string; hour: number }>(
      `SELECT to_char(run_at AT TIME ZONE 'Europe/Bratislava', 'YYYY-MM-DD') AS day,
         extract(hour FROM run_at AT TIME ZONE 'Europe/Bratislava')::int AS hour
       FROM graphile_worker.jobs WHERE key = $1`,
      [`gift-card-mail:${card.id}`],
    );
    expect(jobs).toEqual([{ day: sendOn, hour: 8 }]);
  });

  it('pays a part of an order, whose VAT is whole, and keeps the rest', async () => {
    const recipientEmail = 'miniem@example.sk';
    const { card } = await sellCard(shop, { recipientEmail });
    await shop.runJobs();
    const files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 1230 });
    const giftCardCodes = codesTo(shop, recipientEmail);
    const { order } = await buildOrder(shop.ctx(), { lines: [{ productId: files, quantity: 1 }], giftCardCodes });
    expect([order.paymentStatus, await balanceOf(shop, card)]).toEqual(['PAID', 3770]);
    const [invoice] = await shop
      .ctx()
      .sql<{ tax: number }>('SELECT tax_minor::int AS tax FROM invoice WHERE order_id = $1', [order.id]);
    expect(invoice!.tax).toBe(230);
  });

  it('can be paid by bank transfer, and is made when the money is here', async () => {
    const { order } = await orderCard(shop, { paymentWay: PaymentWay.BANK_TRANSFER });
    expect(order.reservedUntil!.getTime() - shop.clock.now().getTime()).toBeGreaterThan(6 * 86_400_000);
    const given = { orderId: order.id, amountMinor: 5000, day: today(), idempotencyKey: 'card-transfer-1' };
    await transaction(shop.ctx(), (tx) => bookByHand(tx, given));
    expect((await soldCard(shop, order.id))?.balanceMinor).toBe(5000);
  });

  it.each([PaymentWay.CASH_ON_DELIVERY, PaymentWay.GIFT_CARD])('cannot be paid by %s', async (paymentWay) => {
    await expect(orderCard(shop, { paymentWay })).rejects.toMatchObject({ code: 'PAYMENT_WAY_UNAVAILABLE' });
  });

  it('is made when the money comes after the order has ended, on a day that has passed by then today', async () => {
    const { order, accessToken } = await orderCard(shop, { sendOn: today() });
    await start(shop, { orderId: order.id, accessToken });
    await shop
      .ctx()
      .sql(
        `UPDATE orders SET reserved_until = now(), gift_card_wish = jsonb_set(gift_card_wish, '{sendOn}', '"2020-01-01"') WHERE id = $1`,
        [order.id],
      );
    expect(await expireOrder(shop.ctx(), order.id)).toBe(true);
    await moneyCame(shop, await shop.ctx().repo(PaymentAttempt).findOneByOrFail({ orderId: order.id }));
    expect((await read(order.id)).paymentStatus).toBe('PAID');
    expect((await soldCard(shop, order.id))?.sendOn).toBe(today());
  });
});

describe('one wish to buy a card', () => {
  it('is one order, however often and at once it is sent, and another wish under its key is refused', async () => {
    const input = buildPurchase();
    const call = (more: object = {}) => orderCard(shop, { ...input, ...more });
    const orders = await Promise.all([call(), call(), call()]);
    expect(new Set(orders.map(({ order }) => order.id)).size).toBe(1);
    await expect(call({ amountMinor: 5500 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is one card, when two tabs, the webhook and the reconciler pay it at once', async () => {
    const payment = await approveCard(shop);
    await Promise.all([capture(shop, payment), capture(shop, payment), reconcile(shop, payment)]);
    expect((await madeOf(shop, payment)).paid).toBe(1);
    expect((await soldCard(shop, payment.orderId))?.balanceMinor).toBe(5000);
  });
});

describe('a card that cannot be bought', () => {
  it.each([
    [{ amountMinor: 400 }, { amountMinor: 'TOO_LOW' }],
    [{ amountMinor: 50_500 }, { amountMinor: 'TOO_HIGH' }],
    [{ amountMinor: 5100 }, { amountMinor: 'INVALID' }],
    [{ sendOn: '2020-01-01' }, { sendOn: 'TOO_LOW' }],
    [{ sendOn: '2999-01-01' }, { sendOn: 'TOO_HIGH' }],
    [{ recipientEmail: 'nobody' }, { recipientEmail: 'EMAIL_INVALID' }],
    [{ message: 'x'.repeat(501) }, { message: 'TOO_LONG' }],
  ])('%o says what is wrong at its field', async (changes, args) => {
    await expect(orderCard(shop, changes)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', args });
  });

  it('is one whose terms nobody accepted, or that the owner does not sell', async () => {
    await expect(orderCard(shop, { termsAccepted: false })).rejects.toMatchObject({ code: 'TERMS_REQUIRED' });
    for (const off of [{ sold: false }, { active: false }]) {
      await sellGiftCards(shop, off);
      await expect(orderCard(shop)).rejects.toMatchObject({ code: 'GIFT_CARDS_OFF' });
    }
    await sellGiftCards(shop);
  });
});
