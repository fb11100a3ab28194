import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { countPlainProducts, plainProduct, plainProducts, type PlainProduct } from './plain-product.queries.ts';

export interface PlainPage {
  content: PlainProduct[];
  page: number;
  size: number;
  totalElements: number;
  totalPages: number;
}

/** Every active product of a category or of the shop, by id. An unknown category has none, nor has a hidden one. */
export const listPlain = (ctx: Ctx, category: string | null): Promise<PlainProduct[]> =>
  plainProducts(ctx, category, { limit: null, offset: 0 });

/** The same in numbered pages, counted from 0. */
export const pagePlain = async (ctx: Ctx, category: string | null, page: number, size: number): Promise<PlainPage> => {
  const [content, totalElements] = await Promise.all([
    plainProducts(ctx, category, { limit: size, offset: page * size }),
    countPlainProducts(ctx, category),
  ]);
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
};

const MAX_ID = 2_147_483_647;

/** One active product by the id as text. Throws INVALID_PRODUCT_ID, PRODUCT_NOT_FOUND, PRODUCT_INACTIVE, each with the id. */
export const getPlain = async (ctx: Ctx, id: string): Promise<PlainProduct> => {
  if (!/^-?\d+$/.test(id)) throw new AppError(ErrorCode.INVALID_PRODUCT_ID, { id: id.slice(0, 100) });
  const number = Number(id);
  const product = number >= 1 && number <= MAX_ID ? await plainProduct(ctx, number) : null;
  if (!product)
    throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id: Number.isSafeInteger(number) ? number : id.slice(0, 100) });
  if (!product.active) throw new AppError(ErrorCode.PRODUCT_INACTIVE, { id: number });
  return product;
};
