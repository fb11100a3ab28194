import { describe, expect, it } from 'vitest';
import { isPriced, priceCart, reducibleLines, type QuoteTerms } from '../../../server/cart/quote.ts';
import { percentOff } from '../../support/builders/build-promotion.ts';
import { builtIn, files, kit } from './sellable.ts';

const TOGETHER = { counterpartId: 2, bundlePriceMinor: 13_400 };
/** 129.00 € and 14.90 €, for 134.00 € together: 9.90 € less. */
const PRODUCTS = [kit(TOGETHER), files()];
const line = (productId: number, quantity = 1) => ({ productId, quantity, duplicate: false });
const BOTH = [line(1), line(2)];
const TERMS: QuoteTerms = { country: 'SK', locale: 'sk', rules: builtIn };

const tenPerCent = { automatic: [percentOff(10)], code: null };
const fromValue = (freeFromMinor: number): QuoteTerms => {
  const methods = builtIn.shipping.methods.map((method) => ({ ...method, freeFromMinor }));
  return { ...TERMS, rules: { ...builtIn, shipping: { ...builtIn.shipping, methods } } };
};

describe('a kit and its files in one cart', () => {
  it('cost what they cost together, each its part', () => {
    const quote = priceCart(BOTH, PRODUCTS, TERMS);
    const saved = quote.lines.filter(isPriced).map(({ togetherMinor }) => togetherMinor);
    expect([quote.togetherMinor, quote.discountMinor, ...saved]).toEqual([990, 990, 887, 103]);
    expect(quote.subtotalMinor - quote.discountMinor).toBe(13_400);
  });

  it('save once, however many kits, and nothing without the other half', () => {
    expect(priceCart([line(1, 3), line(2)], PRODUCTS, TERMS).togetherMinor).toBe(990);
    expect(priceCart([line(1)], PRODUCTS, TERMS).togetherMinor).toBe(0);
    expect(priceCart([line(2)], PRODUCTS, TERMS).togetherMinor).toBe(0);
  });

  it('are reduced further from what they cost together', () => {
    expect(reducibleLines(BOTH, PRODUCTS, TERMS).map(({ subtotalMinor }) => subtotalMinor)).toEqual([12_013, 1387]);
    const quote = priceCart(BOTH, PRODUCTS, { ...TERMS, promotions: tenPerCent });
    expect(quote.promotions.map(({ reductionMinor }) => reductionMinor)).toEqual([1340]);
    expect([quote.togetherMinor, quote.discountMinor]).toEqual([990, 2330]);
  });

  it('leave out what is not for sale', () => {
    expect(reducibleLines([...BOTH, line(9)], PRODUCTS, TERMS)).toHaveLength(2);
  });

  it('are sent free of charge by what is paid for the goods', () => {
    expect(priceCart(BOTH, PRODUCTS, fromValue(12_013)).shipping?.priceMinor).toBe(0);
    expect(priceCart(BOTH, PRODUCTS, fromValue(12_014)).shipping?.priceMinor).toBeGreaterThan(0);
  });

  it('cost a business without VAT the same less the VAT, saving and promotion each its part', () => {
    const vatCheck = {
      number: 'DE123456789',
      valid: true,
      name: null,
      address: null,
      requestId: null,
      checkedAt: '2026-11-22T10:00:00.000Z',
    };
    const terms: QuoteTerms = { ...TERMS, country: 'DE', promotions: tenPerCent };
    const consumer = priceCart(BOTH, PRODUCTS, terms);
    const business = priceCart(BOTH, PRODUCTS, { ...terms, vatCheck });
    const [promotion] = business.promotions;
    expect([consumer.businessState, business.businessState]).toEqual([null, 'DE']);
    expect(business.vatCheck).toEqual(vatCheck);
    expect(business.togetherMinor + promotion!.reductionMinor).toBe(business.discountMinor);
    expect(business.discountMinor).toBeLessThan(consumer.discountMinor);
    expect(business.togetherMinor).toBeLessThan(consumer.togetherMinor);
    expect(business.togetherMinor).toBeGreaterThan(0);
    expect(business.lines.filter(isPriced).every(({ taxMinor }) => taxMinor === 0)).toBe(true);
    expect(business.shipping!.priceMinor).toBeLessThan(consumer.shipping!.priceMinor);
  });
});

describe('cash on delivery', () => {
  it('can be had by what is to be paid after every reduction', () => {
    const cod = { active: true, maxMinor: 13_400, methods: ['packeta'], fees: [{ country: 'SK', minor: 0 }] };
    const cash = (maxMinor: number) => {
      const rules = { ...fromValue(0).rules, cod: { ...cod, maxMinor } };
      return priceCart([line(1)], PRODUCTS, { ...TERMS, rules, promotions: tenPerCent, shippingMethod: 'packeta' })
        .cash;
    };
    expect(cash(11_610)?.problem).toBeNull();
    expect(cash(11_609)?.problem).toBe('TOO_MUCH');
  });
});
