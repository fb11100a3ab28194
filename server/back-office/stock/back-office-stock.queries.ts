import type { Part } from '../../core/connection.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { decodeCursor, encodeCursor } from '../../core/page.ts';
import type { StockCount, StockCountConnection } from './back-office-stock.types.ts';

const SELECT = `
  SELECT p.id AS "productId", p.sku, t.name, p.active, s.on_hand AS "onHand", s.reserved
  FROM product p JOIN stock_level s ON s.product_id = p.id
  JOIN product_translation t ON t.product_id = p.id AND t.locale = 'en'`;

const skuAfter = (after: string | null | undefined): string => {
  if (after === null || after === undefined) return '';
  const [sku] = decodeCursor(after, 1);
  if (typeof sku !== 'string') throw new AppError(ErrorCode.CURSOR_INVALID);
  return sku.replaceAll('\0', '');
};

/** A page of what is in the house, by part number. Throws CURSOR_INVALID. */
export const listStock = async (ctx: Ctx, { first, after }: Part): Promise<StockCountConnection> => {
  const sql = `${SELECT} WHERE p.sku > $1 AND p.archived_at IS NULL ORDER BY p.sku LIMIT $2`;
  const rows = await ctx.sql<StockCount>(sql, [skuAfter(after), first + 1]);
  const nodes = rows.slice(0, first);
  const [start, end] = [nodes[0], nodes.at(-1)].map((row) => (row ? encodeCursor([row.sku]) : null));
  const pageInfo = {
    hasNextPage: rows.length > first,
    hasPreviousPage: Boolean(after),
    startCursor: start!,
    endCursor: end!,
  };
  return { nodes, pageInfo };
};

/** How many products have a stock. */
export const countStock = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM product p JOIN stock_level s ON s.product_id = p.id WHERE p.archived_at IS NULL`,
  );
  return row!.count;
};

/** What is in the house of one part number. Throws PRODUCT_NOT_FOUND, for files too. */
export const stockOf = async (ctx: Ctx, sku: string): Promise<StockCount> => {
  const [row] = await ctx.sql<StockCount>(`${SELECT} WHERE p.sku = $1`, [sku]);
  if (!row) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { sku });
  return row;
};
