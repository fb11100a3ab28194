import { describe, expect, it } from 'vitest';
import { cardRefusal, refusedBy } from '../../../server/payments/card-refusal.ts';
import { encoded } from '../../../server/payments/stripe/stripe-client.ts';
import { toldDispute } from '../../../server/payments/stripe/stripe-dispute-events.ts';
import { stripePaymentUrl } from '../../../server/payments/stripe/stripe-links.ts';
import { intentAnswer, sessionAnswer } from '../../../server/payments/stripe/stripe-schemas.ts';
import { isSigned, signatureOf, signedOf } from '../../../server/payments/stripe/stripe-signature.ts';
import { toldCapture, toldPayment, toldRefund } from '../../../server/payments/stripe/stripe-verdict.ts';
import { isComplete, mismatchOf, type Expected } from '../../../server/payments/verdict.ts';

const expected: Expected = { orderId: 'order-1', amountMinor: 12_990, currency: 'EUR', payee: 'live' };

const intent = (changes: object = {}) =>
  intentAnswer.parse({
    id: 'pi_1',
    status: 'succeeded',
    amount: 12_990,
    amount_received: 12_990,
    currency: 'eur',
    livemode: true,
    metadata: { order_id: 'order-1' },
    latest_charge: { id: 'ch_1', balance_transaction: { fee: 219, currency: 'eur', created: 1_795_000_000 } },
    ...changes,
  });

const page = (changes: object = {}) =>
  sessionAnswer.parse({ id: 'cs_1', status: 'complete', livemode: true, client_reference_id: 'order-1', ...changes });

describe('money that Stripe took', () => {
  it('is ours when amount, currency, account and order are the agreed ones, and Stripe says its fee', () => {
    const capture = toldCapture(intent());
    expect([isComplete(expected, capture), mismatchOf(expected, capture)]).toEqual([true, null]);
    expect(capture).toMatchObject({ feeMinor: 219, status: 'COMPLETED', createdAt: '2026-11-18T11:06:40.000Z' });
  });

  it.each([
    ['another sum', { amount_received: 1 }, 'MISMATCH_AMOUNT'],
    ['dollars', { currency: 'usd' }, 'MISMATCH_CURRENCY'],
    ['test money', { livemode: false }, 'MISMATCH_PAYEE'],
    ['another account', { transfer_data: { destination: 'acct_thief' } }, 'MISMATCH_PAYEE'],
    ['another order', { metadata: { order_id: 'order-2' } }, 'MISMATCH_CUSTOM_ID'],
  ])('is not ours with %s', (_name, changes, verdict) => {
    expect(mismatchOf(expected, toldCapture(intent(changes)))).toBe(verdict);
  });

  it('is not ours by a page of another order', () => {
    const [capture] = toldPayment(page({ client_reference_id: 'order-2', payment_intent: intent() })).captures;
    expect(mismatchOf(expected, capture!)).toBe('MISMATCH_CUSTOM_ID');
  });

  it.each([
    [0, 'COMPLETED'],
    [1, 'PARTIALLY_REFUNDED'],
    [12_990, 'REFUNDED'],
  ])('of which %s cents went back is %s', (amount_refunded, status) => {
    expect(toldCapture(intent({ latest_charge: { id: 'ch_1', amount_refunded } })).status).toBe(status);
  });

  it('has no fee in another currency, and none while Stripe does not say', () => {
    const fee = { fee: 219, currency: 'usd', created: 1 };
    expect(toldCapture(intent({ latest_charge: { id: 'ch_1', balance_transaction: fee } })).feeMinor).toBeNull();
    expect(toldCapture(intent({ latest_charge: 'ch_1' })).feeMinor).toBeNull();
  });
});

describe('a page of Stripe', () => {
  const refused = { last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' } };
  it.each([
    ['open', page({ status: 'open' }), 'OPEN', null],
    ['open after a refusal', page({ status: 'open', payment_intent: intent({ status: 'requires_payment_method', ...refused }) }), 'OPEN', 'INSUFFICIENT_FUNDS'], // oxfmt-ignore
    ['authorized', page({ payment_intent: intent({ status: 'requires_capture' }) }), 'APPROVED', null],
    ['paid', page({ payment_intent: intent() }), 'CAPTURED', null],
    ['being paid', page({ payment_intent: intent({ status: 'processing' }) }), 'CAPTURED', null],
    ['let go of', page({ payment_intent: intent({ status: 'canceled' }) }), 'CLOSED', null],
    ['expired', page({ status: 'expired' }), 'CLOSED', null],
  ])('that is %s', (_name, given, status, refusal) => {
    expect(toldPayment(given)).toMatchObject({ status, refusal });
  });
});

it.each([
  ['succeeded', 'COMPLETED'],
  ['pending', 'PENDING'],
  ['requires_action', 'PENDING'],
  ['failed', 'FAILED'],
  ['canceled', 'CANCELED'],
])('a refund that is %s is %s', (status, told) => {
  const refund = { id: 're_1', status, amount: 5, currency: 'eur', metadata: { request_id: 'wish' } };
  expect(toldRefund(refund)).toEqual({ id: 're_1', status: told, amountMinor: 5, requestId: 'wish' });
});

describe('a signature', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const at = String(now.getTime() / 1000);
  const header = `t=${at},v1=${signatureOf('whsec_1', at, 'body')}`;

  it('is over the very bytes and their time', () => {
    const signed = signedOf(header, now)!;
    expect(isSigned(signed, 'whsec_1', 'body')).toBe(true);
    expect([isSigned(signed, 'whsec_2', 'body'), isSigned(signed, 'whsec_1', 'body ')]).toEqual([false, false]);
  });

  it('counts among several, while the secret is changed', () => {
    expect(isSigned(signedOf(`${header},v1=${'0'.repeat(64)}`, now)!, 'whsec_1', 'body')).toBe(true);
  });

  it.each([
    ['absent', undefined],
    ['without a time', header.replace('t=', 'x=')],
    ['of another scheme', header.replace('v1=', 'v0=')],
    ['too long', `${header},${'v1=a,'.repeat(1000)}`],
    ['no hexadecimal number', `t=${at},v1=${'z'.repeat(64)}`],
    ['older than five minutes', header.replace(at, String(Number(at) - 301))],
  ])('is none when it is %s', (_name, given) => {
    expect(signedOf(given, now)).toBeNull();
  });
});

it('fields are written as Stripe reads them', () => {
  const fields = { a: 1, b: { c: ['x', { d: true }] }, e: null };
  expect(decodeURIComponent(encoded(fields))).toBe('a=1&b[c][0]=x&b[c][1][d]=true');
});

it.each([
  ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS'],
  ['AUTHENTICATION_REQUIRED', 'NOT_CONFIRMED'],
  ['EXPIRED_CARD', 'WRONG_DATA'],
  ['DO_NOT_HONOR', 'DECLINED'],
])('a card refused with %s is told as %s', (word, told) => {
  expect(cardRefusal(refusedBy(word))).toBe(told);
});

it('nothing else that went wrong is told as a refused card', () => {
  expect([cardRefusal('ORDER_ENDED'), cardRefusal(null)]).toEqual([null, null]);
});

it('a payment leads to its place at Stripe, a simulated one nowhere', () => {
  expect(stripePaymentUrl('cs_live_1', 'pi_1')).toBe('https://dashboard.stripe.com/payments/pi_1');
  expect(stripePaymentUrl('cs_test_1', 'pi_1')).toBe('https://dashboard.stripe.com/test/payments/pi_1');
  expect(stripePaymentUrl('cs_sim_1', 'pi_1')).toBeNull();
});

it.each([
  ['needs_response', 'WAITING_FOR_SELLER_RESPONSE', 'CHARGEBACK', undefined],
  ['under_review', 'UNDER_REVIEW', 'CHARGEBACK', undefined],
  ['warning_needs_response', 'WAITING_FOR_SELLER_RESPONSE', 'INQUIRY', undefined],
  ['won', 'RESOLVED', 'CHARGEBACK', 'RESOLVED_SELLER_FAVOUR'],
  ['lost', 'RESOLVED', 'CHARGEBACK', 'RESOLVED_BUYER_FAVOUR'],
])('a dispute that is %s stands in the books as %s', (status, told, stage, outcome) => {
  const dispute = { id: 'du_1', amount: 500, currency: 'eur', created: 1, payment_intent: 'pi_1', reason: 'fraudulent', status }; // oxfmt-ignore
  const { status: booked, dispute_life_cycle_stage, reason, dispute_outcome } = toldDispute(dispute);
  expect([booked, dispute_life_cycle_stage, dispute_outcome?.outcome_code]).toEqual([told, stage, outcome]);
  expect(reason).toBe('UNAUTHORISED');
});
