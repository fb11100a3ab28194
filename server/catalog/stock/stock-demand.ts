import type { StockMove } from '../product/product-announcements.service.ts';

export interface StockLine {
  productId: number;
  quantity: number;
}

export interface Demand {
  ids: number[];
  quantities: number[];
}

/** Units of a product as they are now. */
export interface StockCount {
  readonly productId: number;
  readonly onHand: number;
  readonly reserved: number;
}

/**
 * One entry per product in id order, so that two buyers never wait for each other in a circle. Throws RangeError for a
 * quantity that is no whole number above zero.
 */
export const demandOf = (lines: readonly StockLine[]): Demand => {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('a stock line needs a positive quantity');
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  const ids = [...sums.keys()].sort((a, b) => a - b);
  return { ids, quantities: ids.map((id) => sums.get(id)!) };
};

/** What could be bought of each product before and after a reservation that left these counts. */
export const stockMoves = ({ ids, quantities }: Demand, counts: readonly StockCount[]): StockMove[] =>
  counts.map(({ productId, onHand, reserved }) => {
    const after = onHand - reserved;
    return { productId, before: after + quantities[ids.indexOf(productId)]!, after };
  });
