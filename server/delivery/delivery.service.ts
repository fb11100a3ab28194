import type { Ctx } from '../core/context.ts';
import { enqueue } from '../core/jobs/jobs.ts';
import type { Order } from '../orders/order.entity.ts';
import { packageOrderJob } from './package/package.service.ts';
import { tailorGranted, type GrantedFiles } from './tailored/granted-copies.service.ts';

type OrderRef = Pick<Order, 'id'>;

/** With what the buyer chose of them, and what may be chosen of that version. */
const GRANT = `
  WITH granted AS (
    INSERT INTO entitlement (order_line_id, product_id, model_version_id, locale, granted_at)
    SELECT id, product_id, model_version_id, $2, $3 FROM order_line WHERE order_id = $1 AND product_type = 'DIGITAL'
    ON CONFLICT (order_line_id) DO NOTHING RETURNING id, order_line_id, model_version_id
  )
  SELECT g.id AS "entitlementId", g.model_version_id AS "baseVersionId", l.tailored -> 'choice' AS choice,
    v.manifest -> 'tailoring' -> 'parameters' AS parameters
  FROM granted g
    JOIN order_line l ON l.id = g.order_line_id
    LEFT JOIN model_version v ON l.tailored IS NOT NULL AND v.id = g.model_version_id`;

/**
 * Gives the buyer the files of every digital line, once, and has them made for what was chosen. Call it in the transaction that
 * books the payment; the zips are built by a job after the commit.
 */
export const grantEntitlements = async (ctx: Ctx, { id, locale }: OrderRef & Pick<Order, 'locale'>): Promise<void> => {
  const granted = await ctx.sql<GrantedFiles>(GRANT, [id, locale, ctx.shop.clock.now()], 'delivery.grant');
  if (granted.length > 0) await enqueue(ctx, packageOrderJob, { orderId: id }, { key: `delivery.package:${id}` });
  for (const files of granted) if (files.choice) await tailorGranted(ctx, files);
};

export interface Revoking {
  /** Kept beside the entitlement. */
  readonly reason?: string;
  /** Only these lines; absent: all. */
  readonly itemIds?: readonly string[];
}

/**
 * Takes files of an order back: from the commit on, their links are dead. The reason is kept; calling again changes
 * nothing. Returns how many were taken.
 */
export const revokeEntitlements = async (
  ctx: Ctx,
  { id }: OrderRef,
  { reason = 'REFUNDED', itemIds }: Revoking = {},
): Promise<number> => {
  const taken = await ctx.sql(
    `UPDATE entitlement SET revoked_at = $2, revoke_reason = $3
     WHERE revoked_at IS NULL AND order_line_id IN
       (SELECT id FROM order_line WHERE order_id = $1 AND ($4::uuid[] IS NULL OR id = ANY($4::uuid[])))
     RETURNING id`,
    [id, ctx.shop.clock.now(), reason, itemIds ?? null],
  );
  return taken.length;
};

/** Gives the files of a line back to its buyer; links that were made before work again. Returns how many were given. */
export const restoreEntitlement = async (ctx: Ctx, { id }: OrderRef, itemId: string): Promise<number> => {
  const given = await ctx.sql(
    `UPDATE entitlement SET revoked_at = NULL, revoke_reason = NULL
     WHERE revoked_at IS NOT NULL AND order_line_id IN (SELECT id FROM order_line WHERE order_id = $1 AND id = $2)
     RETURNING id`,
    [id, itemId],
  );
  return given.length;
};

/** Gives back all files of an order that were taken for one reason. Returns how many were given. */
export const restoreEntitlements = async (ctx: Ctx, { id }: OrderRef, reason: string): Promise<number> => {
  const given = await ctx.sql(
    `UPDATE entitlement SET revoked_at = NULL, revoke_reason = NULL
     WHERE revoke_reason = $2 AND order_line_id IN (SELECT id FROM order_line WHERE order_id = $1) RETURNING id`,
    [id, reason],
  );
  return given.length;
};
