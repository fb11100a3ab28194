import type { ImageInput } from '../catalog/catalog.inputs.ts';
import { defineLoader } from '../core/loader.ts';
import type { Manifest } from './manifest.ts';
import type { ModelFileKind } from './version/model-version.entity.ts';

export interface FileSum {
  kind: ModelFileKind;
  format: string;
  files: number;
  bytes: number;
}

/** What the page of a product shows of its model. */
export interface ModelFacts {
  productId: number;
  versionId: string;
  previewKey: string | null;
  previewBytes: number | null;
  largestPartMm: number[];
  /** Null unless asked for. */
  manifest: Manifest | null;
  partImages: Record<string, ImageInput> | null;
  partPhotos: Record<string, ImageInput> | null;
  /** Sold files in the language of the request, summed by kind; empty unless asked for. */
  sums: FileSum[];
}

export interface ModelKey {
  readonly productId: number;
  /** Whether parts and files are read too. */
  readonly full: boolean;
}

const FACTS = `
  SELECT m.product_id AS "productId", v.id AS "versionId", v.preview_key AS "previewKey", media.bytes AS "previewBytes",
    v.largest_part_mm AS "largestPartMm",
    CASE WHEN m.product_id = ANY($2::int[]) THEN v.manifest END AS manifest,
    CASE WHEN m.product_id = ANY($2::int[]) THEN v.part_images END AS "partImages",
    CASE WHEN m.product_id = ANY($2::int[]) THEN v.part_photos END AS "partPhotos",
    CASE WHEN m.product_id = ANY($2::int[]) THEN (
      SELECT json_agg(s) FROM (
        SELECT f.kind, f.format, count(*)::int AS files, sum(f.bytes)::int AS bytes
        FROM model_file f
        WHERE f.version_id = v.id AND (f.locale IS NULL OR f.locale = $3)
        GROUP BY f.kind, f.format ORDER BY f.kind DESC, f.format
      ) s
    ) END AS sums
  FROM product_model m
  JOIN model_version v ON v.id = m.version_id
  LEFT JOIN public_media media ON media.key = v.preview_key
  WHERE m.product_id = ANY($1::int[])`;

/** Models of products, those asked in full and those not in one statement; null where there are no files (yet). */
export const modelOf = defineLoader<ModelKey, ModelFacts | null>(async (ctx, keys) => {
  const ids = [...new Set(keys.map(({ productId }) => productId))];
  const full = [...new Set(keys.filter((key) => key.full).map(({ productId }) => productId))];
  const rows = await ctx.sql<ModelFacts>(FACTS, [ids, full, ctx.locale], 'models.facts');
  const byProduct = new Map(rows.map((row) => [row.productId, { ...row, sums: row.sums ?? [] }]));
  return keys.map(({ productId }) => byProduct.get(productId) ?? null);
});
