import { describe, expect, it } from 'vitest';
import { Order } from '../../../server/orders/order.entity.ts';
import { balanceOf } from '../../support/builders/build-gift-card.ts';
import {
  approveCard,
  buildPurchase,
  orderCard,
  sellCard,
  sellGiftCards,
  soldCard,
} from '../../support/builders/build-gift-card-sale.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { atPayPal, madeOf } from '../../support/builders/build-payment.ts';
import { restartUntil, startCrashingShop, startShopOfTest } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';
import type { TestShop } from '../../support/shop.ts';

let shop: TestShop;

const begin = async (): Promise<TestShop> => {
  shop = await startShopOfTest();
  await sellGiftCards(shop);
  return shop;
};

/** A call to a shop that dies of it at a step. */
const callDying = async (step: string, query: string, input: object, headers: object = {}): Promise<void> => {
  const doomed = await startCrashingShop(shop!, step);
  await fetch(`${doomed.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: { input } }),
  }).catch(() => undefined);
  expect(await doomed.gone).toBe('SIGKILL');
};

/** The jobs that wait for less than five minutes are due by then. */
const restart = async (done: () => Promise<boolean>): Promise<void> => {
  const sql = "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at < now() + interval '5 minutes'";
  await shop!.ctx().sql(sql);
  await restartUntil(shop!, done);
};

const BUY = 'mutation ($input: BuyGiftCardInput!) { buyGiftCard(input: $input) { accessToken } }';
const CAPTURE = 'mutation ($input: PaymentInput!) { capturePayment(input: $input) { state } }';
const REFUND = 'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { id } }';

describe('a shop killed while a gift card is sold', { timeout: 90_000 }, () => {
  it('has no order of a purchase that was not placed, and one after the same is sent again', async () => {
    const own = await begin();
    const input = buildPurchase();
    await callDying('gift-card.ordering', BUY, input);
    expect(await own.ctx().repo(Order).count()).toBe(0);
    await orderCard(own, input);
    await orderCard(own, input);
    expect(await own.ctx().repo(Order).count()).toBe(1);
    expect(await checkInvariants(own)).toEqual([]);
  });

  it.each(['payment.capturing', 'payment.captured', 'payment.settling', 'payment.settled'])(
    'at %s has charged once, and there is one card after the restart without the buyer',
    async (step) => {
      const own = await begin();
      const payment = await approveCard(own);
      const { orderId, accessToken, paypalOrderId } = payment;
      await callDying(step, CAPTURE, { orderId, accessToken, paypalOrderId });
      const confirmed = async () => {
        const [sent] = await own
          .ctx()
          .sql('SELECT FROM order_mail WHERE key = $1 AND sent_at IS NOT NULL', [`order-${orderId}`]);
        return sent !== undefined;
      };
      await restart(confirmed);
      expect(await madeOf(own, { orderId })).toEqual({ paid: 1, invoices: 0, creditNotes: 0 });
      expect((await atPayPal(own, payment)).captures).toHaveLength(1);
      expect((await soldCard(own, orderId))?.balanceMinor).toBe(5000);
      expect(await checkInvariants(own)).toEqual([]);
    },
  );
});

describe('a shop killed while it buys a gift card back', { timeout: 90_000 }, () => {
  const refundInput = (orderId: string) => ({
    orderId,
    amountMinor: 3000,
    reason: 'Nehodí sa',
    restock: false,
    idempotencyKey: 'sold-card-crash',
  });

  it('has taken nothing off the card before the refund is recorded', async () => {
    const own = await begin();
    const { orderId, card, payment } = await sellCard(own);
    await own.runJobs();
    const { headers } = await buildPerson(own, { admin: true });
    await callDying('refund.planned', REFUND, refundInput(orderId), headers);
    expect(await balanceOf(own, card)).toBe(5000);
    expect((await atPayPal(own, payment)).refunded).toEqual([]);
    expect(await checkInvariants(own)).toEqual([]);
  });

  it.each(['refund.recorded', 'paypal.refund-answer', 'refund.answered', 'refund.settling'])(
    'at %s has given the money back once and taken it off the card once after the restart',
    async (step) => {
      const own = await begin();
      const { orderId, card, payment } = await sellCard(own);
      await own.runJobs();
      const { headers } = await buildPerson(own, { admin: true });
      await callDying(step, REFUND, refundInput(orderId), headers);
      expect(await balanceOf(own, card)).toBe(2000);
      await restart(async () => (await own.ctx().repo(Order).findOneByOrFail({ id: orderId })).refundedMinor === 3000);
      expect([(await atPayPal(own, payment)).refunded, await balanceOf(own, card)]).toEqual([[3000], 2000]);
      expect(await checkInvariants(own)).toEqual([]);
    },
  );
});
