import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { AppError } from '../../../server/core/errors.ts';
import { MOST_INPUT, oversized } from '../../../server/core/input-bounds.ts';
import { parse } from '../../../server/core/http/rest.ts';

const filled = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item);
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('an input', () => {
  it('is read up to its bounds', () => {
    expect(
      oversized({ a: filled(MOST_INPUT.items, 1), b: 'x'.repeat(MOST_INPUT.text), c: nested(19), d: null }),
    ).toBeNull();
    expect(oversized(undefined)).toBeNull();
  });

  it.each([
    ['a long list', { input: { lines: filled(MOST_INPUT.items + 1, {}) } }, { 'input.lines': 'TOO_MANY' }],
    ['a long text', { a: ['x'.repeat(MOST_INPUT.text + 1)] }, { 'a.0': 'TOO_LONG' }],
    ['many short lists', { a: filled(1500, filled(15, 1)) }, { body: 'TOO_MANY' }],
    [
      'many names',
      Object.fromEntries(filled(MOST_INPUT.values + 1, 0).map((_, i) => [`n${i}`, 1])),
      { body: 'TOO_MANY' },
    ],
    ['a list that is the whole', filled(100_000, 1), { body: 'TOO_MANY' }],
  ])('with %s is refused by the place where that is', (_name, input, problem) => {
    expect(oversized(input)).toEqual(problem);
  });

  it('that is deeper than anything of the shop is refused, however deep it goes', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i += 1) deep = [deep];
    expect(Object.values(oversized({ deep })!)).toEqual(['TOO_DEEP']);
  });

  it('of a stranger’s names tells no more of them than helps to find the place', () => {
    const [path] = Object.keys(oversized({ ['x'.repeat(10_000)]: filled(3000, 1) })!);
    expect(path!.length).toBeLessThanOrEqual(100);
  });
});

describe('a body of the REST contract', () => {
  const many = z.array(z.int());
  const faultsOf = (input: unknown): Record<string, unknown> => {
    try {
      parse(many, input);
    } catch (error) {
      return (error as AppError).args;
    }
    return {};
  };

  it('is refused by its length before its items are looked at', () => {
    expect(faultsOf(filled(250_000, 'x'))).toEqual({ body: 'TOO_MANY' });
  });

  it('tells at most fifty faults', () => {
    expect(Object.keys(faultsOf(filled(1000, 'x')))).toHaveLength(50);
  });
});
