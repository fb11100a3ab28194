import type { Ctx } from '../../core/context.ts';
import { askedPart, pageOf, placeOf, type Part } from '../../core/connection.ts';
import { checked } from '../../core/faults.ts';
import { defineLoader, inOrder } from '../../core/loader.ts';
import type { OwnedDownload, OwnedDownloadConnection } from './owned-downloads.types.ts';

const OWNED = `
  SELECT o.id AS "orderId", o.order_number AS "orderNumber", e.granted_at AS "boughtAt", e.order_line_id AS "lineId",
    e.product_id AS "productId", e.id AS "entitlementId"
  FROM orders o JOIN order_line l ON l.order_id = o.id JOIN entitlement e ON e.order_line_id = l.id
  WHERE o.customer_id = $1 AND e.revoked_at IS NULL`;

/** What an account has bought and may download, newest first. Throws VALIDATION_FAILED, CURSOR_INVALID. */
export const downloadsOf = async (
  ctx: Ctx,
  customerId: string,
  part: Part,
): Promise<Omit<OwnedDownloadConnection, 'totalCount'>> => {
  const { first } = checked(askedPart, part);
  const rows = await ctx.sql<OwnedDownload & { entitlementId: string }>(
    `${OWNED} AND ($3::timestamptz IS NULL OR (e.granted_at, e.id) < ($3, $4::uuid))
     ORDER BY e.granted_at DESC, e.id DESC LIMIT $2`,
    [customerId, first + 1, ...placeOf(part.after)],
    'delivery.downloads',
  );
  return { ...pageOf(rows, part, ({ boughtAt, entitlementId }) => ({ at: boughtAt, id: entitlementId })), customerId };
};

const COUNT = `SELECT count(*)::int AS count FROM (${OWNED}) owned`;

/** How many of them there are. */
export const countDownloads = async (ctx: Ctx, customerId: string): Promise<number> =>
  (await ctx.sql<{ count: number }>(COUNT, [customerId]))[0]!.count;

/** The caller's last purchase of each product that may still be downloaded; null for a visitor, who costs no statement. */
export const ownedCopyOf = defineLoader<number, OwnedDownload | null>(async (ctx, productIds) => {
  if (!ctx.viewer) return productIds.map(() => null);
  const rows = await ctx.sql<OwnedDownload & { productId: number }>(
    `SELECT DISTINCT ON ("productId") * FROM (${OWNED} AND e.product_id = ANY($2::int[])) owned
     ORDER BY "productId", "boughtAt" DESC, "lineId" DESC`,
    [ctx.viewer.userId, productIds],
    'delivery.owned-copies',
  );
  return inOrder(productIds, rows, ({ productId }) => productId);
});

const OWNS = `
  SELECT EXISTS (${OWNED} AND e.product_id IN (
    SELECT other.product_id FROM product_model other JOIN product_model m ON m.model_id = other.model_id
    WHERE m.product_id = $2)) AS owns`;

/** Whether the caller has bought the files of the model of a product, as these files or as a kit of them, and may still load them. */
export const ownsModelOf = async (ctx: Ctx, customerId: string, productId: number): Promise<boolean> =>
  (await ctx.sql<{ owns: boolean }>(OWNS, [customerId, productId], 'delivery.owns-model'))[0]!.owns;
