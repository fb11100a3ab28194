import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeLines } from '../../../server/cart/cart-lines.ts';
import { isPriced, priceCart } from '../../../server/cart/quote.ts';
import { EU_VAT_RATES } from '../../../server/settings/vat.setting.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import { promotionTerms } from '../../support/builders/build-promotion.ts';
import { builtIn, kit, underOss } from './sellable.ts';

const product = fc.record({
  digital: fc.boolean(),
  active: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
  priceMinor: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 999_999 })),
  weightGrams: fc.integer({ min: 0, max: 4000 }),
  available: fc.integer({ min: -1, max: 1200 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});

const some = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 });

const promotion = fc
  .record({
    kind: fc.constantFrom(...Object.values(PromotionKind)),
    percent: fc.integer({ min: 1, max: 99 }),
    amountMinor: fc.integer({ min: 1, max: 5_000_000 }),
    productIds: some,
    excludedProductIds: some,
    stackable: fc.boolean(),
  })
  .map((changes) => promotionTerms(changes));

const cart = fc.record({
  products: fc.array(product, { maxLength: 12 }),
  country: fc.constantFrom(...Object.keys(EU_VAT_RATES), 'CH', 'US'),
  shippingMethod: fc.constantFrom('packeta', 'courier', 'workshop', null, 'no-such'),
  automatic: fc.array(promotion, { maxLength: 3 }),
  code: fc.option(promotion),
  rules: fc.constantFrom(builtIn, underOss),
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

it('keeps every sum exact over 10,000 random carts', () => {
  fc.assert(
    fc.property(cart, ({ products, automatic, code, ...terms }) => {
      const sellables = products.map(({ digital, ...rest }, i) =>
        kit({
          ...rest,
          id: i + 1,
          productType: digital ? 'DIGITAL' : 'PHYSICAL',
          taxClass: digital ? 'digital' : 'goods',
          available: digital ? null : rest.available,
        }),
      );
      const lines = mergeLines(products.map(({ quantity }, i) => ({ productId: i + 1, quantity })));
      const given = code && { code: 'CODE', promotion: code, refusal: null };
      const promotions = { automatic, code: given };
      const quote = priceCart(lines, sellables, { ...terms, locale: 'sk', promotions });
      const without = priceCart(lines, sellables, { ...terms, locale: 'sk' });
      const priced = quote.lines.filter(isPriced);
      const shipping = quote.shipping?.priceMinor ?? 0;

      expect(sum(priced.map((line) => line.subtotalMinor)) + shipping - quote.discountMinor).toBe(quote.totalMinor);
      expect(sum(priced.map((line) => line.discountMinor))).toBe(quote.discountMinor);
      expect(sum(quote.promotions.map((each) => each.reductionMinor))).toBe(quote.discountMinor);
      expect(quote.totalMinor).toBeLessThanOrEqual(without.totalMinor);
      expect(quote.totalMinor === without.totalMinor).toBe(quote.promotions.length === 0);
      if (without.totalMinor > 0) expect(quote.totalMinor).toBeGreaterThan(0);
      expect(sum(quote.taxes.map((line) => line.grossMinor))).toBe(quote.totalMinor);
      expect(sum(quote.taxes.map((line) => line.taxMinor))).toBe(
        sum(priced.map((line) => line.taxMinor)) + (quote.shipping?.taxMinor ?? 0),
      );
      for (const line of quote.taxes) expect(line.netMinor + line.taxMinor).toBe(line.grossMinor);
      for (const line of priced) {
        const gross = line.subtotalMinor - line.discountMinor;
        expect(line.discountMinor).toBeGreaterThanOrEqual(0);
        expect(gross).toBeGreaterThanOrEqual(0);
        const exact = (gross * line.taxRatePercent) / (100 + line.taxRatePercent);
        expect(Math.abs(line.taxMinor - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
    { numRuns: 10_000 },
  );
});
