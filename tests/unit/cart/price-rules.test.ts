import { amountOff } from '../../support/builders/build-promotion.ts';
import { describe, expect, it } from 'vitest';
import { mergeLines } from '../../../server/cart/cart-lines.ts';
import { priceCart, type PriceRules } from '../../../server/cart/quote.ts';
import { shippingOffers, shipsTo } from '../../../server/cart/shipping.ts';
import { needsThreshold, vatCountryOf, vatRateFor } from '../../../server/cart/vat-rates.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { builtIn, files, kit, underOss } from './sellable.ts';

const rate = (vat: PriceRules['vat'], taxClass: 'goods' | 'digital', country: string, day: string) =>
  vatRateFor({ ...builtIn, vat, day }, taxClass, country);

const withRate = (from: string, percent: number): PriceRules['vat'] => ({
  ...builtIn.vat,
  rates: [...builtIn.vat.rates, { country: 'SK', taxClass: 'goods', from, percent }],
});

describe('a VAT rate', () => {
  const vat = withRate('2027-01-01', 19.5);

  it.each([
    ['2026-12-31T22:59:59.999Z', 23],
    ['2026-12-31T23:00:00.000Z', 19.5],
  ])('changes at midnight in Bratislava: at %s it is %d', (moment, percent) => {
    expect(rate(vat, 'goods', 'SK', dayOf(new Date(moment)))).toBe(percent);
  });

  it('changes at midnight of the summer, an hour earlier in UTC', () => {
    const summer = withRate('2027-07-01', 20);
    const at = (moment: string) => rate(summer, 'goods', 'SK', dayOf(new Date(moment)));
    expect([at('2027-06-30T21:59:59Z'), at('2027-06-30T22:00:00Z')]).toEqual([23, 20]);
  });

  it('changes for its own tax class only', () => {
    expect(rate(vat, 'digital', 'SK', '2027-01-01')).toBe(23);
  });

  it('is the newest that has begun, in whatever order they stand', () => {
    const rates = [...withRate('2027-05-01', 20).rates, ...withRate('2027-03-01', 18).rates.slice(-1)];
    const at = (day: string) => rate({ ...builtIn.vat, rates }, 'goods', 'SK', day);
    expect([at('2027-02-28'), at('2027-03-01'), at('2027-04-30'), at('2027-05-01')]).toEqual([23, 18, 18, 20]);
  });

  it('of a day before all others is the first', () => {
    expect(rate(vat, 'goods', 'SK', '2020-01-01')).toBe(23);
    const backwards = { ...vat, rates: [...vat.rates].reverse() };
    expect(rate(backwards, 'goods', 'SK', '2020-01-01')).toBe(23);
  });

  it('is rounded half up within the price', () => {
    const rules = { ...builtIn, vat, day: '2027-01-01' };
    const quote = priceCart(mergeLines([{ productId: 1, quantity: 1 }]), [kit({ priceMinor: 239 })], {
      country: 'SK',
      locale: 'en',
      shippingMethod: 'workshop',
      rules,
    });
    expect(quote.taxes).toEqual([{ ratePercent: 19.5, grossMinor: 239, taxMinor: 39, netMinor: 200 }]);
  });

  it('depends on the threshold only from one member state to another', () => {
    expect(['SK', 'HU', 'CH'].map((country) => needsThreshold(builtIn, country))).toEqual([false, true, false]);
    expect(needsThreshold(underOss, 'HU')).toBe(false);
  });

  it('of goods is the destination’s from the first day of the One Stop Shop', () => {
    const oss = { ...builtIn.vat, ossFrom: '2027-01-01' };
    const taxed = (day: string) => [vatCountryOf({ ...builtIn, vat: oss, day }, 'HU'), rate(oss, 'goods', 'HU', day)];
    expect([taxed('2026-12-31'), taxed('2027-01-01')]).toEqual([
      ['SK', 23],
      ['HU', 27],
    ]);
  });
});

describe('a way of sending', () => {
  const parcel = { country: 'SK', grams: 900, valueMinor: 5000 };
  const change = (changes: Partial<PriceRules['shipping']['methods'][number]>): PriceRules['shipping'] => ({
    ...builtIn.shipping,
    methods: builtIn.shipping.methods.map((method) => (method.id === 'packeta' ? { ...method, ...changes } : method)),
  });
  const pricesOf = (shipping: PriceRules['shipping'], changes: Partial<typeof parcel> = {}) =>
    shippingOffers(shipping, { ...parcel, ...changes }, 'en').map(({ id, priceMinor }) => `${id} ${priceMinor}`);

  it.each([
    [5000, 490],
    [5001, 590],
    [15_000, 790],
  ])('costs by weight: %d g', (grams, minor) => {
    expect(pricesOf(builtIn.shipping, { grams })[0]).toBe(`packeta ${minor}`);
  });

  it('is not offered above its last weight', () => {
    expect(pricesOf(builtIn.shipping, { grams: 15_001 })[0]).toBe('courier 1290');
  });

  it.each([
    [4999, 490],
    [5000, 0],
  ])('costs nothing from a sum of goods on: at %d it costs %d', (valueMinor, minor) => {
    expect(pricesOf(change({ freeFromMinor: 5000 }), { valueMinor })[0]).toBe(`packeta ${minor}`);
  });

  it('counts goods after their discount for that sum, and no files', () => {
    const priced = (discountMinor: number) =>
      priceCart(
        mergeLines([
          { productId: 1, quantity: 1 },
          { productId: 2, quantity: 1 },
        ]),
        [kit({ priceMinor: 5000 }), files({ priceMinor: 5000 })],
        {
          country: 'SK',
          locale: 'en',
          promotions: amountOff(discountMinor),
          rules: { ...builtIn, shipping: change({ freeFromMinor: 5000 }) },
        },
      ).shipping?.priceMinor;
    expect([priced(0), priced(1200)]).toEqual([0, 490]);
  });

  it('is not offered while inactive, nor in a zone without a price', () => {
    expect(pricesOf(change({ active: false }))).toEqual(['courier 690', 'workshop 0']);
    expect(pricesOf(builtIn.shipping, { country: 'DE' })).toEqual(['packeta 990', 'courier 1490']);
  });

  it('that serves a country is enough, though others do not', () => {
    expect([shipsTo(builtIn.shipping, 'SK'), shipsTo(builtIn.shipping, 'DE')]).toEqual([true, true]);
    expect(shipsTo(builtIn.shipping, 'US')).toBe(false);
  });

  it('that is gone makes its countries ones that nothing is sent to', () => {
    const without = { ...builtIn.shipping, methods: builtIn.shipping.methods.filter(({ collection }) => collection) };
    expect([shipsTo(without, 'SK'), shipsTo(without, 'DE')]).toEqual([true, false]);
  });
});
