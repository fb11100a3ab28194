import { countedAll, offsetOf } from '../../core/list-page.ts';
import type { Ctx } from '../../core/context.ts';
import { LOCALES, type Locale } from '../../core/locale.ts';
import { money } from '../../core/money.types.ts';
import {
  type AdminProductSort,
  type ProductState,
  type StockShortage,
  type AdminProductArgs,
  type AdminProductFilter,
  type AdminProductPage,
  type AdminProductRow,
} from './admin-products.types.ts';
import { Parameters } from '../catalog-filter.ts';
import { CARD_COLUMNS, CARD_JOINS, LOW_STOCK, productOf, type CardRow } from '../catalog-rows.ts';
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

const escaped = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word somewhere in one name, without regard to case and accents, or in the part number. */
const searchCondition = (params: Parameters, search: string): string | null => {
  const terms = fold(search.replaceAll('\0', '')).split(/\s+/).filter(Boolean).slice(0, 8).map(escaped);
  if (terms.length === 0) return null;
  const all = params.add(terms);
  return `p.id IN (
    SELECT x.product_id FROM product_translation x WHERE lower(unaccent(x.name)) LIKE ALL (${all}::text[])
    UNION ALL SELECT x.id FROM product x WHERE lower(x.sku) LIKE ALL (${all}::text[]))`;
};

/** The conditions on product `p` and its stock `s`. */
export const adminConditions = (params: Parameters, filter: AdminProductFilter): string =>
  [
    filter.state ? STATES[filter.state] : 'p.archived_at IS NULL',
    filter.type && `p.product_type = ${params.add(filter.type)}`,
    filter.category && `p.category_id = (SELECT id FROM category WHERE slug = ${params.add(filter.category)})`,
    filter.stock && SHORTAGES[filter.stock],
    filter.missingTranslations && MISSING,
    filter.search && searchCondition(params, filter.search),
  ]
    .filter(Boolean)
    .join(' AND ');

const FROM = 'product p LEFT JOIN stock_level s ON s.product_id = p.id';

const name = (locale: Locale): string =>
  `(SELECT x.name FROM product_translation x WHERE x.product_id = p.id AND x.locale IN ('${locale}', 'en')
    ORDER BY x.locale = '${locale}' DESC LIMIT 1) COLLATE "${locale}-x-icu"`;

const orderOf = (sort: AdminProductSort, locale: Locale): string => {
  const keys: Record<AdminProductSort, string> = {
    NEWEST: 'p.published_at DESC, p.id DESC',
    OLDEST: 'p.published_at, p.id',
    NAME_ASC: `${name(locale)}, p.id`,
    NAME_DESC: `${name(locale)} DESC, p.id DESC`,
    SKU_ASC: 'p.sku, p.id',
    SKU_DESC: 'p.sku DESC, p.id DESC',
    PRICE_ASC: 'p.price_minor, p.id',
    PRICE_DESC: 'p.price_minor DESC, p.id DESC',
    STOCK_ASC: `${AVAILABLE} NULLS LAST, p.id`,
    STOCK_DESC: `${AVAILABLE} DESC NULLS LAST, p.id DESC`,
  };
  return keys[sort];
};

const ROW = `${CARD_COLUMNS}, s.on_hand AS "onHand", s.reserved, p.version, p.updated_at AS "updatedAt",
  p.archived_at IS NOT NULL AS archived,
  (SELECT array_agg(x.locale) FROM product_translation x WHERE x.product_id = p.id) AS locales`;

interface Row extends CardRow {
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
    price: money(price.minor),
    stock: onHand === null ? null : { onHand, reserved, available: onHand - reserved },
    missingLocales: LOCALES.filter((locale) => !locales.includes(locale)),
  };
};

/** One page of the table, in two statements however long it is. */
export const listAdminProducts = async (ctx: Ctx, args: AdminProductArgs): Promise<AdminProductPage> => {
  const params = new Parameters(ctx.locale);
  const where = adminConditions(params, args.filter ?? {});
  const order = orderOf(args.sort, ctx.locale);
  const count = `SELECT count(*)::int AS "totalCount" FROM ${FROM} WHERE $1::text IS NOT NULL AND ${where}`;
  const counting = ctx.sql<{ totalCount: number }>(count, [...params.values]);
  const page = `${params.add(args.first)} OFFSET ${params.add(offsetOf(args))}`;
  const reading = ctx.sql<Row>(
    `WITH page AS MATERIALIZED (
      SELECT p.id, row_number() OVER (ORDER BY ${order}) AS ord FROM ${FROM} WHERE ${where} ORDER BY ${order} LIMIT ${page}
    )
    SELECT card.* FROM page CROSS JOIN LATERAL (
      SELECT ${ROW} FROM product p ${CARD_JOINS} WHERE p.id = page.id OFFSET 0
    ) card ORDER BY page.ord`,
    params.values,
  );
  const [[counted], rows] = await Promise.all([counting, reading]);
  return { items: rows.map(rowOf), ...countedAll(counted!.totalCount) };
};

/** Rows of the table by id, in the given order; unknown ones are left out. */
export const adminRows = async (ctx: Ctx, ids: readonly number[]): Promise<AdminProductRow[]> => {
  const text = `SELECT ${ROW} FROM product p ${CARD_JOINS} WHERE p.id = ANY($2::int[])`;
  const found = new Map((await ctx.sql<Row>(text, [ctx.locale, ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map(rowOf);
};
