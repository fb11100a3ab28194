import { recordAction } from '../audit/audit.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { countedAll, offsetOf } from '../core/list-page.ts';
import { isUuid } from '../core/text/text.ts';
import { bodyOf, writeDeliveries, type Letters } from './announcement.service.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { PING, type WebhookState } from './webhook-events.ts';

export interface DeliveriesAsked {
  readonly first: number;
  readonly page: number;
  readonly endpointId?: string;
  readonly state?: WebhookState;
}

/** What was sent in the last 30 days, newest first. An id that nothing can have answers nothing. */
export const listDeliveries = async (ctx: Ctx, asked: DeliveriesAsked) => {
  const { endpointId, state, first } = asked;
  if (endpointId !== undefined && !isUuid(endpointId)) return { items: [], ...countedAll(0) };
  const where = { ...(endpointId && { endpointId }), ...(state && { state }) };
  const repo = ctx.repo(WebhookDelivery);
  const [items, totalCount] = await Promise.all([
    repo.find({ where, order: { id: 'DESC' }, take: first, skip: offsetOf(asked) }),
    repo.countBy(where),
  ]);
  return { items, ...countedAll(totalCount) };
};

const requireOn = async (ctx: Ctx, id: string): Promise<WebhookEndpoint> => {
  const endpoint = isUuid(id) ? await ctx.repo(WebhookEndpoint).findOneBy({ id }) : null;
  if (!endpoint || endpoint.removedAt) throw new AppError(ErrorCode.NOT_FOUND);
  if (!endpoint.active) throw new AppError(ErrorCode.WEBHOOK_ENDPOINT_OFF);
  return endpoint;
};

const send = async (ctx: Ctx, endpoint: WebhookEndpoint, letters: Letters): Promise<WebhookDelivery> => {
  const [id] = await writeDeliveries(ctx, [endpoint.id], letters);
  const { event, replayOf } = letters;
  await recordAction(ctx, {
    action: replayOf ? 'webhook.replay' : 'webhook.ping',
    subject: 'WEBHOOK',
    id: endpoint.id,
    name: new URL(endpoint.url).host,
    after: { event, deliveryId: id },
  });
  return ctx.repo(WebhookDelivery).findOneByOrFail({ id });
};

/**
 * Sends a delivery again, with the same body to the same endpoint, as a delivery of its own. Throws NOT_FOUND,
 * WEBHOOK_ENDPOINT_OFF.
 */
export const replayDelivery = (ctx: Ctx, id: string): Promise<WebhookDelivery> =>
  transaction(ctx, async (tx) => {
    const past = isUuid(id) ? await tx.repo(WebhookDelivery).findOneBy({ id }) : null;
    if (!past) throw new AppError(ErrorCode.NOT_FOUND);
    const { event, body } = past;
    return send(tx, await requireOn(tx, past.endpointId), { event, bodies: [body], replayOf: past.id });
  });

/** Tries an endpoint out with an event that means nothing. Throws NOT_FOUND, WEBHOOK_ENDPOINT_OFF. */
export const pingEndpoint = (ctx: Ctx, id: string): Promise<WebhookDelivery> =>
  transaction(ctx, async (tx) => {
    const endpoint = await requireOn(tx, id);
    const body = bodyOf(tx, PING, { subject: { type: 'endpoint', id }, data: {} });
    return send(tx, endpoint, { event: PING, bodies: [body] });
  });
