import { MINUTE_MS } from '../../core/time.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import type { PaymentProvider } from '../provider.ts';
import { refundByGateway } from '../refunds/gateway-refund.service.ts';
import { stripeGateway } from './stripe-gateway.ts';

const RESERVATION_MINUTES = 30;

/** A card on Stripe's page, where the owner offers it: the buyer pays before leaving. */
export const cardProvider: PaymentProvider = {
  way: PaymentWay.CARD,
  method: 'card',
  paidLater: false,
  isOffered: ({ card: { active } }, { config }) => active && config.stripe !== null,
  keepsUntil: (_settings, now) => new Date(now.getTime() + RESERVATION_MINUTES * MINUTE_MS),
  gateway: stripeGateway,
  refund: (ctx, refund) => refundByGateway(ctx, refund, stripeGateway),
};
