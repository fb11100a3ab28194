import type { Ctx } from '../../core/context.ts';
import { announce } from '../../webhooks/announcement.service.ts';
import { WebhookEvent } from '../../webhooks/webhook-events.ts';
import type { ParcelState } from './parcel-states.ts';
import type { Parcel } from './parcel.entity.ts';

const EVENTS: Partial<Record<ParcelState, WebhookEvent>> = {
  PACKED: WebhookEvent.PARCEL_PACKED,
  HANDED_OVER: WebhookEvent.PARCEL_HANDED_OVER,
  DELIVERED: WebhookEvent.PARCEL_DELIVERED,
};

const CONTENTS = `
  SELECT o.order_number AS "orderNumber", json_agg(json_build_object('productId', l.product_id, 'quantity', i.quantity)
    ORDER BY l.position) AS lines
  FROM parcel_item i JOIN order_line l ON l.id = i.order_line_id JOIN orders o ON o.id = l.order_id
  WHERE i.parcel_id = $1 GROUP BY o.order_number`;

interface Contents {
  readonly orderNumber: string;
  readonly lines: readonly { readonly productId: number; readonly quantity: number }[];
}

/** Of the buyer nothing: who needs more asks the shop. */
const dataOf = async (ctx: Ctx, parcel: Parcel) => {
  const { id, orderId, ordinal, state, carrier, number, weightGrams } = parcel;
  const [contents] = await ctx.sql<Contents>(CONTENTS, [id]);
  return { orderId, ...contents!, ordinal, state, carrier, number, weightGrams };
};

/**
 * Tells webhooks that a parcel to the buyer came to the state in which it now is, in the caller's transaction: packed, handed over
 * or delivered. Of other states, and of what comes back, they hear nothing.
 */
export const announceParcel = async (ctx: Ctx, parcel: Parcel): Promise<void> => {
  const event = parcel.returning ? undefined : EVENTS[parcel.state];
  if (!event) return;
  const subject = { type: 'parcel', id: parcel.id } as const;
  await announce(ctx, event, async (tx) => [{ subject, data: await dataOf(tx, parcel) }]);
};
