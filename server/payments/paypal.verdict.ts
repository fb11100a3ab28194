import { toMinor } from '../core/money.ts';
import type { PayPalAmount, PayPalCapture, PayPalOrder } from './paypal.schemas.ts';

/** What we agreed on when the attempt was made. */
export interface Expected {
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Merchant id; null when PayPal named none at the creation. */
  readonly payee: string | null;
}

export type Mismatch = 'MISMATCH_AMOUNT' | 'MISMATCH_CURRENCY' | 'MISMATCH_PAYEE' | 'MISMATCH_CUSTOM_ID';

/** PayPal's decimal as minor units; an amount that is none of ours (three decimals, text) becomes -1 and matches nothing. */
export const minorOf = (amount: PayPalAmount): number => {
  try {
    return toMinor(amount.value);
  } catch {
    return -1;
  }
};

export const capturesOf = (order: PayPalOrder): PayPalCapture[] =>
  (order.purchase_units ?? []).flatMap((unit) => unit.payments?.captures ?? []);

/** The first thing in which a capture differs from what was agreed, or null. */
export const mismatchOf = (expected: Expected, order: PayPalOrder, capture: PayPalCapture): Mismatch | null => {
  const unit = order.purchase_units?.[0];
  if (capture.amount.currency_code !== expected.currency) return 'MISMATCH_CURRENCY';
  if (minorOf(capture.amount) !== expected.amountMinor) return 'MISMATCH_AMOUNT';
  if ((capture.custom_id ?? unit?.custom_id) !== expected.orderId) return 'MISMATCH_CUSTOM_ID';
  if (unit?.custom_id !== undefined && unit.custom_id !== expected.orderId) return 'MISMATCH_CUSTOM_ID';
  const payee = capture.payee?.merchant_id ?? unit?.payee?.merchant_id ?? null;
  return expected.payee !== null && payee !== expected.payee ? 'MISMATCH_PAYEE' : null;
};

/** Link that takes the buyer to PayPal's approval. */
export const approveUrlOf = (order: PayPalOrder): string | null =>
  order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null;

export const payeeOf = (order: PayPalOrder): string | null => order.purchase_units?.[0]?.payee?.merchant_id ?? null;
