import * as z from 'zod';
import { PaymentWay } from '../../orders/payment-way.ts';
import type { EventEnvelope } from '../webhooks/webhook-event.ts';
import type { WebhookSource } from '../webhooks/webhook-source.ts';
import { handleStripeEvent } from './stripe-events.ts';
import { stripeSettings } from './stripe-settings.ts';
import { isSigned, signedOf } from './stripe-signature.ts';

const envelope = z.looseObject({
  id: z.string().min(1).max(200),
  object: z.literal('event'),
  type: z.string().min(1).max(200),
  created: z.number().int(),
  data: z.looseObject({ object: z.unknown() }),
});

const envelopeOf = (body: string): EventEnvelope | null => {
  try {
    const { id, type, created, data } = envelope.parse(JSON.parse(body));
    return { id, event_type: type, create_time: new Date(created * 1000).toISOString(), resource: data.object };
  } catch {
    return null;
  }
};

/** Stripe's events, signed with a secret that only Stripe and the shop know. */
export const stripeSource: WebhookSource = {
  way: PaymentWay.CARD,
  path: '/api/payments/stripe/webhook',
  signer: 'Stripe',
  keeps: /^stripe-/,
  envelopeOf,
  proofOf: (ctx, { headers, body }) => {
    const settings = stripeSettings(ctx.shop);
    const signed = signedOf(headers['stripe-signature'], ctx.shop.clock.now());
    return settings && signed && (async () => isSigned(signed, settings.webhookSecret, body));
  },
  handle: handleStripeEvent,
};
