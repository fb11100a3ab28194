import type { Shop } from '../../core/shop.ts';
import { sign } from '../../core/signature.ts';

export interface PayPalSettings {
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly sdkUrl: string;
}

export const SIMULATOR_PATH = '/simulator/paypal';

/** Where PayPal is: the configured one, or the simulator inside this process, reached over real HTTP all the same. */
export const paypalSettings = (shop: Shop): PayPalSettings => {
  const { paypal } = shop.config;
  if (!paypal.simulator) return paypal;
  return {
    apiUrl: `${shop.selfUrl()}${SIMULATOR_PATH}`,
    clientId: 'simulator',
    clientSecret: sign(shop, 'paypal-simulator', 'client'),
    webhookId: sign(shop, 'paypal-simulator', 'webhook-id').slice(0, 17),
    sdkUrl: `${SIMULATOR_PATH}/sdk/js`,
  };
};
