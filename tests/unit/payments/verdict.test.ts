import { describe, expect, it } from 'vitest';
import { ProviderError } from '../../../server/payments/provider-error.ts';
import type { PayPalCapture, PayPalOrder } from '../../../server/payments/paypal/paypal-schemas.ts';
import { approveUrlOf, capturesOf, feeOf, payeeOf, toldCapture } from '../../../server/payments/paypal/paypal-verdict.ts'; // oxfmt-ignore
import { isComplete, mismatchOf, type Expected } from '../../../server/payments/verdict.ts';

const expected: Expected = { orderId: 'order-1', amountMinor: 12990, currency: 'EUR', payee: 'MERCHANT' };

const capture = (changes: Partial<PayPalCapture> = {}): PayPalCapture => ({
  id: 'C1',
  status: 'COMPLETED',
  amount: { currency_code: 'EUR', value: '129.90' },
  custom_id: 'order-1',
  ...changes,
});

const order = (changes: object = {}): PayPalOrder => ({
  id: 'P1',
  status: 'COMPLETED',
  purchase_units: [{ custom_id: 'order-1', payee: { merchant_id: 'MERCHANT' }, ...changes }],
});

/** The capture as its order tells of it. */
const told = (given: PayPalCapture, answer: PayPalOrder) => toldCapture(given, answer.purchase_units?.[0]);

describe('a captured payment', () => {
  it('is ours when amount, currency, payee and custom id are the agreed ones', () => {
    expect(mismatchOf(expected, told(capture(), order()))).toBeNull();
  });

  it('is ours by whichever payee, where none was agreed', () => {
    expect(
      mismatchOf({ ...expected, payee: null }, told(capture(), order({ payee: { merchant_id: 'OTHER' } }))),
    ).toBeNull();
  });

  it.each([
    ['a smaller amount', capture({ amount: { currency_code: 'EUR', value: '1.00' } }), order(), 'MISMATCH_AMOUNT'],
    ['a larger amount', capture({ amount: { currency_code: 'EUR', value: '129.91' } }), order(), 'MISMATCH_AMOUNT'],
    ['no number', capture({ amount: { currency_code: 'EUR', value: '129.9000' } }), order(), 'MISMATCH_AMOUNT'],
    ['dollars', capture({ amount: { currency_code: 'USD', value: '129.90' } }), order(), 'MISMATCH_CURRENCY'],
    ['another order', capture({ custom_id: 'order-2' }), order(), 'MISMATCH_CUSTOM_ID'],
    ['an order of another unit', capture(), order({ custom_id: 'order-2' }), 'MISMATCH_CUSTOM_ID'],
    ['another payee', capture(), order({ payee: { merchant_id: 'THIEF' } }), 'MISMATCH_PAYEE'],
  ])('is not ours with %s', (_name, given, answer, verdict) => {
    expect(mismatchOf(expected, told(given, answer))).toBe(verdict);
  });
});

describe('a capture of which too little is said', () => {
  it.each([
    ['no sum', capture({ amount: undefined }), order()],
    ['no currency', capture({ amount: { value: '129.90' } }), order()],
    ['a currency alone', capture({ amount: { currency_code: 'EUR' } }), order()],
    ['no order', capture({ custom_id: undefined }), order({ custom_id: undefined })],
    ['no payee', capture(), order({ payee: undefined })],
  ])("with %s, is neither ours nor anybody else's", (_name, given, answer) => {
    expect([isComplete(expected, told(given, answer)), mismatchOf(expected, told(given, answer))]).toEqual([
      false,
      null,
    ]);
  });

  it('needs no payee where PayPal named none for the order, and nothing but its sum while no money came', () => {
    expect(isComplete({ ...expected, payee: null }, told(capture(), order({ payee: undefined })))).toBe(true);
    const held = capture({ status: 'PENDING', custom_id: undefined });
    expect(isComplete(expected, told(held, order({ custom_id: undefined, payee: undefined })))).toBe(true);
  });
});

describe('the fee of a capture', () => {
  it.each([
    ['what PayPal keeps of it', { paypal_fee: { currency_code: 'EUR', value: '4.76' } }, 476],
    ['nothing, where PayPal keeps nothing', { paypal_fee: { currency_code: 'EUR', value: '0.00' } }, 0],
    ['not known in another currency', { paypal_fee: { currency_code: 'USD', value: '4.76' } }, null],
    ['not known where PayPal says what is no sum', { paypal_fee: { currency_code: 'EUR', value: 'some' } }, null],
    ['not known below nothing', { paypal_fee: { currency_code: 'EUR', value: '-4.76' } }, null],
    ['not known where PayPal is silent', {}, null],
    ['not known where PayPal tells nothing at all', undefined, null],
  ])('is %s', (_what, breakdown, fee) => {
    expect(feeOf(capture({ seller_receivable_breakdown: breakdown }), 'EUR')).toBe(fee);
  });
});

describe('what an order says', () => {
  const bare: PayPalOrder = { id: 'P1', status: 'CREATED' };
  const to = (rel: string) => ({
    ...bare,
    links: [
      { rel: 'self', href: '/self' },
      { rel, href: '/approve' },
    ],
  });

  it('of where to approve it is one link of two names, or none', () => {
    expect(['payer-action', 'approve', 'up'].map((rel) => approveUrlOf(to(rel)))).toEqual(['/approve', '/approve', null]); // oxfmt-ignore
    expect(approveUrlOf(bare)).toBeNull();
  });

  it('of its payee and captures is what all its units say, or nothing', () => {
    expect([payeeOf(order()), payeeOf(order({ payee: undefined })), payeeOf(bare)]).toEqual(['MERCHANT', null, null]);
    const units = [{}, { payments: {} }, { payments: { captures: [capture(), capture({ id: 'C2' })] } }];
    expect(capturesOf({ ...bare, purchase_units: units }).map(({ id }) => id)).toEqual(['C1', 'C2']);
    expect(capturesOf(bare)).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([null, 500, 502, 503, 429, 408, 401])('with status %s decides nothing', (status) => {
    expect(new ProviderError('x', { status }).uncertain).toBe(true);
  });

  it('with the same request still at work decides nothing', () => {
    expect(new ProviderError('x', { status: 422, issues: ['PREVIOUS_REQUEST_IN_PROGRESS'] }).uncertain).toBe(true);
  });

  it('with an issue of the order is final', () => {
    expect(new ProviderError('x', { status: 422, issues: ['INSTRUMENT_DECLINED'] }).uncertain).toBe(false);
  });
});
