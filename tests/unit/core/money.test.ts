import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { share, taxIncluded, toDecimal, toMinor } from '../../../server/core/money.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });

describe('decimal texts', () => {
  it('go there and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (minor) => {
        expect(toMinor(toDecimal(minor))).toBe(minor || 0);
      }),
    );
  });

  it('have two decimals, and may be given with fewer', () => {
    expect([0, 5, -5, 1290].map(toDecimal)).toEqual(['0.00', '0.05', '-0.05', '12.90']);
    expect(['12', '12.9', '12.09', '-0.05'].map(toMinor)).toEqual([1200, 1290, 1209, -5]);
  });

  it('refuse what is no amount', () => {
    for (const text of ['', '1,5', '1.234', 'NaN', '1e3', '--1', '9'.repeat(20)])
      expect(() => toMinor(text)).toThrow(RangeError);
  });
});

describe('tax included in a gross amount', () => {
  it.each([
    [12_300, 23, 2_300],
    [24_770, 23, 4_632],
    [1, 23, 0],
    [3, 20, 1],
    [100, 0, 0],
    [10_550, 5.5, 550],
  ])('of %i at %d %% is %i', (gross, rate, tax) => expect(taxIncluded(gross, rate)).toBe(tax));

  it('leaves a net amount whose tax is within half a cent', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 27 }), (gross, rate) => {
        const exact = (gross * rate) / (100 + rate);
        expect(Math.abs(taxIncluded(gross, rate) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

describe('shares by largest remainder', () => {
  it('give the odd cent to the largest remainder, and of equal ones to the first', () => {
    expect(share(10, [61, 39])).toEqual([6, 4]);
    expect(share(11, [1, 1, 1])).toEqual([4, 4, 3]);
    expect(share(5, [0, 0])).toEqual([0, 0]);
  });

  it('sum to the amount and differ from the exact share by less than one cent', () => {
    fc.assert(
      fc.property(
        amount,
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 }),
        (total, weights) => {
          const sum = weights.reduce((a, b) => a + b, 0);
          const parts = share(total, weights);
          expect(parts.reduce((a, b) => a + b, 0)).toBe(sum === 0 ? 0 : total);
          parts.forEach((part, i) => sum && expect(Math.abs(part - (total * weights[i]!) / sum)).toBeLessThan(1));
        },
      ),
    );
  });
});
