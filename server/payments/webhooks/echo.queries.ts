import type { Ctx } from '../../core/context.ts';
import { captureResource, orderResource, type EventEnvelope } from './webhook-event.ts';

/** The shop captured it itself and heard PayPal's fee with the answer. */
const IS_BOOKED = `EXISTS (
  SELECT FROM payment_capture c JOIN payment_attempt a ON a.id = c.attempt_id
  WHERE c.paypal_capture_id = $2 AND a.paypal_order_id = $3 AND a.state IN ('PAID', 'REFUNDED')
    AND c.status = 'COMPLETED' AND c.fee_minor IS NOT NULL)`;

/** Whoever captures it just now books it, or the reconciler once that one's time is over. */
const IS_BUSY = `EXISTS (
  SELECT FROM payment_attempt a
  WHERE a.paypal_order_id = $3 AND a.state = 'CAPTURING' AND a.busy_until > $4::timestamptz)`;

const HAS_ENDED = `EXISTS (
  SELECT FROM payment_attempt a
  WHERE a.paypal_order_id = $3 AND a.state IN ('PAID', 'REFUNDED', 'FAILED', 'CANCELLED'))`;

/**
 * Whether an event tells what is known: of a completed capture what has been or is being booked, or of an approval what has
 * been followed. There is nothing left to ask or to write. A capture that was held, refused, given back or booked without its
 * fee is none. Its parameters, the first of a statement, are those of `echoParams`.
 */
export const IS_ECHO = `CASE $1::text WHEN 'PAYMENT.CAPTURE.COMPLETED' THEN ${IS_BUSY} OR ${IS_BOOKED}
  WHEN 'CHECKOUT.ORDER.APPROVED' THEN ${IS_BUSY} OR ${HAS_ENDED} ELSE false END`;

/** Type, capture, order and the present time. */
export const echoParams = (ctx: Ctx, { event_type, resource }: EventEnvelope): unknown[] => {
  const capture = captureResource.safeParse(resource).data;
  const orderId =
    capture?.supplementary_data.related_ids.order_id ?? orderResource.safeParse(resource).data?.id ?? null;
  return [event_type, capture?.id ?? null, orderId, ctx.shop.clock.now()];
};

/** Whether an event is an echo as of now. */
export const isEcho = async (ctx: Ctx, event: EventEnvelope): Promise<boolean> => {
  const [row] = await ctx.sql<{ echo: boolean }>(`SELECT ${IS_ECHO} AS echo`, echoParams(ctx, event), 'payments.echo');
  return row!.echo;
};
