import type { Ctx } from '../core/context.ts';
import { ProductSort } from './catalog-enums.ts';
import { checkListInput } from './catalog-list.inputs.ts';
import { listRows, type Listing, type ListRow, type Slice } from './catalog-list.queries.ts';
import type { ProductConnection, ProductListArgs } from './catalog-list.types.ts';
import { productOf, withFacts, type CardRow, type FactsRow } from './catalog-rows.ts';
import { printableOn } from './part-boxes.service.ts';
import { cursorOf, sortingOf } from './catalog-order.ts';
import { summarise } from './catalog-summary.queries.ts';
import { searchTerms } from './search/search-text.ts';
import { correctTerms } from './search/search-correction.queries.ts';

const listingOf = async (ctx: Ctx, { filter, search }: ProductListArgs): Promise<Listing> => ({
  filter: filter ?? {},
  terms: search?.trim() ? searchTerms(search) : null,
  printable: filter?.fitsPrinter ? await printableOn(ctx, filter.fitsPrinter) : null,
});

/** Parts of the answer that are only worked out when somebody reads them. */
export interface Wanted {
  readonly counterparts?: boolean;
  /** Models and prices of the products. */
  readonly facts?: boolean;
  readonly facets?: boolean;
}

const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
};

const sliceOf = (
  ctx: Ctx,
  args: ProductListArgs,
  searching: boolean,
  { counterparts = false, facts = false }: Wanted,
): Slice => {
  const wanted = args.sort ?? (searching ? ProductSort.RELEVANCE : ProductSort.NEWEST);
  const sort = wanted === ProductSort.RELEVANCE && !searching ? ProductSort.NEWEST : wanted;
  const backward = args.last !== null && args.last !== undefined;
  return {
    sorting: sortingOf(sort, ctx.locale),
    size: backward ? args.last! : args.first,
    backward,
    cursor: (backward ? args.before : args.after) ?? null,
    counterparts,
    facts,
  };
};

interface Found {
  readonly listing: Listing;
  readonly rows: ListRow[];
  readonly correction: string | null;
}

const isOnPage = ({ ord }: ListRow): boolean => ord !== null;

/** Looks for the words as given; only when nothing has them, for the nearest words of the catalogue. */
const find = async (ctx: Ctx, listing: Listing, slice: Slice): Promise<Found> => {
  const asGiven = { listing, rows: await listRows(ctx, listing, slice), correction: null };
  if (listing.terms === null || asGiven.rows.some(isOnPage)) return asGiven;
  const correction = await correctTerms(ctx, listing.terms);
  if (!correction) return asGiven;
  const corrected = { ...listing, terms: correction.terms };
  const rows = await listRows(ctx, corrected, slice);
  return rows.length > 0 ? { listing: corrected, rows, correction: correction.text } : asGiven;
};

/** The one slug that a filter names, however often. */
const categoryWordOf = ({ category, categories }: Listing['filter']): string | null => {
  const words = new Set([...(category ? [category] : []), ...(categories ?? [])]);
  return words.size === 1 ? [...words][0]! : null;
};

const NOTHING: Omit<ProductConnection, 'categoryWord'> = {
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  correction: null,
  summary: () => Promise.resolve({ totalCount: 0, isEstimate: false, facets: [] }),
};

const connectionOf = (
  ctx: Ctx,
  { listing, rows, correction }: Found,
  slice: Slice,
  facets: boolean,
): ProductConnection => {
  const onPage = rows.filter(isOnPage);
  const viewOf = <Row extends CardRow>(row: Row) =>
    slice.facts ? withFacts(productOf(row as Row & FactsRow)) : productOf(row);
  const others = new Map(rows.filter((row) => !isOnPage(row)).map((row) => [row.id, viewOf(row)]));
  const more = onPage.length > slice.size;
  const page = onPage.slice(0, slice.size);
  if (slice.backward) page.reverse();
  const nodes = page.map((row) => {
    const node = viewOf(row);
    if (slice.counterparts)
      node.counterpart = row.counterpartId === null ? null : (others.get(row.counterpartId) ?? null);
    return node;
  });
  const cursorAt = (row: ListRow | undefined): string | null =>
    row ? cursorOf(slice.sorting, { sortKey: row.sortKey!, id: row.id }) : null;
  const continued = slice.cursor !== null;
  return {
    nodes,
    pageInfo: {
      hasNextPage: slice.backward ? continued : more,
      hasPreviousPage: slice.backward ? more : continued,
      startCursor: cursorAt(page[0]),
      endCursor: cursorAt(page.at(-1)),
    },
    correction,
    categoryWord: categoryWordOf(listing.filter),
    summary: once(() => summarise(ctx, listing, facets, rows[0] ? { ...rows[0], shown: onPage.length } : null)),
  };
};

/**
 * One page of active products: filtered, searched, sorted, forward or backward from a cursor. One statement for the page
 * whatever its size, and one for what a printer holds; counts and facets cost one more and only when `summary` is called; a search that finds nothing costs
 * two more to forgive mistyped words. Throws VALIDATION_FAILED, CURSOR_INVALID (also for a cursor of another sort).
 */
export const listProducts = async (
  ctx: Ctx,
  args: ProductListArgs,
  wanted: Wanted = {},
): Promise<ProductConnection> => {
  checkListInput(args);
  const listing = await listingOf(ctx, args);
  const slice = sliceOf(ctx, args, listing.terms !== null, wanted);
  if (listing.terms?.length === 0) return { ...NOTHING, categoryWord: categoryWordOf(listing.filter) };
  return connectionOf(ctx, await find(ctx, listing, slice), slice, wanted.facets ?? false);
};
