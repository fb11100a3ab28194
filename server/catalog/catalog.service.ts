import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { LOCALES } from '../core/locale.ts';
import type { Shop } from '../core/shop.ts';
import { cardRows, detailRows, type DetailRow } from './catalog.queries.ts';
import { attributeOf, imageOf, productOf, withFacts } from './catalog-rows.ts';
import type { CategoryView, ProductView } from './catalog.types.ts';
import { categoryRows } from './category/category.queries.ts';
import { KeptCounts, MANY } from './kept-counts.ts';
import { catalogVersion } from './sitemap.queries.ts';

const detailOf = (ctx: Ctx, row: DetailRow): ProductView => {
  const { description, features, interactionInstructions, printInfo } = row;
  return Object.assign(withFacts(productOf(row)), {
    texts: { description, features, interactionInstructions, printInfo },
    fits: row.fits ?? undefined,
    gallery: row.gallery?.map(imageOf),
    attributes: row.attributes?.map(attributeOf(ctx.locale)),
  });
};

/** Of the rows of a product and its counterpart. */
export const detailFrom = (ctx: Ctx, rows: readonly DetailRow[]): ProductView | null => {
  const own = rows.find(({ gallery }) => gallery !== null);
  if (!own) return null;
  const other = rows.find((row) => row.id === own.counterpartId && row.active);
  return Object.assign(detailOf(ctx, own), { counterpart: other ? detailOf(ctx, other) : null });
};

/** A product as shoppers see it, on sale or not: for admins only. Throws PRODUCT_NOT_FOUND. */
export const previewProduct = async (ctx: Ctx, id: number): Promise<ProductView> => {
  const product = detailFrom(ctx, await detailRows(ctx, id));
  if (!product) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id });
  return product;
};

/**
 * An active product with its texts, pictures, attributes and counterpart, read in one statement; null for an unknown id.
 * Throws PRODUCT_INACTIVE with its id.
 */
export const findProduct = async (ctx: Ctx, id: number): Promise<ProductView | null> => {
  const product = detailFrom(ctx, await detailRows(ctx, id));
  if (product && !product.active) throw new AppError(ErrorCode.PRODUCT_INACTIVE, { id });
  return product;
};

const MOST_AT_ONCE = 50;

/**
 * Active products by id in the given order, each once, in one statement; unknown and inactive ones are left out.
 * Throws VALIDATION_FAILED for more than 50.
 */
export const getProducts = async (ctx: Ctx, ids: readonly number[]): Promise<ProductView[]> => {
  if (ids.length > MOST_AT_ONCE) throw validationFailed({ ids: 'TOO_MANY' });
  if (ids.length === 0) return [];
  const found = new Map((await cardRows(ctx, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = found.get(id);
    return row?.active ? [productOf(row)] : [];
  });
};

const readCategories = async (ctx: Ctx): Promise<CategoryView[]> =>
  (await categoryRows(ctx)).map(({ productCount, image, picture, description, ...category }) => {
    const own = picture && imageOf(picture);
    return { ...category, facts: { productCount, description, picture: own, image: own ?? (image && imageOf(image)) } };
  });

const areMany = (categories: readonly CategoryView[]): boolean =>
  categories.reduce((sum, { facts }) => sum + (facts?.productCount ?? 0), 0) > MANY;

const kept = new WeakMap<Shop, KeptCounts<readonly CategoryView[]>>();

/**
 * All categories in the order of the shop, hidden ones too, with counts and pictures. Kept in the process for the version of
 * the catalogue, which one statement reads; with more than 2,000 products they may be older, as `KeptCounts` has it.
 */
export const allCategories = async (ctx: Ctx): Promise<readonly CategoryView[]> => {
  let cache = kept.get(ctx.shop);
  if (!cache) kept.set(ctx.shop, (cache = new KeptCounts(LOCALES.length, areMany)));
  return cache.get(ctx, ctx.locale, { version: await catalogVersion(ctx), count: () => readCategories(ctx) });
};

/** Those that shoppers see. As old as `allCategories`. */
export const listCategories = async (ctx: Ctx): Promise<CategoryView[]> =>
  (await allCategories(ctx)).filter(({ listed }) => listed);
