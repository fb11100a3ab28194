import { QueryFailedError } from 'typeorm';
import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import type { AttributeInput, ProductInput, TranslationsInput } from './admin-product-edit.inputs.ts';
import { readEditable } from './admin-product-edit.queries.ts';
import type { EditableProduct } from './admin-product-edit.types.ts';
import type { NewProductInput, ProductChanges } from '../catalog.inputs.ts';
import { createProduct, updateProduct } from '../product/product-change.service.ts';
import { AttributeOption } from '../attribute.entity.ts';
import { checkComponents, setCounterpart } from '../product/product-links.service.ts';
import { pickFields } from '../product/field-sets.ts';
import type { ProductType } from '../product/product-type.ts';
import { requireSellable } from '../product/sale-readiness.queries.ts';

const TAKEN: Record<string, string> = { uq_product_slug: 'slug', uq_product_sku: 'sku' };

/** Of two products with one slug or part number the database takes one; the other hears which field it is. */
const rejectDuplicate = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const { constraint = '' } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
    throw TAKEN[constraint] ? validationFailed({ [TAKEN[constraint]]: 'TAKEN' }) : error;
  }
};

/** Without what is absent, so that it stays as it is. */
const given = <T extends object>(input: T): T => JSON.parse(JSON.stringify(input)) as T;

export const attributesOf = (attributes: readonly AttributeInput[]): Record<string, number | string> =>
  Object.fromEntries(attributes.map(({ key, number, option }) => [key, number ?? option ?? '']));

const translationsOf = ({ en, sk, de }: TranslationsInput) => ({ en, ...(sk && { sk }), ...(de && { de }) });

const changesOf = (input: ProductInput): ProductChanges => {
  const { translations, attributes, counterpartId: _, ...rest } = given(input);
  return {
    ...(rest as ProductChanges),
    ...(translations && { translations: translationsOf(translations) }),
    ...(attributes && { attributes: attributesOf(attributes) }),
  };
};

const checkOptions = async (ctx: Ctx, attributes: readonly AttributeInput[] = []): Promise<void> => {
  const known = await ctx.repo(AttributeOption).find({ relations: { attribute: true } });
  const wrong = attributes.find(
    ({ key, option }) =>
      typeof option === 'string' && !known.some(({ attribute, value }) => attribute.key === key && value === option),
  );
  if (wrong) throw validationFailed({ [`attributes.${wrong.key}`]: 'UNKNOWN' });
};

const priceValues = ({ price, sale, laterSales, volumePrices, bundlePrice }: EditableProduct) => ({
  priceMinor: price.minor,
  salePriceMinor: sale?.price.minor ?? null,
  saleFrom: sale?.from ?? null,
  saleTo: sale?.to ?? null,
  laterSales: laterSales.length > 0 ? laterSales : null,
  bundlePriceMinor: bundlePrice?.minor ?? null,
  volumePrices: volumePrices.map(({ price: each, ...one }) => ({ ...one, priceMinor: each.minor })),
});

/** As the audit log keeps a product: prices in cents, texts by language. */
export const toAuditValues = (product: EditableProduct) => ({
  ...pickFields({ ...product, ...priceValues(product) }, ({ audited }) => audited),
  id: product.id,
  counterpartId: product.counterpartId,
  attributes: product.attributes,
  ...Object.fromEntries(product.translations.map(({ locale, ...texts }) => [`texts.${locale}`, texts])),
});

export const nameOf = ({ translations, sku }: EditableProduct): string => translations[0]?.name ?? sku;

/**
 * Adds a product, off sale unless it is said to be active. Throws VALIDATION_FAILED by field (TAKEN: another product has it;
 * `active` names what it lacks to be sold).
 */
export const createEditable = (ctx: Ctx, productType: ProductType, input: ProductInput): Promise<EditableProduct> =>
  rejectDuplicate(
    transaction(ctx, async (tx) => {
      await checkOptions(tx, input.attributes);
      await checkComponents(tx, null, input.translations);
      const id = await createProduct(tx, { active: false, ...changesOf(input), productType } as NewProductInput);
      if (input.counterpartId != null) await setCounterpart(tx, id, input.counterpartId);
      const made = await readEditable(tx, id);
      await requireSellable(tx, id, null, made);
      const after = toAuditValues(made);
      await recordAction(tx, { action: 'product.create', subject: 'PRODUCT', id, name: nameOf(made), after });
      return made;
    }),
  );

/**
 * Changes what is given and locks the product meanwhile. Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED as `createEditable`,
 * and VERSION_CONFLICT when somebody changed it after `expectedVersion`.
 */
export const updateEditable = (
  ctx: Ctx,
  id: number,
  expectedVersion: number,
  input: ProductInput,
): Promise<EditableProduct> =>
  rejectDuplicate(
    transaction(ctx, async (tx) => {
      const before = await readEditable(tx, id);
      await checkOptions(tx, input.attributes);
      await checkComponents(tx, id, input.translations);
      await updateProduct(tx, id, changesOf(input), expectedVersion);
      if (input.counterpartId !== undefined) await setCounterpart(tx, id, input.counterpartId);
      const after = await readEditable(tx, id);
      await requireSellable(tx, id, before, after);
      await recordAction(tx, {
        action: 'product.update',
        subject: 'PRODUCT',
        id,
        name: nameOf(after),
        before: toAuditValues(before),
        after: toAuditValues(after),
      });
      return after;
    }),
  );
