import type { Ctx } from '../core/context.ts';
import type { Shop } from '../core/shop.ts';
import { facetsOf, type FacetRow } from './catalog-facets.ts';
import { Parameters, type FacetCondition } from './catalog-filter.ts';
import { conditionsOf, sourceOf, type Listing, type Source } from './catalog-list.queries.ts';
import { REFERENCE_JSON, type Reference } from './reference-price.ts';
import type { ListSummary } from './catalog-list.types.ts';
import { KeptCounts, MANY, type Counting } from './kept-counts.ts';

const MOST_KEPT = 300;
const caches = new WeakMap<Shop, KeptCounts<Counted>>();

/** In no language yet: one count serves all three where nothing is searched. */
interface Counted {
  readonly totalCount: number;
  /** Of a sample. */
  readonly isEstimate: boolean;
  /** Null where nobody asked for facets. */
  readonly facets: { readonly rows: readonly FacetRow[]; readonly reference: Reference } | null;
}

/** Bits of the conditions that belong to a facet. */
const maskOf = (conditions: readonly FacetCondition[], facet: string): number =>
  conditions.reduce((mask, condition, i) => (condition.facet === facet ? mask | (1 << i) : mask), 0);

/** The set bits say which facet conditions a product misses: it counts for a facet when it misses none but the facet's own. */
const missOf = (conditions: readonly FacetCondition[]): string =>
  conditions.map(({ sql }, i) => `(CASE WHEN ${sql} THEN 0 ELSE ${1 << i} END)`).join(' | ') || '0';

/** Which products are counted: all, or some, of which each stands for as many as `times` says. */
interface Sample {
  readonly product: string;
  readonly times: number;
}

const PRODUCT = 'product p';
const ALL: Sample = { product: PRODUCT, times: 1 };

/** So many are looked at for an estimate, in blocks from everywhere, the same each time. */
const SAMPLED = 3_000;

/** How many blocks make up a share varies, so those in them are counted. */
const sampleOf = async (ctx: Ctx, products: number): Promise<Sample> => {
  if (products <= SAMPLED) return ALL;
  const product = `${PRODUCT} TABLESAMPLE SYSTEM (${(100 * SAMPLED) / products}) REPEATABLE (1)`;
  const [row] = await ctx.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${product}`);
  return { product, times: products / Math.max(1, row!.n) };
};

/** The same of a sample: what products have is asked of one after another. OFFSET keeps PostgreSQL from gathering it of all. */
const sampled = (source: Source, { product, times }: Sample): Source => {
  if (times === 1) return source;
  const words = `(SELECT * FROM product_search s WHERE s.product_id = p.id AND ${source.ofLocale} OFFSET 0) s`;
  return {
    ...source,
    from: source.search ? `${product} CROSS JOIN LATERAL ${words}` : product,
    facets: source.facets.map((facet) => ({ ...facet, sql: facet.attribute?.one ?? facet.sql })),
  };
};

/** The attributes `a` of what is counted. */
const attributesOf = (id: string, { times }: Sample): string =>
  times === 1
    ? `JOIN product_attribute a ON a.product_id = ${id}`
    : `CROSS JOIN LATERAL (SELECT * FROM product_attribute x WHERE x.product_id = ${id} OFFSET 0) a`;

const countRows = async (ctx: Ctx, listing: Listing, sample: Sample): Promise<Counted> => {
  const params = new Parameters();
  const source = sampled(sourceOf(params, ctx, listing, { name: false, product: sample.times > 1 }), sample);
  const [row] = await ctx.sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${source.from} WHERE ${conditionsOf(source)}`,
    params.values,
  );
  return { totalCount: Math.round(row!.n * sample.times), isEstimate: sample !== ALL, facets: null };
};

/** Facets that are columns of the product, not attributes. */
const COLUMNS = new Set(['category', 'type', 'price']);

const attributeId = (key: string): string => `(SELECT id FROM attribute_definition WHERE key = ${key})`;

/**
 * Counts of a search, whose hits are found once, or of a sample. `< 1`, where zero is meant: PostgreSQL takes an equality for rare, and would
 * look for the attributes of each product by itself.
 */
const searchedRows = (ctx: Ctx, listing: Listing, sample: Sample): Promise<FacetRow[]> => {
  const params = new Parameters();
  const source = sampled(sourceOf(params, ctx, listing), sample);
  const others = (facet: string): string => `(miss & ${~maskOf(source.facets, facet)}) < 1`;
  const narrowed = [...new Set(source.facets.map(({ facet }) => facet))].filter((key) => !COLUMNS.has(key));
  const own = narrowed
    .map((key) => `WHEN a.attribute_id = ${attributeId(params.add(key))} THEN ${others(key)}`)
    .join(' ');
  const counted = own ? `CASE ${own} ELSE base.miss < 1 END` : 'base.miss < 1';
  const hard = source.search ? [...source.hard, source.search.match] : source.hard;
  return ctx.sql<FacetRow>(
    `WITH base AS MATERIALIZED (
      SELECT p.id, p.category_id, p.product_type, p.price_minor, ${missOf(source.facets)} AS miss
      FROM ${source.from} WHERE ${hard.join(' AND ')}
    )
    SELECT 'total' AS facet, NULL::int AS id, (SELECT ${REFERENCE_JSON}::text) AS value, count(*)::int AS count, NULL::float8 AS min, NULL::float8 AS max
    FROM base WHERE miss < 1
    UNION ALL SELECT 'category', category_id, NULL, count(*), NULL, NULL FROM base WHERE ${others('category')} GROUP BY category_id
    UNION ALL SELECT 'type', NULL, product_type, count(*), NULL, NULL FROM base WHERE ${others('type')} GROUP BY product_type
    UNION ALL SELECT 'price', NULL, NULL, count(*), min(price_minor), max(price_minor) FROM base WHERE ${others('price')}
    UNION ALL SELECT 'attribute', a.attribute_id, a.option, count(*), min(a.number), max(a.number)
    FROM base ${attributesOf('base.id', sample)}
    WHERE a.attribute_id = ANY(ARRAY(SELECT id FROM attribute_definition WHERE facet)) AND ${counted}
    GROUP BY a.attribute_id, a.option`,
    params.values,
  );
};

/** The columns of the product that are facets, by what their values are. */
const COLUMN_FACETS = {
  category: { id: 'category_id', value: 'NULL' },
  type: { id: 'NULL', value: 'product_type' },
  price: { id: 'NULL', value: 'NULL' },
} as const;

/** Counts of one of them: out of all that is left of the list, unless it narrows the list itself. */
const columnRows = (facet: keyof typeof COLUMN_FACETS, narrowed: string | null): string => {
  const { id, value } = COLUMN_FACETS[facet];
  const column = [id, value].find((one) => one !== 'NULL');
  const [low, high] = facet === 'price' ? ['min(low)', 'max(high)'] : ['NULL', 'NULL'];
  const rows = narrowed
    ? `(SELECT category_id, product_type, 1 AS n, price_minor AS low, price_minor AS high FROM product p WHERE ${narrowed}) own`
    : 'kinds';
  return `SELECT '${facet}', ${id}, ${value}, coalesce(sum(n), 0)::int, ${low}, ${high} FROM ${rows} ${column ? `GROUP BY ${column}` : ''}`;
};

/**
 * Counts a list and every facet in one statement. Each facet leaves out its own conditions; those without any are counted
 * together. What is read of a large catalogue is left to several workers, so nothing of it is kept between the parts.
 */
const listedRows = (ctx: Ctx, listing: Listing): Promise<FacetRow[]> => {
  const params = new Parameters();
  const { hard, facets } = sourceOf(params, ctx, listing);
  const narrowed = new Set(facets.map(({ facet }) => facet));
  const all = [...hard, ...facets.map(({ sql }) => sql)].join(' AND ');
  const allBut = (own: string): string =>
    [...hard, ...facets.filter(({ facet }) => facet !== own).map(({ sql }) => sql)].join(' AND ');
  const keys = [...narrowed].filter((key) => !COLUMNS.has(key));
  const columns = (Object.keys(COLUMN_FACETS) as (keyof typeof COLUMN_FACETS)[]).map((facet) =>
    columnRows(facet, narrowed.has(facet) ? allBut(facet) : null),
  );
  const attributes = (condition: string, where: string): string =>
    `SELECT 'attribute', a.attribute_id, a.option, count(*)::int, min(a.number), max(a.number)
    FROM product p JOIN product_attribute a ON a.product_id = p.id
    WHERE ${where} AND a.attribute_id = ANY(ARRAY(SELECT id FROM attribute_definition WHERE facet AND ${condition}))
    GROUP BY a.attribute_id, a.option`;
  const parts = [
    ...columns,
    attributes(`key <> ALL(${params.add(keys)}::text[])`, all),
    ...keys.map((key) => attributes(`key = ${params.add(key)}`, allBut(key))),
  ];
  return ctx.sql<FacetRow>(
    `WITH kinds AS MATERIALIZED (
      SELECT category_id, product_type, count(*) AS n, min(price_minor) AS low, max(price_minor) AS high
      FROM product p WHERE ${all} GROUP BY category_id, product_type
    )
    SELECT 'total' AS facet, NULL::int AS id, (SELECT ${REFERENCE_JSON}::text) AS value, coalesce(sum(n), 0)::int AS count, NULL::float8 AS min, NULL::float8 AS max
    FROM kinds UNION ALL ${parts.join(' UNION ALL ')}`,
    params.values,
  );
};

/** Of a sample each product is looked at once. */
const facetRows = (ctx: Ctx, listing: Listing, sample: Sample): Promise<FacetRow[]> =>
  listing.terms === null && sample.times === 1 ? listedRows(ctx, listing) : searchedRows(ctx, listing, sample);

const extreme = (way: 'ASC' | 'DESC'): string => `
  (SELECT x.number FROM product_attribute x
    WHERE a.option IS NULL AND x.attribute_id = a.attribute_id AND x.number IS NOT NULL
      AND EXISTS (SELECT FROM product p WHERE p.id = x.product_id AND p.active)
    ORDER BY x.number ${way} LIMIT 1)`;

/** The same of everything that is on sale: each table is read once, in its order, and what is off sale is taken away again. */
const WHOLE = `
  WITH kinds AS MATERIALIZED (
    SELECT category_id, product_type, count(*) AS n, min(price_minor) AS low, max(price_minor) AS high
    FROM product WHERE active GROUP BY category_id, product_type
  ), whole AS MATERIALIZED (
    SELECT attribute_id, option, count(*) AS n FROM product_attribute
    WHERE attribute_id = ANY(ARRAY(SELECT id FROM attribute_definition WHERE facet)) GROUP BY attribute_id, option
  ), off AS MATERIALIZED (
    SELECT a.attribute_id, a.option, count(*) AS n
    FROM product p JOIN product_attribute a ON a.product_id = p.id WHERE NOT p.active GROUP BY a.attribute_id, a.option
  ), a AS MATERIALIZED (
    SELECT whole.attribute_id, whole.option, whole.n - coalesce(off.n, 0) AS n
    FROM whole LEFT JOIN off ON off.attribute_id = whole.attribute_id AND off.option IS NOT DISTINCT FROM whole.option
  )
  SELECT 'total' AS facet, NULL::int AS id, (SELECT ${REFERENCE_JSON}::text) AS value, coalesce(sum(n), 0)::int AS count, NULL::float8 AS min, NULL::float8 AS max
  FROM kinds
  UNION ALL SELECT 'category', category_id, NULL, sum(n)::int, NULL, NULL FROM kinds GROUP BY category_id
  UNION ALL SELECT 'type', NULL, product_type, sum(n)::int, NULL, NULL FROM kinds GROUP BY product_type
  UNION ALL SELECT 'price', NULL, NULL, coalesce(sum(n), 0)::int, min(low), max(high) FROM kinds
  UNION ALL SELECT 'attribute', a.attribute_id, a.option, a.n::int, ${extreme('ASC')}, ${extreme('DESC')} FROM a WHERE a.n > 0`;

const isWhole = ({ terms, filter, printable }: Listing): boolean =>
  terms === null && printable === null && Object.values(filter).every((value) => value === undefined || value === null);

const countFacets = async (ctx: Ctx, listing: Listing, sample: Sample): Promise<Counted> => {
  const whole = isWhole(listing) && sample.times === 1;
  const found = await (whole ? ctx.sql<FacetRow>(WHOLE, [], 'catalog.facets-whole') : facetRows(ctx, listing, sample));
  const rows = found.map((row) => ({ ...row, count: Math.round(row.count * sample.times) }));
  const total = rows.find(({ facet }) => facet === 'total')!;
  const facets = { rows, reference: JSON.parse(total.value!) as Reference };
  return { totalCount: total.count, isEstimate: sample !== ALL, facets };
};

/** The counts of a list: exact, or by a sample where the number of all products is given. */
export const countList = async (ctx: Ctx, listing: Listing, facets: boolean, products?: number): Promise<Counted> => {
  const sample = products === undefined ? ALL : await sampleOf(ctx, products);
  return (facets ? countFacets : countRows)(ctx, listing, sample);
};

const summaryOf = ({ locale }: Ctx, { filter }: Listing, { totalCount, isEstimate, facets }: Counted): ListSummary => ({
  totalCount,
  isEstimate,
  facets: facets ? facetsOf(locale, facets.rows, facets.reference, filter) : [],
});

/** What a page tells of its list. */
export interface Page {
  readonly version: string;
  /** About as many as the catalogue has. */
  readonly products: number;
  /** At least as many as the list has. */
  readonly shown: number;
}

/** Of fewer products all is counted within a moment. */
const LARGE = 20_000;

/**
 * Counts a list, with its facets when asked. Kept in the process for the catalogue version that the page was read at, and
 * for lists of more than 2,000 products up to 20 seconds longer, as `KeptCounts` has it; what depends on stock, which moves without
 * a new version, is not kept for smaller lists. In a catalogue of more than 20,000 an estimate is given while counting takes long.
 */
export const summarise = async (
  ctx: Ctx,
  listing: Listing,
  facets: boolean,
  page: Page | null,
): Promise<ListSummary> => {
  const count = () => countList(ctx, listing, facets);
  const { filter, terms, printable } = listing;
  const outdated = printable !== null && printable.version !== page?.version;
  const large = page !== null && page.products > LARGE;
  if (page === null || outdated || (filter.inStock && !large)) return summaryOf(ctx, listing, await count());
  const version = filter.inStock ? `${page.version} ${ctx.shop.clock.now().getTime()}` : page.version;
  const counting: Counting<Counted> = { version, count };
  const estimate = async (): Promise<Counted> => {
    const counted = await countList(ctx, listing, facets, page.products);
    return { ...counted, totalCount: Math.max(counted.totalCount, page.shown) };
  };
  let cache = caches.get(ctx.shop);
  if (!cache) caches.set(ctx.shop, (cache = new KeptCounts(MOST_KEPT, ({ totalCount }) => totalCount > MANY)));
  const key = JSON.stringify([terms && ctx.locale, facets, terms, filter]);
  return summaryOf(ctx, listing, await cache.get(ctx, key, large ? { ...counting, estimate } : counting));
};
