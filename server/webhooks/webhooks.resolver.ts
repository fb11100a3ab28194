import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { deletedBy } from '../core/payload.ts';
import { Deleted } from '../core/payload.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { listDeliveries, pingEndpoint, replayDelivery } from './deliveries.service.ts';
import {
  createEndpoint,
  listEndpoints,
  removeEndpoint,
  restoreEndpoint,
  rotateSecret,
  updateEndpoint,
} from './endpoints.service.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import {
  WebhookDeliveriesArgs,
  WebhookDeliveryPage,
  WebhookEndpointInput,
  WebhookEndpointSecret,
} from './webhooks.types.ts';

@Resolver()
export class WebhooksResolver {
  @Cost({ size: 20 })
  @Query(() => [WebhookEndpoint], { description: 'For admins: who hears of events, at most 20.' })
  webhookEndpoints(@Ctx() ctx: Context): Promise<WebhookEndpoint[]> {
    return listEndpoints(ctx);
  }

  @Cost({ call: 30 })
  @Query(() => WebhookDeliveryPage, { description: 'For admins: what was sent in the last 30 days, newest first.' })
  webhookDeliveries(
    @Ctx() ctx: Context,
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
  ): Promise<WebhookDeliveryPage> {
    return listDeliveries(ctx, args);
  }

  @Mutation(() => WebhookEndpointSecret, { description: 'Errors: VALIDATION_FAILED (`url`: TOO_MANY past 20).' })
  createWebhookEndpoint(
    @Ctx() ctx: Context,
    @Arg('input', () => WebhookEndpointInput) input: WebhookEndpointInput,
  ): Promise<WebhookEndpointSecret> {
    return createEndpoint(ctx, input);
  }

  @Mutation(() => WebhookEndpoint, { description: 'Errors: NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT.' })
  updateWebhookEndpoint(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('input', () => WebhookEndpointInput) given: WebhookEndpointInput,
  ): Promise<WebhookEndpoint> {
    return updateEndpoint(ctx, { id, expectedVersion, given });
  }

  @Mutation(() => WebhookEndpointSecret, {
    description: 'Another secret; for a day everything is signed by the old one too. Errors: NOT_FOUND.',
  })
  rotateWebhookSecret(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<WebhookEndpointSecret> {
    return rotateSecret(ctx, id);
  }

  @Mutation(() => Deleted, {
    description: 'Nothing is sent there any more. Can be undone for a day. Errors: NOT_FOUND.',
  })
  deleteWebhookEndpoint(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Deleted> {
    return deletedBy(id, removeEndpoint(ctx, id));
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Undoes deleteWebhookEndpoint. Errors: NOT_FOUND, VALIDATION_FAILED.',
  })
  restoreWebhookEndpoint(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<WebhookEndpoint> {
    return restoreEndpoint(ctx, id);
  }

  @Mutation(() => WebhookDelivery, { description: 'Tries an endpoint out. Errors: NOT_FOUND, WEBHOOK_ENDPOINT_OFF.' })
  pingWebhookEndpoint(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<WebhookDelivery> {
    return pingEndpoint(ctx, id);
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Sends the same body again, as a new delivery. Errors: NOT_FOUND, WEBHOOK_ENDPOINT_OFF.',
  })
  replayWebhookDelivery(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<WebhookDelivery> {
    return replayDelivery(ctx, id);
  }
}
