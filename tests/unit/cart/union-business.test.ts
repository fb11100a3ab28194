import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart, isPriced } from '../../../server/cart/quote.ts';
import { businessStateOf } from '../../../server/cart/union-business.ts';
import type { VatCheck } from '../../../server/cart/vies/vat-check.queries.ts';
import { numberOfAddress, vatNumberOf } from '../../../server/cart/vies/vat-number.ts';
import { bookedParts } from '../../../server/accounting/booking/booked-parts.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import { TAXPAYER_STATUSES, type TaxpayerStatus } from '../../../server/settings/taxpayer.setting.ts';
import { buildInvoiceSnapshot, invoiceLine } from '../../support/builders/build-invoice-snapshot.ts';
import { promotionTerms } from '../../support/builders/build-promotion.ts';
import { aboveThreshold, builtIn, files, kit, underOss } from './sellable.ts';

const check = (number: string, valid = true): VatCheck => ({
  number,
  valid,
  name: null,
  address: null,
  requestId: null,
  checkedAt: '2026-11-22T10:00:00.000Z',
});
const as = (status: TaxpayerStatus) => ({ ...builtIn, taxpayer: { periods: [{ from: '2026-01-01', status }] } });

describe('a VAT number', () => {
  it.each([
    ['de 123 456 789', 'DE', 'DE123456789'],
    ['ATU12345678', 'AT', 'ATU12345678'],
    ['EL123456789', 'GR', 'EL123456789'],
    ['GR123456789', 'GR', 'EL123456789'],
    ['NL123456789B01', 'NL', 'NL123456789B01'],
    ['IE1234567WA', 'IE', 'IE1234567WA'],
    ['FR-XX.123 456 789', 'FR', 'FRXX123456789'],
  ])('%s is read', (typed, state, text) => expect(vatNumberOf(typed)).toEqual({ state, text }));

  it.each([
    '',
    'DE',
    'DE12345678',
    'AT12345678',
    'GB123456789',
    'XI123456789',
    'US123456789',
    'toString1',
    '123456789',
  ])('%s is none of a member state', (typed) => expect(vatNumberOf(typed)).toBeNull());

  it('counts only with an address of its state', () => {
    expect(numberOfAddress({ vatId: 'EL 123456789', country: 'GR' })).toBe('EL123456789');
    expect(numberOfAddress({ vatId: 'DE123456789', country: 'AT' })).toBeNull();
    expect(numberOfAddress({ vatId: null, country: 'AT' })).toBeNull();
  });
});

describe('who buys without VAT', () => {
  it.each([
    ['a business elsewhere in the Union', 'DE', check('DE123456789'), 'DE'],
    ['one whose goods go to a third state', 'AT', check('DE123456789'), 'DE'],
    ['one whose goods stay in Slovakia', 'SK', check('DE123456789'), null],
    ['a Slovak business', 'SK', check('SK2021234567'), null],
    ['a Slovak business whose goods leave', 'DE', check('SK2021234567'), null],
    ['a number that VIES does not know', 'DE', check('DE123456789', false), null],
    ['one of which VIES said nothing', 'DE', null, null],
    ['a business whose goods leave the Union', 'CH', check('DE123456789'), null],
  ])('%s', (_, country, said, expected) => expect(businessStateOf(builtIn, country, said)).toBe(expected));

  it.each(TAXPAYER_STATUSES)('from a seller that is %s', (status) =>
    expect(businessStateOf(as(status), 'DE', check('DE123456789'))).toBe(
      ['PAYER', 'REGISTERED_7A'].includes(status) ? 'DE' : null,
    ),
  );
});

it.each([
  [['DE', false], 'REVERSE_CHARGE'],
  [['SK', true], 'WITHOUT_VAT'],
] as const)('a part of a document of § 7a to a business, %j, is declared as %s', ([taxCountry, goods], treatment) => {
  const line = invoiceLine(1000, 0, { ratePercent: 0, taxCountry });
  const sheet = buildInvoiceSnapshot('sk', { lines: [line], exemption: 'UNION_BUSINESS', taxpayer: 'REGISTERED_7A' });
  expect(bookedParts(sheet, new Set(goods ? [] : [line.sku!]), null)).toEqual([{ treatment, goods, line }]);
});

it.each([
  ['UNION_BUSINESS', 'SK', true, 'INTRA_UNION'],
  ['UNION_BUSINESS', 'DE', false, 'REVERSE_CHARGE'],
  ['EXPORT', 'CH', true, 'EXPORT'],
  [undefined, 'CH', true, 'EXPORT'],
  [undefined, 'CH', false, 'ABROAD'],
  [undefined, 'SK', true, 'WITHOUT_VAT'],
] as const)('%s taxed in %s, goods %s, is declared as %s', (exemption, taxCountry, goods, treatment) => {
  const line = invoiceLine(1000, 0, { ratePercent: 0, taxCountry });
  const sheet = buildInvoiceSnapshot('sk', { lines: [line], exemption });
  expect(bookedParts(sheet, new Set(goods ? [] : [line.sku!]), null)).toEqual([{ treatment, goods, line }]);
});

const LINES = [
  { productId: 1, quantity: 2, duplicate: false },
  { productId: 2, quantity: 1, duplicate: false },
];
const TERMS = { country: 'DE', locale: 'sk', rules: builtIn } as const;

it('takes the seller’s own VAT out of every price, whatever the buyer’s state and the threshold', () => {
  const [goods, stl] = [kit({ priceMinor: 12_300 }), files({ priceMinor: 1230 })];
  for (const rules of [builtIn, aboveThreshold, underOss]) {
    const quote = priceCart(LINES, [goods, stl], { ...TERMS, rules, vatCheck: check('DE123456789') });
    expect(quote.lines.map((line) => isPriced(line) && [line.unitPriceMinor, line.subtotalMinor])).toEqual([
      [10_000, 20_000],
      [1000, 1000],
    ]);
    expect(quote).toMatchObject({ vatCountry: 'DE', businessState: 'DE', orderable: true });
    expect(quote.taxes).toEqual([
      { ratePercent: 0, grossMinor: quote.totalMinor, netMinor: quote.totalMinor, taxMinor: 0 },
    ]);
  }
});

it('of a seller of § 7a pays the prices of everybody, without the VAT of its own state', () => {
  const [goods, stl] = [kit({ priceMinor: 12_300 }), files({ priceMinor: 1230 })];
  for (const given of [builtIn, aboveThreshold, underOss]) {
    const rules = { ...given, taxpayer: as('REGISTERED_7A').taxpayer };
    const quote = priceCart(LINES, [goods, stl], { ...TERMS, rules, vatCheck: check('DE123456789') });
    expect(quote.lines.map((line) => isPriced(line) && line.subtotalMinor)).toEqual([24_600, 1230]);
    expect(quote).toMatchObject({ vatCountry: 'DE', businessState: 'DE' });
    expect(quote.taxes).toEqual([
      { ratePercent: 0, grossMinor: quote.totalMinor, netMinor: quote.totalMinor, taxMinor: 0 },
    ]);
  }
});

it('is another price to be confirmed', () => {
  const asConsumer = priceCart(LINES, [kit(), files()], TERMS);
  const asBusiness = priceCart(LINES, [kit(), files()], { ...TERMS, vatCheck: check('DE123456789') });
  const unknown = priceCart(LINES, [kit(), files()], { ...TERMS, vatCheck: check('DE123456789', false) });
  expect(asBusiness.fingerprint).not.toBe(asConsumer.fingerprint);
  expect(unknown.fingerprint).toBe(asConsumer.fingerprint);
});

it('pays no VAT on what collecting the money on delivery costs', () => {
  const fees = [{ country: 'DE', minor: 246 }];
  const chargeFor = (changes: object) => {
    const rules = { ...builtIn, cod: { active: true, maxMinor: 1_000_000, methods: ['packeta', 'courier'], fees } };
    const quoteOf = (cashOnDelivery: boolean) =>
      priceCart([{ productId: kit().id, quantity: 1, duplicate: false }], [kit()], {
        ...TERMS,
        rules,
        cashOnDelivery,
        ...changes,
      });
    const [cash, before] = [quoteOf(true), quoteOf(false)];
    expect(cash.shipping!.taxMinor > 0).toBe(before.shipping!.taxMinor > 0);
    return [cash.cash!.feeMinor, cash.totalMinor - before.totalMinor];
  };
  expect(chargeFor({})).toEqual([246, 246]);
  expect(chargeFor({ vatCheck: check('DE123456789') })).toEqual([200, 200]);
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const cart = fc.record({
  products: fc.array(
    fc.record({
      digital: fc.boolean(),
      priceMinor: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 999_999 })),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  off: fc.array(
    fc.record({
      kind: fc.constantFrom(...Object.values(PromotionKind)),
      percent: fc.integer({ min: 1, max: 99 }),
      amountMinor: fc.integer({ min: 1, max: 5_000_000 }),
    }),
    { maxLength: 2 },
  ),
  rules: fc.constantFrom(builtIn, aboveThreshold, underOss),
});

it('sums to the cent, and never to more than a consumer pays', () => {
  fc.assert(
    fc.property(cart, ({ products, off, rules }) => {
      const sellables = products.map(({ digital, priceMinor }, i) =>
        (digital ? files : kit)({
          id: i + 1,
          priceMinor,
          weightGrams: digital ? null : 1,
          available: digital ? null : 999,
        }),
      );
      const lines = products.map(({ quantity }, i) => ({ productId: i + 1, quantity, duplicate: false }));
      const promotions = { automatic: off.map((each) => promotionTerms(each)), code: null };
      const terms = { ...TERMS, rules, promotions };
      const consumer = priceCart(lines, sellables, terms);
      const quote = priceCart(lines, sellables, { ...terms, vatCheck: check('DE123456789') });
      const priced = quote.lines.filter(isPriced);
      expect(sum(priced.map((line) => line.subtotalMinor)) + (quote.shipping?.priceMinor ?? 0) - quote.discountMinor).toBe(quote.totalMinor); // oxfmt-ignore
      expect(sum(priced.map((line) => line.discountMinor))).toBe(quote.discountMinor);
      expect(sum(quote.promotions.map((each) => each.reductionMinor))).toBe(quote.discountMinor);
      expect(sum(quote.taxes.map(({ netMinor }) => netMinor))).toBe(quote.totalMinor);
      for (const line of priced) {
        expect(line.subtotalMinor).toBe(line.unitPriceMinor * line.quantity);
        expect(line.discountMinor).toBeGreaterThanOrEqual(0);
        expect(line.discountMinor).toBeLessThanOrEqual(line.subtotalMinor);
        expect([line.taxMinor, line.taxRatePercent]).toEqual([0, 0]);
      }
      expect(quote.totalMinor > 0).toBe(consumer.totalMinor > 0);
      expect(quote.shipping?.id).toBe(consumer.shipping?.id);
    }),
    { numRuns: 3000 },
  );
});
