import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  decideDispute,
  escalateDispute,
  openDispute,
  reverseCapture,
} from '../../../server/payments/simulator/disputes.service.ts';
import { buildDisputed, readDispute } from '../../support/builders/build-dispute.ts';
import { atPayPal, buildPaid, look, madeOf, sendEvent, type Payment } from '../../support/builders/build-payment.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

const orderOf = async (payment: Payment) => (await look(shop, payment)).data.result.order;

const openFiles = async ({ orderId }: Payment): Promise<number> => {
  const [row] = await shop.ctx().sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM entitlement e JOIN order_line l ON l.id = e.order_line_id
     WHERE l.order_id = $1 AND e.revoked_at IS NULL`,
    [orderId],
  );
  return row!.count;
};

const disputeMails = (disputeId: string) =>
  shop.mails.filter(({ messageId }) => messageId.startsWith(`dispute-${disputeId}`));

/** A paid order of files alone. */
const files = async () => ({ lines: [{ productId: (await buildFiles(shop.ctx())).productId, quantity: 1 }] });

describe('a dispute', () => {
  it('stands with its order: what is asked until when, over how much, and the owner gets a mail', async () => {
    const { payment, disputeId } = await buildDisputed(shop, { given: { reason: 'UNAUTHORISED' } });
    const dispute = await readDispute(shop, disputeId);
    const { totalAmount } = await orderOf(payment);
    expect(dispute).toMatchObject({
      orderId: payment.orderId,
      state: 'ANSWER',
      stage: 'INQUIRY',
      reason: 'UNAUTHORISED',
      amountMinor: totalAmount.minor,
      closedAt: null,
    });
    expect(dispute.respondBy!.getTime()).toBeGreaterThan(shop.clock.now().getTime());
    expect(disputeMails(dispute.id).map(({ text }) => text)).toEqual([
      expect.stringContaining('Platba bez súhlasu majiteľa účtu'),
    ]);
    expect((await orderOf(payment)).paymentStatus).toBe('PAID');
  });

  it('told of again and again is one, with one mail for each stage', async () => {
    const { captureId, disputeId } = await buildDisputed(shop);
    const resource = { dispute_id: disputeId, disputed_transactions: [{ seller_transaction_id: captureId }] };
    for (const id of ['WH-AGAIN-1', 'WH-AGAIN-2'])
      await sendEvent(shop, { id, event_type: 'CUSTOMER.DISPUTE.CREATED', resource });
    await escalateDispute(shop.ctx(), disputeId, 'CHARGEBACK');
    await shop.runJobs();
    const { id, stage } = await readDispute(shop, disputeId);
    expect(stage).toBe('CHARGEBACK');
    expect(disputeMails(id)).toHaveLength(2);
  });

  it('that is lost books the money once, with credit note and closed files, however PayPal tells of it', async () => {
    const { payment, disputeId } = await buildDisputed(shop, await files());
    expect(await openFiles(payment)).toBe(1);
    await decideDispute(shop.ctx(), disputeId, 'RESOLVED_BUYER_FAVOUR');
    await shop.runJobs();
    expect((await readDispute(shop, disputeId)).state).toBe('LOST');
    expect((await orderOf(payment)).paymentStatus).toBe('REFUNDED');
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
    expect(await openFiles(payment)).toBe(0);
  });

  it('over a part that is lost is booked once as that part', async () => {
    const { payment, disputeId } = await buildDisputed(shop, { given: { amountMinor: 700 } });
    await decideDispute(shop.ctx(), disputeId, 'RESOLVED_BUYER_FAVOUR');
    await shop.runJobs();
    expect((await orderOf(payment)).paymentStatus).toBe('PARTIALLY_REFUNDED');
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    const [row] = await shop
      .ctx()
      .sql('SELECT refunded_minor::int AS refunded FROM orders WHERE id = $1', [payment.orderId]);
    expect(row).toEqual({ refunded: 700 });
  });

  it('whose money PayPal holds closes the files until it is won, and nothing is credited', async () => {
    const { payment, captureId, disputeId } = await buildDisputed(shop, await files());
    const { totalAmount } = await orderOf(payment);
    await reverseCapture(shop.ctx(), captureId, totalAmount.minor);
    await shop.runJobs();
    expect(await readDispute(shop, disputeId)).toMatchObject({ heldMinor: totalAmount.minor });
    expect(await openFiles(payment)).toBe(0);
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 0 });
    await decideDispute(shop.ctx(), disputeId, 'RESOLVED_SELLER_FAVOUR');
    await shop.runJobs();
    expect((await readDispute(shop, disputeId)).state).toBe('WON');
    expect(await openFiles(payment)).toBe(1);
    expect((await orderOf(payment)).paymentStatus).toBe('PAID');
  });

  it('whose money PayPal held and that is lost is credited once', async () => {
    const { payment, captureId, disputeId } = await buildDisputed(shop);
    const { totalAmount } = await orderOf(payment);
    await reverseCapture(shop.ctx(), captureId, totalAmount.minor);
    await shop.runJobs();
    await decideDispute(shop.ctx(), disputeId, 'RESOLVED_BUYER_FAVOUR', { held: true });
    await shop.runJobs();
    expect((await orderOf(payment)).paymentStatus).toBe('REFUNDED');
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
  });

  it('is looked up when the reversal comes before any word of it', async () => {
    const payment = await buildPaid(shop);
    await shop.runJobs();
    const captureId = (await atPayPal(shop, payment)).captures[0]!.id;
    const disputeId = await openDispute(shop.ctx(), captureId, { stage: 'CHARGEBACK' });
    await reverseCapture(shop.ctx(), captureId, (await orderOf(payment)).totalAmount.minor);
    await shop.ctx().sql(`DELETE FROM paypal_simulator.events WHERE body LIKE '%DISPUTE.CREATED%'`);
    await shop.runJobs();
    expect((await readDispute(shop, disputeId)).heldMinor).toBeGreaterThan(0);
    expect((await orderOf(payment)).paymentStatus).toBe('PAID');
  });
});

/** What is to be tried again later is tried now. */
const tryAgain = async (): Promise<void> => {
  await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await shop.runJobs();
};

describe('a reversal without a dispute', () => {
  const buildReversed = async () => {
    const payment = await buildPaid(shop);
    await shop.runJobs();
    const captureId = (await atPayPal(shop, payment)).captures[0]!.id;
    await reverseCapture(shop.ctx(), captureId, (await orderOf(payment)).totalAmount.minor);
    await shop.runJobs();
    return { payment, captureId };
  };

  it('waits an hour for one, then takes the money for good', async () => {
    const { payment } = await buildReversed();
    expect((await orderOf(payment)).paymentStatus).toBe('PAID');
    shop.clock.advance(59 * 60_000);
    await tryAgain();
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 0 });
    shop.clock.advance(2 * 60_000);
    await tryAgain();
    expect((await orderOf(payment)).paymentStatus).toBe('REFUNDED');
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
  });

  it('whose dispute PayPal lists later is held, and a win leaves no credit note', async () => {
    const { payment, captureId } = await buildReversed();
    const disputeId = await openDispute(shop.ctx(), captureId, { stage: 'CHARGEBACK' });
    await shop.ctx().sql(`DELETE FROM paypal_simulator.events WHERE body LIKE '%DISPUTE.CREATED%'`);
    await tryAgain();
    expect((await readDispute(shop, disputeId)).heldMinor).toBeGreaterThan(0);
    await decideDispute(shop.ctx(), disputeId, 'RESOLVED_SELLER_FAVOUR');
    await shop.runJobs();
    expect((await readDispute(shop, disputeId)).state).toBe('WON');
    expect((await orderOf(payment)).paymentStatus).toBe('PAID');
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 0 });
  });

  describe('that was booked before PayPal named its dispute', () => {
    const buildBooked = async () => {
      const reversed = await buildReversed();
      shop.clock.advance(61 * 60_000);
      await tryAgain();
      expect(await madeOf(shop, reversed.payment)).toMatchObject({ creditNotes: 1 });
      const disputeId = await openDispute(shop.ctx(), reversed.captureId, { stage: 'CHARGEBACK' });
      await shop.runJobs();
      return { ...reversed, disputeId, dispute: await readDispute(shop, disputeId) };
    };
    const failures = () => shop.ctx().sql(`SELECT FROM payment_refund WHERE failure = 'RETURNED_TO_SHOP'`);

    it('belongs to the dispute, and the owner reads of the credit note', async () => {
      const { payment, dispute } = await buildBooked();
      expect(dispute.heldMinor).toBe((await orderOf(payment)).totalAmount.minor);
      expect(disputeMails(dispute.id).map(({ text }) => text)).toEqual([
        expect.stringContaining('preto bol vystavený dobropis'),
      ]);
    });

    it('is not booked again when the dispute is lost', async () => {
      const { payment, disputeId } = await buildBooked();
      await decideDispute(shop.ctx(), disputeId, 'RESOLVED_BUYER_FAVOUR', { held: true });
      await shop.runJobs();
      expect((await readDispute(shop, disputeId)).state).toBe('LOST');
      expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
      expect(await failures()).toEqual([]);
    });

    it('is a thing to do once the dispute is won: the money is back, and the credit note stands', async () => {
      const { disputeId, dispute } = await buildBooked();
      await decideDispute(shop.ctx(), disputeId, 'RESOLVED_SELLER_FAVOUR');
      await shop.runJobs();
      expect(await failures()).toHaveLength(1);
      expect(disputeMails(dispute.id).at(-1)!.text).toContain('Peniaze sú späť u vás');
      await shop.ctx().sql('UPDATE payment_refund SET failure = NULL');
    });
  });
});
