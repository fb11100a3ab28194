import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/time.ts';
import { traced, traceHeaders } from '../core/tracing/tracing.ts';
import { DELIVER_JOB, deliverAgain } from './delivery-queue.service.ts';
import { secretsOf } from './endpoint-secrets.ts';
import { givenUpMailJob } from './given-up-mail.job.ts';
import { post, type Outcome } from './webhook-post.ts';
import { signatureOf } from './webhook-signature.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookProblem, WebhookState } from './webhook-events.ts';

/** How long to wait after the first, second … failed try; after the last of them a delivery has failed. */
export const PAUSES = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS, DAY_MS] as const;
/** An endpoint where nothing arrived for so long is switched off. */
const GIVE_UP_AFTER = 72 * HOUR_MS;

type Loaded = WebhookDelivery & { endpoint: WebhookEndpoint };

const send = (ctx: Ctx, url: string, body: string, own: Record<string, string>): Promise<Outcome> => {
  const { config, tracing } = ctx.shop;
  const start = { name: 'POST webhook', kind: 'client', attributes: { 'http.request.method': 'POST' } } as const;
  return traced(tracing, start, async (span) => {
    const outcome = await post(config, { url, body, headers: { ...own, ...traceHeaders(tracing) } });
    span.set({ 'http.response.status_code': outcome.status ?? undefined });
    if (outcome.problem !== null) span.fail(outcome.problem);
    return outcome;
  });
};

const attempt = (ctx: Ctx, { id, event, body, endpoint }: Loaded): Promise<Outcome> | Outcome => {
  if (!endpoint.active || endpoint.removedAt) return { status: null, problem: WebhookProblem.ENDPOINT_OFF };
  const secrets = secretsOf(ctx, endpoint);
  if (!secrets) return { status: null, problem: WebhookProblem.SECRET_LOST };
  return send(ctx, endpoint.url, body, {
    'martyx-event': event,
    'martyx-delivery': id,
    'martyx-signature': signatureOf(secrets, body, ctx.shop.clock.now()),
  });
};

const FINAL = new Set([WebhookProblem.ENDPOINT_OFF, WebhookProblem.TOO_LARGE, WebhookProblem.SECRET_LOST]);

const recipients = (ctx: Ctx): Promise<{ id: string }[]> =>
  ctx.sql(
    `SELECT u.id FROM users u LEFT JOIN admin_role r ON r.id = u.role_id
     WHERE u.admin AND u.active AND (u.role_id IS NULL OR 'SETTINGS' = ANY (r.permissions))`,
  );

/** Notes a failure of the endpoint, and gives it up once it has failed for three days. Locks its row. */
const noteFailure = async (ctx: Ctx, endpointId: string): Promise<void> => {
  const now = ctx.shop.clock.now();
  const repo = ctx.repo(WebhookEndpoint);
  const endpoint = await repo.findOne({ where: { id: endpointId }, lock: { mode: 'pessimistic_write' } });
  if (!endpoint?.active || endpoint.removedAt) return;
  const failingSince = endpoint.failingSince ?? now;
  const over = now.getTime() - failingSince.getTime() >= GIVE_UP_AFTER;
  const off = { active: false, givenUpAt: now, version: endpoint.version + 1 };
  await repo.update({ id: endpointId }, { failingSince, ...(over && off) });
  if (!over) return;
  for (const { id: userId } of await recipients(ctx)) await enqueue(ctx, givenUpMailJob, { endpointId, userId });
};

const record = async (
  ctx: Ctx,
  delivery: Loaded,
  { status, problem }: Outcome,
  milliseconds: number,
): Promise<void> => {
  const now = ctx.shop.clock.now();
  const attempts = delivery.attempts + 1;
  const tried = { attempts, status, problem, milliseconds, triedAt: now };
  const save = (state: WebhookState, nextAt: Date | null) =>
    ctx.repo(WebhookDelivery).update({ id: delivery.id }, { ...tried, state, nextAt });
  if (problem === null) {
    await save(WebhookState.DELIVERED, null);
    await ctx.sql('UPDATE webhook_endpoint SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL', [
      delivery.endpointId,
    ]);
    return;
  }
  const pause = PAUSES[attempts - 1];
  if (pause === undefined || FINAL.has(problem)) await save(WebhookState.FAILED, null);
  else {
    const nextAt = new Date(now.getTime() + pause);
    await save(WebhookState.PENDING, nextAt);
    await deliverAgain(ctx, delivery, nextAt);
  }
  await noteFailure(ctx, delivery.endpointId);
};

/** Sends one delivery and notes what became of it. At least once: a receiver tells a repetition by `id` in the body. */
export const deliverJob = defineJob({
  name: DELIVER_JOB,
  payload: z.object({ id: z.uuid() }),
  run: async (ctx, { id }) => {
    const where = { id, state: WebhookState.PENDING };
    const delivery = await ctx.repo(WebhookDelivery).findOne({ where, relations: { endpoint: true } });
    if (!delivery) return;
    const started = performance.now();
    const outcome = await attempt(ctx, delivery as Loaded);
    const milliseconds = Math.round(performance.now() - started);
    await transaction(ctx, (tx) => record(tx, delivery as Loaded, outcome, milliseconds));
  },
});
