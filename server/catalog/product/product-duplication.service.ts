import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { readEditable } from '../admin/admin-product-edit.queries.ts';
import { attributesOf, toAuditValues, nameOf } from '../admin/admin-product-edit.service.ts';
import type { EditableProduct } from '../admin/admin-product-edit.types.ts';
import type { NewProductInput } from '../catalog.inputs.ts';
import { createProduct } from './product-change.service.ts';
import { ProductImage } from '../media/media.entity.ts';
import { pickFields } from './field-sets.ts';
import { Product } from './product.entity.ts';

const FREE = `
  SELECT left($1, 35) || '-' || n AS sku, left($2, 95) || '-' || n AS slug FROM generate_series(2, 9999) n
  WHERE NOT EXISTS (SELECT FROM product WHERE sku = left($1, 35) || '-' || n OR slug = left($2, 95) || '-' || n)
    AND NOT EXISTS (SELECT FROM former_slug WHERE slug = left($2, 95) || '-' || n)
  ORDER BY n LIMIT 1`;

const imagesOf = async (tx: Ctx, productId: number): Promise<NewProductInput['images']> =>
  (await tx.repo(ProductImage).find({ where: { productId }, order: { position: 'ASC' } })).map(
    ({ key, width, height, kind, alt, anchors }) => ({ key, width, height, kind, alt, anchors }),
  );

const copyOf = async (tx: Ctx, source: EditableProduct, product: Product): Promise<NewProductInput> => {
  const [free] = await tx.sql<{ sku: string; slug: string }>(FREE, [source.sku, source.slug]);
  const { category } = source;
  const priceMinor = source.price.minor;
  return {
    ...pickFields({ ...product, category, priceMinor }, ({ duplicated }) => duplicated),
    ...free!,
    active: false,
    attributes: attributesOf(source.attributes),
    images: await imagesOf(tx, source.id),
    translations: Object.fromEntries(source.translations.map(({ locale, ...texts }) => [locale, texts])),
  } as NewProductInput;
};

/**
 * Makes another product like this one, off sale and without stock, model, counterpart and history; part number and address
 * get the next free figure behind them. Locks the product. Throws PRODUCT_NOT_FOUND.
 */
export const duplicateProduct = (ctx: Ctx, id: number): Promise<EditableProduct> =>
  transaction(ctx, async (tx) => {
    const product = await tx.repo(Product).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!product) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id });
    const copy = await createProduct(tx, await copyOf(tx, await readEditable(tx, id), product));
    const made = await readEditable(tx, copy);
    const after = { ...toAuditValues(made), copyOf: id };
    await recordAction(tx, { action: 'product.duplicate', subject: 'PRODUCT', id: copy, name: nameOf(made), after });
    return made;
  });
