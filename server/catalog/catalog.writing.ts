import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { LOCALES } from '../core/locale.ts';
import { AttributeDefinition, ProductAttributeValue } from './attribute.entity.ts';
import {
  checkChanges,
  checkNewProduct,
  type CheckedChanges,
  type ImageInput,
  type NewProduct,
  type NewProductInput,
  type ProductChanges,
} from './catalog.input.ts';
import { Category } from './category.entity.ts';
import { descriptionHtml } from './description-html.ts';
import { ProductImage } from './media.entity.ts';
import { PriceChange } from './price-change.entity.ts';
import { announceProducts } from './product-announcing.ts';
import { ProductTranslation } from './product-translation.entity.ts';
import { Product } from './product.entity.ts';
import { bumpCatalogVersion, refreshSearch } from './search.indexing.ts';
import { moveSlug } from './slugs.ts';
import { StockLevel } from './stock-level.entity.ts';

const categoryIdOf = async (ctx: Ctx, slug: string): Promise<number> => {
  const category = await ctx.repo(Category).findOne({ select: { id: true }, where: { slug } });
  if (!category) throw validationFailed({ category: 'UNKNOWN' });
  return category.id;
};

const saveTexts = async (ctx: Ctx, productId: number, translations: NewProduct['translations']): Promise<void> => {
  const rows = LOCALES.flatMap((locale) => {
    const texts = translations[locale];
    return texts ? [{ ...texts, productId, locale, description: descriptionHtml(texts.description) }] : [];
  });
  await ctx.repo(ProductTranslation).delete({ productId });
  await ctx.repo(ProductTranslation).insert(rows);
};

const LET_GO = `
  INSERT INTO removed_picture (key, removed_at)
  SELECT DISTINCT key, $3::timestamptz FROM product_image WHERE product_id = $1 AND key <> ALL($2::text[])
  ON CONFLICT (key) DO UPDATE SET removed_at = excluded.removed_at`;

/**
 * Gives a product exactly these pictures, the cover first, in the caller's transaction. Those it had and has no more are
 * noted for the sweep of files.
 */
export const saveImages = async (ctx: Ctx, productId: number, images: readonly ImageInput[]): Promise<void> => {
  await ctx.sql(LET_GO, [productId, images.map(({ key }) => key), ctx.shop.clock.now()]);
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

const recordPrice = async (ctx: Ctx, productId: number, priceMinor: number): Promise<void> => {
  await ctx.repo(PriceChange).insert({ productId, priceMinor, changedAt: ctx.shop.clock.now() });
};

const finish = async (ctx: Ctx, productId: number): Promise<void> => {
  await refreshSearch(ctx, [productId]);
  await bumpCatalogVersion(ctx);
  await announceProducts(ctx, [productId]);
};

/** Adds a product with its texts, pictures, attributes, stock and first price. Throws VALIDATION_FAILED. */
export const createProduct = (ctx: Ctx, input: NewProductInput): Promise<number> => {
  const { translations, images, attributes, onHand, category, id, ...data } = checkNewProduct(input);
  const digital = data.productType === 'DIGITAL';
  return transaction(ctx, async (tx) => {
    const { identifiers } = await tx.repo(Product).insert({
      ...(id !== undefined && { id }),
      ...data,
      taxClass: data.taxClass ?? (digital ? 'digital' : 'goods'),
      publishedAt: data.publishedAt ?? tx.shop.clock.now(),
      updatedAt: tx.shop.clock.now(),
      categoryId: await categoryIdOf(tx, category),
    });
    const { id: productId } = identifiers[0] as { id: number };
    await moveSlug(tx, productId, null, data.slug);
    await saveTexts(tx, productId, translations);
    await saveImages(tx, productId, images);
    await saveAttributes(tx, productId, attributes);
    if (!digital) await tx.repo(StockLevel).insert({ productId, onHand, reserved: 0 });
    await recordPrice(tx, productId, data.priceMinor);
    await finish(tx, productId);
    return productId;
  });
};

const lockProduct = async (ctx: Ctx, id: number): Promise<Product> => {
  const product = await ctx.repo(Product).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!product) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id });
  return product;
};

const applyChanges = async (ctx: Ctx, product: Product, changes: CheckedChanges): Promise<void> => {
  const { translations, images, attributes, category, ...columns } = changes;
  const categoryId = category === undefined ? product.categoryId : await categoryIdOf(ctx, category);
  const updatedAt = ctx.shop.clock.now();
  const outOfArchive = columns.active ? { archivedAt: null } : {};
  const version = product.version + 1;
  await ctx.repo(Product).update(product.id, { ...columns, ...outOfArchive, categoryId, updatedAt, version });
  await moveSlug(ctx, product.id, product.slug, columns.slug ?? product.slug);
  if (translations) await saveTexts(ctx, product.id, translations);
  if (images) await saveImages(ctx, product.id, images);
  if (attributes) await saveAttributes(ctx, product.id, attributes);
  const { priceMinor } = columns;
  if (priceMinor !== undefined && priceMinor !== product.priceMinor) await recordPrice(ctx, product.id, priceMinor);
  await finish(ctx, product.id);
};

/**
 * Changes the given fields (texts, pictures and attributes each as a whole) and locks the product row meanwhile.
 * Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED, and VERSION_CONFLICT when somebody changed it after `expectedVersion`.
 */
export const updateProduct = (
  ctx: Ctx,
  id: number,
  changes: ProductChanges,
  expectedVersion: number,
): Promise<void> => {
  const checked = checkChanges(changes);
  return transaction(ctx, async (tx) => {
    const product = await lockProduct(tx, id);
    if (product.version !== expectedVersion) {
      throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version: product.version });
    }
    await applyChanges(tx, product, checked);
  });
};

/** Sets the gross price in cents and keeps the old one in the price history. Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED. */
export const setPrice = (ctx: Ctx, id: number, priceMinor: number): Promise<void> =>
  transaction(ctx, async (tx) => applyChanges(tx, await lockProduct(tx, id), checkChanges({ priceMinor })));

/** Puts a product on sale, out of the archive too, or takes it off; all lists follow at once. Throws PRODUCT_NOT_FOUND. */
export const setActive = (ctx: Ctx, id: number, active: boolean): Promise<void> =>
  transaction(ctx, async (tx) => applyChanges(tx, await lockProduct(tx, id), { active }));

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
    await refreshSearch(tx, [...new Set([one, other, ...former.map(({ id }) => id)])]);
    await bumpCatalogVersion(tx);
  });

/** Takes the link of kit and files off both products. */
export const unlinkCounterpart = (ctx: Ctx, id: number): Promise<void> =>
  transaction(ctx, async (tx) => {
    const parted = await tx.sql<{ id: number }>(
      'UPDATE product SET counterpart_id = NULL, updated_at = $2 WHERE id = $1 OR counterpart_id = $1 RETURNING id',
      [id, tx.shop.clock.now()],
    );
    await refreshSearch(
      tx,
      parted.map((product) => product.id),
    );
    await bumpCatalogVersion(tx);
  });
