import { CURRENCY } from '../../core/money.ts';
import type { Ctx } from '../../core/context.ts';
import { announce, type Announcement } from '../../webhooks/announcement.service.ts';
import { WebhookEvent } from '../../webhooks/webhook-events.ts';
import { LOW_STOCK } from '../catalog-rows.ts';

const PRODUCTS = `
  SELECT id, sku, slug, product_type AS type, active, price_minor::int AS "priceMinor", version FROM product
  WHERE id = ANY ($1::int[]) ORDER BY id`;

const about = (id: number, data: object): Announcement => ({ subject: { type: 'product', id }, data });

/** Tells webhooks that products are new or changed, in the caller's transaction. */
export const announceProducts = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  announce(ctx, WebhookEvent.PRODUCT_CHANGED, async (tx) => {
    const rows = await tx.sql<{ id: number }>(PRODUCTS, [ids]);
    return rows.map(({ id, ...data }) => about(id, { ...data, currency: CURRENCY }));
  });

/** Units of a product that can be sold, before and after a change. */
export interface StockMove {
  readonly productId: number;
  readonly before: number;
  readonly after: number;
}

/** Tells webhooks of products of which few are left since this change, in the caller's transaction. Of others nothing. */
export const announceLowStock = async (ctx: Ctx, moves: readonly StockMove[]): Promise<void> => {
  const low = moves.filter(({ before, after }) => before > LOW_STOCK && after <= LOW_STOCK);
  if (low.length === 0) return;
  await announce(ctx, WebhookEvent.STOCK_LOW, () =>
    low.map(({ productId, after }) => about(productId, { available: after, threshold: LOW_STOCK })),
  );
};
