import type { Ctx } from '../../core/context.ts';
import { AttemptState } from '../payment-state.ts';
import { captureResource, type EventEnvelope } from './webhook-event.ts';

const SETTLED = [AttemptState.PAID, AttemptState.REFUNDED];

/**
 * Whether an event tells of a completed capture what has been booked: the shop captured it itself and heard PayPal's fee with
 * the answer. There is nothing left to ask or to write. A capture that was held, refused, given back or booked without its
 * fee is none.
 */
export const isEcho = async (ctx: Ctx, { event_type, resource }: EventEnvelope): Promise<boolean> => {
  const { data: capture } = captureResource.safeParse(resource);
  if (event_type !== 'PAYMENT.CAPTURE.COMPLETED' || !capture) return false;
  const booked = await ctx.sql(
    `SELECT 1 FROM payment_capture c JOIN payment_attempt a ON a.id = c.attempt_id
     WHERE c.paypal_capture_id = $1 AND a.paypal_order_id = $2 AND a.state = ANY($3)
       AND c.status = 'COMPLETED' AND c.fee_minor IS NOT NULL`,
    [capture.id, capture.supplementary_data.related_ids.order_id, SETTLED],
    'payments.echo',
  );
  return booked.length > 0;
};
