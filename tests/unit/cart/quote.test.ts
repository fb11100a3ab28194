import { describe, expect, it } from 'vitest';
import type { OfferedPromotions } from '../../../server/cart/best-promotions.ts';
import { mergeLines, type CartLine } from '../../../server/cart/cart-lines.ts';
import { isPriced, priceCart, type Quote, type QuoteTerms } from '../../../server/cart/quote.ts';
import type { Sellable } from '../../../server/catalog/sellable.queries.ts';
import { type AppError } from '../../../server/core/errors.ts';
import { amountOff, promotionTerms } from '../../support/builders/build-promotion.ts';
import { aboveThreshold, builtIn, files, kit, underOss } from './sellable.ts';

const quote = (lines: CartLine[], products: Sellable[], terms: Partial<QuoteTerms> = {}): Quote =>
  priceCart(mergeLines(lines), products, { country: 'SK', locale: 'en', rules: builtIn, ...terms });

const one = (productId: number, quantity = 1): CartLine => ({ productId, quantity });

describe('priceCart', () => {
  it('adds lines and the first way of shipping, all with VAT inside', () => {
    const result = quote([one(1, 2), one(2)], [kit(), files()]);
    expect(result).toMatchObject({ subtotalMinor: 27_290, totalMinor: 27_780, orderable: true, hasDigital: true });
    expect(result.shipping).toMatchObject({ id: 'packeta', priceMinor: 490, taxRatePercent: 23 });
    expect(result.taxes).toEqual([{ ratePercent: 23, grossMinor: 27_780, taxMinor: 5195, netMinor: 22_585 }]);
  });

  it.each([
    [builtIn, 'SK', 23],
    [aboveThreshold, 'FI', 25.5],
    [underOss, 'FI', 25.5],
  ])('taxes goods, files and shipping to another member state by one rule, at one gross', (rules, vatCountry, rate) => {
    const result = quote([one(1), one(2)], [kit(), files()], { country: 'FI', rules });
    expect(result.taxes.map(({ ratePercent }) => ratePercent)).toEqual([rate]);
    expect(result).toMatchObject({ vatCountry, totalMinor: 12_900 + 1490 + 990 });
  });

  it('has another fingerprint where another state taxes it, though the rate be the same', () => {
    const [below, above] = [builtIn, aboveThreshold].map((rules) =>
      quote([one(2)], [files()], { country: 'PL', rules }),
    );
    expect([below!.totalMinor, below!.taxes]).toEqual([above!.totalMinor, above!.taxes]);
    expect(below!.fingerprint).not.toBe(above!.fingerprint);
  });

  it('taxes goods and their shipping at the destination under the One Stop Shop', () => {
    const result = quote([one(1)], [kit()], { country: 'HU', rules: underOss });
    expect(result.taxes.map(({ ratePercent }) => ratePercent)).toEqual([27]);
  });

  it('sums VAT by rate, the highest first, and has no row for what costs nothing', () => {
    const reduced = { country: 'SK', taxClass: 'digital', from: '2026-11-01', percent: 19 } as const;
    const rules = { ...builtIn, vat: { ...builtIn.vat, rates: [...builtIn.vat.rates, reduced] } };
    const ratesOf = (promotions?: OfferedPromotions) =>
      quote([one(2), one(1)], [kit(), files()], { rules, promotions, shippingMethod: 'workshop' }).taxes.map(
        ({ ratePercent }) => ratePercent,
      );
    const kitForNothing = promotionTerms({ amountMinor: 12_900, productIds: [1] });
    expect([ratesOf(), ratesOf({ automatic: [kitForNothing], code: null })]).toEqual([[23, 19], [19]]);
  });

  it('charges no VAT on files outside the Union', () => {
    expect(quote([one(2)], [files()], { country: 'CH' }).taxes).toEqual([
      { ratePercent: 0, grossMinor: 1490, taxMinor: 0, netMinor: 1490 },
    ]);
  });

  it('ships nothing when all is files', () => {
    const result = quote([one(2)], [files()], { shippingMethod: 'courier' });
    expect(result).toMatchObject({ requiresShipping: false, shipping: null, offers: [], orderable: true });
  });

  it.each([
    ['NOT_FOUND', []],
    ['INACTIVE', [kit({ active: false })]],
    ['INACTIVE', [kit({ priceMinor: 0 })]],
  ] as const)('gives no price to a line that is %s', (problem, products) => {
    const result = quote([one(1)], [...products]);
    expect(result.lines).toEqual([{ productId: 1, product: null, quantity: 1, problem }]);
    expect(result).toMatchObject({ orderable: false, totalMinor: 0 });
  });

  it.each([
    ['OUT_OF_STOCK', 0],
    ['OUT_OF_STOCK', -1],
    ['NOT_ENOUGH_STOCK', 2],
  ] as const)('says %s with %i left', (problem, available) => {
    const result = quote([one(1, 3)], [kit({ available })]);
    expect(result.lines[0]).toMatchObject({ problem, available, quantity: 3 });
    expect(result.orderable).toBe(false);
  });

  it('sells the last unit on the shelf', () => {
    const result = quote([one(1, 3)], [kit({ available: 3 })]);
    expect(result.lines[0]).toMatchObject({ problem: null, quantity: 3 });
    expect(result).toMatchObject({ orderable: true, requiresShipping: true, hasDigital: false, served: true });
  });

  it('does not sell files that are still being made', () => {
    const result = quote([one(2)], [files({ soldFiles: 0 })]);
    expect(result.lines[0]).toMatchObject({ problem: 'IN_PREPARATION' });
    expect(result.orderable).toBe(false);
  });

  it('cannot be ordered while one line of several cannot', () => {
    expect(quote([one(1), one(3)], [kit(), kit({ id: 3, available: 0 })]).orderable).toBe(false);
  });

  it('takes no more off than leaves a cent to be paid', () => {
    const result = quote([one(2)], [files()], { promotions: amountOff(9999) });
    expect(result).toMatchObject({ discountMinor: 1489, totalMinor: 1, orderable: true });
  });

  it('sells files once, and can still be ordered', () => {
    const result = quote([one(2, 3)], [files()]);
    expect(result.lines[0]).toMatchObject({ problem: 'DIGITAL_LIMIT', quantity: 1, subtotalMinor: 1490 });
    expect(result.orderable).toBe(true);
  });

  it('joins lines of one product, and can still be ordered', () => {
    const result = quote([one(1), one(2), one(1, 2)], [kit(), files()]);
    expect(result.lines.map(({ productId, quantity, problem }) => [productId, quantity, problem])).toEqual([
      [1, 3, 'DUPLICATE'],
      [2, 1, null],
    ]);
    expect(result.orderable).toBe(true);
  });

  it('cannot be ordered empty', () => {
    expect(quote([], [])).toMatchObject({ orderable: false, totalMinor: 0, lines: [] });
  });

  it('cannot be ordered where its parcel cannot go', () => {
    for (const lines of [[one(1)], [one(1), one(2)]]) {
      const far = quote(lines, [kit(), files()], { country: 'US' });
      expect(far).toMatchObject({ requiresShipping: true, orderable: false, shipping: null });
    }
    expect(quote([one(1, 50)], [kit({ available: 50 })], { country: 'DE' })).toMatchObject({
      orderable: false,
      offers: [],
    });
  });

  it('takes the way asked for, else the first that can serve the country', () => {
    expect(quote([one(1)], [kit()], { shippingMethod: 'workshop' }).shipping).toMatchObject({ priceMinor: 0 });
    expect(quote([one(1)], [kit()], { shippingMethod: 'workshop', country: 'AT' }).shipping?.id).toBe('packeta');
    expect(quote([one(1, 20)], [kit({ available: 20 })]).shipping?.id).toBe('courier');
  });

  it('sends goods free of charge from a value on, which is theirs after the discount', () => {
    const { shipping } = builtIn;
    const methods = shipping.methods.map((method) => ({ ...method, freeFromMinor: 12_900 }));
    const rules = { ...builtIn, shipping: { ...shipping, methods } };
    const cost = (minor: number) =>
      quote([one(1)], [kit()], { rules, promotions: amountOff(minor) }).shipping?.priceMinor;
    expect([cost(0), cost(600)]).toEqual([0, 490]);
  });

  it('spreads a discount over the lines to the cent and taxes what remains', () => {
    const products = [kit({ priceMinor: 3333 }), kit({ id: 3, priceMinor: 3333 }), kit({ id: 4, priceMinor: 3334 })];
    const result = quote([one(1), one(3), one(4)], products, { promotions: amountOff(1000) });
    const shares = result.lines.filter(isPriced).map(({ discountMinor }) => discountMinor);
    expect(shares.reduce((sum, part) => sum + part)).toBe(1000);
    expect(result.totalMinor).toBe(10_000 - 1000 + 490);
    expect(result.taxes[0]!.grossMinor).toBe(result.totalMinor);
    expect(result.lines.filter(isPriced).map(({ taxMinor }) => taxMinor)).toEqual([561, 561, 561]);
  });
});

describe('fingerprint', () => {
  const seen = quote([one(1), one(2)], [kit(), files()]).fingerprint;
  it('stays when a line joins that has no price', () => {
    expect(quote([one(1), one(2), one(9)], [kit(), files()]).fingerprint).toBe(seen);
  });

  it('changes with another product of the same price', () => {
    expect(quote([one(3), one(2)], [kit({ id: 3 }), files()]).fingerprint).not.toBe(seen);
  });

  it('stays when only stock, texts or the order of lines change', () => {
    expect(quote([one(2), one(1)], [files({ name: 'X' }), kit({ available: 3 })]).fingerprint).toBe(seen);
  });

  it.each<[string, Quote]>([
    ['a price', quote([one(1), one(2)], [kit({ priceMinor: 12_901 }), files()])],
    ['a quantity', quote([one(1, 2), one(2)], [kit(), files()])],
    ['the products', quote([one(1)], [kit()])],
    ['the shipping', quote([one(1), one(2)], [kit(), files()], { shippingMethod: 'courier' })],
    ['the weight class', quote([one(1), one(2)], [kit({ weightGrams: 9000 }), files()])],
    ['the country', quote([one(1), one(2)], [kit(), files()], { country: 'CZ' })],
    ['a discount', quote([one(1), one(2)], [kit(), files()], { promotions: amountOff(1) })],
  ])('changes with %s', (_what, changed) => {
    expect(changed.fingerprint).not.toBe(seen);
  });

  it('changes with the way of sending, though both cost the same', () => {
    const { shipping } = builtIn;
    const methods = shipping.methods.map((method) => ({ ...method, freeFromMinor: 0 }));
    const rules = { ...builtIn, shipping: { ...shipping, methods } };
    const by = (shippingMethod: string) => quote([one(1)], [kit()], { rules, shippingMethod });
    expect(by('courier').totalMinor).toBe(by('packeta').totalMinor);
    expect(by('courier').fingerprint).not.toBe(by('packeta').fingerprint);
  });

  it('changes with a tax rate alone', () => {
    const reduced = { country: 'SK', taxClass: 'digital', from: '2026-11-01', percent: 19 } as const;
    const rules = { ...builtIn, vat: { ...builtIn.vat, rates: [...builtIn.vat.rates, reduced] } };
    const priced = (taxClass: 'goods' | 'digital') => quote([one(2)], [files({ taxClass })], { rules });
    expect(priced('goods').totalMinor).toBe(priced('digital').totalMinor);
    expect(priced('goods').fingerprint).not.toBe(priced('digital').fingerprint);
  });
});

describe('mergeLines', () => {
  const argsOf = (lines: CartLine[]): unknown => {
    try {
      return mergeLines(lines);
    } catch (error) {
      return (error as AppError).args;
    }
  };

  it.each([0, -1, 1.5, NaN, Infinity, 1000, 2 ** 31, 2 ** 53])('refuses a quantity of %d', (quantity) => {
    expect(argsOf([one(1, quantity)])).toEqual({ 'lines.0.quantity': 'INVALID' });
  });

  it.each([0, -5, 1.5, 2 ** 31, 'x' as unknown as number])('refuses the product id %s', (id) => {
    expect(argsOf([one(id)])).toEqual({ 'lines.0.productId': 'INVALID' });
  });

  it('takes 999 of one product, in however many lines', () => {
    expect(argsOf([one(1, 500), one(1, 499)])).toEqual([{ productId: 1, quantity: 999, duplicate: true }]);
  });

  it('refuses more than 100 lines and more than 999 of one product', () => {
    expect(argsOf(Array.from({ length: 101 }, (_, i) => one(i + 1)))).toEqual({ lines: 'TOO_MANY' });
    expect(argsOf([one(1, 600), one(1, 600)])).toEqual({ lines: 'TOO_MANY' });
  });
});
