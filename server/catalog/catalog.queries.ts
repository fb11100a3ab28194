import type { Ctx } from '../core/context.ts';
import {
  ATTRIBUTES_COLUMN,
  CARD_COLUMNS,
  CARD_JOINS,
  FACTS_COLUMNS,
  FIT_COUNT_COLUMN,
  GALLERY_COLUMN,
  MODEL_COLUMNS,
  TEXT_JOINS,
  type AttributeRow,
  type CardRow,
  type FactsRow,
  type ImageRow,
  type ModelFacts,
  type ProductTexts,
} from './catalog-rows.ts';
import { PRICES_COLUMN, type PriceHistory } from './product/price-history.ts';

const TEXT_COLUMNS = `
  coalesce(t.description, e.description) AS description, coalesce(t.features, e.features) AS features,
  coalesce(t.interaction_instructions, e.interaction_instructions) AS "interactionInstructions",
  coalesce(t.print_info, e.print_info) AS "printInfo"`;

export interface DetailRow extends CardRow, FactsRow, ProductTexts {
  /** Null for the counterpart, of which a page shows only the card. */
  gallery: ImageRow[] | null;
  attributes: AttributeRow[] | null;
  fits: number | null;
}

/** Of the product whose id this expression is, and of its counterpart. */
const detailText = (own: string): string => `
  SELECT ${CARD_COLUMNS}, ${FACTS_COLUMNS}, ${TEXT_COLUMNS},
    CASE WHEN p.id = ${own} THEN ${GALLERY_COLUMN} END AS gallery,
    CASE WHEN p.id = ${own} THEN ${ATTRIBUTES_COLUMN} END AS attributes,
    CASE WHEN p.id = ${own} THEN ${FIT_COUNT_COLUMN} END AS fits
  FROM product p ${TEXT_JOINS}
  WHERE p.id = ANY(ARRAY[${own}, (SELECT counterpart_id FROM product WHERE id = ${own})])`;

const DETAIL = detailText('$2');

/** A product with its texts, pictures and attributes, and the card of its counterpart, inactive ones included. */
export const detailRows = (ctx: Ctx, id: number): Promise<DetailRow[]> =>
  ctx.sql<DetailRow>(DETAIL, [ctx.locale, id], 'catalog.detail');

/** The same of the one product whose id the statement `found` reads; no rows where it finds none. */
export const foundDetailRows = (ctx: Ctx, found: string, name: string): Promise<DetailRow[]> =>
  ctx.sql<DetailRow>(`WITH own AS MATERIALIZED (${found}) ${detailText('(SELECT id FROM own)')}`, [ctx.locale], name);

/** Behind a SELECT the ids say nothing of their number, so PostgreSQL plans the statement once per connection. */
const CARDS = `SELECT ${CARD_COLUMNS} FROM product p ${CARD_JOINS} WHERE p.id = ANY((SELECT $2::int[])::int[])`;

/** Cards by id, inactive ones included. */
export const cardRows = (ctx: Ctx, ids: readonly number[]): Promise<CardRow[]> =>
  ctx.sql<CardRow>(CARDS, [ctx.locale, ids], 'catalog.cards');

const TEXTS = `
  SELECT p.id, ${TEXT_COLUMNS}
  FROM product p
  LEFT JOIN product_translation t ON t.product_id = p.id AND t.locale = $1
  LEFT JOIN product_translation e ON e.product_id = p.id AND e.locale = 'en'
  WHERE p.id = ANY($2::int[])`;

export const textRows = (ctx: Ctx, ids: readonly number[]): Promise<(ProductTexts & { id: number })[]> =>
  ctx.sql(TEXTS, [ctx.locale, ids], 'catalog.texts');

const MODELS = `SELECT p.id, ${MODEL_COLUMNS} FROM product p WHERE p.id = ANY($1::int[])`;

export const modelRows = (ctx: Ctx, ids: readonly number[]): Promise<(ModelFacts & { id: number })[]> =>
  ctx.sql(MODELS, [ids], 'catalog.models');

const GALLERIES = `SELECT p.id, ${GALLERY_COLUMN} AS gallery FROM product p WHERE p.id = ANY($2::int[])`;

export const galleryRows = (ctx: Ctx, ids: readonly number[]): Promise<{ id: number; gallery: ImageRow[] }[]> =>
  ctx.sql(GALLERIES, [ctx.locale, ids], 'catalog.galleries');

const ATTRIBUTES = `SELECT p.id, ${ATTRIBUTES_COLUMN} AS attributes FROM product p WHERE p.id = ANY($2::int[])`;

export const attributeRows = (
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ id: number; attributes: AttributeRow[] }[]> =>
  ctx.sql(ATTRIBUTES, [ctx.locale, ids], 'catalog.attributes');

const HISTORIES = `SELECT p.id, ${PRICES_COLUMN} AS prices FROM product p WHERE p.id = ANY($1::int[])`;

export const historyRows = (ctx: Ctx, ids: readonly number[]): Promise<{ id: number; prices: PriceHistory }[]> =>
  ctx.sql(HISTORIES, [ids], 'catalog.histories');

export interface PriceRow {
  productId: number;
  priceMinor: number;
  changedAt: Date;
  /** Last ISO day of the sale that runs; null: none does. */
  saleTo: string | null;
}

const PRICES = `
  SELECT c.product_id AS "productId", c.price_minor::float8 AS "priceMinor", c.changed_at AS "changedAt",
    CASE WHEN p.regular_price_minor IS NOT NULL THEN p.sale_to::text END AS "saleTo"
  FROM unnest($1::int[]) AS w (id)
  JOIN product p ON p.id = w.id
  CROSS JOIN LATERAL (
    SELECT * FROM price_change h WHERE h.product_id = w.id ORDER BY h.changed_at DESC, h.id DESC LIMIT $2
  ) c
  ORDER BY c.product_id, c.changed_at, c.id`;

const LONGEST_HISTORY = 400;

/** The latest prices of each product, oldest first, for who edits them. */
export const priceRows = (ctx: Ctx, ids: readonly number[]): Promise<PriceRow[]> =>
  ctx.sql<PriceRow>(PRICES, [ids, LONGEST_HISTORY], 'catalog.prices');

/**
 * Same category first, newest first; of what is sold as kit and as files only the form of the product itself. With the number
 * in its text and the ids behind a SELECT, PostgreSQL expects as much of one call as of all, and plans it once per connection:
 * that takes five times as long as to read it.
 */
const relatedText = (first: number): string => `
  SELECT o.id AS "ownId", o.n::int AS n, ${CARD_COLUMNS}, ${FACTS_COLUMNS}
  FROM (
    SELECT own.id, r.id AS related_id, r.n
    FROM product own
    CROSS JOIN LATERAL (
      SELECT q.id, row_number() OVER (ORDER BY q.rank, q.published_at DESC, q.id DESC) AS n
      FROM (
        (SELECT x.id, x.published_at, 0 AS rank FROM product x
          WHERE x.active AND x.category_id = own.category_id AND x.id <> own.id
            AND x.id IS DISTINCT FROM own.counterpart_id
            AND (x.counterpart_id IS NULL OR x.product_type = own.product_type)
          ORDER BY x.published_at DESC, x.id DESC LIMIT ${first})
        UNION ALL
        (SELECT x.id, x.published_at, 1 FROM product x
          WHERE x.active AND x.category_id <> own.category_id AND x.id IS DISTINCT FROM own.counterpart_id
            AND (x.counterpart_id IS NULL OR x.product_type = own.product_type)
          ORDER BY x.published_at DESC, x.id DESC LIMIT ${first})
      ) q ORDER BY q.rank, q.published_at DESC, q.id DESC LIMIT ${first}
    ) r
    WHERE own.id = ANY((SELECT $2::int[])::int[])
  ) o
  JOIN product p ON p.id = o.related_id ${CARD_JOINS}
  ORDER BY o.id, o.n`;

/** `first` is a small whole number. */
export const relatedRows = (
  ctx: Ctx,
  ids: readonly number[],
  first: number,
): Promise<(CardRow & FactsRow & { ownId: number })[]> =>
  ctx.sql(relatedText(first), [ctx.locale, ids], `catalog.related.${first}`);
