import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { LOCALES } from '../../core/locale.ts';
import { money } from '../../core/money.types.ts';
import type {
  AttributeChoice,
  EditableAttribute,
  EditableProduct,
  EditableTexts,
  ProductChange,
} from './admin-product-edit.types.ts';
import { picturesOf } from './admin-gallery.queries.ts';
import { picturesVersion } from './pictures-version.ts';
import { AttributeKind } from '../catalog-enums.ts';
import { Category } from '../category/category.entity.ts';
import { plainValues } from '../product/field-sets.ts';
import { saleOf } from '../product/planned-sale.ts';
import { volumePriceViews } from '../product/volume-price.types.ts';
import { ProductTranslation } from '../product/product-translation.entity.ts';
import { Product } from '../product/product.entity.ts';
import { ScheduledActivation } from '../product/scheduled-activation.entity.ts';

const ATTRIBUTES = `
  SELECT d.key, a.number, a.option FROM product_attribute a JOIN attribute_definition d ON d.id = a.attribute_id
  WHERE a.product_id = $1 ORDER BY d.position, d.id`;

const textsOf = async (ctx: Ctx, productId: number): Promise<EditableTexts[]> => {
  const rows = await ctx.repo(ProductTranslation).findBy({ productId });
  return LOCALES.flatMap((locale) => rows.filter((row) => row.locale === locale));
};

/** Everything of a product that admins change, on sale or not. Throws PRODUCT_NOT_FOUND. */
export const readEditable = async (ctx: Ctx, id: number): Promise<EditableProduct> => {
  const product = await ctx.repo(Product).findOneBy({ id });
  if (!product) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id });
  const { slug: category } = await ctx.repo(Category).findOneByOrFail({ id: product.categoryId });
  const pictures = await picturesOf(ctx, id);
  const { version, slug, sku, productType, active, viewerSettings } = product;
  return {
    ...plainValues(product),
    id,
    version,
    slug,
    sku,
    productType,
    active,
    viewerSettings,
    category,
    counterpartId: product.counterpartId,
    price: money(product.regularPriceMinor ?? product.priceMinor),
    sale: saleOf(product),
    laterSales: product.laterSales ?? [],
    bundlePrice: product.bundlePriceMinor === null ? null : money(product.bundlePriceMinor),
    volumePrices: volumePriceViews(product.volumePrices),
    translations: await textsOf(ctx, id),
    attributes: await ctx.sql<EditableAttribute>(ATTRIBUTES, [id], 'catalog.editable-attributes'),
    pictures,
    picturesVersion: picturesVersion(pictures),
    schedule: await ctx.repo(ScheduledActivation).findOneBy({ productId: id }),
  };
};

const LAST_CHANGE = `
  SELECT at, actor_email AS by FROM audit_entry WHERE subject = 'PRODUCT' AND subject_id = $1 ORDER BY id DESC LIMIT 1`;

/** Who changed a product last, as the audit log knows it. */
export const lastChangeOf = async (ctx: Ctx, id: number): Promise<ProductChange | null> =>
  (await ctx.sql<ProductChange>(LAST_CHANGE, [String(id)], 'catalog.last-change'))[0] ?? null;

interface ChoiceRow extends Omit<AttributeChoice, 'kind'> {
  kind: 'NUMBER' | 'OPTION';
}

const CHOICES = `
  SELECT d.key, coalesce(d.labels->>$1, d.labels->>'en') AS label, d.kind, d.unit,
    (SELECT coalesce(json_agg(json_build_object('value', o.value, 'label', coalesce(o.labels->>$1, o.labels->>'en'))
        ORDER BY o.position, o.value), '[]')
      FROM attribute_option o WHERE o.attribute_id = d.id) AS options
  FROM attribute_definition d ORDER BY d.position, d.id`;

/** Every property that products may have, with its options, in the language of the request. One statement. */
export const attributeChoices = async (ctx: Ctx): Promise<AttributeChoice[]> =>
  (await ctx.sql<ChoiceRow>(CHOICES, [ctx.locale], 'catalog.attribute-choices')).map((row) => ({
    ...row,
    kind: AttributeKind[row.kind],
  }));
