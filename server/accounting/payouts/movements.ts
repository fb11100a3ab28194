/** In which column of a provider's account a movement stands. */
export const FIGURES = ['GROSS', 'REFUND', 'DISPUTE', 'FEE', 'PAYOUT', 'OTHER'] as const;
export type Figure = (typeof FIGURES)[number];

const list = (words: string): string =>
  words
    .split(' ')
    .map((word) => `'${word}'`)
    .join(', ');

/** PayPal's T-codes of money that it or a bank takes back, holds for a dispute, or lets go. */
const PAYPAL_DISPUTES = list('T1106 T1110 T1111 T1201 T1202 T1205 T1207 T1208');

const PAYPAL_FIGURE = `CASE WHEN event_code IN (${PAYPAL_DISPUTES}) THEN 'DISPUTE' WHEN kind = 'PAYMENT' THEN 'GROSS'
  WHEN kind = 'RETURN' THEN 'REFUND' WHEN kind = 'FEE' THEN 'FEE' WHEN kind = 'WITHDRAWAL' THEN 'PAYOUT' ELSE 'OTHER' END`;

/** Stripe's reporting categories. */
const STRIPE_FIGURE = `CASE WHEN category IN ('charge', 'charge_failure') THEN 'GROSS'
  WHEN category IN ('refund', 'refund_failure', 'partial_capture_reversal') THEN 'REFUND'
  WHEN category IN ('dispute', 'dispute_reversal') THEN 'DISPUTE' WHEN category IN ('fee', 'tax', 'network_cost') THEN 'FEE'
  WHEN category IN ('payout', 'payout_reversal') THEN 'PAYOUT' ELSE 'OTHER' END`;

/**
 * Everything that moved money on the accounts at providers, as they list it, and at carriers, as theirs do: what was refused or is pending
 * is none. The fee is what the provider keeps of the amount. `reference`: the payment by which the shop knows it.
 */
export const MOVEMENTS = `
  SELECT 'PAYPAL' AS way, paypal_id AS id, ${PAYPAL_FIGURE} AS figure, event_code AS code,
    CASE WHEN kind = 'PAYMENT' THEN paypal_id ELSE reference_id END AS reference, amount_minor AS minor,
    coalesce(fee_minor, 0) AS fee, currency, happened_at AS at, NULL AS payout
  FROM paypal_transaction WHERE status NOT IN ('D', 'P')
  UNION ALL
  SELECT 'CARD', stripe_id, ${STRIPE_FIGURE}, category, reference_id, amount_minor, fee_minor, currency, happened_at, payout_id
  FROM stripe_transaction
  UNION ALL
  SELECT 'CASH_ON_DELIVERY', id::text, 'GROSS', carrier, 'cash:' || order_id, amount_minor, fee_minor, currency, collected_at,
    payout_id
  FROM cash_collection
  UNION ALL
  SELECT 'CASH_ON_DELIVERY', payout_id, 'PAYOUT', min(carrier), NULL, -sum(amount_minor - fee_minor)::bigint, 0, currency,
    max(paid_out_at), payout_id
  FROM cash_collection WHERE payout_id IS NOT NULL GROUP BY payout_id, currency`;

/** Whose account it is: a provider's, or what carriers have collected and not paid out. */
export type ProviderWay = 'PAYPAL' | 'CARD' | 'CASH_ON_DELIVERY';

/** A movement of an account, in cents of its currency. */
export interface Movement {
  readonly way: ProviderWay;
  readonly id: string;
  readonly figure: Figure;
  /** The provider's word for it, or which carrier it is. */
  readonly code: string;
  readonly minor: number;
  readonly feeMinor: number;
  readonly currency: string;
  /** ISO day in the shop's time zone. */
  readonly day: string;
  /** The provider's id of the payout that it was in; null: none yet, or it does not say. */
  readonly payout: string | null;
  readonly orderNumber: string | null;
}
