import type { PaymentWay } from '../../orders/payment-way.ts';
import { stripeSource } from '../stripe/stripe-source.ts';
import { paypalSource } from './paypal-source.ts';
import type { WebhookSource } from './webhook-source.ts';

/** Everyone whose events are listened to. */
export const SOURCES: readonly WebhookSource[] = [paypalSource, stripeSource];

export const sourceOf = (wanted: PaymentWay): WebhookSource => SOURCES.find(({ way }) => way === wanted)!;
