import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OfferedPromotions } from '../../../server/cart/best-promotions.ts';
import { mergeLines } from '../../../server/cart/cart-lines.ts';
import { isPriced, priceCart, type Quote } from '../../../server/cart/quote.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import { reduce, refusalOf, type PromotionTerms } from '../../../server/promotions/reductions.ts';
import { percentOff, promotionTerms } from '../../support/builders/build-promotion.ts';
import { builtIn, files, kit } from './sellable.ts';

const LINES = [
  { productId: 1, categoryId: 1, quantity: 1, subtotalMinor: 3333 },
  { productId: 2, categoryId: 1, quantity: 1, subtotalMinor: 3333 },
  { productId: 3, categoryId: 2, quantity: 1, subtotalMinor: 3334 },
];
const NOW = new Date('2026-11-26T12:00:00Z');
const freeDelivery = (changes: Partial<PromotionTerms> = {}) =>
  promotionTerms({ kind: PromotionKind.FREE_DELIVERY, amountMinor: null, ...changes });

describe('reduce', () => {
  it('spreads an amount over the lines that it is for, to the cent', () => {
    expect(reduce([promotionTerms({ amountMinor: 1000 })], LINES).shares).toEqual([333, 333, 334]);
    expect(reduce([promotionTerms({ amountMinor: 1001, categories: [1] })], LINES).shares).toEqual([501, 500, 0]);
  });

  it('rounds per cents half up, of all lines together', () => {
    const line = (subtotalMinor: number) => ({ productId: 1, categoryId: 1, quantity: 1, subtotalMinor });
    const off = (amounts: number[]) => reduce([percentOff(10)], amounts.map(line)).reductions[0]!.reductionMinor;
    expect([off([4]), off([5]), off([4, 4])]).toEqual([0, 1, 1]);
  });

  it('leaves a cent of all goods, and takes one line whole', () => {
    const off = (changes: Partial<PromotionTerms>) =>
      reduce([promotionTerms({ amountMinor: 99_999, ...changes })], LINES);
    expect(off({}).shares).toEqual([3333, 3333, 3333]);
    expect(off({ productIds: [3] }).shares).toEqual([0, 0, 3334]);
  });

  it('takes per cents before amounts, whatever the order', () => {
    const [half, euro] = [percentOff(50), promotionTerms({ amountMinor: 1000 })];
    for (const both of [
      [half, euro],
      [euro, half],
    ]) {
      const { reductions } = reduce(both, LINES);
      expect(reductions.map(({ promotion, reductionMinor }) => [promotion.id, reductionMinor])).toEqual([
        [half.id, 5000],
        [euro.id, 1000],
      ]);
    }
  });

  it.each<[string, Partial<PromotionTerms>, number[]]>([
    ['products', { productIds: [3] }, [0, 0, 100]],
    ['categories', { categories: [2] }, [0, 0, 100]],
    ['products or categories', { productIds: [1], categories: [2] }, [50, 0, 50]],
    ['what is not left out', { excludedProductIds: [1], excludedCategories: [2] }, [0, 100, 0]],
    ['no product that is named and left out', { productIds: [1, 2], excludedProductIds: [1] }, [0, 100, 0]],
  ])('is for %s', (_what, changes, shares) => {
    expect(reduce([promotionTerms(changes)], LINES).shares).toEqual(shares);
  });
});

describe('refusalOf', () => {
  it.each<[string | null, Partial<PromotionTerms>]>([
    [null, {}],
    ['UNKNOWN', { active: false }],
    ['UNKNOWN', { startsAt: new Date(NOW.getTime() + 1) }],
    [null, { startsAt: NOW }],
    ['EXPIRED', { endsAt: NOW }],
    [null, { endsAt: new Date(NOW.getTime() + 1) }],
    ['NOT_FOR_THESE', { productIds: [9] }],
    ['MINIMUM_MISSING', { minimumMinor: 10_001 }],
    [null, { minimumMinor: 10_000 }],
  ])('is %s for %o', (problem, changes) => {
    expect(refusalOf(promotionTerms(changes), LINES, NOW)?.problem ?? null).toBe(problem);
  });

  it('says what the minimum lacks, of what it is for alone', () => {
    const promotion = promotionTerms({ minimumMinor: 5000, categories: [2] });
    expect(refusalOf(promotion, LINES, NOW)).toMatchObject({ problem: 'MINIMUM_MISSING', missingMinor: 1666 });
  });
});

describe('priceCart', () => {
  const lines = mergeLines([
    { productId: 1, quantity: 1 },
    { productId: 2, quantity: 1 },
  ]);
  const price = (automatic: PromotionTerms[], code: PromotionTerms | null = null, only = lines) => {
    const promotions: OfferedPromotions = {
      automatic,
      code: code && { code: 'CODE', promotion: code, refusal: null },
    };
    return priceCart(only, [kit(), files()], { country: 'SK', locale: 'en', rules: builtIn, promotions });
  };
  const applied = (...args: Parameters<typeof price>) => {
    const { promotions, code } = price(...args);
    return [promotions.map(({ promotion }) => promotion.id), code?.refusal?.problem ?? null];
  };
  const [small, large] = [promotionTerms({ id: 'small' }), percentOff(10, { id: 'large' })];
  const code = (changes: Partial<PromotionTerms> = {}) => percentOff(5, { id: 'code', code: 'CODE', ...changes });

  it('applies the one by itself that takes most off, and the older of two alike', () => {
    expect(applied([small, large])).toEqual([['large'], null]);
    expect(applied([small, promotionTerms({ id: 'newer' })])).toEqual([['small'], null]);
  });

  it('applies a code beside it only where both may stand beside another', () => {
    expect(applied([small, large], code())).toEqual([['large'], 'NOT_WITH_ANOTHER']);
    expect(applied([small], code())).toEqual([['code'], null]);
    const beside = { ...large, stackable: true };
    expect(applied([beside], code())).toEqual([['large'], 'NOT_WITH_ANOTHER']);
    expect(applied([small, beside], code({ stackable: true }))).toEqual([['large', 'code'], null]);
    expect(applied([large], code({ stackable: true }))).toEqual([['large'], 'NOT_WITH_ANOTHER']);
  });

  it('does not use a code up that makes nothing cheaper', () => {
    expect(applied([], freeDelivery({ id: 'code' }), [lines[1]!])).toEqual([[], 'SAVES_NOTHING']);
  });

  it('sends free of charge by the cheapest way, and by a dearer one for the difference', () => {
    const quote = price([freeDelivery()]);
    const usual = price([]);
    const prices = ({ offers }: Quote) => offers.map(({ id, priceMinor }) => `${id} ${priceMinor}`);
    expect(prices(usual)).toEqual(['packeta 490', 'courier 690', 'workshop 0']);
    expect(prices(quote)).toEqual(['packeta 0', 'courier 200', 'workshop 0']);
    expect(quote.discountMinor).toBe(0);
    expect(prices(price([small]))).toEqual(prices(usual));
  });

  it('has the fingerprint of before where nothing applies, and another for each promotion', () => {
    const bare = priceCart(lines, [kit(), files()], { country: 'SK', locale: 'en', rules: builtIn });
    expect(price([]).fingerprint).toBe(bare.fingerprint);
    const goods = [
      [1, 1, 12_900, 0, 23],
      [2, 1, 1490, 0, 23],
    ];
    const text = JSON.stringify([goods, ['packeta', 490, 23], 0, 14_880, 'SK']);
    expect(bare.fingerprint).toBe(createHash('sha256').update(text).digest('base64url'));
    const [one, other] = [price([small]), price([{ ...small, id: 'other' }])];
    expect(one.totalMinor).toBe(other.totalMinor);
    expect(one.fingerprint).not.toBe(other.fingerprint);
  });

  it('gives lines without a price no share', () => {
    const { lines: priced } = priceCart(mergeLines([{ productId: 9, quantity: 1 }, ...lines]), [kit(), files()], {
      country: 'SK',
      locale: 'en',
      rules: builtIn,
      promotions: { automatic: [small], code: null },
    });
    expect(priced.map((line) => (isPriced(line) ? line.discountMinor : null))).toEqual([null, 90, 10]);
  });
});
