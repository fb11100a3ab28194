import type { Shop } from '../../core/shop.ts';
import { sign } from '../../core/signature.ts';

export interface StripeSettings {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export const SIMULATOR_PATH = '/simulator/stripe';

/** Where Stripe is: the configured one, or the simulator inside this process, reached over real HTTP all the same; null: there is none. */
export const stripeSettings = (shop: Shop): StripeSettings | null => {
  const { stripe } = shop.config;
  if (!stripe?.simulator) return stripe;
  return {
    apiUrl: `${shop.selfUrl()}${SIMULATOR_PATH}`,
    secretKey: `sk_test_${sign(shop, 'stripe-simulator', 'key')}`,
    webhookSecret: `whsec_${sign(shop, 'stripe-simulator', 'webhook')}`,
  };
};
