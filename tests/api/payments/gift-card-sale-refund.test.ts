import { IsNull, Not } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayOf, daysAfter } from '../../../server/core/text/format.ts';
import { GiftCardEntry } from '../../../server/gift-cards/gift-card-entry.entity.ts';
import { GiftCardEntryKind } from '../../../server/gift-cards/gift-card-kinds.ts';
import { GiftCard } from '../../../server/gift-cards/gift-card.entity.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { recordOutsideRefund } from '../../../server/payments/refunds/outside-refund.service.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { balanceOf } from '../../support/builders/build-gift-card.ts';
import { codesTo, sellCard, sellGiftCards, soldCard } from '../../support/builders/build-gift-card-sale.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { atPayPal, madeOf } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { refusal, stubPayPal } from '../../support/fakes/stub-paypal.ts';
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
  vi.restoreAllMocks();
  await shop.runJobs();
  expect(await checkInvariants(shop)).toEqual([]);
});
afterAll(() => shop.close());

let serial = 0;
/** A card that was mailed, with its code. */
const sentCard = async () => {
  const recipientEmail = `dar-${(serial += 1)}@example.sk`;
  const sold = await sellCard(shop, { recipientEmail });
  await shop.runJobs();
  return { ...sold, code: codesTo(shop, recipientEmail)[0]! };
};
const refund = (orderId: string, amountMinor?: number) =>
  refundOrder(shop.ctx(), { orderId, amountMinor, reason: 'Nehodí sa', requestId: `sold-${(serial += 1)}` });
const spend = (code: string) =>
  buildOrder(shop.ctx(), { lines: [{ productId: files, quantity: 1 }], giftCardCodes: [code] });
const read = (id: string) => shop.ctx().repo(Order).findOneByOrFail({ id });
const captureIdOf = async (orderId: string) => (await read(orderId)).paymentId!;

describe('a refund of a gift card that was bought', () => {
  it('gives back what is not spent and takes it off the card, without a credit note', async () => {
    const { payment, orderId, code } = await sentCard();
    await spend(code);
    await expect(refund(orderId, 3001)).rejects.toMatchObject({
      code: 'REFUND_NOT_ALLOWED',
      args: { leftMinor: 3000 },
    });
    const before = (await soldCard(shop, orderId))!;
    expect((await refund(orderId, 1000)).status).toBe('COMPLETED');
    expect(await soldCard(shop, orderId)).toMatchObject({
      balanceMinor: 2000,
      version: before.version + 1,
      validUntil: before.validUntil,
      voidedAt: null,
    });
    expect((await refund(orderId)).amountMinor).toBe(2000);
    expect(await soldCard(shop, orderId)).toMatchObject({ balanceMinor: 0, voidReason: 'Nehodí sa' });
    expect((await atPayPal(shop, payment)).refunded).toEqual([1000, 2000]);
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', refundedMinor: 3000 });
    expect(await madeOf(shop, { orderId })).toEqual({ paid: 1, invoices: 0, creditNotes: 0 });
    await expect(refund(orderId)).rejects.toMatchObject({ code: 'REFUND_NOT_ALLOWED' });
  });

  it('of all of it voids the card, so that one that waits for its day is never sent', async () => {
    const sendOn = daysAfter(dayOf(shop.clock.now()), 3);
    const { orderId, card } = await sellCard(shop, { sendOn, recipientEmail: 'nikdy@example.sk' });
    await refund(orderId);
    expect((await read(orderId)).paymentStatus).toBe('REFUNDED');
    await shop
      .ctx()
      .sql(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1`, [`gift-card-mail:${card.id}`]);
    await shop.runJobs();
    expect(codesTo(shop, 'nikdy@example.sk')).toEqual([]);
  });

  it('that PayPal refuses leaves the card as it was, and it is sent on its day', async () => {
    const sendOn = daysAfter(dayOf(shop.clock.now()), 3);
    const { orderId, card } = await sellCard(shop, { sendOn });
    vi.spyOn(shop.shop.logger, 'error').mockImplementation(() => undefined);
    stubPayPal({ 'POST refund': refusal(422, 'REFUND_NOT_ALLOWED') });
    expect((await refund(orderId)).status).toBe('FAILED');
    expect(await soldCard(shop, orderId)).toMatchObject({ balanceMinor: 5000, voidedAt: null });
    const [job] = await shop
      .ctx()
      .sql('SELECT FROM graphile_worker.jobs WHERE key = $1', [`gift-card-mail:${card.id}`]);
    expect(job).toBeDefined();
    vi.restoreAllMocks();
    expect((await refund(orderId)).status).toBe('COMPLETED');
    expect(await balanceOf(shop, card)).toBe(0);
  });

  it.each([
    ['is lengthened to 90 days where it would end before', 5, 90],
    ['stays where it is longer', 400, 400],
  ])('that PayPal refuses gives the card its money back, whose time %s', async (_, days, left) => {
    const today = dayOf(shop.clock.now());
    const { orderId, card } = await sellCard(shop, {});
    await shop
      .ctx()
      .repo(GiftCard)
      .update({ id: card.id }, { validUntil: daysAfter(today, days) });
    const { version } = (await soldCard(shop, orderId))!;
    vi.spyOn(shop.shop.logger, 'error').mockImplementation(() => undefined);
    stubPayPal({ 'POST refund': refusal(422, 'REFUND_NOT_ALLOWED') });
    await refund(orderId);
    expect(await soldCard(shop, orderId)).toMatchObject({
      balanceMinor: 5000,
      validUntil: daysAfter(today, left),
      version: version + 2,
    });
    const where = { giftCardId: card.id, refundId: Not(IsNull()) };
    const entries = await shop
      .ctx()
      .repo(GiftCardEntry)
      .find({ where, order: { id: 'ASC' } });
    expect(entries.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      [GiftCardEntryKind.BOUGHT_BACK, -5000],
      [GiftCardEntryKind.BUYBACK_UNDONE, 5000],
    ]);
  });

  it('that the bank takes back after a part was spent takes what the card has', async () => {
    const { orderId, card, code } = await sentCard();
    await spend(code);
    const paypalCaptureId = await captureIdOf(orderId);
    const taken = { paypalCaptureId, paypalRefundId: 'REV-1', requestId: null, amountMinor: 5000, reason: 'Reversal' };
    await recordOutsideRefund(shop.ctx(), { ...taken, reversal: true });
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'REFUNDED', refundedMinor: 5000 });
    expect(await soldCard(shop, orderId)).toMatchObject({ balanceMinor: 0 });
    expect((await soldCard(shop, orderId))!.voidedAt).not.toBeNull();
    expect(card.initialMinor).toBe(5000);
  });

  it('and spending it at the same time never give out more than was paid', async () => {
    const { orderId, card, code } = await sentCard();
    const lines = [{ productId: files, quantity: 1 }];
    const inputs = await Promise.all(
      [1, 2, 3].map((n) =>
        buildOrderInput(shop.ctx(), { lines, giftCardCodes: [code], email: `zaraz-${n}@example.sk` }),
      ),
    );
    const results = await Promise.allSettled([
      ...inputs.map((input) => placeOrder(shop.ctx(), input)),
      refund(orderId),
      refund(orderId, 2500),
    ]);
    const refunded = (await read(orderId)).refundedMinor;
    const [spent] = await shop
      .ctx()
      .sql<{ minor: number }>(
        'SELECT coalesce(sum(amount_minor), 0)::int AS minor FROM gift_card_use WHERE gift_card_id = $1',
        [card.id],
      );
    expect(refunded + spent!.minor + (await balanceOf(shop, card))).toBe(5000);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('is offered to the administration as far as the card is unspent', async () => {
    const { orderId, card, code } = await sentCard();
    await spend(code);
    const query = 'query ($id: ID!) { adminOrder(id: $id) { refundable { minor } soldCardId actions } }';
    const { headers } = await buildPerson(shop, { admin: true });
    const { data } = await shop.graphql<{ adminOrder: object }>(query, { id: orderId }, { headers });
    expect(data.adminOrder).toMatchObject({
      refundable: { minor: 3000 },
      soldCardId: card.id,
      actions: expect.arrayContaining(['REFUND', 'MAIL_ORDER']),
    });
  });
});
