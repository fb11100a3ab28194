import type { Ctx } from '../../core/context.ts';
import { offsetOf } from '../../core/list-page.ts';
import { Parameters } from '../catalog-filter.ts';
import type { AdminProductSort } from './admin-products.types.ts';

export type AgeSort = AdminProductSort.NEWEST | AdminProductSort.OLDEST;

interface Wanted {
  readonly sort: AgeSort;
  readonly first: number;
  readonly page: number;
  /** So many are looked for. */
  readonly limit: number;
}

interface Found {
  /** Up to the limit. */
  readonly count: number;
  /** Of the page, in order. */
  readonly ids: readonly number[];
}

/** What PostgreSQL keeps of when products were published: the edges of a hundred parts with as many products each. */
const PARTS = `(SELECT histogram_bounds::text::timestamptz[] FROM pg_stats
  WHERE schemaname = current_schema() AND tablename = 'product' AND attname = 'published_at')`;

/** How a list by age begins with a part of the table, and what has no product behind it. */
const WAYS = {
  NEWEST: {
    order: 'DESC',
    ahead: '>=',
    edge: (parts: string) => `at[cardinality(at) - (${parts})]`,
    ends: ['-infinity', 'infinity'],
  },
  OLDEST: { order: 'ASC', ahead: '<=', edge: (parts: string) => `at[1 + (${parts})]`, ends: ['infinity', '-infinity'] },
} as const;

/** The conditions on product `p` and its stock `s`. */
interface Conditions {
  /** That of the list without a filter, whose order an index has. */
  readonly listed: string;
  readonly where: string;
}

export type Where = (params: Parameters) => Conditions;

/** So many are walked past at first: of a small catalogue a hundredth. */
const WALKED = 'least(1000, 1 + (SELECT max(id) FROM product) / 100)';
/** Behind these it is gathered. */
const FARTHEST = 10_000;

const columnsOf = (order: string): string => `p.published_at ${order}, p.id ${order}`;

/** Those among so many of the list, from its beginning. */
const walkedTo = ({ sort, limit }: Wanted, { listed, where }: Conditions, walked: string): string => {
  const order = columnsOf(WAYS[sort].order);
  return `SELECT p.id, row_number() OVER (ORDER BY ${order}) AS ord
    FROM (SELECT * FROM product p WHERE ${listed} ORDER BY ${order} LIMIT (${walked})) p
    LEFT JOIN stock_level s ON s.product_id = p.id WHERE ${where} ORDER BY ${order} LIMIT ${limit}`;
};

/**
 * Those on this side of an edge. That they have another end, too, lets PostgreSQL expect few behind an edge that it does not know
 * yet: so it gathers them, by the index of names and that of parts of the table together.
 */
const gathered = ({ sort, limit }: Wanted, where: string, edge: string): string => {
  const { ahead, ends } = WAYS[sort];
  const order = columnsOf(WAYS[sort].order);
  return `SELECT p.id, row_number() OVER (ORDER BY ${order}) AS ord
    FROM product p LEFT JOIN stock_level s ON s.product_id = p.id
    WHERE ${where} AND p.published_at ${ahead} ${edge} AND p.published_at ${ahead === '>=' ? '<=' : '>='} '${ends[1]}'
    ORDER BY ${order} LIMIT ${limit}`;
};

const pageOf = (wanted: Wanted): string => `count(*)::int AS count, coalesce(array_agg(id ORDER BY ord)
  FILTER (WHERE ord > ${offsetOf(wanted)} AND ord <= ${offsetOf(wanted) + wanted.first}), '{}') AS ids`;

const findAll = async (ctx: Ctx, wanted: Wanted, where: Where): Promise<Found> => {
  const params = new Parameters();
  const found = gathered(wanted, where(params).where, `'${WAYS[wanted.sort].ends[0]}'`);
  return (await ctx.sql<Found>(`SELECT ${pageOf(wanted)} FROM (${found}) found`, params.values))[0]!;
};

/**
 * The products of a search by age. What many have is found in one statement: among the first 1,000 of the list; where they are too few,
 * among as many as should have twice what is needed, walked past or, where that takes long, gathered: `ix_product_published` leaves
 * the rest of the table alone. So it costs the same in any catalogue. What few have is found in a second statement, in all of it.
 */
export const findByAge = async (ctx: Ctx, wanted: Wanted, where: Where): Promise<Found> => {
  const { limit, sort } = wanted;
  const params = new Parameters();
  const conditions = where(params);
  const [row] = await ctx.sql<Found>(
    `WITH ends AS MATERIALIZED (SELECT ${WALKED} AS walked, (SELECT max(id) FROM product) AS products),
      near AS MATERIALIZED (${walkedTo(wanted, conditions, 'SELECT walked FROM ends')}),
      wide AS MATERIALIZED (
        SELECT ${2 * limit}::bigint * walked / n AS walked, ${200 * limit}::bigint * walked / n / products AS parts
        FROM ends, (SELECT count(*) AS n FROM near) found WHERE n > 0 AND n < ${limit}),
      further AS MATERIALIZED (
        ${walkedTo(wanted, conditions, `SELECT CASE WHEN walked > ${FARTHEST} THEN 0 ELSE walked END FROM wide UNION ALL SELECT 0 LIMIT 1`)}),
      edge AS MATERIALIZED (
        SELECT ${WAYS[sort].edge('parts + 1')} AS at FROM wide, (SELECT ${PARTS} AS at) kept WHERE walked > ${FARTHEST} AND parts < 99),
      wider AS MATERIALIZED (
        ${gathered(wanted, `(SELECT count(*) = 1 FROM edge) AND ${conditions.where}`, '(SELECT at FROM edge)')}),
      found AS (
        SELECT * FROM near WHERE (SELECT count(*) = ${limit} FROM near) UNION ALL SELECT * FROM further UNION ALL SELECT * FROM wider)
    SELECT ${pageOf(wanted)} FROM found`,
    params.values,
  );
  return row!.count < limit ? findAll(ctx, wanted, where) : row!;
};
