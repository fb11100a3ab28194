import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAttempt, idempotencyKeyFor } from '../../../web/features/checkout/order/attempt.ts';
import { loadDraft, saveDraft } from '../../../web/features/checkout/form/draft.ts';
import { emptyForm, pricingCountry, type CheckoutForm } from '../../../web/features/checkout/form/form.ts';
import { orderRequest } from '../../../web/features/checkout/order/place-order-input.ts';
import {
  loadPlacedOrder,
  savePlacedOrder,
  takeBoughtLines,
} from '../../../web/features/checkout/order/placed-order.ts';
import { quoteDifference, remedies } from '../../../web/features/checkout/quote/quote-difference.ts';
import { summaryOfQuote } from '../../../web/features/checkout/summary/summary.ts';
import { checkoutErrorPlacement } from '../../../web/features/checkout/form/server-errors.ts';
import { validate } from '../../../web/features/checkout/form/validation.ts';
import { serverFieldErrors } from '../../../web/lib/form/server-errors.ts';
import { buildQuote, buildQuoteLine, eur, filledForm } from '../../support/builders/build-quote.ts';

const BOTH = { requiresShipping: true, hasDigital: true };
const FILES = { requiresShipping: false, hasDigital: true };
const COUNTRIES = [
  { code: 'SK', shipsTo: true },
  { code: 'CH', shipsTo: false },
];

const idsOf = (form: CheckoutForm, needs = BOTH) =>
  Object.fromEntries(Object.entries(validate(form, needs, COUNTRIES)).map(([field, error]) => [field, error.id]));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the form of the checkout', () => {
  it('asks for every missing field with words of its own', () => {
    expect(idsOf(emptyForm())).toEqual({
      email: 'checkout.error.email.required',
      'billing.firstName': 'checkout.error.firstName.required',
      'billing.lastName': 'checkout.error.lastName.required',
      'billing.street': 'checkout.error.street.required',
      'billing.postcode': 'checkout.error.postcode.required',
      'billing.city': 'checkout.error.city.required',
      shippingMethod: 'checkout.error.method.required',
      consent: 'checkout.error.consent.required',
      terms: 'checkout.error.terms.required',
    });
  });

  it('is content with a filled form', () => {
    expect(idsOf(filledForm())).toEqual({});
  });

  it.each([
    ['SK', '9740', 'checkout.error.postcode.SK'],
    ['DE', '9740', 'checkout.error.postcode.DE'],
    ['PL', '12', 'checkout.error.postcode.invalid'],
  ])('knows how a postcode of %s looks', (country, postcode, id) => {
    const form = filledForm();
    form.billing = { ...form.billing, country, postcode };
    expect(validate(form, BOTH)['billing.postcode']?.id).toBe(id);
  });

  it.each(['974 01', '97401'])('takes the Slovak postcode %s', (postcode) => {
    const form = filledForm();
    expect(idsOf({ ...form, billing: { ...form.billing, postcode } })).toEqual({});
  });

  it.each(['zuzana', 'zuzana@posta', 'a b@posta.sk', '@posta.sk'])('refuses the e-mail %s', (email) => {
    expect(idsOf({ ...filledForm(), email })).toEqual({ email: 'checkout.error.email.invalid' });
  });

  it.each([
    ['SK', '20 2123', 'checkout.error.taxId.invalid'],
    ['SK', '2021234567', undefined],
    ['CZ', '20 2123', undefined],
  ])('checks the tax number of a company in %s alone: %s', (country, taxId, id) => {
    const form = filledForm();
    const postcode = country === 'CZ' ? '110 00' : form.billing.postcode;
    const billing = { ...form.billing, country, postcode, company: 'Kvapka', taxId };
    expect(validate({ ...form, forCompany: true, billing }, BOTH)['billing.taxId']?.id).toBe(id);
  });

  it('asks neither for delivery nor for a method when only files are bought', () => {
    expect(idsOf({ ...filledForm(), shippingMethod: '', elsewhere: true }, FILES)).toEqual({});
  });

  it('asks for no consent to instant delivery when nothing digital is bought', () => {
    const form = { ...filledForm(), consent: false };
    expect(idsOf(form, { requiresShipping: true, hasDigital: false })).toEqual({});
  });

  it('judges the delivery address only when the parcel goes elsewhere', () => {
    expect(Object.keys(idsOf({ ...filledForm(), elsewhere: true }))).toContain('shipping.street');
  });

  it('asks for a telephone number where the carrier brings nothing without one, at the address of the parcel', () => {
    const form = { ...filledForm(), needsPhone: true };
    expect(idsOf(form)).toEqual({ 'billing.phone': 'checkout.error.phone.required' });
    const elsewhere = { ...form, elsewhere: true, shipping: { ...form.billing, phone: '' } };
    expect(idsOf(elsewhere)).toEqual({ 'shipping.phone': 'checkout.error.phone.required' });
    expect(idsOf({ ...form, billing: { ...form.billing, phone: '0905 118 220' } })).toEqual({});
  });

  it('refuses a parcel to a country that gets none', () => {
    const form = filledForm();
    const errors = idsOf({ ...form, billing: { ...form.billing, country: 'CH', postcode: '8001' } });
    expect(errors).toEqual({ 'billing.country': 'checkout.error.country.noShipping' });
  });

  it('prices by the country of the parcel, for files by the country of the invoice', () => {
    const form = filledForm();
    const elsewhere = { ...form, elsewhere: true, shipping: { ...form.shipping, country: 'AT' } };
    expect(pricingCountry(elsewhere, BOTH)).toBe('AT');
    expect(pricingCountry(elsewhere, FILES)).toBe('SK');
  });
});

const refusedWith = (args: Record<string, string>) =>
  serverFieldErrors({ code: 'VALIDATION_FAILED', args }, checkoutErrorPlacement(filledForm()));

describe('refusals of the server', () => {
  it('stand at the fields that they are about', () => {
    const args = { email: 'EMAIL_INVALID', 'billingAddress.postcode': 'POSTCODE_INVALID', notes: 'TOO_LONG' };
    expect(refusedWith(args)).toEqual({
      email: [{ id: 'checkout.error.email.invalid' }],
      'billing.postcode': [{ id: 'checkout.error.postcode.SK' }],
      notes: [{ id: 'checkout.error.tooLong', values: { max: 1000 } }],
    });
  });

  it('leave out what the form does not show', () => {
    expect(refusedWith({ idempotencyKey: 'INVALID', __proto__: 'X' })).toBeNull();
  });
});

describe('what the checkout remembers', () => {
  it('is everything but the consents', () => {
    saveDraft(filledForm());
    expect(loadDraft()).toEqual({ ...filledForm(), consent: false, terms: false });
  });

  it('is nothing when it was tampered with', () => {
    sessionStorage.setItem('martyx_checkout_v1', '{"email":"a@b.sk","__proto__":{"terms":true}}');
    expect(loadDraft()).toEqual(emptyForm());
  });

  it('keeps one key for one request, and takes a new one when anything differs', () => {
    const lines = [{ productId: 1, quantity: 1 }];
    const first = orderRequest(filledForm(), BOTH, lines, { fingerprint: 'seen', code: null, way: 'PAYPAL' });
    const key = idempotencyKeyFor(first);
    expect(
      idempotencyKeyFor(orderRequest(filledForm(), BOTH, lines, { fingerprint: 'seen', code: null, way: 'PAYPAL' })),
    ).toBe(key);
    expect(
      idempotencyKeyFor(orderRequest(filledForm(), BOTH, lines, { fingerprint: 'other', code: null, way: 'PAYPAL' })),
    ).not.toBe(key);
    forgetAttempt();
    expect(idempotencyKeyFor(first)).not.toBe(key);
  });

  it('gives the bought lines once, even where the tab is a new one', () => {
    savePlacedOrder({ id: 'o1', accessToken: 'secret', lines: [{ productId: 1, quantity: 2 }] }, 'key');
    sessionStorage.clear();
    expect(localStorage.getItem('martyx_placed_lines_v1')).not.toContain('secret');
    expect(takeBoughtLines('o2')).toEqual([]);
    expect(takeBoughtLines('o1')).toEqual([{ productId: 1, quantity: 2 }]);
    expect(takeBoughtLines('o1')).toEqual([]);
    expect(loadPlacedOrder()).toBeNull();
  });
});

describe('the summary of a seller who is no payer of VAT', () => {
  it('has no line of it', () => {
    const taxes = [{ __typename: 'TaxLine' as const, ratePercent: 0, tax: eur(0) }];
    expect(summaryOfQuote({ ...buildQuote(), taxes }).taxes).toEqual([]);
    expect(summaryOfQuote(buildQuote()).taxes).toMatchObject([{ ratePercent: 23 }]);
  });
});

describe('a changed price', () => {
  it('is shown per line, with delivery, VAT and total', () => {
    const before = buildQuote({ lines: [buildQuoteLine({ productId: 1 }), buildQuoteLine({ productId: 2 })] });
    const dearer = buildQuoteLine({ productId: 1, unitMinor: 13_900 });
    const after = buildQuote({ lines: [dearer, buildQuoteLine({ productId: 2 })], shippingMinor: 590 });
    expect(quoteDifference(before, after)).toMatchObject({
      lines: [{ productId: 1, before: { quantity: 1, unitMinor: 12_900 }, after: { quantity: 1, unitMinor: 13_900 } }],
      shipping: { before: 490, after: 590 },
      total: { before: 26_290, after: 27_390 },
      orderable: true,
    });
  });

  it('tells to what the cart must be set', () => {
    const short = buildQuoteLine({ productId: 1, quantity: 3, problem: 'NOT_ENOUGH_STOCK', available: 2 });
    const gone = buildQuoteLine({ productId: 2, problem: 'OUT_OF_STOCK', available: 0 });
    const corrected = buildQuoteLine({ productId: 3, problem: 'DIGITAL_LIMIT' });
    expect(remedies(buildQuote({ lines: [short, gone, corrected] }))).toEqual([
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 0 },
    ]);
  });
});
