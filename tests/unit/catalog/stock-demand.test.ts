import { describe, expect, it } from 'vitest';
import { demandOf, stockMoves } from '../../../server/catalog/stock/stock-demand.ts';

describe('what lines take from the shelf', () => {
  it('is one sum for each product, in the order of their ids', () => {
    const lines = [10, 9, 100, 10].map((productId, i) => ({ productId, quantity: i + 1 }));
    expect(demandOf(lines)).toEqual({ ids: [9, 10, 100], quantities: [2, 5, 3] });
    expect(demandOf([])).toEqual({ ids: [], quantities: [] });
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('is never %d', (quantity) => {
    const lines = [{ productId: 1, quantity: 1 }, { productId: 2, quantity }]; // oxfmt-ignore
    expect(() => demandOf(lines)).toThrow(RangeError);
  });
});

it('a reservation moves what can be bought by what was asked for', () => {
  const demand = demandOf([{ productId: 7, quantity: 2 }, { productId: 3, quantity: 1 }]); // oxfmt-ignore
  const counts = [{ productId: 7, onHand: 10, reserved: 4 }, { productId: 3, onHand: 1, reserved: 1 }]; // oxfmt-ignore
  expect(stockMoves(demand, counts)).toEqual([
    { productId: 7, before: 8, after: 6 },
    { productId: 3, before: 1, after: 0 },
  ]);
});
