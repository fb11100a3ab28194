import { readEditable } from '../../../server/catalog/admin/admin-product-edit.queries.ts';
import { updateEditable } from '../../../server/catalog/admin/admin-product-edit.service.ts';
import { plannedSalesJob } from '../../../server/catalog/product/planned-sales.job.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { dayOf, daysAfter, startOfDay } from '../../../server/core/text/format.ts';
import type { TestShop } from '../shop.ts';
import { buildProduct } from './build-product.ts';

const HOUR = 3_600_000;

export const today = (shop: TestShop): string => dayOf(shop.clock.now());
export const inDays = (shop: TestShop, days: number): string => daysAfter(today(shop), days);
/** The morning of a day, once the job of that minute has run. */
export const arriveAt = async (shop: TestShop, day: string): Promise<void> => {
  shop.clock.advance(startOfDay(day).getTime() + 8 * HOUR - shop.clock.now().getTime());
  await plannedSalesJob.run(shop.ctx(), {});
};

/** A product of 10.00 since 40 days, on the morning of a day. */
export const oldProduct = async (shop: TestShop): Promise<number> => {
  const id = await buildProduct(shop.ctx(), { priceMinor: 1000 });
  await arriveAt(shop, inDays(shop, 40));
  return id;
};

export const planSale = async (admin: Ctx, id: number, input: object) =>
  updateEditable(admin, id, (await readEditable(admin, id)).version, input);
export const sale = (salePriceMinor: number | null, saleFrom: string | null, saleTo: string | null) => ({
  salePriceMinor,
  saleFrom,
  saleTo,
});

export const later = (priceMinor: number, from: string, to: string) => ({ priceMinor, from, to });

interface Shown {
  price: { minor: number };
  priceReduction: { lowest: { minor: number }; until: string | null } | null;
}
export const shownPrice = async (shop: TestShop, id: number): Promise<Shown> =>
  (
    await shop.graphql<{ product: Shown }>(
      'query ($id: Int!) { product(id: $id) { price { minor } priceReduction { lowest { minor } until } } }',
      { id },
    )
  ).data.product;
export const storedPrices = async (shop: TestShop, id: number) =>
  (
    await shop.ctx().sql<Record<string, unknown>>(
      `SELECT price_minor::int AS price, regular_price_minor::int AS regular, sale_price_minor::int AS sale,
       (SELECT array_agg(price_minor::int ORDER BY id) FROM price_change WHERE product_id = p.id) AS history
       FROM product p WHERE id = $1`,
      [id],
    )
  )[0];
