import * as z from 'zod';
import { recordAction } from '../../audit/audit.service.ts';
import { inEachLanguage, line, paragraph } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import {
  categoryForChange,
  categoryState,
  categoryStates,
  type CategoryState,
  type CategoryTexts,
} from './admin-categories.queries.ts';
import { releaseMedia } from '../media/media.service.ts';
import { bumpCatalogVersion, refreshSearch } from '../search/search-index.service.ts';

const MAX_NAME = 60;
const MAX_DESCRIPTION = 1000;
const SLUG = /^[a-z][a-z0-9-]{0,39}$/;

const namesRule = z.object({ names: inEachLanguage(line({ max: MAX_NAME })) });
const descriptionsRule = z.object({
  descriptions: inEachLanguage(paragraph({ max: MAX_DESCRIPTION, required: false })),
});
const slugRule = z.object({ slug: z.string().regex(SLUG, 'INVALID') });

/** Writes the audit entry of a change, and tells that the catalogue is another one. */
export const noteCategory = async (
  ctx: Ctx,
  verb: 'create' | 'update' | 'sort' | 'delete' | 'picture',
  category: CategoryState,
  values: object,
): Promise<void> => {
  const { id, names } = category;
  await recordAction(ctx, { action: `category.${verb}`, subject: 'CATEGORY', id, name: names.en, ...values });
  await bumpCatalogVersion(ctx, { categories: [Number(id)] });
};

const NO_DESCRIPTIONS: CategoryTexts = { en: '', sk: '', de: '' };

const FORMER = 'DELETE FROM former_category_slug WHERE slug = $1';
const KEEP = `
  INSERT INTO former_category_slug (slug, category_id) VALUES ($1, $2)
  ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id`;

/** One change of addresses at a time: two that want one word would meet in the middle. */
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(hashtext('category.slug'))`;

export interface CategoryValues {
  readonly slug: string;
  readonly names: CategoryTexts;
  readonly descriptions: CategoryTexts;
  readonly hidden: boolean;
}

type NewCategory = Omit<CategoryValues, 'descriptions'> & { readonly descriptions?: CategoryTexts | null };

/** Adds one behind the others. Throws VALIDATION_FAILED by field (TAKEN: another one has the address). */
export const createCategory = (ctx: Ctx, given: NewCategory): Promise<CategoryState> =>
  transaction(ctx, async (tx) => {
    const { hidden } = given;
    const { names } = checked(namesRule, given);
    const { descriptions } = checked(descriptionsRule, { descriptions: given.descriptions ?? NO_DESCRIPTIONS });
    const { slug } = checked(slugRule, given);
    await tx.sql(ONE_AT_A_TIME);
    const [row] = await tx.sql<{ id: string }>(
      `INSERT INTO category (slug, position, names, descriptions, hidden)
       SELECT $1, coalesce(max(position) + 1, 0), $2, $3, $4 FROM category
       ON CONFLICT (slug) DO NOTHING RETURNING id::text`,
      [slug, JSON.stringify(names), JSON.stringify(descriptions), hidden],
    );
    if (!row) throw validationFailed({ slug: 'TAKEN' });
    await tx.sql(FORMER, [slug]);
    const category = await categoryState(tx, row.id);
    await noteCategory(tx, 'create', category, { after: { slug, names, descriptions, hidden } });
    return category;
  });

/** Moves it to another address; the former one leads there until another category takes it. */
const move = async (ctx: Ctx, { id, slug: from }: CategoryState, to: string): Promise<void> => {
  const taken = await ctx.sql('SELECT FROM category WHERE slug = $1 AND id <> $2', [to, Number(id)]);
  if (taken.length > 0) throw validationFailed({ slug: 'TAKEN' });
  await ctx.sql('UPDATE category SET slug = $2, first_slug = coalesce(first_slug, slug) WHERE id = $1', [
    Number(id),
    to,
  ]);
  await ctx.sql(FORMER, [to]);
  await ctx.sql(KEEP, [from, Number(id)]);
};

const rename = async (ctx: Ctx, id: string, names: CategoryTexts): Promise<void> => {
  await ctx.sql('UPDATE category SET names = $2 WHERE id = $1', [Number(id), JSON.stringify(names)]);
  const products = await ctx.sql<{ id: number }>('SELECT id FROM product WHERE category_id = $1 ORDER BY id', [
    Number(id),
  ]);
  await refreshSearch(
    ctx,
    products.map((product) => product.id),
  );
};

const DESCRIBE = 'UPDATE category SET descriptions = $2 WHERE id = $1';

interface CategoryChange extends Partial<CategoryValues> {
  readonly id: string;
  readonly expectedVersion: number;
}

const valuesOf = ({ slug, names, descriptions, hidden }: CategoryState): CategoryValues => ({
  slug,
  names,
  descriptions,
  hidden,
});

/**
 * Changes what is given: names (its products are found by the new ones at once), descriptions, address, whether shoppers
 * see it. Locks its row. Throws NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED by field (TAKEN: another one has the address).
 */
export const updateCategory = (ctx: Ctx, change: CategoryChange): Promise<CategoryState> =>
  transaction(ctx, async (tx) => {
    const { id, expectedVersion, slug, hidden } = change;
    const names = change.names && checked(namesRule, { names: change.names }).names;
    const descriptions =
      change.descriptions && checked(descriptionsRule, { descriptions: change.descriptions }).descriptions;
    if (slug !== undefined) checked(slugRule, { slug });
    if (slug !== undefined) await tx.sql(ONE_AT_A_TIME);
    const before = await categoryForChange(tx, id, expectedVersion);
    if (slug !== undefined && slug !== before.slug) await move(tx, before, slug);
    if (names) await rename(tx, id, names);
    if (descriptions) await tx.sql(DESCRIBE, [Number(id), JSON.stringify(descriptions)]);
    if (hidden !== undefined) await tx.sql('UPDATE category SET hidden = $2 WHERE id = $1', [Number(id), hidden]);
    const after = await categoryState(tx, id);
    await noteCategory(tx, 'update', after, { before: valuesOf(before), after: valuesOf(after) });
    return after;
  });

/** Puts all of them in this order. Locks their rows by id. Throws VALIDATION_FAILED when these are not all, each once. */
export const sortCategories = (ctx: Ctx, ids: readonly string[]): Promise<CategoryState[]> =>
  transaction(ctx, async (tx) => {
    const rows = await tx.sql<{ id: string }>('SELECT id::text FROM category ORDER BY id FOR UPDATE');
    const known = new Set(rows.map(({ id }) => id));
    if (ids.length !== known.size || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id))) {
      throw validationFailed({ ids: 'INVALID' });
    }
    if (ids.length === 0) return [];
    const before = await categoryStates(tx);
    await tx.sql(
      `UPDATE category c SET position = w.place - 1 FROM unnest($1::int[]) WITH ORDINALITY AS w (id, place)
       WHERE c.id = w.id`,
      [ids.map(Number)],
    );
    const after = await categoryStates(tx);
    const order = (states: readonly CategoryState[]) => ({ order: states.map(({ slug }) => slug) });
    await noteCategory(tx, 'sort', after[0]!, { before: order(before), after: order(after) });
    return after;
  });

/** Removes one that no product is in. Throws NOT_FOUND, VERSION_CONFLICT, CATEGORY_IN_USE (args.productCount). */
export const deleteCategory = (ctx: Ctx, id: string, expectedVersion: number): Promise<void> =>
  transaction(ctx, async (tx) => {
    const category = await categoryForChange(tx, id, expectedVersion);
    const { productCount } = category;
    if (productCount > 0) throw new AppError(ErrorCode.CATEGORY_IN_USE, { productCount });
    await tx.sql('DELETE FROM category WHERE id = $1', [Number(id)]);
    if (category.picture) await releaseMedia(tx, category.picture.key);
    await noteCategory(tx, 'delete', category, { before: valuesOf(category) });
  });
