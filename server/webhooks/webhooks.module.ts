import type { Module } from '../core/module.ts';
import { BackOfficeScope, Permission } from '../core/permissions.ts';
import { mayManage } from '../core/rules.ts';
import { deliverJob } from './deliver-webhook.job.ts';
import { givenUpMailJob } from './given-up-mail.job.ts';
import { sweepWebhooksJob } from './webhooks-cleanup.job.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhooksResolver } from './webhooks.resolver.ts';

const rule = mayManage[Permission.SETTINGS];

const QUERIES = ['webhookEndpoints', 'webhookDeliveries'];
const MUTATIONS = [
  'createWebhookEndpoint',
  'updateWebhookEndpoint',
  'rotateWebhookSecret',
  'deleteWebhookEndpoint',
  'restoreWebhookEndpoint',
  'pingWebhookEndpoint',
  'replayWebhookDelivery',
];

const ofEach = <Value>(fields: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(fields.map((field) => [field, value]));

export const webhooksModule: Module = {
  name: 'webhooks',
  entities: [WebhookEndpoint, WebhookDelivery],
  resolvers: [WebhooksResolver],
  reads: { now: QUERIES },
  rules: { Query: ofEach(QUERIES, rule), Mutation: ofEach(MUTATIONS, rule) },
  keyScopes: {
    Query: ofEach(QUERIES, BackOfficeScope.WEBHOOKS_WRITE),
    Mutation: ofEach(MUTATIONS, BackOfficeScope.WEBHOOKS_WRITE),
  },
  jobs: [deliverJob, givenUpMailJob, sweepWebhooksJob],
};
