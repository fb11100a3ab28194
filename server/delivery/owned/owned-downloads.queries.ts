import type { Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { defineLoader, inOrder } from '../../core/loader.ts';
import { MAX_PAGE } from '../../core/page.ts';
import type { OwnedDownload } from './owned-downloads.types.ts';

const OWNED = `
  SELECT o.id AS "orderId", o.order_number AS "orderNumber", e.granted_at AS "boughtAt", e.order_line_id AS "itemId",
    e.product_id AS "productId"
  FROM orders o JOIN order_line l ON l.order_id = o.id JOIN entitlement e ON e.order_line_id = l.id
  WHERE o.customer_id = $1 AND e.revoked_at IS NULL`;

/** What an account has bought and may download, newest first. Throws VALIDATION_FAILED unless `first` is 1 to 100. */
export const downloadsOf = async (ctx: Ctx, userId: string, first: number): Promise<OwnedDownload[]> => {
  if (first < 1 || first > MAX_PAGE) throw validationFailed({ first: 'INVALID' });
  return ctx.sql<OwnedDownload>(
    `${OWNED} ORDER BY e.granted_at DESC, e.id DESC LIMIT $2`,
    [userId, first],
    'delivery.downloads',
  );
};

/** The caller's last purchase of each product that may still be downloaded; null for a visitor, who costs no statement. */
export const ownedCopyOf = defineLoader<number, OwnedDownload | null>(async (ctx, productIds) => {
  if (!ctx.viewer) return productIds.map(() => null);
  const rows = await ctx.sql<OwnedDownload & { productId: number }>(
    `SELECT DISTINCT ON ("productId") * FROM (${OWNED} AND e.product_id = ANY($2::int[])) owned
     ORDER BY "productId", "boughtAt" DESC, "itemId" DESC`,
    [ctx.viewer.userId, productIds],
    'delivery.owned-copies',
  );
  return inOrder(productIds, rows, ({ productId }) => productId);
});
