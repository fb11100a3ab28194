import { describe, expect, it } from 'vitest';
import { canonicalCode, promotionCode } from '../../../server/promotions/promotion-code.ts';

describe('a code', () => {
  it.each([
    [' spring 26 ', 'SPRING26'],
    ['spring-26', 'SPRING-26'],
    ['s p  r\ti\u00a0n\ng', 'SPRING'],
    ['ｌｅｔｏ２６', 'LETO26'],
  ])('typed as %j is %s', (typed, code) => {
    expect(canonicalCode(typed)).toBe(code);
  });

  it('is read no further than 200 characters', () => {
    expect(canonicalCode('a'.repeat(100_000))).toBe('A'.repeat(200));
  });

  it.each(['abc', 'A-_', '2FOR1', 'a'.repeat(40)])('may be %s', (given) => {
    expect(promotionCode.parse(given)).toBe(given.toUpperCase());
  });

  it.each(['ab', 'a'.repeat(41), '-abc', '_abc', 'zľava', 'a.bc', 'abc!', ''])('may not be %s', (given) => {
    expect(promotionCode.safeParse(given).error?.issues).toMatchObject([{ message: 'INVALID' }]);
  });
});
