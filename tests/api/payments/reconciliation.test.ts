import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toDecimal } from '../../../server/core/money.ts';
import { Dispute } from '../../../server/payments/disputes/dispute.entity.ts';
import { PayPalTransaction } from '../../../server/payments/paypal/paypal-transaction.entity.ts';
import { reconcileTransactions } from '../../../server/payments/reconciliation/reconciliation.job.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { openDispute, reverseCapture } from '../../../server/payments/simulator/disputes.service.ts';
import { refundByHand } from '../../../server/payments/simulator/refunds.service.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { atPayPal, buildPaid, madeOf, type Payment } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const HOUR = 60 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  await shop
    .ctx()
    .sql('TRUNCATE payment_difference, paypal_transaction, payment_reconciliation, paypal_simulator.orders CASCADE');
  await shop.ctx().sql('TRUNCATE payment_attempt CASCADE');
});
afterAll(() => shop.close());

const sql = (text: string, values: unknown[] = []) => shop.ctx().sql(text, values);

/** The comparison as it runs four hours later. */
const compare = async () => {
  shop.clock.advance(4 * HOUR);
  await reconcileTransactions(shop.ctx());
};

interface Seen {
  paymentDifferences: {
    movements: { month: string; kind: string; count: number; sum: string; fee: string | null }[];
    differences: { id: string; kind: string; paypalId: string; orderId: string; atPayPal: string; booked: string }[];
    comparedAt: string | null;
    failedAt: string | null;
    error: string | null;
  };
  adminCounts: { paymentDifferences: number };
}

/** A session of its own each time: the clock runs past the end of any other. */
const ask = async (query: string, variables: object = {}) => {
  const { headers } = await buildPerson(shop, { admin: true });
  const { data, errors } = await shop.graphql<Seen>(query, { ...variables }, { headers });
  expect(errors).toBeUndefined();
  return data;
};
const seen = () =>
  ask(`{ paymentDifferences { differences { id kind paypalId orderId atPayPal booked } comparedAt failedAt error }
    adminCounts { paymentDifferences } }`);
const items = async () => (await seen()).paymentDifferences.differences;

const captureId = async (payment: Payment): Promise<string> => (await atPayPal(shop, payment)).captures[0]!.id;

/** What the shop would have heard of never comes. */
const loseEvents = () => sql('TRUNCATE paypal_simulator.events');

const paid = async (): Promise<{ payment: Payment; capture: string }> => {
  const payment = await buildPaid(shop);
  await shop.runJobs();
  return { payment, capture: await captureId(payment) };
};

describe('the comparison of PayPal with the books', () => {
  afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));

  it('finds nothing where both say the same, and knows the fee of a payment', async () => {
    const { payment, capture } = await paid();
    await refundOrder(shop.ctx(), { orderId: payment.orderId, amountMinor: 700, reason: 'Gift', requestId: 'same-1' });
    await shop.runJobs();
    await openDispute(shop.ctx(), capture);
    await reverseCapture(shop.ctx(), capture, 500);
    await shop.runJobs();
    expect(await shop.ctx().repo(Dispute).countBy({ heldMinor: 500 })).toBe(1);
    await compare();
    expect(await seen()).toMatchObject({
      paymentDifferences: { differences: [], failedAt: null, comparedAt: expect.any(String) as string },
      adminCounts: { paymentDifferences: 0 },
    });
    const listed = await shop.ctx().repo(PayPalTransaction).findBy({ paypalId: capture });
    const [{ amountMinor, feeMinor }] = listed as [PayPalTransaction];
    expect(feeMinor).toBe(Math.round(amountMinor * 0.0249) + 35);
  });

  it('books a refund made at PayPal whose notice never came', async () => {
    const { payment, capture } = await paid();
    await refundByHand(shop.ctx(), capture, 900);
    await loseEvents();
    await compare();
    expect(await items()).toEqual([]);
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    await compare();
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
  });

  it('writes down a dispute whose notice never came', async () => {
    const { capture } = await paid();
    const paypalDisputeId = await openDispute(shop.ctx(), capture);
    await reverseCapture(shop.ctx(), capture, 500);
    await loseEvents();
    await compare();
    expect(await shop.ctx().repo(Dispute).countBy({ paypalDisputeId })).toBe(1);
  });

  it('writes down a dispute about money that was booked as taken back long before', async () => {
    const { payment, capture } = await paid();
    await reverseCapture(shop.ctx(), capture, 500);
    shop.clock.advance(2 * HOUR);
    await shop.runJobs();
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    const paypalDisputeId = await openDispute(shop.ctx(), capture);
    await loseEvents();
    await compare();
    expect(await shop.ctx().repo(Dispute).countBy({ paypalDisputeId, heldMinor: 500 })).toBe(1);
  });

  it('shows money that PayPal took back and nobody can explain, until it is booked', async () => {
    const { payment, capture } = await paid();
    await reverseCapture(shop.ctx(), capture, 500);
    const [event] = (await sql('SELECT body FROM paypal_simulator.events ORDER BY created_at DESC LIMIT 1')) as {
      body: string;
    }[];
    expect(event!.body).toContain('REVERSED');
    await compare();
    const shown = { kind: 'REFUND_UNKNOWN_HERE', orderId: payment.orderId, atPayPal: '5.00 EUR', booked: null };
    expect(await items()).toMatchObject([shown]);
    await shop.runJobs();
    await compare();
    expect(await items()).toEqual([]);
  });

  it('counts one booking for one transaction: the same sum taken twice shows once', async () => {
    const { payment, capture } = await paid();
    await reverseCapture(shop.ctx(), capture, 500);
    shop.clock.advance(2 * HOUR);
    await shop.runJobs();
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    await reverseCapture(shop.ctx(), capture, 500);
    await loseEvents();
    await compare();
    expect(await items()).toMatchObject([{ kind: 'REFUND_UNKNOWN_HERE' }]);
  });

  it('shows a refund that was booked and came back to the shop', async () => {
    const { payment } = await paid();
    await refundOrder(shop.ctx(), { orderId: payment.orderId, amountMinor: 700, reason: 'Gift', requestId: 'back-1' });
    await sql(`UPDATE payment_refund SET failure = 'RETURNED_TO_SHOP'`);
    await compare();
    expect(await items()).toMatchObject([{ kind: 'REFUND_RETURNED', booked: '7.00 EUR', orderId: payment.orderId }]);
  });
});

describe('a difference', () => {
  const foreign = async () => {
    await sql(
      `INSERT INTO paypal_simulator.orders (id, state, request, merchant_id, created_at) VALUES ('O-1', 'COMPLETED', '{}', 'M', $1)`,
      [shop.clock.now()],
    );
    await sql(
      `INSERT INTO paypal_simulator.captures (id, order_id, status, amount_minor, currency, created_at)
       VALUES ('ELSEWHERE-1', 'O-1', 'COMPLETED', 12345, 'EUR', $1)`,
      [shop.clock.now()],
    );
  };

  it('is a payment that only PayPal knows: once, put away and back, and each step is in the audit log', async () => {
    await foreign();
    await compare();
    await compare();
    const [found, ...others] = await items();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'PAYMENT_UNKNOWN_HERE', paypalId: 'ELSEWHERE-1', atPayPal: '123.45 EUR' });
    const put = (aside: boolean) =>
      ask(
        'mutation ($id: ID!, $aside: Boolean!) { setPaymentDifferenceAside(input: { id: $id, aside: $aside }) { id } }',
        {
          id: found!.id,
          aside,
        },
      );
    await put(true);
    await compare();
    expect((await seen()).adminCounts.paymentDifferences).toBe(0);
    await put(false);
    expect((await seen()).adminCounts.paymentDifferences).toBe(1);
    const log = await sql('SELECT action, after FROM audit_entry WHERE subject_id = $1 ORDER BY id', [found!.id]);
    expect(log).toEqual([
      { action: 'payment-difference.aside', after: { aside: true } },
      { action: 'payment-difference.aside', after: { aside: false } },
    ]);
  });

  it('is younger than three hours only once PayPal can have listed it', async () => {
    await foreign();
    await reconcileTransactions(shop.ctx());
    expect(await items()).toEqual([]);
  });

  it('is another sum or another currency, and ends when both agree again', async () => {
    const { payment, capture } = await paid();
    await sql(`UPDATE paypal_simulator.captures SET amount_minor = amount_minor - 1, currency = 'USD' WHERE id = $1`, [
      capture,
    ]);
    await compare();
    const [found, ...others] = await items();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'PAYMENT_AMOUNT', paypalId: capture, orderId: payment.orderId });
    expect(found!.atPayPal).toMatch(/ USD$/);
    expect(found!.booked).toMatch(/ EUR$/);
    await sql(`UPDATE paypal_simulator.captures SET amount_minor = amount_minor + 1, currency = 'EUR' WHERE id = $1`, [
      capture,
    ]);
    await compare();
    expect(await items()).toEqual([]);
  });

  it('is a booked payment or refund that PayPal does not list', async () => {
    const { payment, capture } = await paid();
    await refundOrder(shop.ctx(), { orderId: payment.orderId, amountMinor: 700, reason: 'Gift', requestId: 'gone-1' });
    await sql('DELETE FROM paypal_simulator.refunds');
    await sql('DELETE FROM paypal_simulator.captures WHERE id = $1', [capture]);
    await compare();
    expect((await items()).map(({ kind }) => kind).sort()).toEqual([
      'PAYMENT_UNKNOWN_AT_PAYPAL',
      'REFUND_UNKNOWN_AT_PAYPAL',
    ]);
  });

  it('stays unsaid when PayPal does not answer, and the failure is shown until the next run', async () => {
    await foreign();
    await sql('ALTER TABLE paypal_simulator.reversals RENAME TO away');
    try {
      await expect(compare()).rejects.toThrow('PayPal');
    } finally {
      await sql('ALTER TABLE paypal_simulator.away RENAME TO reversals');
    }
    expect((await seen()).paymentDifferences).toMatchObject({ differences: [], comparedAt: null });
    expect((await seen()).paymentDifferences.failedAt).not.toBeNull();
    await compare();
    expect((await seen()).paymentDifferences).toMatchObject({ failedAt: null, error: null });
    expect((await items()).length).toBe(1);
  });

  it('is another fee than PayPal named when it took the money', async () => {
    const { payment, capture } = await paid();
    await compare();
    expect(await items()).toEqual([]);
    await sql('UPDATE payment_capture SET fee_minor = fee_minor - 10 WHERE paypal_capture_id = $1', [capture]);
    await compare();
    expect(await items()).toMatchObject([{ kind: 'FEE_AMOUNT', paypalId: capture, orderId: payment.orderId }]);
    await sql('UPDATE payment_capture SET fee_minor = NULL');
    await compare();
    expect(await items()).toEqual([]);
  });

  it('is no fee, withdrawal, deposit or hold of the account: they are summed up by month', async () => {
    await sql('TRUNCATE paypal_simulator.movements');
    const move = (id: string, code: string, minor: number) =>
      sql('INSERT INTO paypal_simulator.movements VALUES ($1, $2, $3, $4, $5)', [
        id,
        code,
        minor,
        'EUR',
        shop.clock.now(),
      ]);
    const { capture } = await paid();
    await move('F-1', 'T0106', -1600);
    await move('F-2', 'T1108', 600);
    await move('W-1', 'T0403', -50_000);
    await move('D-1', 'T0300', 2500);
    await move('H-1', 'T1503', -900);
    await move('A-1', 'T1300', -100);
    await move('X-1', 'T9900', -5);
    const month = shop.clock.now().toISOString().slice(0, 7);
    await compare();
    expect(await items()).toEqual([]);
    const { movements } = (await ask('{ paymentDifferences { movements { month kind count sum fee } } }'))
      .paymentDifferences;
    const [{ amountMinor, feeMinor }] = (await shop.ctx().repo(PayPalTransaction).findBy({ paypalId: capture })) as [
      PayPalTransaction,
    ];
    expect(movements).toEqual([
      { month, kind: 'PAYMENT', count: 1, sum: `${toDecimal(amountMinor)} EUR`, fee: `${toDecimal(-feeMinor!)} EUR` },
      { month, kind: 'FEE', count: 2, sum: '-10.00 EUR', fee: null },
      { month, kind: 'WITHDRAWAL', count: 1, sum: '-500.00 EUR', fee: null },
      { month, kind: 'DEPOSIT', count: 1, sum: '25.00 EUR', fee: null },
      { month, kind: 'HOLD', count: 1, sum: '-9.00 EUR', fee: null },
      { month, kind: 'OTHER', count: 1, sum: '-0.05 EUR', fee: null },
    ]);
  });
});
