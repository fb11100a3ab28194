import * as z from 'zod';
import type { Ctx } from '../../../core/context.ts';
import { defineJob, enqueue } from '../../../core/jobs/jobs.ts';
import { LATE_MS } from '../../simulator/behaviours.ts';
import { stripeSettings } from '../stripe-settings.ts';
import { signatureOf } from '../stripe-signature.ts';
import type { CardBehaviour } from './behaviours.ts';
import { newId, seconds } from './store.queries.ts';

const WEBHOOK = '/api/payments/stripe/webhook';

/** Headers of one transmission of an event, signed as Stripe does. */
export const transmission = (ctx: Ctx, body: string): Record<string, string> => {
  const at = String(seconds(ctx.shop.clock.now()));
  const { webhookSecret } = stripeSettings(ctx.shop)!;
  const signature = `t=${at},v1=${signatureOf(webhookSecret, at, body)}`;
  return { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
};

/** Sends a stored event to the shop as Stripe would: over HTTP. Throws unless the shop takes it. */
export const deliverEvent = async (ctx: Ctx, eventId: string): Promise<void> => {
  const [event] = await ctx.sql<{ body: string }>('SELECT body FROM stripe_simulator.events WHERE id = $1', [eventId]);
  if (!event) return;
  const response = await fetch(`${ctx.shop.selfUrl()}${WEBHOOK}`, {
    method: 'POST',
    headers: transmission(ctx, event.body),
    body: event.body,
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`the shop answered ${response.status} to a simulated event`);
};

export const deliverStripeEventJob = defineJob({
  name: 'stripe-simulator.deliver',
  payload: z.object({ eventId: z.string() }),
  run: (ctx, { eventId }) => deliverEvent(ctx, eventId),
});

const STORE = 'INSERT INTO stripe_simulator.events (id, body, created_at) VALUES ($1, $2, $3)';

/** Stores an event in the caller's transaction and plans its delivery: at once, a minute late, or twice. Returns its id. */
export const emitEvent = async (
  ctx: Ctx,
  type: string,
  object: unknown,
  behaviour: CardBehaviour = 'pay',
): Promise<string> => {
  const now = ctx.shop.clock.now();
  const id = newId('evt');
  const body = JSON.stringify({ id, object: 'event', created: seconds(now), livemode: false, type, data: { object } });
  await ctx.sql(STORE, [id, body, now]);
  if (behaviour === 'early') return id;
  const runAt = behaviour === 'late' || behaviour === 'closed' ? new Date(Date.now() + LATE_MS) : undefined;
  for (let copy = 0; copy < (behaviour === 'twice' ? 2 : 1); copy += 1)
    await enqueue(ctx, deliverStripeEventJob, { eventId: id }, runAt ? { runAt } : {});
  return id;
};
