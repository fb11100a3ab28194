import type { Module } from '../core/module.ts';
import { Permission } from '../core/permissions.ts';
import { mayManage } from '../core/rules.ts';
import { deliverJob } from './deliver-webhook.job.ts';
import { givenUpMailJob } from './given-up-mail.job.ts';
import { sweepWebhooksJob } from './webhooks-cleanup.job.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhooksResolver } from './webhooks.resolver.ts';

const rule = mayManage[Permission.SETTINGS];

export const webhooksModule: Module = {
  name: 'webhooks',
  entities: [WebhookEndpoint, WebhookDelivery],
  resolvers: [WebhooksResolver],
  reads: { now: ['webhookEndpoints', 'webhookDeliveries'] },
  rules: {
    Query: { webhookEndpoints: rule, webhookDeliveries: rule },
    Mutation: {
      createWebhookEndpoint: rule,
      updateWebhookEndpoint: rule,
      rotateWebhookSecret: rule,
      deleteWebhookEndpoint: rule,
      restoreWebhookEndpoint: rule,
      pingWebhookEndpoint: rule,
      replayWebhookDelivery: rule,
    },
  },
  jobs: [deliverJob, givenUpMailJob, sweepWebhooksJob],
};
