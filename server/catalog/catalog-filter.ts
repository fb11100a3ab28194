import type { AttributeFilter, ProductFilter } from './catalog-list.types.ts';
import { categoryIdOf, categoryIdsOf } from './category/category.queries.ts';
import type { Locale } from '../core/locale.ts';
import type { SearchQuery } from './search/search-text.ts';

/** Collects parameters while a statement is written. */
export class Parameters {
  readonly values: unknown[];

  constructor(...values: unknown[]) {
    this.values = values;
  }

  /** The placeholder of a value. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** One condition that a facet set: facet counts leave out the facet's own. */
export interface FacetCondition {
  readonly facet: string;
  readonly sql: string;
  /** Of an attribute alone. */
  readonly attribute?: AttributeSql;
}

export interface AttributeSql {
  /** A statement for the ids of all products that have it. */
  readonly ids: string;
  /** The condition, asked of one product after another. */
  readonly one: string;
}

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

const attributeCondition = (params: Parameters, { key, options, min, max }: AttributeFilter): FacetCondition => {
  const conditions = [`a.attribute_id = (SELECT id FROM attribute_definition WHERE key = ${params.add(key)})`];
  if (present(options)) conditions.push(`a.option = ANY(${params.add(options)}::text[])`);
  if (present(min)) conditions.push(`a.number >= ${params.add(min)}::float8`);
  if (present(max)) conditions.push(`a.number <= ${params.add(max)}::float8`);
  const own = `SELECT FROM product_attribute a WHERE a.product_id = p.id AND ${conditions.join(' AND ')}`;
  const ids = `SELECT a.product_id AS id FROM product_attribute a WHERE ${conditions.join(' AND ')}`;
  // OFFSET keeps PostgreSQL from joining all that have it: it guesses far too few of them.
  return { facet: key, sql: `EXISTS (${own})`, attribute: { ids, one: `EXISTS (${own} OFFSET 0)` } };
};

/** The conditions on product `p` that belong to facets, each with its key. */
export const facetConditions = (params: Parameters, filter: ProductFilter): FacetCondition[] => {
  const found: FacetCondition[] = [];
  const add = (facet: string, sql: string): void => void found.push({ facet, sql });
  if (present(filter.category)) add('category', `p.category_id = ${categoryIdOf(params.add(filter.category))}`);
  if (present(filter.categories)) {
    const slugs = params.add(filter.categories);
    add('category', `p.category_id IN ${categoryIdsOf(slugs)}`);
  }
  if (present(filter.types)) add('type', `p.product_type = ANY(${params.add(filter.types)}::text[])`);
  if (present(filter.priceMinMinor)) add('price', `p.price_minor >= ${params.add(filter.priceMinMinor)}::bigint`);
  if (present(filter.priceMaxMinor)) add('price', `p.price_minor <= ${params.add(filter.priceMaxMinor)}::bigint`);
  for (const attribute of filter.attributes ?? []) found.push(attributeCondition(params, attribute));
  return found;
};

/** In stock, or files, which always are. */
export const IN_STOCK = `(p.product_type = 'DIGITAL'
  OR EXISTS (SELECT FROM stock_level sl WHERE sl.product_id = p.id AND sl.on_hand > sl.reserved))`;

/** The conditions of a search on the rows `s` of product_search, each rank without the ones above it. */
export interface SearchSql {
  /** Somewhere in the text. */
  readonly match: string;
  /** Best first: the name begins with it (3), its whole words are in the name (2), their beginnings or stems there (1), in the text (0). */
  readonly ranks: readonly { readonly rank: number; readonly sql: string }[];
  /** Arguments of `first_hits` and `few_hits`: the language, what is wanted, its whole words, what a name begins with. */
  readonly asked: string;
}

export const searchConditions = (params: Parameters, query: SearchQuery, locale: Locale): SearchSql => {
  const terms = params.add(query.exact);
  const any = `(to_tsquery('simple', ${params.add(query.prefix)}) || to_tsquery('${query.stemmer}', ${terms}))`;
  const exact = `to_tsquery('simple', ${terms})`;
  const begins = `(${any} && ${query.begins})`;
  // The index is asked for the names that begin with a word alone: the list of all that have it is long. CASE keeps it from that.
  const first = query.single
    ? `s.name_doc @@ ${query.begins} AND CASE WHEN s.name_doc @@ ${any} THEN true END`
    : `s.name_doc @@ ${begins}`;
  return {
    match: `s.doc @@ ${any}`,
    ranks: [
      { rank: 3, sql: first },
      { rank: 2, sql: `s.name_doc @@ ${exact} AND NOT s.name_doc @@ ${begins}` },
      { rank: 1, sql: `s.name_doc @@ ${any} AND NOT s.name_doc @@ (${exact} || ${begins})` },
      { rank: 0, sql: `s.doc @@ ${any} AND NOT s.name_doc @@ ${any}` },
    ],
    asked: `'${locale}', ${any}, ${exact}, ${query.begins}`,
  };
};
