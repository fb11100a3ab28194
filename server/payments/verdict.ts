import type { ToldCapture } from './gateway.ts';

/** What we agreed on when the attempt was made. */
export interface Expected {
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Null when the provider named none at the creation. */
  readonly payee: string | null;
}

export type Mismatch = 'MISMATCH_AMOUNT' | 'MISMATCH_CURRENCY' | 'MISMATCH_PAYEE' | 'MISMATCH_CUSTOM_ID';

const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED'];

/** The provider has the money of this capture for us. */
export const isTaken = ({ status }: ToldCapture): boolean => TAKEN.includes(status);

/**
 * Whether enough is said of a capture to decide on it: its sum, and of money that was taken also whose order and which account
 * it is for. What is missing must be asked for: it is no mismatch.
 */
export const isComplete = (expected: Expected, capture: ToldCapture): boolean => {
  const { currency, amountMinor, orderIds, payee } = capture;
  if (currency === null || amountMinor === null) return false;
  return !isTaken(capture) || (orderIds.length > 0 && (expected.payee === null || payee !== null));
};

/** The first thing in which a capture differs from what was agreed, by what is said of it; or null. */
export const mismatchOf = (
  expected: Expected,
  { currency, amountMinor, orderIds, payee }: ToldCapture,
): Mismatch | null => {
  if (currency !== null && currency !== expected.currency) return 'MISMATCH_CURRENCY';
  if (amountMinor !== null && amountMinor !== expected.amountMinor) return 'MISMATCH_AMOUNT';
  if (orderIds.some((id) => id !== expected.orderId)) return 'MISMATCH_CUSTOM_ID';
  return expected.payee !== null && payee !== null && payee !== expected.payee ? 'MISMATCH_PAYEE' : null;
};
