import type { TestShop } from '../shop.ts';

export interface SellableChanges {
  type?: 'PHYSICAL' | 'DIGITAL';
  priceMinor?: number;
  /** On hand; files have none. */
  stock?: number;
  active?: boolean;
  weightGrams?: number;
  name?: string;
  /** How many printable files are published; null: none yet. Goods have none. */
  files?: number | null;
}

let serial = 0;

/** A product that can be bought, with its category, English text and stock: no more than a cart needs. Gives its id. */
export const buildSellable = async (shop: TestShop, changes: SellableChanges = {}): Promise<number> => {
  const { type = 'PHYSICAL', priceMinor = 12_900, stock = 10, active = true, weightGrams = 900, files = 2 } = changes;
  const tag = `${type.toLowerCase()}-${process.pid}-${(serial += 1)}`;
  const name = changes.name ?? tag;
  const digital = type === 'DIGITAL';
  const [row] = await shop.ctx().sql<{ id: number }>(
    `WITH shelf AS (
       INSERT INTO category (slug, names) VALUES ($1, jsonb_build_object('en', $1::text)) RETURNING id
     ), made AS (
       INSERT INTO product (slug, sku, product_type, active, price_minor, tax_class, category_id, published_at, weight_grams, sold_files)
       SELECT $1, upper($1), $2, $3, $4, $5, id, now(), $6, CASE WHEN $2 = 'DIGITAL' THEN $9::int END FROM shelf RETURNING id
     ), words AS (
       INSERT INTO product_translation
         (product_id, locale, name, summary, description, features, spec_line, interaction_instructions)
       SELECT id, 'en', $7, '', '', '{}', '', '{}' FROM made
     ), picture AS (
       INSERT INTO public_media (key, content_type, bytes) VALUES ($1 || '.webp', 'image/webp', 1)
     ), cover AS (
       INSERT INTO product_image (product_id, position, key, width, height, kind, alt)
       SELECT id, 0, $1 || '.webp', 4, 3, 'PHOTO', jsonb_build_object('en', $1::text) FROM made
     ), shelved AS (
       INSERT INTO stock_level (product_id, on_hand) SELECT id, $8 FROM made WHERE $2 = 'PHYSICAL'
     )
     SELECT id FROM made`,
    [tag, type, active, priceMinor, digital ? 'digital' : 'goods', digital ? null : weightGrams, name, stock, files],
  );
  return row!.id;
};

/** Gives products volume prices, or a kit its files and a price for both, as an admin would. */
export const setPrices = async (
  shop: TestShop,
  id: number,
  prices: {
    volume?: { from: number; priceMinor: number; groupId?: string }[];
    files?: number;
    bundlePriceMinor?: number;
  },
): Promise<void> => {
  const { volume, files, bundlePriceMinor } = prices;
  const ctx = shop.ctx();
  if (volume) {
    const rows = volume.map((row) => ({ groupId: null, ...row }));
    await ctx.sql('UPDATE product SET volume_prices = $2::jsonb WHERE id = $1', [id, JSON.stringify(rows)]);
  }
  if (files === undefined) return;
  await ctx.sql('UPDATE product SET counterpart_id = $2, bundle_price_minor = $3 WHERE id = $1', [
    id,
    files,
    bundlePriceMinor,
  ]);
  await ctx.sql('UPDATE product SET counterpart_id = $2 WHERE id = $1', [files, id]);
};

export interface Stock {
  onHand: number;
  reserved: number;
}

export const stockOf = async (shop: TestShop, productId: number): Promise<Stock> => {
  const [row] = await shop
    .ctx()
    .sql<Stock>('SELECT on_hand AS "onHand", reserved FROM stock_level WHERE product_id = $1', [productId]);
  return row!;
};
