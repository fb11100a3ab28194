import { createHash } from 'node:crypto';
import { purge } from '../../core/cdn/purge.job.ts';
import { ALL, categoryKey, productKey } from '../../core/cdn/shared-caches.ts';
import type { Ctx } from '../../core/context.ts';
import { tell } from '../../core/news/news.ts';
import { searchWordsOf } from '../../core/text/search-words.ts';
import { BEGINNING } from './search-text.ts';
import { synonymRows } from './search-synonyms.ts';

/** Letters and digits only: PostgreSQL's parser would keep "38/2" as a path and "0.2" as a number. */
const plain = (text: string): string => `regexp_replace(lower(unaccent(${text})), '[^a-z0-9]+', ' ', 'g')`;

/** By the words of every language at once. */
const stems = (make: string, text: string): string =>
  ['simple', 'english', 'german'].map((stemmer) => `${make}('${stemmer}', ${text})`).join(' || ');

/** What is bought for a model with it, in the shopping list of translation `t`. */
const needs = (t: string): string => `
  (SELECT string_agg(concat_ws(' ', c->>'name', c->>'specifications'), ' ')
    FROM jsonb_array_elements(${t}.print_info->'rcComponents') c)`;

/**
 * A product is found by its texts, its shopping list and what other nouns know of it ($3); also by its name and its
 * category in the other languages, by the name of its counterpart, and by what means the same as a word of it in any language ($2). It comes first by
 * the word that its name begins with in one of them; what is mistyped is taken for words of its own.
 */
const REFRESH = `
  WITH texts AS MATERIALIZED (
    SELECT p.id, l.locale, l.stemmer::regconfig AS stemmer, coalesce(t.name, e.name) AS name,
      concat_ws(' ', coalesce(t.name, e.name), p.sku) AS title,
      concat_ws(' ', coalesce(t.name, e.name), p.sku, coalesce(c.names->>l.locale, c.names->>'en'),
        coalesce(t.spec_line, e.spec_line), coalesce(t.summary, e.summary),
        regexp_replace(coalesce(t.description, e.description), '<[^>]*>|&[a-z]+;', ' ', 'g'),
        array_to_string(coalesce(t.features, e.features), ' '), coalesce(${needs('t')}, ${needs('e')}),
        (SELECT string_agg(w.words->>l.locale, ' ') FROM jsonb_to_recordset($3::jsonb) AS w ("productId" int, words jsonb)
          WHERE w."productId" = p.id),
        (SELECT string_agg(coalesce(o.labels->>l.locale, o.labels->>'en'), ' ')
          FROM product_attribute a
          JOIN attribute_option o ON o.attribute_id = a.attribute_id AND o.value = a.option
          WHERE a.product_id = p.id)) AS body,
      concat_ws(' ', (SELECT string_agg(o.name, ' ') FROM product_translation o WHERE o.product_id IN (p.id, p.counterpart_id)),
        (SELECT string_agg(n.value, ' ') FROM jsonb_each_text(c.names) n)) AS abroad,
      (SELECT array_agg('${BEGINNING}' || split_part(ltrim(${plain('o.name')}), ' ', 1))
        FROM product_translation o WHERE o.product_id = p.id) AS beginnings
    FROM product p
    JOIN category c ON c.id = p.category_id
    JOIN product_translation e ON e.product_id = p.id AND e.locale = 'en'
    CROSS JOIN (VALUES ('en', 'english'), ('sk', 'simple'), ('de', 'german')) AS l (locale, stemmer)
    LEFT JOIN product_translation t ON t.product_id = p.id AND t.locale = l.locale
    WHERE p.active AND ($1::int[] IS NULL OR p.id = ANY($1))
  ), meanings AS MATERIALIZED (
    SELECT words, ${stems('to_tsquery', 'unaccent(query)')} AS query
    FROM jsonb_to_recordset($2::jsonb) AS m (query text, words text)
  ), said AS MATERIALIZED (
    SELECT id, ${stems('to_tsvector', 'name')} AS name, ${stems('to_tsvector', 'body')} AS body
    FROM (
      SELECT id, ${plain("string_agg(name, ' ')")} AS name, ${plain("string_agg(concat_ws(' ', body, abroad), ' ')")} AS body
      FROM texts GROUP BY id
    ) AS languages
  ), meant AS MATERIALIZED (
    SELECT id, (SELECT string_agg(words, ' ') FROM meanings m WHERE said.name @@ m.query) AS by_name,
      (SELECT string_agg(words, ' ') FROM meanings m WHERE said.body @@ m.query) AS by_body
    FROM said
  ), plain AS MATERIALIZED (
    SELECT id, locale, stemmer, name, beginnings, ${plain("concat_ws(' ', title, by_name)")} AS title,
      ${plain("concat_ws(' ', body, abroad, by_body)")} AS body
    FROM texts JOIN meant USING (id)
  ), indexed AS (
    INSERT INTO product_search (product_id, locale, name, name_doc, doc)
    SELECT id, locale, name,
      strip(to_tsvector('simple', title) || to_tsvector(stemmer, title)) || array_to_tsvector(beginnings),
      strip(to_tsvector('simple', body) || to_tsvector(stemmer, body))
    FROM plain
    ON CONFLICT (product_id, locale) DO UPDATE
      SET name = excluded.name, name_doc = excluded.name_doc, doc = excluded.doc
  ), words AS MATERIALIZED (
    SELECT DISTINCT locale, lexeme COLLATE "C" AS display
    FROM texts JOIN meant USING (id),
      unnest(to_tsvector('simple', lower(concat_ws(' ', body, by_body) COLLATE "en-x-icu")))
  )
  INSERT INTO search_word (locale, word, display)
  SELECT DISTINCT ON (locale, word) locale, word, display
  FROM (SELECT locale, unaccent(display) AS word, display FROM words) AS folded
  WHERE word ~ '^[a-z]{3,30}$'
  ORDER BY locale, word, display
  ON CONFLICT DO NOTHING`;

const SYNONYMS = JSON.stringify(synonymRows);

/** Changes when search rows are made in another way. */
export const SEARCH_MAKING = createHash('sha256').update(REFRESH).update(SYNONYMS).digest('hex');

const FORGET = `
  DELETE FROM product_search s USING product p
  WHERE p.id = s.product_id AND NOT p.active AND ($1::int[] IS NULL OR s.product_id = ANY($1))`;

/**
 * Brings the search rows of products (null: of all) in step with what they say, in the caller's transaction. Words of the
 * dictionary are only ever added, in one order, so that two writers do not lock each other out.
 */
export const refreshSearch = async (ctx: Ctx, productIds: readonly number[] | null): Promise<void> => {
  await ctx.sql(FORGET, [productIds], 'search.forget');
  const words = await searchWordsOf(ctx, productIds);
  await ctx.sql(REFRESH, [productIds, SYNONYMS, JSON.stringify(words)], 'search.refresh');
};

/** What of the catalogue was changed, as far as it is known. */
export interface Touched {
  readonly products?: readonly number[];
  readonly categories?: readonly number[];
}

const keysOf = ({ products = [], categories = [] }: Touched): string[] => [
  ALL.lists,
  ALL.api,
  ...products.map(productKey),
  ...categories.map(categoryKey),
];

/**
 * Tells every process that its cached reads of the catalogue are old, and the cache in front of them which pages are: without
 * `touched` all of them. Call it last: it locks one row until the commit.
 */
export const bumpCatalogVersion = async (ctx: Ctx, touched?: Touched): Promise<void> => {
  await ctx.sql('UPDATE catalog_version SET version = version + 1', [], 'catalog.bump');
  await tell(ctx, 'catalogue');
  await purge(ctx, touched ? keysOf(touched) : [ALL.catalogue]);
};
