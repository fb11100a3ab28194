import { randomUUID } from 'node:crypto';
import { transaction, type Ctx } from '../core/context.ts';
import { deliverSql } from './delivery-queue.service.ts';
import { WebhookState, type PING, type WebhookEvent } from './webhook-events.ts';

/** What an event is about. */
export interface Subject {
  readonly type: 'order' | 'product' | 'endpoint';
  readonly id: string | number;
}

export interface Announcement {
  readonly subject: Subject;
  /** Numbers, amounts and ids: no name, address or e-mail of a person. */
  readonly data: object;
}

const LISTENERS = `
  SELECT id FROM webhook_endpoint WHERE active AND removed_at IS NULL AND $1 = ANY (events)`;

const WRITE = `
  WITH made AS (
    INSERT INTO webhook_delivery (endpoint_id, event, body, state, created_at, replay_of)
    SELECT e.id, $2, l.body, '${WebhookState.PENDING}', $4, $5
    FROM unnest($1::uuid[]) AS e (id) CROSS JOIN unnest($3::text[]) WITH ORDINALITY AS l (body, place) ORDER BY l.place
    RETURNING id, endpoint_id
  ), queued AS (SELECT ${deliverSql('$6')} FROM made)
  SELECT made.id FROM made, (SELECT count(*) FROM queued) AS all_of_them`;

export interface Letters {
  readonly event: string;
  readonly bodies: readonly string[];
  readonly replayOf?: string;
}

/**
 * Writes a delivery of each body for each endpoint and the jobs that send them, in the caller's transaction and in one
 * statement. Answers their ids.
 */
export const writeDeliveries = async (ctx: Ctx, endpoints: readonly string[], letters: Letters): Promise<string[]> => {
  const { event, bodies, replayOf = null } = letters;
  const { clock, tracing } = ctx.shop;
  const values = [endpoints, event, bodies, clock.now(), replayOf, tracing?.traceparent() ?? null];
  const rows = await ctx.sql<{ id: string }>(WRITE, values);
  return rows.map(({ id }) => id);
};

/** The body of an event: the same for all who hear of it, and again when it is sent again. */
export const bodyOf = (ctx: Ctx, event: WebhookEvent | typeof PING, { subject, data }: Announcement): string =>
  JSON.stringify({ id: randomUUID(), event, at: ctx.shop.clock.now().toISOString(), subject, data });

/**
 * Tells every endpoint that listens of an event, exactly when the caller's transaction commits: once for each subject.
 * `read` is called only where somebody listens; without one it is a single statement. Nothing is promised about the
 * order in which events arrive.
 */
export const announce = (
  ctx: Ctx,
  event: WebhookEvent,
  read: (tx: Ctx) => Promise<readonly Announcement[]> | readonly Announcement[],
): Promise<void> =>
  transaction(ctx, async (tx) => {
    const listeners = await tx.sql<{ id: string }>(LISTENERS, [event], 'webhooks.listeners');
    if (listeners.length === 0) return;
    const bodies = (await read(tx)).map((one) => bodyOf(tx, event, one));
    const endpoints = listeners.map(({ id }) => id);
    if (bodies.length > 0) await writeDeliveries(tx, endpoints, { event, bodies });
  });
