import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCategory } from '../../support/builders/build-product.ts';
import { pagedHits, sortedHits } from '../../support/search-hits.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** So many that the index's list of a word of all is a long one. */
const PRODUCTS = 8000;

const FILL = `
  WITH made AS (
    INSERT INTO product (sku, slug, product_type, tax_class, price_minor, category_id, published_at)
    SELECT 'G-' || n, 'g-' || n, 'DIGITAL', 'digital', 900, (SELECT min(id) FROM category), now()
    FROM generate_series(1, ${PRODUCTS}) AS n RETURNING id
  ), named AS (
    SELECT id, 'Sokol ' || CASE WHEN id % 13 = 0 THEN 'gliders ' ELSE 'glider ' END || id % 200 AS name FROM made
  )
  INSERT INTO product_search (product_id, locale, name, name_doc, doc)
  SELECT id, 'en', name, strip(to_tsvector('simple', name) || to_tsvector('english', name)) || array_to_tsvector(ARRAY['^sokol']),
    strip(to_tsvector('simple', name || ' ' || id % 97) || to_tsvector('english', name))
  FROM named ORDER BY id`;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await buildCategory(shop.ctx());
  await shop.ctx().sql(FILL);
  await shop.ctx().sql('VACUUM ANALYZE product_search');
});
afterAll(() => shop.close());

describe('a search for a word of all and a figure', () => {
  it.each(['glider 15', 'glider 150', 'sokol 15', '15 glider', 'glider sokol 7', 'gliders 42'])(
    'gives every hit of "%s" once: whole words first, then beginnings, then what the texts say',
    async (words) => {
      const all = await sortedHits(shop.ctx(), words);
      expect(all.length).toBeGreaterThan(25);
      expect(await pagedHits(shop.ctx(), words, true)).toEqual(all);
      expect(await pagedHits(shop.ctx(), words, false)).toEqual(all.reverse());
    },
  );
});
