import { createHash } from 'node:crypto';
import { emailError } from '../accounts/email-address.ts';
import { cartLineErrors, type CartLine } from '../cart/cart-lines.ts';
import { validationFailed } from '../core/errors.ts';
import { sanitizeText } from '../core/text/text.ts';
import { checkAddress, type FieldErrors, type GivenAddress } from './addresses/address-rules.ts';
import type { Address } from './order.types.ts';

export interface GivenOrder {
  idempotencyKey: string;
  lines: readonly CartLine[];
  /** The address of the account when absent; a guest must give one. */
  email?: string | null;
  billingAddress: GivenAddress;
  shippingAddress?: GivenAddress | null;
  shippingMethod?: string | null;
  digitalConsent: boolean;
  termsAccepted: boolean;
  /** Of the quote that the buyer saw. */
  fingerprint: string;
  notes?: string | null;
}

/** The same, checked and in the form in which it is stored. */
export interface CheckedOrder extends GivenOrder {
  email: string;
  billingAddress: Address;
  shippingAddress: Address | null;
  notes: string | null;
}

/** Checks everything that needs no database, all faults at once. Throws VALIDATION_FAILED with field path → code. */
export const checkOrderInput = (given: GivenOrder): CheckedOrder => {
  const errors: FieldErrors = cartLineErrors(given.lines);
  const email = given.email?.trim() ?? '';
  const wrongEmail = emailError(email);
  if (wrongEmail) errors.email = wrongEmail;
  if (!/^[\w-]{8,64}$/.test(given.idempotencyKey)) errors.idempotencyKey = 'INVALID';
  const notes = sanitizeText(given.notes ?? '', Infinity) || null;
  if (notes && notes.length > 1000) errors.notes = 'TOO_LONG';
  const billingAddress = checkAddress(given.billingAddress, 'billingAddress', errors);
  const shippingAddress = given.shippingAddress ? checkAddress(given.shippingAddress, 'shippingAddress', errors) : null;
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return { ...given, email, notes, billingAddress, shippingAddress };
};

/** What makes two requests the same: everything but the key, and who asks. */
export const requestHash = ({ idempotencyKey: _key, ...order }: CheckedOrder, userId: string | null): string => {
  const lines = order.lines.map(({ productId, quantity }) => [productId, quantity]);
  const { billingAddress, shippingAddress, ...rest } = order;
  const scalars = Object.entries(rest)
    .filter(([, value]) => typeof value !== 'object')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([scalars, lines, billingAddress, shippingAddress, userId]);
  return createHash('sha256').update(text).digest('hex');
};
