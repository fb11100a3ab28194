import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { announceLowStock, type StockMove } from '../product/product-announcements.service.ts';

export interface StockLine {
  productId: number;
  quantity: number;
}

interface Demand {
  ids: number[];
  quantities: number[];
}

/** One entry per product in id order, so that two buyers never wait for each other in a circle. */
const demandOf = (lines: readonly StockLine[]): Demand => {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('a stock line needs a positive quantity');
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  const ids = [...sums.keys()].sort((a, b) => a - b);
  return { ids, quantities: ids.map((id) => sums.get(id)!) };
};

const LOCK = 'SELECT product_id FROM stock_level WHERE product_id = ANY($1::int[]) ORDER BY product_id FOR UPDATE';

const change = (assignments: string, condition = 'true'): string => `
  UPDATE stock_level s SET ${assignments}
  FROM unnest($1::int[], $2::int[]) AS w (id, n)
  WHERE s.product_id = w.id AND ${condition}
  RETURNING s.product_id AS "productId", s.on_hand AS "onHand", s.reserved`;

const RESERVE = change('reserved = s.reserved + w.n', 's.on_hand - s.reserved >= w.n');
const RELEASE = change('reserved = s.reserved - w.n');
const CONSUME = change('on_hand = s.on_hand - w.n, reserved = s.reserved - w.n');
const RESTOCK = change('on_hand = s.on_hand + w.n');

/** Units of a product as they are now. */
export interface StockCount {
  readonly productId: number;
  readonly onHand: number;
  readonly reserved: number;
}

/** Applies one change to all lines: rows are locked in id order first, a single row needs no lock of its own. */
const apply = async (ctx: Ctx, { ids, quantities }: Demand, text: string, name: string): Promise<StockCount[]> => {
  if (ids.length === 0) return [];
  if (ids.length > 1) await ctx.sql(LOCK, [ids], 'stock.lock');
  return ctx.sql<StockCount>(text, [ids, quantities], name);
};

const physicalAmong = async (ctx: Ctx, ids: number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await ctx.sql<{ id: number }>(
    `SELECT id FROM product WHERE id = ANY($1::int[]) AND product_type = 'PHYSICAL' ORDER BY id`,
    [ids],
    'stock.physical',
  );
  return rows.map(({ id }) => id);
};

const stockMoves = ({ ids, quantities }: Demand, counts: readonly StockCount[]): StockMove[] =>
  counts.map(({ productId, onHand, reserved }) => {
    const after = onHand - reserved;
    return { productId, before: after + quantities[ids.indexOf(productId)]!, after };
  });

/**
 * Promises units to an order, all lines or none, and tells how each product stands then. Joins the caller's transaction and locks the stock rows in product id
 * order until it ends. Files among the lines are passed over. Throws OUT_OF_STOCK with the productIds that fell short.
 */
export const reserveStock = (ctx: Ctx, lines: readonly StockLine[]): Promise<StockCount[]> =>
  transaction(ctx, async (tx) => {
    const demand = demandOf(lines);
    const counts = await apply(tx, demand, RESERVE, 'stock.reserve');
    const reserved = new Set(counts.map(({ productId }) => productId));
    const short = await physicalAmong(
      tx,
      demand.ids.filter((id) => !reserved.has(id)),
    );
    if (short.length > 0) throw new AppError(ErrorCode.OUT_OF_STOCK, { productIds: short });
    await announceLowStock(tx, stockMoves(demand, counts));
    return counts;
  });

/** Gives reserved units back. Call it once per reservation: more than is reserved breaks a CHECK. Locks as reserveStock. */
export const releaseStock = (ctx: Ctx, lines: readonly StockLine[]): Promise<void> =>
  transaction(ctx, async (tx) => void (await apply(tx, demandOf(lines), RELEASE, 'stock.release')));

/** Turns reserved units into sold ones: both counts go down. Call it once per reservation. Locks as reserveStock. */
export const consumeStock = (ctx: Ctx, lines: readonly StockLine[]): Promise<void> =>
  transaction(ctx, async (tx) => void (await apply(tx, demandOf(lines), CONSUME, 'stock.consume')));

/** Adds units that came into the house, such as a delivery or a returned parcel. Locks as reserveStock. */
export const restock = (ctx: Ctx, lines: readonly StockLine[]): Promise<void> =>
  transaction(ctx, async (tx) => void (await apply(tx, demandOf(lines), RESTOCK, 'stock.restock')));
