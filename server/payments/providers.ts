import type { PaymentWay } from '../orders/payment-way.ts';
import { bankProvider } from './bank/bank-provider.ts';
import { cashProvider } from './cash/cash-provider.ts';
import { giftCardProvider } from './gift-card/gift-card-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';
import type { Gateway } from './gateway.ts';
import type { PaymentProvider } from './provider.ts';
import { cardProvider } from './stripe/stripe-provider.ts';

/** Every way to pay, in the order in which it is offered. */
export const PROVIDERS: readonly PaymentProvider[] = [
  paypalProvider,
  cardProvider,
  bankProvider,
  cashProvider,
  giftCardProvider,
];

export const providerOf = (wanted: PaymentWay): PaymentProvider => PROVIDERS.find(({ way }) => way === wanted)!;

/** The provider that is asked over the network. Only of a way whose attempts are made before its money is there. */
export const gatewayOf = (way: PaymentWay): Gateway => providerOf(way).gateway!;
