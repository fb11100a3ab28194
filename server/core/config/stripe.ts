import { ConfigError } from './values.ts';

export type StripeConfig =
  | { readonly simulator: true }
  | {
      readonly simulator: false;
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly apiUrl: string;
    };

export interface StripeEnvironment {
  readonly PAYPAL_CLIENT_ID?: string;
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
  readonly STRIPE_API_URL?: string;
}

/**
 * Who takes cards: without a key the simulator, as long as no real money is taken either; null: nobody. A live key beside a
 * simulated PayPal would give goods away. Throws ConfigError.
 */
export const stripeOf = (env: StripeEnvironment): StripeConfig | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey) {
    const alone = (['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'] as const).find((name) => env[name]);
    if (alone) throw new ConfigError(`STRIPE_SECRET_KEY: is required when ${alone} is set`);
    return env.PAYPAL_CLIENT_ID ? null : { simulator: true };
  }
  if (!/^[sr]k_(test|live)_\w+$/.test(secretKey))
    throw new ConfigError('STRIPE_SECRET_KEY: needs a secret or restricted key, which begins with sk_ or rk_');
  if (!webhookSecret?.startsWith('whsec_'))
    throw new ConfigError('STRIPE_WEBHOOK_SECRET: is required when STRIPE_SECRET_KEY is set, and begins with whsec_');
  if (secretKey.includes('k_live_') && !env.PAYPAL_CLIENT_ID)
    throw new ConfigError('PAYPAL_CLIENT_ID: is required when STRIPE_SECRET_KEY takes real money');
  const apiUrl = (env.STRIPE_API_URL ?? 'https://api.stripe.com').replace(/\/+$/, '');
  return { simulator: false, secretKey, webhookSecret, apiUrl };
};
