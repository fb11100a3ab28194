import { randomUUID } from 'node:crypto';
import { transaction, type Ctx } from '../core/context.ts';
import { deliverSql } from './delivery-queue.service.ts';
import { WebhookState, type PING, type WebhookEvent } from './webhook-events.ts';

/** What an event is about. */
export interface Subject {
  readonly type: 'order' | 'parcel' | 'product' | 'endpoint';
  readonly id: string | number;
}

export interface Announcement {
  readonly subject: Subject;
  /** Numbers, amounts and ids: no name, address or e-mail of a person. */
  readonly data: object;
}

/** The endpoints that listen to an event, as an array; `event` is an expression, and null has none. */
export const listenersSql = (event: string): string =>
  `ARRAY(SELECT id FROM webhook_endpoint WHERE active AND removed_at IS NULL AND ${event} = ANY (events))`;

const LISTENERS = `SELECT ${listenersSql('$1::text')} AS endpoints`;

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

type Read = (tx: Ctx) => Promise<readonly Announcement[]> | readonly Announcement[];

/** The same for whoever knows the `endpoints` that listen, in the caller's transaction. */
export const announceTo = async (
  tx: Ctx,
  endpoints: readonly string[],
  event: WebhookEvent,
  read: Read,
): Promise<void> => {
  if (endpoints.length === 0) return;
  const bodies = (await read(tx)).map((one) => bodyOf(tx, event, one));
  if (bodies.length > 0) await writeDeliveries(tx, endpoints, { event, bodies });
};

/**
 * Tells every endpoint that listens of an event, exactly when the caller's transaction commits: once for each subject.
 * `read` is called only where somebody listens; without one it is a single statement. Nothing is promised about the
 * order in which events arrive.
 */
export const announce = (ctx: Ctx, event: WebhookEvent, read: Read): Promise<void> =>
  transaction(ctx, async (tx) => {
    const [row] = await tx.sql<{ endpoints: string[] }>(LISTENERS, [event], 'webhooks.listeners');
    await announceTo(tx, row!.endpoints, event, read);
  });
