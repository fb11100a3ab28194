import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { announceLowStock } from '../product/product-announcements.service.ts';
import { demandOf, stockMoves, type Demand, type StockCount, type StockLine } from './stock-demand.ts';

const LOCK = 'SELECT product_id FROM stock_level WHERE product_id = ANY($1::int[]) ORDER BY product_id FOR UPDATE';

const change = (assignments: string, condition = 'true'): string => `
  UPDATE stock_level s SET ${assignments}
  FROM unnest($1::int[], $2::int[]) AS w (id, n)
  WHERE s.product_id = w.id AND ${condition}
  RETURNING s.product_id AS "productId", s.on_hand AS "onHand", s.reserved`;

const CHANGES = {
  reserve: change('reserved = s.reserved + w.n', 's.on_hand - s.reserved >= w.n'),
  release: change('reserved = s.reserved - w.n'),
  consume: change('on_hand = s.on_hand - w.n, reserved = s.reserved - w.n'),
  restock: change('on_hand = s.on_hand + w.n'),
};

/** Applies one change to all lines: rows are locked in id order first, a single row needs no lock of its own. */
const apply = async (ctx: Ctx, { ids, quantities }: Demand, by: keyof typeof CHANGES): Promise<StockCount[]> => {
  if (ids.length === 0) return [];
  if (ids.length > 1) await ctx.sql(LOCK, [ids], 'stock.lock');
  return ctx.sql<StockCount>(CHANGES[by], [ids, quantities], `stock.${by}`);
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

/**
 * Promises units to an order, all lines or none, and tells how each product stands then. Joins the caller's transaction and locks the stock rows in product id
 * order until it ends. Files among the lines are passed over. Throws OUT_OF_STOCK with the productIds that fell short.
 */
export const reserveStock = (ctx: Ctx, lines: readonly StockLine[]): Promise<StockCount[]> =>
  transaction(ctx, async (tx) => {
    const demand = demandOf(lines);
    const counts = await apply(tx, demand, 'reserve');
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
  transaction(ctx, async (tx) => void (await apply(tx, demandOf(lines), 'release')));

/** Turns reserved units into sold ones: both counts go down. Call it once per reservation. Locks as reserveStock. */
export const consumeStock = (ctx: Ctx, lines: readonly StockLine[]): Promise<void> =>
  transaction(ctx, async (tx) => void (await apply(tx, demandOf(lines), 'consume')));

/** Adds units that came into the house, such as a delivery or a returned parcel. Locks as reserveStock. */
export const restock = (ctx: Ctx, lines: readonly StockLine[]): Promise<void> =>
  transaction(ctx, async (tx) => void (await apply(tx, demandOf(lines), 'restock')));
