import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  atPayPal,
  buildApproved,
  buildPayment,
  cancel,
  capture,
  decide,
  look,
  madeOf,
  start,
  stateOf,
} from '../../support/builders/build-payment.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { place } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

const orderMails = () => shop.mails.filter(({ messageId }) => messageId.startsWith('order-'));

describe('a payment', () => {
  it('goes from the started attempt over the approval to one capture, one invoice and one mail', async () => {
    const before = orderMails().length;
    const productId = await buildSellable(shop, { stock: 5, priceMinor: 6450 });
    const payment = await buildPayment(shop, { lines: [{ productId, quantity: 2 }] });
    expect(payment.approveUrl).toContain(`/simulator/paypal/approve?token=${payment.paypalOrderId}`);
    expect(await stateOf(shop, payment)).toBe('CREATED');

    const { status, location } = await decide(shop, payment);
    expect(status).toBe(303);
    const back = new URL(location!);
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/payment/paypal/success');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      order: payment.orderId,
      key: payment.accessToken,
      token: payment.paypalOrderId,
    });

    const { data } = await capture(shop, payment);
    expect(data.result).toMatchObject({ state: 'PAID', restartUrl: null });
    expect(data.result.order).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
    await shop.runJobs();
    const paypal = await atPayPal(shop, payment);
    expect(paypal.captures).toEqual([{ id: data.result.order.paymentId, status: 'COMPLETED' }]);
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
    expect(orderMails().length - before).toBe(1);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('costs a bounded number of SQL statements', async () => {
    const payment = await buildApproved(shop);
    const texts = await shop.statementTexts(() => capture(shop, payment));
    const own = texts.filter(
      (text) => !text.includes('paypal_simulator') && !text.includes('pg_try_advisory_xact_lock'),
    );
    expect(own.length).toBeLessThanOrEqual(30);
  });

  it('is the same open one however often it is started, also at once', async () => {
    const payment = await buildPayment(shop);
    const starts = await Promise.all(Array.from({ length: 8 }, () => start(shop, payment)));
    expect(new Set(starts.map(({ data }) => data.startPayment.paypalOrderId))).toEqual(
      new Set([payment.paypalOrderId]),
    );
  });

  it('is started once when the first starts come at once', async () => {
    const productId = await buildSellable(shop);
    const { order, accessToken } = await buildOrder(shop.ctx(), { lines: [{ productId, quantity: 1 }] });
    const starts = await Promise.all(Array.from({ length: 8 }, () => start(shop, { orderId: order.id, accessToken })));
    expect(starts.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(starts.map(({ data }) => data.startPayment.paypalOrderId)).size).toBe(1);
    const rows = await shop
      .ctx()
      .sql(`SELECT 1 FROM paypal_simulator.orders WHERE request->'purchase_units'->0->>'custom_id' = $1`, [order.id]);
    expect(rows).toHaveLength(1);
  });

  it('is not started for an order that is paid, has expired, was cancelled, or is of someone else', async () => {
    const paid = await buildApproved(shop);
    await capture(shop, paid);
    expect((await start(shop, paid)).errors?.[0]?.extensions.code).toBe('ORDER_ALREADY_PAID');

    const productId = await buildSellable(shop);
    const { order, accessToken } = await buildOrder(shop.ctx(), { lines: [{ productId, quantity: 1 }] });
    const foreign = await start(shop, { orderId: order.id, accessToken: paid.accessToken });
    expect(foreign.errors?.[0]?.extensions.code).toBe('ORDER_NOT_FOUND');
    shop.clock.advance(31 * 60_000);
    const late = await start(shop, { orderId: order.id, accessToken });
    expect(late.errors?.[0]?.extensions.code).toBe('ORDER_EXPIRED');
  });

  it('takes nothing before the buyer has approved', async () => {
    const payment = await buildPayment(shop);
    const { data } = await capture(shop, payment);
    expect(data.result).toMatchObject({ state: 'CREATED', order: { paymentStatus: 'UNPAID' } });
    expect((await atPayPal(shop, payment)).captures).toEqual([]);
    await decide(shop, payment);
    expect((await capture(shop, payment)).data.result.state).toBe('PAID');
  });

  it('of one order never pays another one', async () => {
    const cheap = await buildApproved(shop, 'pay', { priceMinor: 100 });
    const dear = await buildPayment(shop, { priceMinor: 99_900 });
    const stolen = { ...dear, paypalOrderId: cheap.paypalOrderId };
    for (const call of [capture, cancel, look]) {
      expect((await call(shop, stolen)).errors?.[0]?.extensions.code).toBe('PAYMENT_MISMATCH');
    }
    expect((await capture(shop, { ...cheap, accessToken: dear.accessToken })).errors?.[0]?.extensions.code).toBe(
      'ORDER_NOT_FOUND',
    );
    expect(await stateOf(shop, dear)).toBe('CREATED');
    expect((await atPayPal(shop, cheap)).captures).toEqual([]);
    expect((await capture(shop, cheap)).data.result.state).toBe('PAID');
    expect(await madeOf(shop, dear)).toMatchObject({ paid: 0, invoices: 0 });
  });
});

describe('a cancelled payment', () => {
  it('is closed with nothing charged, and the order can be paid anew', async () => {
    const payment = await buildPayment(shop);
    const { location } = await decide(shop, payment, 'cancel');
    expect(new URL(location!).pathname).toBe('/payment/paypal/cancel');
    expect((await cancel(shop, payment)).data.result).toMatchObject({
      state: 'CANCELLED',
      order: { status: 'PLACED' },
    });
    const again = await start(shop, payment);
    expect(again.data.startPayment.paypalOrderId).not.toBe(payment.paypalOrderId);
    const second = { ...payment, paypalOrderId: again.data.startPayment.paypalOrderId };
    await decide(shop, second);
    expect((await capture(shop, second)).data.result.state).toBe('PAID');
    expect((await atPayPal(shop, payment)).captures).toEqual([]);
  });

  it('that had been approved is not captured by the notice of the approval', async () => {
    const payment = await buildApproved(shop);
    expect((await cancel(shop, payment)).data.result.state).toBe('CANCELLED');
    await shop.runJobs();
    expect((await atPayPal(shop, payment)).captures).toEqual([]);
    expect((await look(shop, payment)).data.result).toMatchObject({
      state: 'CANCELLED',
      order: { paymentStatus: 'UNPAID' },
    });
  });

  it('tells the truth when the money was taken', async () => {
    const payment = await buildApproved(shop);
    await capture(shop, payment);
    expect((await cancel(shop, payment)).data.result).toMatchObject({
      state: 'PAID',
      order: { paymentStatus: 'PAID' },
    });
  });

  it('is taken up again when the buyer goes back and approves after all', async () => {
    const payment = await buildPayment(shop);
    await cancel(shop, payment);
    await decide(shop, payment);
    expect((await capture(shop, payment)).data.result.state).toBe('PAID');
    expect((await atPayPal(shop, payment)).captures).toHaveLength(1);
  });
});

describe('what was bought', () => {
  const SAVE =
    'mutation ($lines: [CartLineInput!]!) { cart: saveCart(input: { lines: $lines }) { productId quantity } }';
  const MINE = '{ cart: myCart { productId quantity } }';
  const STANDS = 'query ($key: String!) { boughtLines(idempotencyKey: $key) }';
  const stands = async (key: string) => (await shop.graphql<{ boughtLines: string }>(STANDS, { key })).data.boughtLines;

  const buildPurchase = async (lines: { productId: number; quantity: number }[], headers = {}) => {
    const input = await buildOrderInput(shop.ctx(), { lines });
    const { order, accessToken } = (await place(shop, input, headers)).data.placeOrder;
    const { data } = await start(shop, { orderId: order.id, accessToken });
    const { id: attemptId, paypalOrderId, approveUrl } = data.startPayment;
    return { key: input.idempotencyKey, orderId: order.id, accessToken, attemptId, paypalOrderId, approveUrl };
  };

  it('leaves the cart of the account with the payment, once, and what was put in since stays', async () => {
    const headers = await signInAs(shop, await buildAccount(shop));
    const [kit, files] = [await buildSellable(shop, { stock: 9 }), await buildSellable(shop, { type: 'DIGITAL' })];
    const save = (kits: number) =>
      shop.graphql(SAVE, { lines: [{ productId: files, quantity: 1 }, { productId: kit, quantity: kits }] }, { headers }); // oxfmt-ignore
    const cart = async () => (await shop.graphql<{ cart: { quantity: number }[] }>(MINE, {}, { headers })).data.cart;
    await save(2);
    const lines = [{ productId: files, quantity: 1 }, { productId: kit, quantity: 2 }]; // oxfmt-ignore
    const purchase = await buildPurchase(lines, headers);
    await save(3);
    await decide(shop, purchase, 'twice');
    expect([await cart(), await stands(purchase.key)]).toEqual([expect.objectContaining({ length: 2 }), 'WAITING']);
    await Promise.all([capture(shop, purchase), capture(shop, purchase), shop.runJobs()]);
    await shop.runJobs();
    await capture(shop, purchase);
    expect(await cart()).toEqual([{ productId: kit, quantity: 1 }]);
    expect(await stands(purchase.key)).toBe('LEFT');
  });

  it('leaves the cart of a guest by the hand of the browser, which hears how it stands by the key alone', async () => {
    const kit = await buildSellable(shop, { stock: 9 });
    const purchase = await buildPurchase([{ productId: kit, quantity: 1 }]);
    expect(await stands(purchase.key)).toBe('WAITING');
    await decide(shop, purchase);
    await capture(shop, purchase);
    expect(await stands(purchase.key)).toBe('LEAVE');
    expect(await stands('no-such-key')).toBe('STAY');
  });
});
