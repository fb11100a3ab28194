import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { refuseFaults } from '../../core/faults.ts';
import { LOCALES } from '../../core/locale.ts';
import { dayOf } from '../../core/text/format.ts';
import { AttributeDefinition, ProductAttributeValue } from '../attribute.entity.ts';
import { lockProduct, readCategories } from '../admin/bulk-change.queries.ts';
import type { CurrentProduct } from '../admin/bulk-rows.ts';
import {
  checkChanges,
  checkKind,
  checkNewProduct,
  type CheckedChanges,
  type ImageInput,
  type NewProduct,
  type NewProductInput,
  type ProductChanges,
} from '../catalog.inputs.ts';
import { ProductImage } from '../media/media.entity.ts';
import { saleProblems } from './planned-sale.ts';
import { finishWriting, takenFields, writeProducts } from './product-storage.service.ts';
import { Product } from './product.entity.ts';
import { bumpCatalogVersion, refreshSearch } from '../search/search-index.service.ts';

type Input = CheckedChanges & Partial<Pick<NewProduct, 'id' | 'onHand'>>;

/** The texts of every language, flat; a language left out of a whole set goes. */
const textChanges = (translations: NewProduct['translations']) => ({
  changes: Object.fromEntries(
    LOCALES.flatMap((locale) =>
      Object.entries(translations[locale] ?? {}).map(([name, text]) => [`${name}.${locale}`, text]),
    ),
  ),
  dropped: LOCALES.filter((locale) => !translations[locale]),
});

/** Slug → id. Throws VALIDATION_FAILED for a category that there is not. */
const categoriesWith = async (ctx: Ctx, slug: string | undefined): Promise<ReadonlyMap<string, number>> => {
  if (slug === undefined) return new Map();
  const categories = await readCategories(ctx);
  if (!categories.has(slug)) throw validationFailed({ category: 'UNKNOWN' });
  return categories;
};

const RELEASE_PICTURES = `
  INSERT INTO removed_picture (key, removed_at)
  SELECT DISTINCT key, $3::timestamptz FROM product_image WHERE product_id = $1 AND key <> ALL($2::text[])
  ON CONFLICT (key) DO UPDATE SET removed_at = excluded.removed_at`;

/**
 * Gives a product exactly these pictures, the cover first, in the caller's transaction. Those it had and has no more are
 * noted for the sweep of files.
 */
export const saveImages = async (ctx: Ctx, productId: number, images: readonly ImageInput[]): Promise<void> => {
  await ctx.sql(RELEASE_PICTURES, [productId, images.map(({ key }) => key), ctx.shop.clock.now()]);
  await ctx.repo(ProductImage).delete({ productId });
  await ctx.repo(ProductImage).insert(images.map((image, position) => ({ ...image, productId, position })));
};

const saveAttributes = async (ctx: Ctx, productId: number, values: NewProduct['attributes']): Promise<void> => {
  const definitions = new Map((await ctx.repo(AttributeDefinition).find()).map((one) => [one.key, one]));
  const rows = Object.entries(values).map(([key, value]) => {
    const definition = definitions.get(key);
    const fits = definition && (definition.kind === 'NUMBER') === (typeof value === 'number');
    if (!fits) throw validationFailed({ [`attributes.${key}`]: definition ? 'INVALID' : 'UNKNOWN' });
    const number = typeof value === 'number' ? value : null;
    return { productId, attributeId: definition.id, number, option: number === null ? String(value) : null };
  });
  await ctx.repo(ProductAttributeValue).delete({ productId });
  await ctx.repo(ProductAttributeValue).insert(rows);
};

/** Writes one product as many are written, with what only one at a time has: pictures and attributes. */
const writeProduct = async (ctx: Ctx, current: CurrentProduct | null, input: Input): Promise<number> => {
  const { translations, images, attributes, id: newId, onHand, ...fields } = input;
  const texts = translations && textChanges(translations);
  const changes = {
    ...fields,
    ...texts?.changes,
    ...(fields.active && { archived: false }),
    ...(attributes && { attributes }),
    ...(onHand !== undefined && { stockDelta: onHand }),
  };
  const write = { current, newId, changes, dropped: current ? texts?.dropped : undefined };
  const [saved] = await writeProducts(ctx, [write], await categoriesWith(ctx, fields.category));
  if (!saved) throw validationFailed({ [(await takenFields(ctx, [write]))[0]!]: 'TAKEN' });
  if (images) await saveImages(ctx, saved.id, images);
  if (attributes) await saveAttributes(ctx, saved.id, attributes);
  await finishWriting(ctx, [saved]);
  await bumpCatalogVersion(ctx, { products: [saved.id] });
  return saved.id;
};

/** Throws VALIDATION_FAILED for a sale that cannot be. */
const checkSale = (ctx: Ctx, after: Readonly<Record<string, unknown>>, changes: CheckedChanges): void =>
  refuseFaults(saleProblems(after, changes, dayOf(ctx.shop.clock.now())));

/** Adds a product with its texts, pictures, attributes, stock and first price. Throws VALIDATION_FAILED. */
export const createProduct = (ctx: Ctx, input: NewProductInput): Promise<number> => {
  const checked = checkNewProduct(input);
  checkSale(ctx, checked, checked);
  return transaction(ctx, (tx) => writeProduct(tx, null, checked));
};

/**
 * Changes the given fields (texts, pictures and attributes each as a whole) and locks the product row meanwhile.
 * Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED, and VERSION_CONFLICT when somebody changed it after `expectedVersion`.
 */
export const updateProduct = (
  ctx: Ctx,
  id: number,
  changes: ProductChanges,
  expectedVersion?: number,
): Promise<void> => {
  const checked = checkChanges(changes);
  return transaction(ctx, async (tx) => {
    const product = await lockProduct(tx, id);
    if (expectedVersion !== undefined && product.version !== expectedVersion) {
      throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version: product.version });
    }
    checkKind(product.values.productType, checked);
    checkSale(tx, { ...product.values, ...checked }, checked);
    await writeProduct(tx, product, checked);
  });
};

/** Sets the ordinary gross price in cents and keeps the old one in the price history. Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED. */
export const setPrice = (ctx: Ctx, id: number, priceMinor: number): Promise<void> =>
  updateProduct(ctx, id, { priceMinor });

/** Puts a product on sale, out of the archive too, or takes it off; all lists follow at once. Throws PRODUCT_NOT_FOUND. */
export const setActive = (ctx: Ctx, id: number, active: boolean): Promise<void> => updateProduct(ctx, id, { active });

/** Says that one product is the kit and the other the files of one model. Former partners of both are let go. */
export const linkCounterparts = (ctx: Ctx, one: number, other: number): Promise<void> =>
  transaction(ctx, async (tx) => {
    const former = await tx.sql<{ id: number }>(
      'UPDATE product SET counterpart_id = NULL WHERE counterpart_id = ANY($1::int[]) RETURNING id',
      [[one, other]],
    );
    const updatedAt = tx.shop.clock.now();
    await tx.repo(Product).update(one, { counterpartId: other, updatedAt });
    await tx.repo(Product).update(other, { counterpartId: one, updatedAt });
    const products = [...new Set([one, other, ...former.map(({ id }) => id)])];
    await refreshSearch(tx, products);
    await bumpCatalogVersion(tx, { products });
  });

/** Takes the link of kit and files off both products. */
export const unlinkCounterpart = (ctx: Ctx, id: number): Promise<void> =>
  transaction(ctx, async (tx) => {
    const parted = await tx.sql<{ id: number }>(
      'UPDATE product SET counterpart_id = NULL, updated_at = $2 WHERE id = $1 OR counterpart_id = $1 RETURNING id',
      [id, tx.shop.clock.now()],
    );
    const products = parted.map((product) => product.id);
    await refreshSearch(tx, products);
    await bumpCatalogVersion(tx, { products });
  });
