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
  readonly productCount: number;
  readonly version: string;
}

const SELECT = `
  SELECT c.id::text, c.slug, c.xmin::text AS version,
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

/** Adds one behind the others. Throws VALIDATION_FAILED by field (TAKEN: another one has the address). */
export const createCategory = (ctx: Ctx, slug: string, given: Names): Promise<CategoryState> =>
  transaction(ctx, async (tx) => {
    const names = checkedNames(given);
    if (!SLUG.test(slug)) throw validationFailed({ slug: 'INVALID' });
    const [row] = await tx.sql<{ id: string }>(
      `INSERT INTO category (slug, position, names)
       SELECT $1, coalesce(max(position) + 1, 0), $2 FROM category
       ON CONFLICT (slug) DO NOTHING RETURNING id::text`,
      [slug, JSON.stringify(names)],
    );
    if (!row) throw validationFailed({ slug: 'TAKEN' });
    const category = await find(tx, row.id);
    await note(tx, 'create', category, { after: { slug, names } });
    return category;
  });

interface Renaming {
  readonly id: string;
  readonly names: Names;
  readonly expectedVersion: string;
}

/** Names it anew; its products are found by the new name at once. Locks its row. Throws NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED. */
export const renameCategory = (ctx: Ctx, { id, names: given, expectedVersion }: Renaming): Promise<CategoryState> =>
  transaction(ctx, async (tx) => {
    const names = checkedNames(given);
    const before = await findForChange(tx, id, expectedVersion);
    await tx.sql('UPDATE category SET names = $2 WHERE id = $1', [Number(id), JSON.stringify(names)]);
    const products = await tx.sql<{ id: number }>('SELECT id FROM product WHERE category_id = $1 ORDER BY id', [
      Number(id),
    ]);
    await refreshSearch(
      tx,
      products.map((product) => product.id),
    );
    const after = await find(tx, id);
    await note(tx, 'rename', after, { before: { names: before.names }, after: { names } });
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
    const { slug, names, productCount } = category;
    if (productCount > 0) throw new AppError(ErrorCode.CATEGORY_IN_USE, { productCount });
    await tx.sql('DELETE FROM category WHERE id = $1', [Number(id)]);
    await note(tx, 'delete', category, { before: { slug, names } });
  });
