import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, typedPrice } from '../../../web/features/admin-products/price-text.ts';
import { filterOf, sortOf } from '../../../web/features/admin-products/product-filter.ts';

describe('a price as it is typed', () => {
  it('is read as it was written, in every language', () => {
    const cents = fc.integer({ min: 0, max: 100_000_00 });
    fc.assert(
      fc.property(cents, fc.constantFrom('en', 'sk', 'de'), (minor, locale) => {
        expect(centsOf(typedPrice(minor, locale))).toBe(minor);
      }),
    );
  });

  it.each([
    ['129', 12_900],
    ['129,5', 12_950],
    ['€129.00', 12_900],
    ['129,00\u00a0€', 12_900],
    ['0', 0],
  ])('may have a comma, a point and a euro sign: %s', (text, minor) => {
    expect(centsOf(text)).toBe(minor);
  });

  it.each(['', '-1', '1.234', '1,234.00', 'abc', '100000.01', '1e3'])('is refused when it is none: %j', (text) => {
    expect(centsOf(text)).toBeNull();
  });
});

describe('the address of the table', () => {
  const filters = { state: 'ACTIVE', type: 'x', category: 'boats', stock: '', texts: 'missing' };

  it('passes over words that mean nothing', () => {
    expect(filterOf({ q: 'kit', filters })).toEqual({
      search: 'kit',
      state: 'ACTIVE',
      type: null,
      category: 'boats',
      stock: null,
      missingTranslations: true,
    });
    expect([sortOf('PRICE_ASC'), sortOf('nonsense')]).toEqual(['PRICE_ASC', 'NEWEST']);
  });
});
