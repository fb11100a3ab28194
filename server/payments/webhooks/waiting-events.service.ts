import type { Ctx } from '../../core/context.ts';
import { noticeOfOne } from '../../core/jobs/job-notices.ts';

/** Name of the job that processes a stored event. */
export const WEBHOOK_JOB = 'payments.webhook';

const WAKE = `
  WITH woken AS (
    UPDATE payment_webhook_event SET tries = 0, dead_at = NULL
    WHERE processed_at IS NULL AND body LIKE '%' || $1 || '%'
      AND (event_type IN ('PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED') OR event_type LIKE 'CUSTOMER.DISPUTE.%'
        OR event_type LIKE 'refund.%' OR event_type LIKE 'charge.dispute.%')
    RETURNING paypal_event_id AS id)
  SELECT graphile_worker.add_job($2, payload := json_build_object('eventId', id), max_attempts := 25, job_key := $2 || ':' || id),
    ${noticeOfOne(WEBHOOK_JOB)}
  FROM woken`;

/**
 * Has the events about a capture taken up at once that came before it: a refund or dispute of money that the shop did not
 * know of. Call it after the commit that stores the capture: whatever is processed later finds it by itself.
 */
export const wakeEvents = async (ctx: Ctx, paypalCaptureId: string): Promise<void> => {
  await ctx.sql(WAKE, [paypalCaptureId, WEBHOOK_JOB], 'payments.waiting-events');
};
