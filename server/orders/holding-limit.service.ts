import type { StockCount } from '../catalog/stock/stock-demand.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';

/** Units of a product that one buyer may hold unpaid, however few there are. */
const ALWAYS = 20;
/** Products of which one buyer may hold more than half, if that is more than a few units. */
const MOSTLY_HELD = 3;
const FEW = 2;
/** Units of all products together that one buyer may hold unpaid in any case, else this share of all in the house. */
const ALWAYS_IN_ALL = 100;
const SHARE_OF_ALL = 0.1;

/** Units of a product that a buyer holds without having paid, of those in the house. */
export interface Holding {
  readonly id: number;
  readonly units: number;
  readonly onHand: number;
}

interface Line {
  readonly productId: number;
  readonly quantity: number;
}

/** With what an order adds to it, and the stock as that has left it. */
const holdingsAfter = (before: readonly Holding[], lines: readonly Line[], stock: readonly StockCount[]): Holding[] => {
  const held = new Map(before.map((one) => [one.id, one]));
  for (const { productId: id, onHand } of stock) {
    const added = lines.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0);
    held.set(id, { id, units: (held.get(id)?.units ?? 0) + added, onHand });
  }
  return [...held.values()];
};

const holdingLimit = ({ onHand }: Pick<Holding, 'onHand'>): number => Math.max(ALWAYS, Math.floor(onHand / 2));
const halfLimit = ({ onHand }: Holding): number => Math.max(FEW, Math.floor(onHand / 2));

const refuse = (products: readonly Holding[], mostOf: (product: Holding) => number): never => {
  const productIds = products.map(({ id }) => id);
  throw new AppError(ErrorCode.RESERVATION_LIMIT, { productIds, most: mostOf(products[0]!) });
};

const enforceTotalLimit = async (ctx: Ctx, held: readonly Holding[]): Promise<void> => {
  const units = held.reduce((sum, one) => sum + one.units, 0);
  if (units <= ALWAYS_IN_ALL) return;
  const [row] = await ctx.sql<{ all: number }>('SELECT coalesce(sum(on_hand), 0)::int AS all FROM stock_level');
  const most = Math.max(ALWAYS_IN_ALL, Math.floor(row!.all * SHARE_OF_ALL));
  if (units > most) throw new AppError(ErrorCode.RESERVATION_TOTAL, { most });
};

export interface Reserved {
  /** The goods of the order. */
  readonly lines: readonly Line[];
  /** What `reserveStock` gave for them. */
  readonly stock: readonly StockCount[];
  /** What its buyer (account, e-mail address or network) held before. */
  readonly before: readonly Holding[];
}

/**
 * Refuses an order whose buyer would hold more than a fair share without having paid: of one product half of what is in the
 * house, 20 units in any case; more than half of more than three products, unless that is a unit or two; of all products
 * together a tenth, 100 units in any case. Call it in the transaction that has reserved, which has locked the buyer. Throws
 * RESERVATION_LIMIT (args.productIds, and args.most units of the first of them) and RESERVATION_TOTAL (args.most).
 */
export const enforceHoldingLimit = async (ctx: Ctx, { lines, stock, before }: Reserved): Promise<void> => {
  if (stock.length === 0) return;
  const held = holdingsAfter(before, lines, stock);
  const isNew = ({ id }: Holding) => stock.some(({ productId }) => productId === id);
  const beyond = held.filter((one) => isNew(one) && one.units > holdingLimit(one));
  if (beyond.length > 0) refuse(beyond, holdingLimit);
  const mostly = held.filter((one) => one.units > halfLimit(one));
  if (mostly.length > MOSTLY_HELD && mostly.some(isNew)) refuse(mostly.filter(isNew), halfLimit);
  await enforceTotalLimit(ctx, held);
};
