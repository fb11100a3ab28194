import type { PaymentWay } from '../../codegen/schema.gen.ts';

/** Who takes the money, by name: the same in every language. */
export const providerName = (way: PaymentWay): string => (way === 'CARD' ? 'Stripe' : 'PayPal');
