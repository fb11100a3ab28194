import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { noticeOfOne } from '../../core/jobs/job-notices.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { withTrace } from '../../core/tracing/tracing.ts';
import { echoParams, IS_ECHO } from './echo.queries.ts';
import { detailOf, problemOf } from './event-error.ts';
import { judging } from './forgeries.ts';
import { WEBHOOK_JOB } from './waiting-events.service.ts';
import type { EventEnvelope } from './webhook-event.ts';
import { EventProblem, WebhookEvent } from './webhook-event.entity.ts';
import type { IncomingWebhook, WebhookSource } from './webhook-source.ts';
import { sourceOf } from './webhook-sources.ts';

const MAX_TRIES = 10;

const invalid = () => new AppError(ErrorCode.WEBHOOK_INVALID);

const verified = async (ctx: Ctx, source: WebhookSource, incoming: IncomingWebhook): Promise<EventEnvelope> => {
  const proof = source.proofOf(ctx, incoming);
  const event = source.envelopeOf(incoming.body);
  if (!proof || !event) throw invalid();
  const genuine = await judging(ctx, proof);
  if (genuine === null) throw new AppError(ErrorCode.PAYMENT_UNAVAILABLE);
  if (!genuine) throw invalid();
  return event;
};

/** An echo is stored as processed; anything else gets its job with it. */
const STORE = `
  WITH stored AS (
    INSERT INTO payment_webhook_event (paypal_event_id, event_type, body, headers, received_at, processed_at, way)
    VALUES ($5, $1, $6, $7::jsonb, $4, CASE WHEN ${IS_ECHO} THEN $4::timestamptz END, $9)
    ON CONFLICT (paypal_event_id) DO NOTHING RETURNING paypal_event_id AS id, processed_at)
  SELECT graphile_worker.add_job('${WEBHOOK_JOB}', payload := $8::json, max_attempts := 25, job_key := '${WEBHOOK_JOB}:' || id),
    ${noticeOfOne(WEBHOOK_JOB)}
  FROM stored WHERE processed_at IS NULL`;

/**
 * Takes an event of a provider: checks that it is genuine, stores it with a job for it, and only then returns. The
 * echo of what is known is stored as processed. The same event again changes nothing. Throws WEBHOOK_INVALID; RATE_LIMITED
 * after fifty forgeries of a network within a quarter of an hour; PAYMENT_UNAVAILABLE when that cannot be found out. What was not
 * taken is sent again.
 */
export const receiveWebhook = async (ctx: Ctx, source: WebhookSource, incoming: IncomingWebhook): Promise<void> => {
  const event = await verified(ctx, source, incoming);
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => source.keeps.test(name)));
  const payload = withTrace(ctx.shop.tracing, { eventId: event.id });
  const values = [event.id, incoming.body, JSON.stringify(headers), JSON.stringify(payload), source.way];
  await ctx.sql(STORE, [...echoParams(ctx, event), ...values], 'payments.store-event');
  ctx.shop.checkpoint?.('webhook.stored');
};

const onTrouble = async (ctx: Ctx, { paypalEventId: eventId, ...event }: WebhookEvent, thrown: unknown) => {
  const [problem, error, tries] = [problemOf(thrown), detailOf(thrown), event.tries + 1];
  const dead = problem === EventProblem.MALFORMED || tries >= MAX_TRIES;
  const deadAt = dead ? ctx.shop.clock.now() : null;
  await ctx.repo(WebhookEvent).update({ paypalEventId: eventId }, { tries, problem, error, deadAt });
  if (!dead) throw thrown;
  ctx.shop.logger.error({ alert: 'webhook', eventId, problem, error }, 'an event cannot be processed');
};

/** Processes a stored event. An order that is not known (yet) is tried again; after ten tries the event is a dead letter. */
export const processWebhook = async (ctx: Ctx, eventId: string): Promise<void> => {
  const event = await ctx.repo(WebhookEvent).findOneBy({ paypalEventId: eventId });
  if (!event || event.processedAt || event.deadAt) return;
  ctx.shop.checkpoint?.('webhook.processing');
  try {
    const { envelopeOf, handle } = sourceOf(event.way);
    await handle(ctx, envelopeOf(event.body)!);
  } catch (error) {
    return onTrouble(ctx, event, error);
  }
  await ctx
    .repo(WebhookEvent)
    .update({ paypalEventId: eventId }, { processedAt: ctx.shop.clock.now(), problem: null, error: null });
};

export const webhookJob = defineJob({
  name: WEBHOOK_JOB,
  lane: 'paypal',
  payload: z.object({ eventId: z.string() }),
  run: (ctx, { eventId }) => processWebhook(ctx, eventId),
});

/** Gives a dead event all its tries again, in the caller's transaction. */
export const reviveEvent = async (ctx: Ctx, { paypalEventId }: WebhookEvent): Promise<void> => {
  await ctx.repo(WebhookEvent).update({ paypalEventId }, { deadAt: null, setAsideAt: null, tries: 0 });
  await enqueue(ctx, webhookJob, { eventId: paypalEventId }, { key: `payments.webhook:${paypalEventId}` });
};
