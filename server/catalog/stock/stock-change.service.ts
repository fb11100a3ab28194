import { randomUUID } from 'node:crypto';
import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { isBareUuid, sanitizeLine } from '../../core/text/text.ts';
import { announceLowStock } from '../product/product-announcements.service.ts';
import { StockChange } from './stock-change.entity.ts';
import { MOST_UNITS, type StockChangeInput, type StockChangeView, type StockCountInput } from './stock-change.types.ts';

interface Level {
  name: string;
  /** Null for files. */
  onHand: number | null;
  reserved: number;
}

const LOCK = 'SELECT FROM stock_level WHERE product_id = $1 FOR UPDATE';

const LEVEL = `
  SELECT t.name, s.on_hand AS "onHand", s.reserved
  FROM product p
  JOIN product_translation t ON t.product_id = p.id AND t.locale = 'en'
  LEFT JOIN stock_level s ON s.product_id = p.id
  WHERE p.id = $1`;

const lockLevel = async (ctx: Ctx, id: number): Promise<Level> => {
  await ctx.sql(LOCK, [id]);
  const [level] = await ctx.sql<Level>(LEVEL, [id]);
  if (!level) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id });
  return level;
};

/** What is there after the change. Throws for what no warehouse holds. */
const afterwards = ({ onHand, reserved }: Level, delta: number): number => {
  if (onHand === null) throw validationFailed({ id: 'NOT_ALLOWED' });
  const after = onHand + delta;
  if (after < reserved) throw new AppError(ErrorCode.STOCK_RESERVED, { reserved, onHand });
  if (after > MOST_UNITS) throw validationFailed({ delta: 'TOO_BIG' });
  return after;
};

/**
 * Changes the units in the house by a difference and notes who did it and why: two admins at once both count. Locks the
 * stock row. A key that was used changes nothing more. Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED (files have no
 * stock), STOCK_RESERVED when less would be left than is promised to orders.
 */
export const changeStock = (ctx: Ctx, id: number, { key, delta, reason, note }: StockChangeInput): Promise<void> => {
  if (!isBareUuid(key)) throw validationFailed({ key: 'INVALID' });
  return transaction(ctx, async (tx) => {
    const level = await lockLevel(tx, id);
    if (await tx.repo(StockChange).existsBy({ key })) return;
    const onHandAfter = afterwards(level, delta);
    const line = sanitizeLine(note ?? '', 200);
    const who = { actorId: tx.viewer!.userId, at: tx.shop.clock.now() };
    await tx.sql('UPDATE stock_level SET on_hand = $2 WHERE product_id = $1', [id, onHandAfter]);
    await tx.repo(StockChange).insert({ key, productId: id, ...who, delta, onHandAfter, reason, note: line });
    const { reserved } = level;
    await announceLowStock(tx, [
      { productId: id, before: onHandAfter - delta - reserved, after: onHandAfter - reserved },
    ]);
    await recordAction(tx, {
      action: 'product.stock',
      subject: 'PRODUCT',
      id,
      name: level.name,
      before: { onHand: level.onHand },
      after: { onHand: onHandAfter, reason, ...(line && { note: line }) },
    });
  });
};

/**
 * Sets the units in the house to what was counted, unless their number has changed since: an order or another admin may have
 * been quicker. Noted as a difference. Throws as `changeStock`, and VERSION_CONFLICT (args.version: units in the books).
 */
export const setStock = (ctx: Ctx, id: number, given: StockCountInput): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { onHand: version } = await lockLevel(tx, id);
    if (version === null) throw validationFailed({ id: 'NOT_ALLOWED' });
    if (version !== given.expectedOnHand) throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version });
    const delta = given.onHand - version;
    if (delta !== 0) await changeStock(tx, id, { ...given, key: randomUUID(), delta });
  });

const CHANGES = `
  SELECT c.key, c.at, coalesce(u.email, '') AS by, c.delta, c.on_hand_after AS "onHandAfter", c.reason, c.note
  FROM stock_change c LEFT JOIN users u ON u.id = c.actor_id
  WHERE c.product_id = $1 ORDER BY c.at DESC, c.key DESC LIMIT $2`;

/** The latest changes of stock by hand, newest first. */
export const stockChanges = (ctx: Ctx, productId: number, first: number): Promise<StockChangeView[]> =>
  ctx.sql<StockChangeView>(CHANGES, [productId, first]);
