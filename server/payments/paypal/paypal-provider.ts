import { MINUTE_MS } from '../../core/time.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import type { PaymentProvider } from '../provider.ts';
import { refundByGateway } from '../refunds/gateway-refund.service.ts';
import { paypalGateway } from './paypal-gateway.ts';

const RESERVATION_MINUTES = 30;

/** Always offered: the buyer pays before leaving. */
export const paypalProvider: PaymentProvider = {
  way: PaymentWay.PAYPAL,
  method: 'paypal',
  paidLater: false,
  isOffered: () => true,
  keepsUntil: (_settings, now) => new Date(now.getTime() + RESERVATION_MINUTES * MINUTE_MS),
  gateway: paypalGateway,
  refund: (ctx, refund) => refundByGateway(ctx, refund, paypalGateway),
};
