import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { WebhookEvent, type EventProblem } from '../../payments/webhooks/webhook-event.entity.ts';
import { reviveEvent } from '../../payments/webhooks/webhooks.service.ts';

/** The longest list that is shown. */
const MOST = 200;

const WAITING = 'dead_at IS NOT NULL AND set_aside_at IS NULL';

export const COUNT_DEAD_EVENTS = `SELECT count(*) FROM payment_webhook_event WHERE ${WAITING}`;

/** PayPal tells a sum in euros, Stripe in cents. */
const SUM = `CASE jsonb_typeof(resource -> 'amount')
  WHEN 'number' THEN concat_ws(' ', round((resource ->> 'amount')::numeric / 100, 2), upper(resource ->> 'currency'))
  ELSE concat_ws(' ', resource -> 'amount' ->> 'value', resource -> 'amount' ->> 'currency_code') END`;

const FACTS = `left(concat_ws(' · ', nullif(${SUM}, ''), resource ->> 'status', resource ->> 'id', resource ->> 'dispute_id'), 400)`;

const selectFrom = (where: string) => `
  SELECT e.paypal_event_id AS id, e.event_type AS "eventType", e.received_at AS "receivedAt", e.dead_at AS "deadAt", e.tries,
    coalesce(e.problem, 'UNEXPECTED') AS problem, e.error, nullif(${FACTS}, '') AS facts
  FROM (SELECT *, coalesce(body::jsonb -> 'resource', body::jsonb #> '{data,object}') AS resource FROM payment_webhook_event WHERE ${where}) e
  ORDER BY e.dead_at DESC LIMIT ${MOST}`;

export interface DeadEvent {
  readonly id: string;
  readonly eventType: string;
  readonly receivedAt: Date;
  readonly deadAt: Date;
  readonly tries: number;
  readonly problem: EventProblem;
  readonly error: string | null;
  readonly facts: string | null;
}

/** Events of payments that could not be processed and wait for a person, newest first, 200 at most. */
export const listDeadEvents = (ctx: Ctx): Promise<DeadEvent[]> => ctx.sql<DeadEvent>(selectFrom(WAITING));

const lockDead = async (ctx: Ctx, paypalEventId: string): Promise<WebhookEvent> => {
  const where = { paypalEventId };
  const event = await ctx.repo(WebhookEvent).findOne({ where, lock: { mode: 'pessimistic_write' } });
  if (!event?.deadAt) throw new AppError(ErrorCode.NOT_FOUND);
  return event;
};

/** A dead event, put away or not. */
const deadEvent = async (ctx: Ctx, id: string): Promise<DeadEvent> =>
  (await ctx.sql<DeadEvent>(selectFrom('dead_at IS NOT NULL AND paypal_event_id = $1'), [id]))[0]!;

const entry = ({ paypalEventId: id, eventType: name }: WebhookEvent) => ({ subject: 'WEBHOOK', id, name }) as const;

/** Processes a dead event anew, with all its tries; answers it as it was. Throws NOT_FOUND. Locks the event. */
export const retryDeadEvent = (ctx: Ctx, id: string): Promise<DeadEvent> =>
  transaction(ctx, async (tx) => {
    const event = await lockDead(tx, id);
    const dead = await deadEvent(tx, id);
    await reviveEvent(tx, event);
    await recordAction(tx, { action: 'payment-event.again', ...entry(event) });
    return dead;
  });

/** Puts a dead event away that was dealt with otherwise, or brings it back. Throws NOT_FOUND. Locks the event. */
export const setDeadEventAside = (ctx: Ctx, id: string, aside: boolean): Promise<DeadEvent> =>
  transaction(ctx, async (tx) => {
    const event = await lockDead(tx, id);
    await tx.repo(WebhookEvent).update({ paypalEventId: id }, { setAsideAt: aside ? tx.shop.clock.now() : null });
    const [before, after] = [{ aside: event.setAsideAt !== null }, { aside }];
    await recordAction(tx, { action: 'payment-event.aside', ...entry(event), before, after });
    return deadEvent(tx, id);
  });
