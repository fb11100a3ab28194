import type { Ctx } from '../core/context.ts';
import { ProductSort } from './catalog-enums.ts';
import {
  facetConditions,
  IN_STOCK,
  Parameters,
  searchConditions,
  type FacetCondition,
  type SearchSql,
} from './catalog-filter.ts';
import type { ProductFilter } from './catalog-list.types.ts';
import { CARD_COLUMNS, CARD_JOINS, FACTS_COLUMNS, type CardRow } from './catalog-rows.ts';
import type { Printable } from './part-boxes.service.ts';
import { cursorParameters, type Sorting } from './catalog-order.ts';
import { searchQuery } from './search/search-text.ts';

export interface Listing {
  readonly filter: ProductFilter;
  /** Folded words of the search; null when nothing is searched. */
  readonly terms: readonly string[] | null;
  /** What the printer of the filter holds; null without one. */
  readonly printable: Printable | null;
}

export interface Slice {
  readonly sorting: Sorting;
  readonly size: number;
  readonly backward: boolean;
  readonly cursor: string | null;
  /** Whether the kits of files, and the files of kits, are read in the same statement. */
  readonly counterparts: boolean;
  /** Whether what pages show beside the cards is, too: the rows are `FactsRow`s then. */
  readonly facts: boolean;
}

export interface ListRow extends CardRow {
  sortKey: string | number | null;
  /** Place on the page; null for a counterpart. */
  ord: string | null;
  version: string;
  /** About so many products there are, as PostgreSQL keeps it. */
  products: number;
}

export interface Source {
  readonly from: string;
  readonly id: string;
  readonly hard: string[];
  readonly facets: FacetCondition[];
  /** The whole search; null when nothing is searched. */
  readonly search: SearchSql | null;
  /** Whether the search is all there is: no filter, and nothing of the product is needed. */
  readonly bare: boolean;
  /** The condition on `s` for the language. */
  readonly ofLocale: string;
}

/** Where the rows of a list come from. A bare search never touches the product table: its own rows are enough. */
export const sourceOf = (
  params: Parameters,
  ctx: Ctx,
  { filter, terms, printable }: Listing,
  needs = { name: false, product: true },
): Source => {
  const search = terms ? searchConditions(params, searchQuery(terms, ctx.locale), ctx.locale) : null;
  const facets = facetConditions(params, filter);
  const hard = [
    ...(filter.inStock ? [IN_STOCK] : []),
    ...(printable ? [`p.id = ANY(${params.add(printable.ids)}::int[])`] : []),
  ];
  const ofLocale = `s.locale = '${ctx.locale}'`;
  if (search && !needs.product && facets.length === 0 && hard.length === 0) {
    return { from: 'product_search s', id: 's.product_id', hard: [ofLocale], facets, search, bare: true, ofLocale };
  }
  const joined = search !== null || needs.name;
  const from = joined ? `product p JOIN product_search s ON s.product_id = p.id AND ${ofLocale}` : 'product p';
  return { from, id: 'p.id', hard: ['p.active', ...hard], facets, search, bare: false, ofLocale };
};

/** All conditions of a list but the search. */
const narrowing = ({ hard, facets }: Source): string => [...hard, ...facets.map(({ sql }) => sql)].join(' AND ');

/** The same, asked of one product after another: of a few hits, that is far less than all that have an attribute. */
const narrowingEach = ({ hard, facets }: Source): string =>
  [...hard, ...facets.map(({ sql, attribute }) => attribute?.one ?? sql)].join(' AND ');

export const conditionsOf = (source: Source): string =>
  source.search ? `${narrowing(source)} AND ${source.search.match}` : narrowing(source);

const COUNTERPARTS = `
  UNION ALL
  SELECT other.id, NULL, NULL
  FROM page JOIN product own ON own.id = page.id JOIN product other ON other.id = own.counterpart_id AND other.active`;

/** Of the home page, and those that the list offers. */
const FIXED_SIZES = [1, 8, 12, 24, 48];

/** Only the few plain shapes are prepared by name, which saves half of their time: each name costs memory in every connection. */
const nameOf = (listing: Listing, slice: Slice, locale: string): string | undefined => {
  const { category, types, ...others } = listing.filter;
  const plain = listing.terms === null && Object.values(others).every((value) => value === undefined || value === null);
  if (!plain || !FIXED_SIZES.includes(slice.size)) return undefined;
  const { sorting, size, backward, counterparts, facts } = slice;
  const conditions = [slice.cursor, category, types].map((value) => value !== undefined && value !== null);
  return `catalog.list.${locale}.${[sorting.sort, size, backward, counterparts, facts, ...conditions].join('.')}`;
};

interface Order {
  readonly descending: boolean;
  readonly limit: number;
  readonly cursor: readonly [key: unknown, id: number] | null;
}

/**
 * The hits of a search with filters where they are few, found by the index alone; else one row of nulls, and `MANY` holds:
 * then the list is read in its order until the page is full.
 */
const few = ({ asked }: SearchSql): string => `few AS MATERIALIZED (SELECT * FROM few_hits(${asked}))`;
const MANY = '(SELECT EXISTS (SELECT FROM few WHERE id IS NULL))';
/** Said of the few, this keeps PostgreSQL from gathering what they are joined with while there are none. */
const ANY_FEW = 'few.id IS NOT NULL';

interface Way {
  readonly direction: 'ASC' | 'DESC';
  readonly limit: number;
}

/**
 * Candidates where attributes are asked for: all that have the first of them that few products have; else, by the last part alone,
 * the list in its order until the page is full. All parts but one are empty. Few are so many that it takes as much to gather
 * them as to find a page of them in the list.
 */
const byAttributes = (source: Source, all: string, ahead: string, { direction, limit }: Way): string => {
  const asked = source.facets.flatMap(({ attribute }) => attribute ?? []);
  const others = source.facets.flatMap(({ attribute, sql }) => (attribute ? [] : [sql]));
  const bound = `few AS MATERIALIZED (SELECT sqrt(${limit}.0 * max(id))::int AS owners FROM product)`;
  const owners = asked.map(
    ({ ids }, i) => `owners${i} AS MATERIALIZED (SELECT * FROM (${ids}) ids LIMIT (SELECT owners FROM few))`,
  );
  const areMany = asked.map((_, i) => `(SELECT count(*) >= (SELECT owners FROM few) FROM owners${i})`);
  const gathered = asked.map((_, i) => {
    const conditions = [narrowing(source), `p.id IN (SELECT id FROM owners${i})`, `NOT ${areMany[i]}`];
    return `SELECT * FROM (${all} WHERE ${[...conditions, ...areMany.slice(0, i)].join(' AND ')}) m ${ahead}`;
  });
  const walked = [...source.hard, ...others, ...asked.map(({ one }) => one), ...areMany].join(' AND ');
  return `(WITH ${[bound, ...owners].join(', ')} ${gathered.join(' UNION ALL ')}
    UNION ALL (SELECT * FROM (${all} WHERE ${walked}) m ${ahead} ORDER BY key ${direction}, id ${direction} LIMIT ${limit})) m`;
};

/** Candidates `m (id, key)` of a sort by a column: the index gives them in order, so the limit outside ends the work. */
const byColumn = (
  params: Parameters,
  source: Source,
  { key, cast }: Sorting,
  { descending, limit, cursor }: Order,
): string => {
  const place = cursor && `(${params.add(cursor[0])}::${cast}, ${params.add(cursor[1])}::int)`;
  const ahead = place ? `WHERE (m.key, m.id) ${descending ? '<' : '>'} ${place}` : '';
  const all = `SELECT ${source.id} AS id, ${key} AS key FROM ${source.from}`;
  const direction = descending ? 'DESC' : 'ASC';
  if (!source.search && source.facets.some(({ attribute }) => attribute)) {
    return byAttributes(source, all, ahead, { direction, limit });
  }
  if (!source.search) return `(${all} WHERE ${narrowing(source)}) m ${ahead}`;
  return `(WITH ${few(source.search)}
    SELECT * FROM (${all} JOIN few ON few.id = ${source.id} WHERE ${ANY_FEW} AND ${narrowingEach(source)}) m ${ahead}
    UNION ALL (SELECT * FROM (${all} WHERE ${conditionsOf(source)} AND ${MANY}) m ${ahead}
      ORDER BY key ${direction}, id ${direction} LIMIT ${limit})) m`;
};

/** Products that are walked past for a page, at most: of a million a thousandth has to fit, of few products it is not tried for long. */
const STRETCH = 'least(20000, (SELECT max(id) FROM product) / 50)';
/** Of the ranks of a search, whole words in a name: what fills most pages. */
const WHOLE_WORDS = 2;
/** Different words of a name up to which the index that is walked along holds them. */
const MOST_WORDS = 64;

/**
 * Hits that have `sql` of their names, among the next products behind the `place`: walked to along the index of names, each asked of
 * its product alone, so it costs as little among a million. OFFSET keeps PostgreSQL from gathering all that fit instead.
 */
const nearHits = (source: Source, sql: string, { descending, limit }: Order, place?: string): string => {
  const [ahead, farthest, way] = descending ? ['<', 'max', 'DESC'] : ['>', 'min', 'ASC'];
  const from = place ?? `(SELECT ${farthest}(id) FROM product)`;
  const edge = `s.product_id ${descending ? '>=' : '<='} ${from} ${descending ? '-' : '+'} ${STRETCH}`;
  const conditions = [source.ofLocale, sql, edge, ...(place ? [`s.product_id ${ahead} ${place}`] : [])].join(' AND ');
  const names = ['<=', '>'].map(
    (words) =>
      `SELECT s.product_id AS id FROM product_search s WHERE ${conditions} AND length(s.name_doc) ${words} ${MOST_WORDS}`,
  );
  return `SELECT near.id FROM (SELECT id FROM (${names.join(' UNION ALL ')}) names ORDER BY 1 ${way} OFFSET 0) near
    CROSS JOIN LATERAL (SELECT FROM product p WHERE p.id = near.id AND ${narrowingEach(source)} OFFSET 0) own
    WHERE ${MANY} ORDER BY 1 ${way} LIMIT ${limit}`;
};

/**
 * The same by relevance: as many of each rank as the page may need, newest first, and of a lower rank only what the ones
 * above left open. A word that half of the catalogue has is thereby read until the page is full, not ranked for all.
 */
const byRank = (params: Parameters, source: Source, order: Order): string => {
  const { descending, limit, cursor } = order;
  const search = source.search!;
  const [key, id] = cursor ? cursor.map((value) => `${params.add(value)}::int`) : [];
  if (source.bare) return `first_hits(${search.asked}, ${descending}, ${limit}, ${key ?? 'NULL'}, ${id ?? 'NULL'}) m`;
  const ahead = descending ? '<' : '>';
  const isAhead = (rank: number): boolean =>
    !cursor || (descending ? rank <= Number(cursor[0]) : rank >= Number(cursor[0]));
  const ranks = search.ranks.filter(({ rank }) => isAhead(rank));
  const inOrder = descending ? ranks : [...ranks].reverse();
  const steps = inOrder.flatMap(({ rank, sql }, i) => {
    const behind = rank === cursor?.[0] ? id : undefined;
    const place = behind ? [`p.id ${ahead} ${behind}`] : [];
    const open = inOrder.slice(0, i).map((above) => ` - (SELECT count(*) FROM rank${above.rank})`);
    const walked = rank === WHOLE_WORDS;
    const isNear = `(SELECT count(*) = ${limit} FROM near)`;
    const hits = `(SELECT p.id, ${rank} AS key FROM ${source.from}
      WHERE ${[MANY, ...(walked ? [`NOT ${isNear}`] : []), narrowing(source), sql, ...place].join(' AND ')}
      ORDER BY 1 ${descending ? 'DESC' : 'ASC'} LIMIT ${limit})`;
    const all = walked ? `SELECT id, ${rank} AS key FROM near WHERE ${isNear} UNION ALL ${hits}` : hits;
    return [
      ...(walked ? [`near AS MATERIALIZED (${nearHits(source, sql, order, behind)})`] : []),
      `rank${rank} AS MATERIALIZED (SELECT * FROM (${all}) hits
        ${walked ? `ORDER BY 1 ${descending ? 'DESC' : 'ASC'}` : ''} LIMIT ${limit}${open.join('')})`,
    ];
  });
  const union = inOrder.map(({ rank }) => `UNION ALL SELECT * FROM rank${rank}`).join(' ');
  const place = cursor ? ` AND (few.key, few.id) ${ahead} (${key}, ${id})` : '';
  return `(WITH ${[few(search), ...steps].join(', ')}
    SELECT few.id, few.key FROM few JOIN product p ON p.id = few.id WHERE ${ANY_FEW} AND ${narrowingEach(source)}${place} ${union}) m`;
};

const PRODUCTS = `(SELECT reltuples::float8 FROM pg_class WHERE oid = 'product'::regclass)`;

/**
 * Reads one page in one statement, and one row more to know whether there is another. Rows of the page come in their
 * order. LATERAL with OFFSET keeps PostgreSQL from scanning the whole table for the cards of a few rows.
 */
export const listRows = (ctx: Ctx, listing: Listing, slice: Slice): Promise<ListRow[]> => {
  const { sorting, backward } = slice;
  const params = new Parameters(ctx.locale);
  const name = sorting.sort === ProductSort.NAME;
  const relevance = sorting.sort === ProductSort.RELEVANCE;
  const source = sourceOf(params, ctx, listing, { name, product: !name && !relevance });
  const descending = sorting.descending !== backward;
  const cursor = slice.cursor === null ? null : cursorParameters(sorting, slice.cursor);
  const order: Order = { descending, limit: slice.size + 1, cursor };
  const rows = relevance ? byRank(params, source, order) : byColumn(params, source, sorting, order);
  const sorted = `m.key ${descending ? 'DESC' : 'ASC'}, m.id ${descending ? 'DESC' : 'ASC'}`;
  const text = `
    WITH page AS (
      SELECT m.id, ${sorting.read} AS "sortKey", row_number() OVER (ORDER BY ${sorted}) AS ord
      FROM ${rows} ORDER BY ${sorted} LIMIT ${order.limit}
    ), wanted AS (SELECT * FROM page ${slice.counterparts ? COUNTERPARTS : ''})
    SELECT wanted."sortKey", wanted.ord, v.version, ${PRODUCTS} AS products, card.*
    FROM wanted CROSS JOIN catalog_version v CROSS JOIN LATERAL (
      SELECT ${CARD_COLUMNS}${slice.facts ? `, ${FACTS_COLUMNS}` : ''}
      FROM product p ${CARD_JOINS} WHERE p.id = wanted.id AND p.active OFFSET 0
    ) card
    ORDER BY wanted.ord`;
  return ctx.sql<ListRow>(text, params.values, nameOf(listing, slice, ctx.locale));
};
