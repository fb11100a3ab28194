import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeUnits, type UnitsAtPrice } from '../../../server/promotions/n-for-m.ts';
import { PromotionKind, PromotionProblem } from '../../../server/promotions/promotion-kinds.ts';
import { reduce, refusalOf, type PromotionTerms } from '../../../server/promotions/reductions.ts';
import { percentOff, promotionTerms } from '../../support/builders/build-promotion.ts';

const nForM = (takeUnits: number, payUnits: number, changes: Partial<PromotionTerms> = {}) =>
  promotionTerms({ kind: PromotionKind.N_FOR_M, amountMinor: null, takeUnits, payUnits, ...changes });
const line = (productId: number, quantity: number, unitMinor: number) => ({
  productId,
  categoryId: 1,
  quantity,
  subtotalMinor: quantity * unitMinor,
});
const offOf = (promotions: readonly PromotionTerms[], lines: ReturnType<typeof line>[]) =>
  reduce(promotions, lines).shares;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const terms = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 8 }))
  .filter(([take, pay]) => pay < take)
  .map(([takeUnits, payUnits]) => ({ takeUnits, payUnits }));
const cart = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 30 }), unitMinor: fc.integer({ min: 1, max: 9999 }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

/** The same, unit by unit. */
const slowly = (lines: readonly UnitsAtPrice[], { takeUnits, payUnits }: { takeUnits: number; payUnits: number }) => {
  const units = lines.flatMap(({ quantity, unitMinor }) => Array<number>(quantity).fill(unitMinor));
  units.sort((a, b) => b - a);
  let freeMinor = 0;
  for (let from = 0; from + takeUnits <= units.length; from += takeUnits)
    freeMinor += sumOf(units.slice(from + payUnits, from + takeUnits));
  return freeMinor;
};

describe('n for m', () => {
  it('lets the cheapest of three be free', () => {
    expect(sumOf(offOf([nForM(3, 2)], [line(1, 1, 3000), line(2, 1, 1000), line(3, 1, 2000)]))).toBe(1000);
  });

  it('gathers from the dearest down, and lets what fills no group be paid', () => {
    const lines = [line(1, 2, 1000), line(2, 2, 900), line(3, 3, 100)];
    expect(sumOf(offOf([nForM(3, 2)], lines))).toBe(900 + 100);
    expect(sumOf(offOf([nForM(2, 1)], [line(1, 3, 500)]))).toBe(500);
  });

  it('spreads what is free over all units of the groups, by what they cost', () => {
    expect(offOf([nForM(3, 2)], [line(1, 2, 2000), line(2, 1, 1000), line(3, 1, 500)])).toEqual([800, 200, 0]);
  });

  it('looks at what it is for alone', () => {
    const lines = [line(1, 2, 2000), line(2, 2, 1000)];
    expect(offOf([nForM(2, 1, { productIds: [2] })], lines)).toEqual([0, 1000]);
  });

  it('comes before per cents, which are of what is left', () => {
    const both = [percentOff(10), nForM(2, 1)];
    expect(offOf(both, [line(1, 2, 1000)])).toEqual([1100]);
  });

  it('says how many units are missing', () => {
    const lines = [line(1, 1, 1000), line(2, 5, 100)];
    const promotion = nForM(3, 2, { productIds: [1] });
    expect(refusalOf(promotion, lines, new Date())).toEqual({
      problem: PromotionProblem.UNITS_MISSING,
      missingMinor: null,
      missingUnits: 2,
    });
    expect(refusalOf(nForM(3, 2), lines, new Date())).toBeNull();
  });

  it('is the same counted unit by unit, and no parting of the cart saves more', () => {
    fc.assert(
      fc.property(cart, cart, terms, (one, other, given) => {
        const whole = freeUnits([...one, ...other], given);
        expect(whole.freeMinor).toBe(slowly([...one, ...other], given));
        const parted = freeUnits(one, given).freeMinor + freeUnits(other, given).freeMinor;
        expect(whole.freeMinor).toBeGreaterThanOrEqual(parted);
        expect(sumOf(whole.groupedMinor)).toBeGreaterThanOrEqual(whole.freeMinor);
      }),
    );
  });
});
