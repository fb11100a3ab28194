import * as z from 'zod';
import type { Ctx } from '../../../core/context.ts';
import { SILENCE_MS } from '../../simulator/behaviours.ts';
import type { Answer } from '../../simulator/answers.ts';
import { absent, refusal, unavailable } from './answers.ts';
import { deliverEvent, emitEvent } from './events.service.ts';
import { findSession, intentBody, isLapsed, newId, refundsOf, sessionBody, type SimulatedSession } from './store.queries.ts'; // oxfmt-ignore

const whole = z.string().regex(/^[1-9]\d{0,8}$/);

const requestSchema = z.looseObject({
  mode: z.literal('payment'),
  success_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.url({ protocol: /^https?$/ }),
  client_reference_id: z.string().max(200),
  customer_email: z.string().max(800),
  expires_at: whole.or(z.string().regex(/^\d{10}$/)),
  'line_items[0][quantity]': z.literal('1'),
  'line_items[0][price_data][currency]': z.literal('eur'),
  'line_items[0][price_data][unit_amount]': whole,
  'line_items[0][price_data][product_data][name]': z.string().min(1).max(250),
  'payment_intent_data[capture_method]': z.literal('manual'),
});

export type Form = Readonly<Record<string, string>>;

export const createSession = async (ctx: Ctx, form: Form): Promise<Answer> => {
  const parsed = requestSchema.safeParse(form);
  if (!parsed.success) return refusal(400, 'parameter_invalid');
  const now = ctx.shop.clock.now();
  const [session] = await ctx.sql<SimulatedSession>(
    `INSERT INTO stripe_simulator.sessions (id, intent_id, request, status, created_at)
     VALUES ($1, $2, $3, 'open', $4) RETURNING *`,
    [newId('cs'), newId('pi'), JSON.stringify(form), now],
  );
  return { status: 200, body: sessionBody(ctx, session!) };
};

const isBroken = (ctx: Ctx, { silent_until: until }: SimulatedSession): boolean =>
  until !== null && until > ctx.shop.clock.now();

export const showSession = async (ctx: Ctx, id: string): Promise<Answer> => {
  const session = await findSession(ctx, { id });
  if (!session) return absent();
  if (isBroken(ctx, session)) return unavailable();
  return { status: 200, body: sessionBody(ctx, session, await refundsOf(ctx, session.intent_id)) };
};

export const showIntent = async (ctx: Ctx, intentId: string): Promise<Answer> => {
  const session = await findSession(ctx, { intentId });
  if (!session?.intent_status) return absent();
  return { status: 200, body: intentBody(session, await refundsOf(ctx, intentId)) };
};

/** Nobody can pay on the page any more. */
export const expireSession = async (ctx: Ctx, id: string): Promise<Answer> => {
  const session = await findSession(ctx, { id });
  if (!session) return absent();
  if (session.status !== 'open') return refusal(400, 'resource_invalid');
  const expired = { ...session, status: 'expired' as const };
  await ctx.sql(`UPDATE stripe_simulator.sessions SET status = 'expired' WHERE id = $1`, [id]);
  await emitEvent(ctx, 'checkout.session.expired', sessionBody(ctx, expired));
  return { status: 200, body: sessionBody(ctx, expired) };
};

/** The buyer's money is free again. */
export const cancelIntent = async (ctx: Ctx, intentId: string): Promise<Answer> => {
  const session = await findSession(ctx, { intentId });
  if (!session) return absent();
  if (session.intent_status !== 'requires_capture') return refusal(400, 'payment_intent_unexpected_state');
  const canceled = { ...session, intent_status: 'canceled' as const };
  await ctx.sql(`UPDATE stripe_simulator.sessions SET intent_status = 'canceled' WHERE id = $1`, [session.id]);
  await emitEvent(ctx, 'payment_intent.canceled', intentBody(canceled));
  return { status: 200, body: intentBody(canceled) };
};

const CALLED = 'UPDATE stripe_simulator.sessions SET capture_calls = capture_calls + 1 WHERE id = $1';

const TAKE = `
  UPDATE stripe_simulator.sessions SET intent_status = 'succeeded', captured_at = $2, silent_until = $3,
    received_minor = (request ->> 'line_items[0][price_data][unit_amount]')::bigint WHERE id = $1 RETURNING *`;

/** Takes the money, once. Runs inside the transaction of `once`. */
export const captureIntent = async (ctx: Ctx, intentId: string): Promise<Answer> => {
  const session = await findSession(ctx, { intentId });
  if (!session) return absent();
  await ctx.sql(CALLED, [session.id]);
  if (isBroken(ctx, session)) return unavailable();
  if (session.intent_status !== 'requires_capture') return refusal(400, 'payment_intent_unexpected_state');
  const { behaviour } = session;
  const now = ctx.shop.clock.now();
  const silentUntil = behaviour === 'silence' ? new Date(now.getTime() + SILENCE_MS) : null;
  const [taken] = await ctx.sql<SimulatedSession>(TAKE, [session.id, now, silentUntil]);
  const event = await emitEvent(ctx, 'payment_intent.succeeded', intentBody(taken!), behaviour);
  return {
    status: 200,
    body: intentBody(taken!),
    ...(behaviour === 'drop' || behaviour === 'silence' ? { fault: behaviour } : {}),
    ...(behaviour === 'early' ? { eventFirst: (own: Ctx) => deliverEvent(own, event) } : {}),
  };
};

/** A page on which the buyer may still pay. */
export const payable = async (ctx: Ctx, id: string): Promise<SimulatedSession | null> => {
  const session = await findSession(ctx, { id });
  return session?.status === 'open' && !isLapsed(ctx, session) ? session : null;
};
