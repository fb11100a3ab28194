import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';

/** What people call a product, in English, whether it is on sale or not. Throws PRODUCT_NOT_FOUND. */
export const nameOfProduct = async (ctx: Ctx, id: number): Promise<string> => {
  const [row] = await ctx.sql<{ name: string }>(
    `SELECT coalesce(t.name, p.sku) AS name FROM product p
     LEFT JOIN product_translation t ON t.product_id = p.id AND t.locale = 'en' WHERE p.id = $1`,
    [id],
  );
  if (!row) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id });
  return row.name;
};
