import type { Ctx } from '../../core/context.ts';
import { defineLoader, grouped } from '../../core/loader.ts';
import type { Locale } from '../../core/locale.ts';
import type { ModelVersionView } from './model-versions.resolver.ts';

interface VersionRow {
  readonly productId: number;
  readonly id: string;
  readonly version: string;
  readonly publishedAt: Date;
  readonly changelog: Partial<Record<Locale, string>>;
}

const VERSIONS = `
  SELECT m.product_id AS "productId", v.id, v.revision AS version, v.published_at AS "publishedAt", v.changelog
  FROM product_model m
    JOIN model_version sold ON sold.id = m.version_id
    JOIN model_version v ON v.model_id = m.model_id AND (v.published_at, v.id) <= (sold.published_at, sold.id)
  WHERE m.product_id = ANY($1::int[])
  ORDER BY v.published_at DESC, v.id DESC`;

/** Versions by product, newest first. One statement. */
export const versionsOfProduct = defineLoader<number, ModelVersionView[]>(async (ctx: Ctx, productIds) => {
  const rows = await ctx.sql<VersionRow>(VERSIONS, [productIds], 'models.versions');
  return grouped(productIds, rows, ({ productId }) => productId).map((versions) =>
    versions.map(({ productId, id, version, publishedAt, changelog }) => ({
      id,
      productId,
      version,
      publishedAt,
      changelog: changelog[ctx.locale] || changelog.en || null,
    })),
  );
});
