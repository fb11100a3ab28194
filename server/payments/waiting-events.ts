import { transaction, type Ctx } from '../core/context.ts';
import { enqueue } from '../core/jobs.ts';

/** Name of the job that processes a stored event. */
export const WEBHOOK_JOB = 'payments.webhook';

export const webhookJobKey = (eventId: string) => ({ key: `${WEBHOOK_JOB}:${eventId}` });

const WAITING = `
  UPDATE payment_webhook_event SET tries = 0, dead_at = NULL
  WHERE processed_at IS NULL AND body LIKE '%' || $1 || '%'
    AND (event_type IN ('PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED') OR event_type LIKE 'CUSTOMER.DISPUTE.%')
  RETURNING paypal_event_id AS "eventId"`;

/**
 * Has the events about a capture taken up at once that came before it: a refund or dispute of money that the shop did not
 * know of. Call it after the commit that stores the capture: whatever is processed later finds it by itself.
 */
export const wakeEvents = (ctx: Ctx, paypalCaptureId: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const rows = await tx.sql<{ eventId: string }>(WAITING, [paypalCaptureId], 'payments.waiting-events');
    for (const { eventId } of rows) await enqueue(tx, { name: WEBHOOK_JOB }, { eventId }, webhookJobKey(eventId));
  });
