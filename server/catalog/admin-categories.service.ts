import { recordAction } from '../audit/audit.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { LOCALES, type Locale } from '../core/locale.ts';
import { sanitizeLine } from '../core/text.ts';
import { bumpCatalogVersion, refreshSearch } from './search.indexing.ts';

type Names = Record<Locale, string>;

/** A category as it is changed: `version` is that of its row. */
export interface CategoryState {
  readonly id: string;
  readonly slug: string;
  readonly names: Names;
  readonly hidden: boolean;
  readonly productCount: number;
  readonly version: string;
}

const SELECT = `
  SELECT c.id::text, c.slug, c.hidden, c.xmin::text AS version,
    (SELECT count(*)::int FROM product p WHERE p.category_id = c.id) AS "productCount",
    jsonb_build_object('en', '', 'sk', '', 'de', '') || c.names AS names
  FROM category c`;

/** All of them, in the order of the shop. */
export const categoryStates = (ctx: Ctx): Promise<CategoryState[]> =>
  ctx.sql<CategoryState>(`${SELECT} ORDER BY c.position, c.id`);

const MAX_NAME = 60;
const SLUG = /^[a-z][a-z0-9-]{0,39}$/;
const ID = /^\d{1,9}$/;

const checkedNames = (given: Names): Names => {
  const names = {} as Names;
  const errors: Record<string, string> = {};
  for (const locale of LOCALES) {
    names[locale] = sanitizeLine(given[locale], Infinity);
    if (!names[locale]) errors[`names.${locale}`] = 'REQUIRED';
    else if (names[locale].length > MAX_NAME) errors[`names.${locale}`] = 'TOO_LONG';
  }
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return names;
};

const find = async (ctx: Ctx, id: string, lock = ''): Promise<CategoryState> => {
  const [found] = ID.test(id) ? await ctx.sql<CategoryState>(`${SELECT} WHERE c.id = $1 ${lock}`, [Number(id)]) : [];
  if (!found) throw new AppError(ErrorCode.NOT_FOUND);
  return found;
};

const findForChange = async (ctx: Ctx, id: string, expectedVersion: string): Promise<CategoryState> => {
  const found = await find(ctx, id, 'FOR UPDATE OF c');
  if (found.version !== expectedVersion) {
    throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version: found.version });
  }
  return found;
};

const note = async (ctx: Ctx, action: string, category: CategoryState, values: object): Promise<void> => {
  const { id, names } = category;
  await recordAction(ctx, { action: `category.${action}`, subject: 'CATEGORY', id, name: names.en, ...values });
  await bumpCatalogVersion(ctx);
};

const checkSlug = (slug: string): void => {
  if (!SLUG.test(slug)) throw validationFailed({ slug: 'INVALID' });
};

const FORMER = 'DELETE FROM former_category_slug WHERE slug = $1';
const KEEP = `
  INSERT INTO former_category_slug (slug, category_id) VALUES ($1, $2)
  ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id`;

/** One change of addresses at a time: two that want one word would meet in the middle. */
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(hashtext('category.slug'))`;

export interface CategoryValues {
  readonly slug: string;
  readonly names: Names;
  readonly hidden: boolean;
}

/** Adds one behind the others. Throws VALIDATION_FAILED by field (TAKEN: another one has the address). */
export const createCategory = (ctx: Ctx, { slug, names: given, hidden }: CategoryValues): Promise<CategoryState> =>
  transaction(ctx, async (tx) => {
    const names = checkedNames(given);
    checkSlug(slug);
    await tx.sql(ONE_AT_A_TIME);
    const [row] = await tx.sql<{ id: string }>(
      `INSERT INTO category (slug, position, names, hidden)
       SELECT $1, coalesce(max(position) + 1, 0), $2, $3 FROM category
       ON CONFLICT (slug) DO NOTHING RETURNING id::text`,
      [slug, JSON.stringify(names), hidden],
    );
    if (!row) throw validationFailed({ slug: 'TAKEN' });
    await tx.sql(FORMER, [slug]);
    const category = await find(tx, row.id);
    await note(tx, 'create', category, { after: { slug, names, hidden } });
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

const rename = async (ctx: Ctx, id: string, names: Names): Promise<void> => {
  await ctx.sql('UPDATE category SET names = $2 WHERE id = $1', [Number(id), JSON.stringify(names)]);
  const products = await ctx.sql<{ id: number }>('SELECT id FROM product WHERE category_id = $1 ORDER BY id', [
    Number(id),
  ]);
  await refreshSearch(
    ctx,
    products.map((product) => product.id),
  );
};

interface CategoryChange extends Partial<CategoryValues> {
  readonly id: string;
  readonly expectedVersion: string;
}

const valuesOf = ({ slug, names, hidden }: CategoryState): CategoryValues => ({ slug, names, hidden });

/**
 * Changes what is given: names (its products are found by the new ones at once), address, whether shoppers see it. Locks
 * its row. Throws NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED by field (TAKEN: another one has the address).
 */
export const updateCategory = (ctx: Ctx, change: CategoryChange): Promise<CategoryState> =>
  transaction(ctx, async (tx) => {
    const { id, expectedVersion, slug, hidden } = change;
    const names = change.names && checkedNames(change.names);
    if (slug !== undefined) checkSlug(slug);
    if (slug !== undefined) await tx.sql(ONE_AT_A_TIME);
    const before = await findForChange(tx, id, expectedVersion);
    if (slug !== undefined && slug !== before.slug) await move(tx, before, slug);
    if (names) await rename(tx, id, names);
    if (hidden !== undefined) await tx.sql('UPDATE category SET hidden = $2 WHERE id = $1', [Number(id), hidden]);
    const after = await find(tx, id);
    await note(tx, 'update', after, { before: valuesOf(before), after: valuesOf(after) });
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
    await note(tx, 'sort', after[0]!, { before: order(before), after: order(after) });
    return after;
  });

/** Removes one that no product is in. Throws NOT_FOUND, VERSION_CONFLICT, CATEGORY_IN_USE (args.productCount). */
export const deleteCategory = (ctx: Ctx, id: string, expectedVersion: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const category = await findForChange(tx, id, expectedVersion);
    const { productCount } = category;
    if (productCount > 0) throw new AppError(ErrorCode.CATEGORY_IN_USE, { productCount });
    await tx.sql('DELETE FROM category WHERE id = $1', [Number(id)]);
    await note(tx, 'delete', category, { before: valuesOf(category) });
  });
