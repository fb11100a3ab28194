import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { spelledCode } from '../../../server/gift-cards/gift-card-code.ts';
import { invoicesOfOrder } from '../../../server/invoices/invoices.service.ts';
import { cancelUnpaid, expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { PaymentAttempt } from '../../../server/payments/payment-attempt.entity.ts';
import { balanceOf, buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  await offerGiftCards(shop);
  files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 2000 });
});
afterEach(async () => {
  await shop.runJobs();
  expect(await checkInvariants(shop)).toEqual([]);
});
afterAll(() => shop.close());

const lines = () => [{ productId: files, quantity: 1 }];
const read = (id: string) => shop.ctx().repo(Order).findOneByOrFail({ id });

describe('a quote with gift cards', () => {
  it('keeps its total and says what is left to be paid, card after card', async () => {
    const [small, large] = [await buildGiftCard(shop, 500), await buildGiftCard(shop, 5000)];
    const giftCardCodes = [small.code, spelledCode(large.code).toLowerCase(), small.code];
    const quote = await quoteCart(shop.ctx(), { lines: lines(), giftCardCodes });
    expect([quote.totalMinor, quote.giftCardsMinor, quote.dueMinor]).toEqual([2000, 2000, 0]);
    expect(quote.giftCards.map(({ paysMinor, leftMinor, problem }) => [paysMinor, leftMinor, problem])).toEqual([
      [500, 0, null],
      [1500, 3500, null],
    ]);
    const without = await quoteCart(shop.ctx(), { lines: lines() });
    expect(quote.taxes).toEqual(without.taxes);
    expect(quote.fingerprint).not.toBe(without.fingerprint);
  });

  it('says of each code why it pays nothing', async () => {
    const [spent, over, voided, spare] = await Promise.all([
      buildGiftCard(shop, 2000),
      buildGiftCard(shop, 2000, { validUntil: '2020-01-01' }),
      buildGiftCard(shop, 2000, { voidedAt: new Date(), voidReason: 'Lost' }),
      buildGiftCard(shop, 2000),
    ]);
    const { order } = await buildOrder(shop.ctx(), { lines: lines(), giftCardCodes: [spent.code] });
    expect(order.paymentStatus).toBe('PAID');
    const codes = [spent.code, over.code, voided.code, '00000-00000-00000-00000', spare.code];
    const quote = await quoteCart(shop.ctx(), { lines: lines(), giftCardCodes: codes });
    expect(quote.giftCards.map(({ problem }) => problem)).toEqual(['EMPTY', 'EXPIRED', 'VOIDED', 'UNKNOWN', null]);
    const two = await quoteCart(shop.ctx(), { lines: lines(), giftCardCodes: [spare.code, (await buildGiftCard(shop, 500)).code] }); // oxfmt-ignore
    expect(two.giftCards[1]!.problem).toBe('NOT_NEEDED');
  });

  it('asks the database once more for cards, and placing twice; without them not at all', async () => {
    const { code } = await buildGiftCard(shop, 500);
    const quoted = (giftCardCodes: string[]) =>
      shop.statements(() => quoteCart(shop.ctx(), { lines: lines(), giftCardCodes }));
    expect((await quoted([code])) - (await quoted([]))).toBe(1);
    const placed = async (giftCardCodes: string[]) => {
      const input = await buildOrderInput(shop.ctx(), { lines: lines(), giftCardCodes });
      return shop.statements(() => placeOrder(shop.ctx(), input));
    };
    await placed([]);
    expect((await placed([code])) - (await placed([]))).toBe(2);
  });
});

describe('an order with gift cards', () => {
  it('has the rest taken by PayPal, and names what they paid in its invoice', async () => {
    const card = await buildGiftCard(shop, 1500);
    const payment = await buildPaid(shop, { lines: lines(), giftCardCodes: [card.code] });
    const order = await read(payment.orderId);
    expect([order.totalMinor, order.giftCardsMinor, order.paymentStatus]).toEqual([2000, 1500, 'PAID']);
    expect(await balanceOf(shop, card)).toBe(0);
    const [attempt] = await shop.ctx().repo(PaymentAttempt).findBy({ orderId: order.id });
    expect(attempt!.amountMinor).toBe(500);
    const [invoice] = await invoicesOfOrder(shop.ctx(), order.id);
    expect([invoice!.totalMinor, invoice!.snapshot.giftCardsMinor]).toEqual([2000, 1500]);
  });

  it('is paid at once where they pay everything, with files, invoice and mail', async () => {
    const card = await buildGiftCard(shop, 3000);
    const { order } = await buildOrder(shop.ctx(), { lines: lines(), giftCardCodes: [card.code] });
    expect([order.status, order.paymentStatus, order.paymentWay]).toEqual(['COMPLETED', 'PAID', 'GIFT_CARD']);
    expect(await balanceOf(shop, card)).toBe(1000);
    await shop.runJobs();
    expect(shop.mails.at(-1)!.subject).toContain(order.orderNumber);
    expect(shop.mails.at(-1)!.text).toContain(`…${card.code.slice(-4)}`);
  });

  it('is placed once by one key, and never at another sum than was seen', async () => {
    const card = await buildGiftCard(shop, 1000);
    const [first, second] = [
      await buildOrderInput(shop.ctx(), { lines: lines(), giftCardCodes: [card.code] }),
      await buildOrderInput(shop.ctx(), { lines: lines(), giftCardCodes: [card.code] }),
    ];
    const { order } = await placeOrder(shop.ctx(), first);
    expect((await placeOrder(shop.ctx(), first)).order.id).toBe(order.id);
    await expect(placeOrder(shop.ctx(), { ...first, giftCardCodes: [] })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' }); // oxfmt-ignore
    await expect(placeOrder(shop.ctx(), second)).rejects.toMatchObject({ code: 'QUOTE_CHANGED' });
    expect(await balanceOf(shop, card)).toBe(0);
  });

  it('gives everything back once when it ends unpaid, also to a card that is over by then', async () => {
    const card = await buildGiftCard(shop, 1000);
    const cancelled = await buildOrder(shop.ctx(), { lines: lines(), giftCardCodes: [card.code] });
    await Promise.all([cancelUnpaid(shop.ctx(), cancelled.order.id), cancelUnpaid(shop.ctx(), cancelled.order.id)]);
    expect(await balanceOf(shop, card)).toBe(1000);
    const expired = await buildOrder(shop.ctx(), { lines: lines(), giftCardCodes: [card.code] });
    await shop.ctx().sql(`UPDATE gift_card SET valid_until = '2020-01-01' WHERE id = $1`, [card.id]);
    await shop.ctx().sql(`UPDATE orders SET reserved_until = now() WHERE id = $1`, [expired.order.id]);
    expect(await expireOrder(shop.ctx(), expired.order.id)).toBe(true);
    expect(await balanceOf(shop, card)).toBe(1000);
    const quote = await quoteCart(shop.ctx(), { lines: lines(), giftCardCodes: [card.code] });
    expect(quote.giftCardsMinor).toBe(1000);
  });
});
