/** What a transaction of PayPal's list is to the books. */
export enum MovementKind {
  /** A buyer pays. Compared with the payments of the shop. */
  PAYMENT = 'PAYMENT',
  /** Money of a payment goes back. Compared with the refunds and disputes of the shop. */
  RETURN = 'RETURN',
  /** Something that PayPal charges beside payments, or gives back of what it charged. */
  FEE = 'FEE',
  /** To the owner's bank. */
  WITHDRAWAL = 'WITHDRAWAL',
  /** From the owner's bank. */
  DEPOSIT = 'DEPOSIT',
  CONVERSION = 'CONVERSION',
  /** Kept back or let go by PayPal; it stays the owner's money. */
  HOLD = 'HOLD',
  OTHER = 'OTHER',
}

const RETURN = /^T(1106|1107|1110|1201)$/;
/** Authorisations move no money, and what is for display only repeats another transaction. */
const NO_MONEY = /^T(13|98)/;

const KINDS: readonly (readonly [RegExp, MovementKind])[] = [
  [/^T(01\d\d|1108|1109)$/, MovementKind.FEE],
  [/^T02/, MovementKind.CONVERSION],
  [/^T03/, MovementKind.DEPOSIT],
  [/^T04/, MovementKind.WITHDRAWAL],
  [/^T(15\d\d|21\d\d|1105|1110|1111)$/, MovementKind.HOLD],
];

/**
 * The kind of a transaction by PayPal's T-code and its sum, which is negative when it leaves the account; null: no money moved.
 * The first two digits are PayPal's group: 00 payments, 01 fees beside payments, 02 conversions, 03 and 04 from and to a bank,
 * 11 reversals, 12 adjustments, 13 authorisations, 15 holds, 21 reserves (developer.paypal.com, "Transaction event codes").
 */
export const movementKind = (code: string, minor: number): MovementKind | null => {
  if (NO_MONEY.test(code)) return null;
  if (minor > 0 && /^T00/.test(code)) return MovementKind.PAYMENT;
  if (minor < 0 && RETURN.test(code)) return MovementKind.RETURN;
  return KINDS.find(([pattern]) => pattern.test(code))?.[1] ?? MovementKind.OTHER;
};
