import type { Ctx } from '../core/context.ts';
import type { ProductType } from './product/product-type.ts';
import type { VolumePrice } from './product/volume-prices.ts';
import type { TaxClass } from './product/product.entity.ts';

/** What cart and orders need to know of a product; the only source of prices for them. */
export interface Sellable {
  id: number;
  productType: ProductType;
  active: boolean;
  categoryId: number;
  /** In the language of the context, else English. */
  name: string;
  sku: string;
  slug: string;
  /** Gross, minor units of EUR. */
  priceMinor: number;
  /** What a unit costs the caller from a quantity on; null: always the same. */
  volumePrices: VolumePrice[] | null;
  /** The files of this kit, or the kit of these files. */
  counterpartId: number | null;
  /** Of a kit: what one costs together with its files; null: as much as both. */
  bundlePriceMinor: number | null;
  taxClass: TaxClass;
  /** Null for files. */
  weightGrams: number | null;
  /** Units on sale now; null for DIGITAL, which never runs out. */
  available: number | null;
  /** How many printable files a buyer gets today; null for goods, and where no version is published. */
  soldFiles: number | null;
  /** Key of the cover below `/media/`. */
  imageKey: string | null;
}

/** Those for all, and for the groups of the buyer ($3). */
const OWN_VOLUME_PRICES = `
      (SELECT jsonb_agg(v) FROM jsonb_array_elements(p.volume_prices) AS v
        WHERE v ->> 'groupId' IS NULL OR (v ->> 'groupId')::uuid IN
          (SELECT m.group_id FROM customer_group_member m WHERE m.user_id = $3::uuid))`;

/** The ids stand behind a SELECT, so that it is planned once per connection: that takes three times as long as to read it. */
const SELLABLES = `
  SELECT p.id, p.product_type AS "productType", p.active,
    p.category_id AS "categoryId", coalesce(t.name, e.name) AS name, p.sku, p.slug,
    p.price_minor::float8 AS "priceMinor", CASE WHEN p.volume_prices IS NOT NULL THEN ${OWN_VOLUME_PRICES} END AS "volumePrices", p.counterpart_id AS "counterpartId",
    p.bundle_price_minor::float8 AS "bundlePriceMinor", p.tax_class AS "taxClass", p.weight_grams AS "weightGrams",
    CASE WHEN p.product_type = 'PHYSICAL' THEN coalesce(s.on_hand - s.reserved, 0) END AS available,
    p.sold_files AS "soldFiles", i.key AS "imageKey"
  FROM product p
  LEFT JOIN product_translation t ON t.product_id = p.id AND t.locale = $2
  LEFT JOIN product_translation e ON e.product_id = p.id AND e.locale = 'en'
  LEFT JOIN stock_level s ON s.product_id = p.id
  LEFT JOIN product_image i ON i.product_id = p.id AND i.position = 0
  WHERE p.id = ANY((SELECT $1::int[])::int[])
  ORDER BY p.id`;

/** Reads the products of a cart in one statement, inactive ones included, by id ascending; an unknown id has no row. Locks nothing. */
export const loadSellables = (ctx: Ctx, ids: readonly number[]): Promise<Sellable[]> =>
  ctx.sql<Sellable>(SELLABLES, [ids, ctx.locale, ctx.viewer?.userId ?? null], 'catalog.sellables');
