import { createHmac, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import type { Shop } from '../../core/shop.ts';
import { sign } from '../../core/signature.ts';
import { paypalSettings } from '../paypal/paypal-settings.ts';
import { LATE_MS, type Behaviour } from './behaviours.ts';
import { apiUrl, newId } from './store.queries.ts';

/** Signature of one transmission, in PayPal's form: over id, time, webhook id and the checksum of the very bytes. */
export const transmissionSignature = (shop: Shop, id: string, time: string, body: string): string =>
  createHmac('sha256', sign(shop, 'paypal-simulator', 'webhook-key'))
    .update([id, time, paypalSettings(shop).webhookId, crc32(body)].join('|'))
    .digest('base64');

export const certUrl = (ctx: Ctx): string => `${apiUrl(ctx)}/cert`;

/** Headers and body of one transmission of a stored event. */
export const transmission = (ctx: Ctx, body: string): Record<string, string> => {
  const id = randomUUID();
  const time = ctx.shop.clock.now().toISOString();
  return {
    'content-type': 'application/json',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': transmissionSignature(ctx.shop, id, time, body),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': certUrl(ctx),
  };
};

const BODY = 'SELECT body FROM paypal_simulator.events WHERE id = $1';

/** Sends a stored event to the shop as PayPal would: over HTTP. Throws unless the shop takes it. */
export const deliverEvent = async (ctx: Ctx, eventId: string): Promise<void> => {
  const [event] = await ctx.sql<{ body: string }>(BODY, [eventId], 'simulator.event-body');
  if (event) await deliver(ctx, event.body);
};

const deliver = async (ctx: Ctx, body: string): Promise<void> => {
  const response = await fetch(`${ctx.shop.selfUrl()}/api/payments/paypal/webhook`, {
    method: 'POST',
    headers: transmission(ctx, body),
    body,
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`the shop answered ${response.status} to a simulated event`);
};

export const deliverEventJob = defineJob({
  name: 'paypal-simulator.deliver',
  payload: z.object({ body: z.string() }).or(z.object({ eventId: z.string() })),
  run: (ctx, job) => ('body' in job ? deliver(ctx, job.body) : deliverEvent(ctx, job.eventId)),
});

const STORE = 'INSERT INTO paypal_simulator.events (id, body, created_at) VALUES ($1, $2, $3)';

/** Stores an event in the caller's transaction and plans its delivery: at once, a minute late, or twice. Returns its id. */
export const emitEvent = async (
  ctx: Ctx,
  type: string,
  resource: unknown,
  behaviour: Behaviour = 'pay',
): Promise<string> => {
  const now = ctx.shop.clock.now();
  const id = `WH-${newId()}`;
  const body = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: now.toISOString(),
    resource_type: type.startsWith('CHECKOUT') ? 'checkout-order' : 'capture',
    event_type: type,
    summary: 'Simulated',
    resource,
  });
  await ctx.sql(STORE, [id, body, now], 'simulator.event');
  if (behaviour === 'early') return id;
  const runAt = behaviour === 'late' || behaviour === 'closed' ? new Date(Date.now() + LATE_MS) : undefined;
  for (let copy = 0; copy < (behaviour === 'twice' ? 2 : 1); copy += 1) {
    await enqueue(ctx, deliverEventJob, { body }, runAt ? { runAt } : {});
  }
  return id;
};
