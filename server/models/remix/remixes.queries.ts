import { CARD_COLUMNS, CARD_JOINS, productOf, type CardRow } from '../../catalog/catalog-rows.ts';
import type { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx } from '../../core/context.ts';
import { defineLoader, grouped, inOrder } from '../../core/loader.ts';
import type { RemixOrigin } from './remixes.types.ts';

const ORIGINS = `
  SELECT m.product_id AS "ownId", v.revision AS "originVersion", ${CARD_COLUMNS}
  FROM product_model m
    JOIN model_remix r ON r.model_id = m.model_id
    JOIN model_version v ON v.id = r.origin_version_id
    JOIN product p ON p.id = r.origin_product_id AND p.active ${CARD_JOINS}
  WHERE m.product_id = ANY((SELECT $2::int[])::int[]) AND m.version_id IS NOT NULL`;

/** What the model of each was made from, where that is on sale. One statement. */
export const originOf = defineLoader<number, RemixOrigin | null>(async (ctx, ids) => {
  const rows = await ctx.sql<CardRow & { ownId: number; originVersion: string }>(
    ORIGINS,
    [ctx.locale, ids],
    'models.origins',
  );
  return inOrder(ids, rows, ({ ownId }) => ownId).map(
    (row) => row && { version: row.originVersion, product: productOf(row) },
  );
});

/** Of a model that is sold in two forms, the one that is sold as its origin is. */
const REMIXES = `
  SELECT o.version_id AS "versionId", o.own_id AS "ownId", ${CARD_COLUMNS}
  FROM (
    SELECT DISTINCT ON (w.own_id, w.version_id, r.model_id) w.own_id, w.version_id, x.id AS remix_id, r.begun_at
    FROM unnest($2::int[], $3::uuid[]) AS w (own_id, version_id)
      JOIN product own ON own.id = w.own_id
      JOIN model_remix r ON r.origin_version_id = w.version_id
      JOIN product_model m ON m.model_id = r.model_id AND m.version_id IS NOT NULL
      JOIN product x ON x.id = m.product_id AND x.active
    ORDER BY w.own_id, w.version_id, r.model_id, x.product_type = own.product_type DESC, x.id
  ) o
  JOIN product p ON p.id = o.remix_id ${CARD_JOINS}
  ORDER BY o.begun_at, p.id`;

interface VersionKey {
  readonly productId: number;
  readonly versionId: string;
}

const nameOf = (ownId: number, versionId: string): string => `${ownId} ${versionId}`;

/** Products on sale that were made from a version, the oldest first, as they are shown beside a product. One statement. */
export const remixesOf = defineLoader<VersionKey, ProductView[]>(async (ctx: Ctx, keys) => {
  const rows = await ctx.sql<CardRow & { ownId: number; versionId: string }>(
    REMIXES,
    [ctx.locale, keys.map(({ productId }) => productId), keys.map(({ versionId }) => versionId)],
    'models.remixes',
  );
  const names = keys.map(({ productId, versionId }) => nameOf(productId, versionId));
  return grouped(names, rows, ({ ownId, versionId }) => nameOf(ownId, versionId)).map((own) => own.map(productOf));
});

interface StoredOrigin {
  readonly productId: number;
  readonly version: string;
}

/** What the model of a product was made from, on sale or not; null for one that is no remix. */
export const storedOrigin = async (ctx: Ctx, productId: number): Promise<StoredOrigin | null> => {
  const [row] = await ctx.sql<StoredOrigin>(
    `SELECT r.origin_product_id AS "productId", v.revision AS version
     FROM product_model m JOIN model_remix r ON r.model_id = m.model_id JOIN model_version v ON v.id = r.origin_version_id
     WHERE m.product_id = $1`,
    [productId],
    'models.origin',
  );
  return row ?? null;
};

const ANCESTORS = `
  WITH RECURSIVE line AS (
    SELECT $1::text AS model_id
    UNION
    SELECT v.model_id FROM line JOIN model_remix r ON r.model_id = line.model_id
      JOIN model_version v ON v.id = r.origin_version_id
  )
  SELECT model_id AS "modelId" FROM line`;

/** A model, the one that it was made from, and so on. */
export const lineOf = async (ctx: Ctx, modelId: string): Promise<string[]> =>
  (await ctx.sql<{ modelId: string }>(ANCESTORS, [modelId], 'models.line')).map((row) => row.modelId);
