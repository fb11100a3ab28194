import type { Ctx } from '../core/context.ts';
import type { ProductType } from './product/product-type.ts';
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

const SELLABLES = `
  SELECT p.id, p.product_type AS "productType", p.active,
    p.category_id AS "categoryId", coalesce(t.name, e.name) AS name, p.sku, p.slug,
    p.price_minor::float8 AS "priceMinor", p.tax_class AS "taxClass", p.weight_grams AS "weightGrams",
    CASE WHEN p.product_type = 'PHYSICAL' THEN coalesce(s.on_hand - s.reserved, 0) END AS available,
    p.sold_files AS "soldFiles", i.key AS "imageKey"
  FROM product p
  LEFT JOIN product_translation t ON t.product_id = p.id AND t.locale = $2
  LEFT JOIN product_translation e ON e.product_id = p.id AND e.locale = 'en'
  LEFT JOIN stock_level s ON s.product_id = p.id
  LEFT JOIN product_image i ON i.product_id = p.id AND i.position = 0
  WHERE p.id = ANY($1::int[])
  ORDER BY p.id`;

/** Reads the products of a cart in one statement, inactive ones included, by id ascending; an unknown id has no row. Locks nothing. */
export const loadSellables = (ctx: Ctx, ids: readonly number[]): Promise<Sellable[]> =>
  ctx.sql<Sellable>(SELLABLES, [ids, ctx.locale], 'catalog.sellables');
