import type { Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import type { TranslationsInput } from '../admin/admin-product-edit.inputs.ts';
import { linkCounterparts, unlinkCounterpart } from './product-change.service.ts';
import { Product } from './product.entity.ts';

/**
 * Makes this product and another one kit and files of one model, or neither (null), in the caller's transaction. Former
 * partners of both are let go. Throws VALIDATION_FAILED (counterpartId: UNKNOWN, SAME_TYPE: a kit needs files).
 */
export const setCounterpart = async (ctx: Ctx, id: number, counterpartId: number | null): Promise<void> => {
  const { productType, counterpartId: before } = await ctx.repo(Product).findOneByOrFail({ id });
  if (counterpartId === before) return;
  if (counterpartId === null) return unlinkCounterpart(ctx, id);
  const other = await ctx.repo(Product).findOneBy({ id: counterpartId });
  if (!other || other.archivedAt) throw validationFailed({ counterpartId: 'UNKNOWN' });
  if (other.productType === productType) throw validationFailed({ counterpartId: 'SAME_TYPE' });
  await linkCounterparts(ctx, id, counterpartId);
};

type Component = readonly [path: string, productId: number];

const namedIn = ({ en, sk, de }: TranslationsInput): Component[] =>
  Object.entries({ en, sk, de }).flatMap(([locale, texts]) =>
    (texts?.printInfo?.rcComponents ?? []).flatMap(({ productId }, place): Component[] =>
      productId == null ? [] : [[`translations.${locale}.printInfo.rcComponents.${place}.productId`, productId]],
    ),
  );

const THERE = 'SELECT id FROM product WHERE id = ANY($1::int[]) AND archived_at IS NULL';

/** Throws VALIDATION_FAILED (UNKNOWN) at each component that names a product which the shop does not have, or itself. */
export const checkComponents = async (
  ctx: Ctx,
  ownId: number | null,
  translations: TranslationsInput | undefined,
): Promise<void> => {
  const named = translations ? namedIn(translations) : [];
  if (named.length === 0) return;
  const rows = await ctx.sql<{ id: number }>(THERE, [named.map(([, id]) => id)], 'catalog.components');
  const there = new Set(rows.map(({ id }) => id).filter((id) => id !== ownId));
  const wrong = named.filter(([, id]) => !there.has(id));
  if (wrong.length > 0) throw validationFailed(Object.fromEntries(wrong.map(([path]) => [path, 'UNKNOWN'])));
};

const LINKED = `
  SELECT counterpart_id AS id FROM product WHERE id = $1 AND counterpart_id IS NOT NULL
  UNION
  SELECT (c->>'productId')::int FROM product_translation t, jsonb_array_elements(t.print_info->'rcComponents') c
  WHERE t.product_id = $1 AND c->>'productId' IS NOT NULL`;

/** Ids of the products that a product names: its counterpart, and components that the shop sells. */
export const linkedIds = async (ctx: Ctx, id: number): Promise<number[]> =>
  (await ctx.sql<{ id: number }>(LINKED, [id], 'catalog.linked')).map((row) => row.id);
