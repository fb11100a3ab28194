import type { QueryRunner } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FreezeDisputedCards1764400000525 } from '../../../migrations/1764400000525-FreezeDisputedCards.ts';
import { dayOf, daysAfter } from '../../../server/core/text/format.ts';
import { checkGiftCard } from '../../../server/gift-cards/gift-card-balance.queries.ts';
import { cancelUnpaid } from '../../../server/orders/order-cancellation.service.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { decideDispute, openDispute } from '../../../server/payments/simulator/disputes.service.ts';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { codesTo, sellCard, sellGiftCards, soldCard } from '../../support/builders/build-gift-card-sale.ts';
import { buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { atPayPal } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  await sellGiftCards(shop);
  files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 2000 });
});
afterEach(async () => {
  await shop.runJobs();
  expect(await checkInvariants(shop)).toEqual([]);
});
afterAll(() => shop.close());

let serial = 0;
const sentCard = async (changes = {}) => {
  const recipientEmail = `sporna-${(serial += 1)}@example.sk`;
  const sold = await sellCard(shop, { recipientEmail, ...changes });
  await shop.runJobs();
  return { ...sold, recipientEmail, code: codesTo(shop, recipientEmail)[0]! };
};
type Sold = Awaited<ReturnType<typeof sentCard>>;

const given = (code: string) => ({
  lines: [{ productId: files, quantity: 1 }],
  giftCardCodes: [code],
  email: `kupec-${(serial += 1)}@example.sk`,
});
const spend = (code: string) => buildOrder(shop.ctx(), given(code));
const dispute = async ({ payment }: Sold): Promise<string> => {
  const id = await openDispute(shop.ctx(), (await atPayPal(shop, payment)).captures[0]!.id);
  await shop.runJobs();
  return id;
};
const decide = async (id: string, outcome: Parameters<typeof decideDispute>[2]) => {
  await decideDispute(shop.ctx(), id, outcome);
  await shop.runJobs();
};

describe('a gift card whose payment is disputed', () => {
  it('pays nothing, and cart, balance and order say why', async () => {
    const sold = await sentCard();
    const seen = await buildOrderInput(shop.ctx(), given(sold.code));
    await dispute(sold);
    await expect(placeOrder(shop.ctx(), seen)).rejects.toMatchObject({
      code: 'GIFT_CARD_FROZEN',
      args: { last4: sold.code.slice(-4) },
    });
    const [quoted] = (await quoteCart(shop.ctx(), given(sold.code))).giftCards;
    expect(quoted).toMatchObject({ problem: 'FROZEN', paysMinor: 0 });
    const { state, balance } = await checkGiftCard(shop.ctx(), sold.code);
    expect([state, balance.minor]).toEqual(['FROZEN', 5000]);
  });

  it('that the shop could not freeze then is frozen by the update, others are not, and is freed once it is won', async () => {
    const [sold, other] = [await sentCard(), await sentCard()];
    const seen = await buildOrderInput(shop.ctx(), given(sold.code));
    const id = await dispute(sold);
    await shop.ctx().sql('UPDATE gift_card SET frozen_at = NULL');
    const runner = { query: (sql: string) => shop.ctx().sql(sql) } as unknown as QueryRunner;
    await new FreezeDisputedCards1764400000525().up(runner);
    await expect(placeOrder(shop.ctx(), seen)).rejects.toMatchObject({ code: 'GIFT_CARD_FROZEN' });
    expect((await spend(other.code)).order.giftCardsMinor).toBeGreaterThan(0);
    await decide(id, 'RESOLVED_SELLER_FAVOUR');
    await spend(sold.code);
  });

  it('pays again once the dispute is won', async () => {
    const sold = await sentCard();
    await decide(await dispute(sold), 'RESOLVED_SELLER_FAVOUR');
    expect((await soldCard(shop, sold.orderId))!.frozenAt).toBeNull();
    expect((await spend(sold.code)).order.giftCardsMinor).toBe(2000);
  });

  it('is ended once it is lost: nothing is on it, and nothing that comes back can be spent', async () => {
    const sold = await sentCard();
    const dear = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 6000 });
    const lines = [{ productId: dear, quantity: 1 }];
    const { order } = await buildOrder(shop.ctx(), { ...given(sold.code), lines });
    expect(order.paymentStatus).toBe('UNPAID');
    const id = await dispute(sold);
    await decide(id, 'RESOLVED_BUYER_FAVOUR');
    expect(await soldCard(shop, sold.orderId)).toMatchObject({ balanceMinor: 0 });
    await cancelUnpaid(shop.ctx(), order.id);
    expect(await soldCard(shop, sold.orderId)).toMatchObject({ balanceMinor: 5000, frozenAt: expect.any(Date) });
    await expect(spend(sold.code)).resolves.toMatchObject({ order: { giftCardsMinor: 0 } });
  });

  it('is not sent while it is frozen, and is sent once it is won', async () => {
    const sendOn = daysAfter(dayOf(shop.clock.now()), 3);
    const sold = await sentCard({ sendOn });
    const id = await dispute(sold);
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await shop.runJobs();
    expect(codesTo(shop, sold.recipientEmail)).toEqual([]);
    await decide(id, 'RESOLVED_SELLER_FAVOUR');
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await shop.runJobs();
    expect(codesTo(shop, sold.recipientEmail)).toHaveLength(1);
  });

  it('leaves the cards of other buyers alone', async () => {
    const [one, other] = [await sentCard(), await sentCard()];
    await dispute(one);
    expect((await soldCard(shop, other.orderId))!.frozenAt).toBeNull();
  });

  it('that many spend at that moment is spent before or frozen, never both', async () => {
    const sold = await sentCard();
    const captureId = (await atPayPal(shop, sold.payment)).captures[0]!.id;
    const inputs = await Promise.all(Array.from({ length: 6 }, () => buildOrderInput(shop.ctx(), given(sold.code))));
    const results = await Promise.allSettled([
      ...inputs.slice(0, 3).map((input) => placeOrder(shop.ctx(), input)),
      openDispute(shop.ctx(), captureId).then(() => shop.runJobs()),
      ...inputs.slice(3).map((input) => placeOrder(shop.ctx(), input)),
    ]);
    const codes = results.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
    );
    expect(codes.filter((code) => !/^(GIFT_CARD_FROZEN|GIFT_CARD_CHANGED|QUOTE_CHANGED)$/.test(code))).toEqual([]);
    const left = (await soldCard(shop, sold.orderId))!;
    expect(left.frozenAt).not.toBeNull();
    expect(left.balanceMinor).toBe(5000 - 2000 * inputs.length + 2000 * codes.length);
    await expect(placeOrder(shop.ctx(), await buildOrderInput(shop.ctx(), given(sold.code)))).resolves.toMatchObject({
      order: { giftCardsMinor: 0 },
    });
  });
});
