import type { Sellable } from '../catalog/sellable.queries.ts';
import type { Ctx } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { defineLoader, inOrder } from '../core/loader.ts';
import type { Locale } from '../core/locale.ts';
import type { PrintingSetting } from '../settings/printing.setting.ts';
import { readSettings } from '../settings/settings.queries.ts';
import type { ChosenPart } from './print-choice.ts';
import { pricedWork, type PricedWork, type PrintedManifest, type PrintWork } from './print-work.ts';
import { lineName } from './printed-line.texts.ts';

/** Parts that are printed for the buyer, as a cart sells them. */
export interface SoldPrint extends Sellable {
  /** Absent: they are not printed any more. */
  readonly print?: PrintWork;
}

interface JobRow {
  readonly id: number;
  readonly productId: number;
  readonly versionId: string;
  readonly parts: ChosenPart[];
  readonly material: string;
  readonly colour: string;
  readonly active: boolean;
  readonly name: string;
  readonly slug: string;
  readonly imageKey: string | null;
  readonly manifest: PrintedManifest;
}

/** Of the manifest what decides on the price of the parts: outlines are large. */
const JOBS = `
  SELECT j.id, j.product_id AS "productId", j.version_id AS "versionId", j.parts, j.material, j.colour, p.active, p.slug,
    coalesce(t.name, e.name) AS name, i.key AS "imageKey",
    jsonb_build_object('print', v.manifest -> 'print', 'parts', (
      SELECT jsonb_agg(part #- '{facts,footprint}' ORDER BY n)
      FROM jsonb_array_elements(v.manifest -> 'parts') WITH ORDINALITY AS all_parts (part, n)
      WHERE part ->> 'id' IN (SELECT chosen ->> 'partId' FROM jsonb_array_elements(j.parts) AS chosen)
    )) AS manifest
  FROM print_job j
  JOIN product p ON p.id = j.product_id
  JOIN model_version v ON v.id = j.version_id
  LEFT JOIN product_translation t ON t.product_id = p.id AND t.locale = $2
  LEFT JOIN product_translation e ON e.product_id = p.id AND e.locale = 'en'
  LEFT JOIN product_image i ON i.product_id = p.id AND i.position = 0
  WHERE j.id = ANY($1::int[])
  ORDER BY j.id`;

/** Null: it is not printed any more, whatever the reason. */
const pricedNow = (row: JobRow, setting: PrintingSetting, locale: Locale): PricedWork | null => {
  const { versionId, manifest, ...choice } = row;
  try {
    return row.active ? pricedWork({ choice, versionId, manifest }, setting, locale) : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};

const soldOf = (row: JobRow, setting: PrintingSetting, locale: Locale): SoldPrint => {
  const priced = pricedNow(row, setting, locale);
  const { id, slug, imageKey, name } = row;
  return {
    id,
    slug,
    imageKey,
    productType: 'PHYSICAL',
    active: priced !== null,
    // Promotions of products and of categories are of what lies on a shelf.
    categoryId: 0,
    name: priced ? lineName(priced.work, name, locale) : name,
    sku: `PRINT-${id}`,
    priceMinor: priced?.price.totalMinor ?? 0,
    volumePrices: null,
    counterpartId: null,
    bundlePriceMinor: null,
    taxClass: 'goods',
    weightGrams: Math.ceil(priced?.price.grams ?? 0),
    available: null,
    soldFiles: null,
    ...(priced && { print: priced.work }),
  };
};

/** Print jobs as a cart sells them, priced as of now in one statement, by id ascending; an unknown id has none. Locks nothing. */
export const printsOnSale = async (ctx: Ctx, ids: readonly number[]): Promise<SoldPrint[]> => {
  const rows = await ctx.sql<JobRow>(JOBS, [ids, ctx.locale], 'printing.on-sale');
  const { printing } = await readSettings(ctx);
  return rows.map((row) => soldOf(row, printing, ctx.locale));
};

/** The product whose parts a print job is of; null: there is no such job. */
export const printedProductOf = defineLoader<number, number | null>(async (ctx, ids) => {
  const rows = await ctx.sql<{ id: number; productId: number }>(
    'SELECT id, product_id AS "productId" FROM print_job WHERE id = ANY($1::int[])',
    [ids],
    'printing.products',
  );
  return inOrder(ids, rows, ({ id }) => id).map((row) => row?.productId ?? null);
});
