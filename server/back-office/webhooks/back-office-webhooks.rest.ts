import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ErrorCode } from '../../core/error-codes.ts';
import { moment, opaqueId, text, type ApiOperation } from '../../core/http/api-operation.ts';
import { parse } from '../../core/http/rest.ts';
import { BackOfficeScope } from '../../core/permissions.ts';
import { pingEndpoint } from '../../webhooks/deliveries.service.ts';
import { createEndpoint, listEndpoints, removeEndpoint } from '../../webhooks/endpoints.service.ts';
import type { WebhookDelivery } from '../../webhooks/webhook-delivery.entity.ts';
import type { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.ts';
import { WebhookEvent, WebhookState } from '../../webhooks/webhook-events.ts';
import { backOfficeCtx, sendOnce, V1 } from '../http/back-office-calls.ts';

const webhook = z
  .object({
    id: opaqueId,
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(WebhookEvent)),
    active: z.boolean().meta({ description: 'False: nothing is sent, nothing is kept for later.' }),
    createdAt: moment,
    failingSince: moment.nullable().meta({ description: 'Since when nothing arrived; null: the last try arrived.' }),
    givenUpAt: moment.nullable().meta({ description: 'When the shop switched it off after three days of failures.' }),
  })
  .meta({ id: 'Webhook' });

const delivery = z
  .object({
    id: opaqueId.meta({ description: 'The header `Martyx-Delivery`.' }),
    event: z.string(),
    body: z.string().meta({ description: 'As it is sent, signed in the header `Martyx-Signature`.' }),
    state: z.enum(WebhookState),
    createdAt: moment,
  })
  .meta({ id: 'WebhookDelivery' });

const params = z.object({ id: opaqueId });
const createBody = z
  .object({
    url: text(2000).meta({ description: 'https, a public host, at most 500 characters.' }),
    description: text(1000).nullish().meta({ description: 'At most 100 characters.' }),
    events: z.array(z.enum(WebhookEvent)).min(1).max(20),
    active: z.boolean().nullish().meta({ description: 'Absent: switched on.' }),
  })
  .meta({ examples: [{ url: 'https://warehouse.example.com/martyx', events: ['order.paid'] }] });

const writing = { caller: 'admin', keyScope: BackOfficeScope.WEBHOOKS_WRITE, idempotent: true } as const;

const listWebhooks: ApiOperation = {
  caller: 'admin',
  keyScope: BackOfficeScope.WEBHOOKS_WRITE,
  summary: 'All addresses that hear of events, the oldest first.',
  answers: { 200: { description: 'Twenty at most.', json: z.object({ items: z.array(webhook) }) } },
};

const createWebhook: ApiOperation = {
  ...writing,
  summary: 'An address that is to hear of events; at most 20 (`url`: TOO_MANY).',
  body: createBody,
  answers: {
    200: {
      description: 'The webhook, and its secret, told this once: it signs what is sent.',
      json: z.object({ webhook, secret: z.string() }),
    },
  },
};

const testWebhook: ApiOperation = {
  ...writing,
  summary: 'Sends the event `ping`, signed as any other.',
  params,
  answers: { 200: { description: 'The event on its way.', json: delivery } },
  errors: [ErrorCode.WEBHOOK_ENDPOINT_OFF],
};

const deleteWebhook: ApiOperation = {
  ...writing,
  summary: 'Nothing is sent there any more; can be undone for a day in the administration.',
  params,
  answers: { 200: { description: 'It is gone.', json: z.object({ id: opaqueId }) } },
};

const timeOf = (date: Date | null) => date && date.toISOString();

const bodyOf = ({ id, url, description, events, active, ...of }: WebhookEndpoint) => ({
  id,
  url,
  description,
  events,
  active,
  createdAt: of.createdAt.toISOString(),
  failingSince: timeOf(of.failingSince),
  givenUpAt: timeOf(of.givenUpAt),
});

const sentOf = ({ id, event, body, state, createdAt }: WebhookDelivery) => ({
  id,
  event,
  body,
  state,
  createdAt: createdAt.toISOString(),
});

/** Webhooks that a program sets up for itself: listed, made, tried out and deleted. */
export const backOfficeWebhookRoutes = (http: FastifyInstance): void => {
  http.get(`${V1}/webhooks`, { config: { api: listWebhooks } }, async (request, reply) => {
    const endpoints = await listEndpoints(backOfficeCtx(request));
    return reply.header('cache-control', 'no-store').send({ items: endpoints.map(bodyOf) });
  });

  http.post(`${V1}/webhooks`, { config: { api: createWebhook } }, (request, reply) =>
    sendOnce(request, reply, async (ctx) => {
      const { endpoint, secret } = await createEndpoint(ctx, parse(createBody, request.body));
      return { webhook: bodyOf(endpoint), secret };
    }),
  );

  http.post(`${V1}/webhooks/:id/test`, { config: { api: testWebhook } }, (request, reply) =>
    sendOnce(request, reply, async (ctx) => sentOf(await pingEndpoint(ctx, parse(params, request.params).id))),
  );

  http.delete(`${V1}/webhooks/:id`, { config: { api: deleteWebhook } }, (request, reply) =>
    sendOnce(request, reply, async (ctx) => {
      const { id } = parse(params, request.params);
      await removeEndpoint(ctx, id);
      return { id };
    }),
  );
};
