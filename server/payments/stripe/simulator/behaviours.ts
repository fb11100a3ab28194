/** The ways in which a payment at the simulated Stripe can go, chosen on its page. */
export const CARD_BEHAVIOURS = [
  'pay',
  'decline',
  'funds',
  'auth',
  'lapse',
  'silence',
  'outage',
  'drop',
  'closed',
  'early',
  'late',
  'twice',
] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

/** What Stripe says of a card that is refused: the buyer stays on its page and may take another one. */
export const REFUSALS: Readonly<Partial<Record<CardBehaviour, string>>> = {
  decline: 'generic_decline',
  funds: 'insufficient_funds',
  auth: 'payment_intent_authentication_failure',
};

export const KEY_LIFE_MS = 24 * 60 * 60_000;
