import type { Ctx } from '../core/context.ts';
import { enqueue } from '../core/jobs.ts';
import type { Order } from '../orders/order.entity.ts';
import { packageOrderJob } from './packaging.ts';

type OrderRef = Pick<Order, 'id'>;

/**
 * Gives the buyer the files of every digital line, once. Call it in the transaction that books the payment; the zips are
 * built by a job after the commit.
 */
export const grantEntitlements = async (ctx: Ctx, { id, locale }: OrderRef & Pick<Order, 'locale'>): Promise<void> => {
  const granted = await ctx.sql(
    `INSERT INTO entitlement (order_line_id, product_id, model_version_id, locale, granted_at)
     SELECT id, product_id, model_version_id, $2, $3 FROM order_line WHERE order_id = $1 AND product_type = 'DIGITAL'
     ON CONFLICT (order_line_id) DO NOTHING RETURNING id`,
    [id, locale, ctx.shop.clock.now()],
    'delivery.grant',
  );
  if (granted.length > 0) await enqueue(ctx, packageOrderJob, { orderId: id }, { key: `delivery.package:${id}` });
};

/** Takes the files of an order back: from the commit on, its links are dead. The reason is kept; calling again changes nothing. */
export const revokeEntitlements = async (ctx: Ctx, { id }: OrderRef, reason = 'REFUNDED'): Promise<void> => {
  await ctx.sql(
    `UPDATE entitlement SET revoked_at = $2, revoke_reason = $3
     WHERE revoked_at IS NULL AND order_line_id IN (SELECT id FROM order_line WHERE order_id = $1)`,
    [id, ctx.shop.clock.now(), reason],
  );
};
