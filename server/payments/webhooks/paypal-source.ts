import type { Ctx } from '../../core/context.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import { verifyWebhook, type WebhookSignature } from '../paypal/paypal-calls.ts';
import { ProviderError } from '../provider-error.ts';
import { handleEvent } from './handle-event.ts';
import { envelopeOf, signatureOf } from './webhook-event.ts';
import type { WebhookSource } from './webhook-source.ts';

/** What PayPal says; null when it cannot be asked. */
const isGenuine = async (ctx: Ctx, signature: WebhookSignature, body: string): Promise<boolean | null> => {
  try {
    return await verifyWebhook(ctx.shop, signature, body);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return error.uncertain ? null : false;
  }
};

/** PayPal's events. PayPal itself is asked whether it sent them. */
export const paypalSource: WebhookSource = {
  way: PaymentWay.PAYPAL,
  path: '/api/payments/paypal/webhook',
  signer: 'PayPal',
  keeps: /^paypal-/,
  envelopeOf,
  proofOf: (ctx, { headers, body }) => {
    const signature = signatureOf(headers, ctx.shop.config.paypal.simulator, ctx.shop.clock.now());
    return signature && (() => isGenuine(ctx, signature, body));
  },
  handle: handleEvent,
};
