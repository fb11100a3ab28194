import { toMinor } from '../../core/money.ts';
import type { PayPalAmount, PayPalCapture, PayPalOrder } from './paypal-schemas.ts';

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
export const minorOf = (amount: Pick<PayPalAmount, 'value'>): number => {
  try {
    return toMinor(amount.value);
  } catch {
    return -1;
  }
};

export const capturesOf = (order: PayPalOrder): PayPalCapture[] =>
  (order.purchase_units ?? []).flatMap((unit) => unit.payments?.captures ?? []);

/** What an answer says about one capture; null where it does not say it. */
const captureFacts = ({ purchase_units }: PayPalOrder, { amount, custom_id, payee }: PayPalCapture) => {
  const unit = purchase_units?.[0];
  return {
    currency: amount?.currency_code ?? null,
    amountMinor: amount?.value === undefined ? null : minorOf({ value: amount.value }),
    customIds: [custom_id, unit?.custom_id].filter((id) => id !== undefined),
    payee: payee?.merchant_id ?? unit?.payee?.merchant_id ?? null,
  };
};

const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED'];

/** PayPal has the money of this capture for us. */
export const isTaken = ({ status }: PayPalCapture): boolean => TAKEN.includes(status);

/**
 * Whether an answer says enough about a capture to decide on it: its sum, and of money that was taken also whose order and
 * which account it is for. What is missing must be asked for: it is no mismatch.
 */
export const isComplete = (expected: Expected, order: PayPalOrder, capture: PayPalCapture): boolean => {
  const { currency, amountMinor, customIds, payee } = captureFacts(order, capture);
  if (currency === null || amountMinor === null) return false;
  return !isTaken(capture) || (customIds.length > 0 && (expected.payee === null || payee !== null));
};

/** The first thing in which a capture differs from what was agreed, by what is said of it; or null. */
export const mismatchOf = (expected: Expected, order: PayPalOrder, capture: PayPalCapture): Mismatch | null => {
  const { currency, amountMinor, customIds, payee } = captureFacts(order, capture);
  if (currency !== null && currency !== expected.currency) return 'MISMATCH_CURRENCY';
  if (amountMinor !== null && amountMinor !== expected.amountMinor) return 'MISMATCH_AMOUNT';
  if (customIds.some((id) => id !== expected.orderId)) return 'MISMATCH_CUSTOM_ID';
  return expected.payee !== null && payee !== null && payee !== expected.payee ? 'MISMATCH_PAYEE' : null;
};

/** What PayPal keeps of a capture, where it says so in the currency of the capture. */
export const feeOf = ({ seller_receivable_breakdown: told }: PayPalCapture, currency: string): number | null => {
  const fee = told?.paypal_fee;
  if (!fee || fee.currency_code !== currency) return null;
  const minor = minorOf(fee);
  return minor < 0 ? null : minor;
};

/** Link that takes the buyer to PayPal's approval. */
export const approveUrlOf = (order: PayPalOrder): string | null =>
  order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null;

export const payeeOf = (order: PayPalOrder): string | null => order.purchase_units?.[0]?.payee?.merchant_id ?? null;
