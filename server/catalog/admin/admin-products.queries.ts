import { countedTo, countingLimit, MOST_LISTED, offsetOf } from '../../core/list-page.ts';
import type { Ctx } from '../../core/context.ts';
import { LOCALES, type Locale } from '../../core/locale.ts';
import { money } from '../../core/money.types.ts';
import { findByAge, type AgeSort } from './admin-product-finds.queries.ts';
import {
  AdminProductSort,
  ProductState,
  type StockShortage,
  type AdminProductArgs,
  type AdminProductFilter,
  type AdminProductPage,
  type AdminProductRow,
} from './admin-products.types.ts';
import { Parameters } from '../catalog-filter.ts';
import { CARD_COLUMNS, CARD_JOINS, LOW_STOCK, productOf, type CardRow } from '../catalog-rows.ts';
import { saleOf } from '../product/planned-sale.ts';
import { fold } from '../search/search-text.ts';

const AVAILABLE = '(s.on_hand - s.reserved)';

const STATES: Record<ProductState, string> = {
  ACTIVE: 'p.active',
  INACTIVE: 'NOT p.active AND p.archived_at IS NULL',
  ARCHIVED: 'p.archived_at IS NOT NULL',
};

const SHORTAGES: Record<StockShortage, string> = {
  LOW: `${AVAILABLE} BETWEEN 1 AND ${LOW_STOCK}`,
  OUT: `${AVAILABLE} <= 0`,
};

const MISSING = `
  (SELECT count(*) FROM product_translation x WHERE x.product_id = p.id) < ${LOCALES.length}`;

/**
 * A word stands somewhere in a text; one too short for the index of three letters, at the beginning of a word there: by one
 * expression, for the index would look up each of several patterns.
 */
const wordIn = (params: Parameters, word: string): ((text: string) => string) => {
  if (word.length > 2) {
    const place = params.add(`%${word.replace(/[\\%_]/g, '\\$&')}%`);
    return (text) => `${text} LIKE ${place}::text`;
  }
  const place = params.add(`(^|[ -])${word.replace(/[!-/:-@[-^`{-~]/g, '\\$&')}`);
  return (text) => `${text} ~ ${place}::text`;
};

/** Every word in one name of product `p`, without regard to case and accents, or in its part number. Null for no word. */
const searchOf = (params: Parameters, search: string): string | null => {
  const words = fold(search.replaceAll('\0', '')).split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return null;
  const places = words.map((word) => wordIn(params, word));
  const all = (text: string): string => places.map((isIn) => isIn(text)).join(' AND ');
  const together = `EXISTS (SELECT FROM string_to_table(p.names, E'\\n') AS line (name) WHERE ${all('line.name')})`;
  return `(${all('lower(p.sku)')} OR ${all('p.names')}${words.length > 1 ? ` AND ${together}` : ''})`;
};

/** The stock `s` of product `p`. */
export const STOCK = 'LEFT JOIN stock_level s ON s.product_id = p.id';

/** What a filter selects, by conditions on product `p` and its stock `s`. */
export interface Selection {
  readonly where: string;
  /** The search; null without one. */
  readonly named: string | null;
}

const listedBy = (filter: AdminProductFilter | null | undefined): string =>
  filter?.state ? STATES[filter.state] : 'p.archived_at IS NULL';

export const selectionOf = (params: Parameters, filter: AdminProductFilter): Selection => {
  const plain = [
    listedBy(filter),
    filter.type && `p.product_type = ${params.add(filter.type)}`,
    filter.category && `p.category_id = (SELECT id FROM category WHERE slug = ${params.add(filter.category)})`,
    filter.stock && SHORTAGES[filter.stock],
    filter.missingTranslations && MISSING,
  ];
  const named = filter.search ? searchOf(params, filter.search) : null;
  return { where: plain.filter(Boolean).join(' AND '), named };
};

/** Where a page is read from. */
interface Source {
  /** Products `p`. */
  readonly product: string;
  readonly where: string;
}

/**
 * The few products of a search are gathered by the index of names and sorted: OFFSET keeps PostgreSQL from walking the whole
 * list for them. Where they are many, it chooses by its estimate, and a walk in the order of the list finds a page soon.
 */
const sourceOf = ({ where, named }: Selection, many: boolean): Source => {
  if (named === null) return { product: 'product p', where };
  if (many) return { product: 'product p', where: `${where} AND ${named}` };
  return { product: `(SELECT * FROM product p WHERE ${named} OFFSET 0) p`, where };
};

const NAME = (locale: Locale): string =>
  `(SELECT x.name FROM product_translation x WHERE x.product_id = p.id AND x.locale IN ('${locale}', 'en')
    ORDER BY x.locale = '${locale}' DESC LIMIT 1) COLLATE "${locale}-x-icu"`;

type SortOfProduct = 'NEWEST' | 'OLDEST' | 'SKU_ASC' | 'SKU_DESC' | 'PRICE_ASC' | 'PRICE_DESC';

const ORDERS: Record<SortOfProduct, string> = {
  NEWEST: 'p.published_at DESC, p.id DESC',
  OLDEST: 'p.published_at, p.id',
  SKU_ASC: 'p.sku, p.id',
  SKU_DESC: 'p.sku DESC, p.id DESC',
  PRICE_ASC: 'p.price_minor, p.id',
  PRICE_DESC: 'p.price_minor DESC, p.id DESC',
};

/** What is on sale is read in the order of its search rows, which have the name in each language; the rest is sorted. */
const byName = ({ product, where }: Source, descending: boolean, locale: Locale, { first, offset }: Cut): string => {
  const [way, collated] = [descending ? 'DESC' : 'ASC', `w.name COLLATE "${locale}-x-icu"`];
  const most = `LIMIT ${first} + ${offset}`;
  return `SELECT id, row_number() OVER (ORDER BY name ${way}, id ${way}) AS ord FROM (
    (SELECT p.id, ${collated} AS name FROM ${product} ${STOCK}
      JOIN product_search w ON w.product_id = p.id AND w.locale = '${locale}'
      WHERE p.active AND ${where} ORDER BY ${collated} ${way}, w.product_id ${way} ${most})
    UNION ALL
    (SELECT p.id, ${NAME(locale)} AS name FROM ${product} ${STOCK} WHERE NOT p.active AND ${where}
      ORDER BY 2 ${way}, 1 ${way} ${most})
  ) named ORDER BY ord LIMIT ${first} OFFSET ${offset}`;
};

/** What is counted is read in the order of its stock; what is not, such as files, comes behind all of it. */
const byStock = ({ product, where }: Source, descending: boolean, { first, offset }: Cut): string => {
  const way = descending ? 'DESC' : 'ASC';
  const most = `${first} + ${offset}`;
  return `SELECT id, row_number() OVER (ORDER BY place, available ${way}, id ${way}) AS ord FROM (
    WITH counted AS MATERIALIZED (
      SELECT p.id, 1 AS place, ${AVAILABLE} AS available FROM stock_level s JOIN ${product} ON p.id = s.product_id
      WHERE ${where} ORDER BY ${AVAILABLE} ${way}, s.product_id ${way} LIMIT ${most}
    )
    SELECT * FROM counted
    UNION ALL
    (SELECT * FROM (
      SELECT p.id, 2, NULL::int FROM ${product} ${STOCK} WHERE s.product_id IS NULL AND ${where} ORDER BY p.id ${way} LIMIT ${most}
    ) rest LIMIT ${most} - (SELECT count(*) FROM counted))
  ) placed ORDER BY ord LIMIT ${first} OFFSET ${offset}`;
};

/** Placeholders of the page. */
interface Cut {
  readonly first: string;
  readonly offset: string;
}

const inOrder = ({ product, where }: Source, order: string, { first, offset }: Cut): string =>
  `SELECT p.id, row_number() OVER (ORDER BY ${order}) AS ord FROM ${product} ${STOCK} WHERE ${where}
    ORDER BY ${order} LIMIT ${first} OFFSET ${offset}`;

const pageOf = (source: Source, sort: AdminProductSort, locale: Locale, cut: Cut): string => {
  switch (sort) {
    case AdminProductSort.NAME_ASC:
    case AdminProductSort.NAME_DESC:
      return byName(source, sort === AdminProductSort.NAME_DESC, locale, cut);
    case AdminProductSort.STOCK_ASC:
    case AdminProductSort.STOCK_DESC:
      return byStock(source, sort === AdminProductSort.STOCK_DESC, cut);
    default:
      return inOrder(source, ORDERS[sort], cut);
  }
};

const SALE_COLUMNS = `p.sale_price_minor::float8 AS "salePriceMinor", p.sale_from::text AS "saleFrom", p.sale_to::text AS "saleTo"`;

interface SaleRow {
  salePriceMinor: number | null;
  saleFrom: string | null;
  saleTo: string | null;
  regularPriceMinor: number | null;
}

const ROW = `${CARD_COLUMNS}, p.regular_price_minor::float8 AS "regularPriceMinor", ${SALE_COLUMNS}, s.on_hand AS "onHand", s.reserved, p.version, p.updated_at AS "updatedAt",
  p.archived_at IS NOT NULL AS archived,
  (SELECT array_agg(x.locale) FROM product_translation x WHERE x.product_id = p.id) AS locales`;

interface Row extends CardRow, SaleRow {
  onHand: number | null;
  reserved: number;
  version: number;
  updatedAt: Date;
  archived: boolean;
  locales: string[];
}

const rowOf = ({ onHand, reserved, version, updatedAt, archived, locales, ...card }: Row): AdminProductRow => {
  const { id, slug, sku, productType, name: title, category, image, price, active } = productOf(card);
  return {
    id,
    slug,
    sku,
    productType,
    name: title,
    category,
    image,
    active,
    archived,
    updatedAt,
    version,
    price: money(card.regularPriceMinor ?? price.minor),
    sale: saleOf(card),
    stock: onHand === null ? null : { onHand, reserved, available: onHand - reserved },
    missingLocales: LOCALES.filter((locale) => !locales.includes(locale)),
  };
};

const countOf = async (ctx: Ctx, args: AdminProductArgs, limit: number): Promise<number> => {
  const params = new Parameters();
  const { where, named } = selectionOf(params, args.filter ?? {});
  const text = `SELECT count(*)::int AS count FROM (
    SELECT FROM product p ${STOCK} WHERE ${where} ${named ? `AND ${named}` : ''} LIMIT ${limit}) found`;
  return (await ctx.sql<{ count: number }>(text, params.values))[0]!.count;
};

/** Rows of a `page` of ids in order. */
const rowsOf = (ctx: Ctx, page: string, values: readonly unknown[]): Promise<Row[]> =>
  ctx.sql<Row>(
    `WITH page AS MATERIALIZED (${page})
    SELECT card.* FROM page CROSS JOIN LATERAL (
      SELECT ${ROW} FROM product p ${CARD_JOINS} WHERE p.id = page.id OFFSET 0
    ) card ORDER BY page.ord`,
    values,
  );

const readPage = (ctx: Ctx, args: AdminProductArgs, many: boolean): Promise<Row[]> => {
  const params = new Parameters(ctx.locale);
  const source = sourceOf(selectionOf(params, args.filter ?? {}), many);
  const cut = { first: `${params.add(args.first)}::int`, offset: `${params.add(offsetOf(args))}::int` };
  return rowsOf(ctx, pageOf(source, args.sort, ctx.locale, cut), params.values);
};

/** What is off sale has no index by age for each of its states. */
const isByAge = (sort: AdminProductSort, state: ProductState | null | undefined): sort is AgeSort =>
  (sort === AdminProductSort.NEWEST || sort === AdminProductSort.OLDEST) && (!state || state === ProductState.ACTIVE);

/** A search of the table is counted so far: what finds more is for being narrowed. */
const MOST_FOUND = 100;

/** How many a search finds, up to a limit, and its page. Other orders than by age are found as the count says. */
const search = async (ctx: Ctx, args: AdminProductArgs): Promise<{ count: number; rows: Row[] }> => {
  const limit = countingLimit(args, MOST_FOUND);
  const { sort } = args;
  if (!isByAge(sort, args.filter?.state)) {
    const count = await countOf(ctx, args, limit);
    return { count, rows: await readPage(ctx, args, count === limit) };
  }
  const { count, ids } = await findByAge(ctx, { ...args, sort, limit }, (params) => {
    const { where, named } = selectionOf(params, args.filter ?? {});
    return { listed: listedBy(args.filter), where: named ? `${where} AND ${named}` : where };
  });
  return { count, rows: await rowsOf(ctx, PAGE_OF_IDS, [ctx.locale, ids]) };
};

const PAGE_OF_IDS = 'SELECT id, ord FROM unnest($2::int[]) WITH ORDINALITY AS page (id, ord)';

/**
 * One page of the table, in two statements however long it is; it is counted to 10,000, a search to 100.
 */
export const listAdminProducts = async (ctx: Ctx, args: AdminProductArgs): Promise<AdminProductPage> => {
  if (args.filter?.search) {
    const { count, rows } = await search(ctx, args);
    return { items: rows.map(rowOf), ...countedTo(args, count, MOST_FOUND) };
  }
  const limit = countingLimit(args, MOST_LISTED);
  const [count, rows] = await Promise.all([countOf(ctx, args, limit), readPage(ctx, args, false)]);
  return { items: rows.map(rowOf), ...countedTo(args, count, MOST_LISTED) };
};

/** Rows of the table by id, in the given order; unknown ones are left out. */
export const adminRows = async (ctx: Ctx, ids: readonly number[]): Promise<AdminProductRow[]> => {
  const text = `SELECT ${ROW} FROM product p ${CARD_JOINS} WHERE p.id = ANY($2::int[])`;
  const found = new Map((await ctx.sql<Row>(text, [ctx.locale, ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map(rowOf);
};
