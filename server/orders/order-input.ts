import { createHash } from 'node:crypto';
import * as z from 'zod';
import { typedEmail } from '../accounts/email-address.ts';
import { cartLines, type CartLine } from '../cart/cart-lines.ts';
import { callKey, orEmpty, paragraph } from '../core/checks.ts';
import { checked } from '../core/faults.ts';
import { address, type GivenAddress } from './addresses/address-rules.ts';
import type { Address } from './order.types.ts';
import { PaymentWay } from './payment-way.ts';

export interface GivenOrder {
  idempotencyKey: string;
  lines: readonly CartLine[];
  /** The address of the account when absent; a guest must give one. */
  email?: string | null;
  billingAddress: GivenAddress;
  shippingAddress?: GivenAddress | null;
  shippingMethod?: string | null;
  /** Id of a point of that method's carrier, where it goes to one. */
  pickupPoint?: string | null;
  /** As it was typed. */
  promotionCode?: string | null;
  /** Of gift cards, as they were typed. */
  giftCardCodes?: readonly string[] | null;
  /** PayPal when absent. */
  paymentWay?: PaymentWay | null;
  digitalConsent: boolean;
  termsAccepted: boolean;
  /** Of the quote that the buyer saw. */
  fingerprint: string;
  notes?: string | null;
}

/** The same, checked and in the form in which it is stored. */
export interface CheckedOrder extends GivenOrder {
  email: string;
  /** Null: PayPal. */
  paymentWay: PaymentWay | null;
  billingAddress: Address;
  shippingAddress: Address | null;
  notes: string | null;
}

const order = z.object({
  lines: cartLines,
  email: z
    .string()
    .nullish()
    .transform((email) => email?.trim() ?? '')
    .pipe(typedEmail),
  idempotencyKey: callKey,
  notes: orEmpty(paragraph({ max: 1000, required: false })).transform((notes) => notes || null),
  billingAddress: address,
  shippingAddress: address.nullish().transform((given) => given ?? null),
});

/** Checks everything that needs no database, all faults at once. Throws VALIDATION_FAILED with field path → code. */
export const checkOrderInput = (given: GivenOrder): CheckedOrder => {
  const { email, notes, billingAddress, shippingAddress } = checked(order, given);
  const paymentWay = given.paymentWay === PaymentWay.PAYPAL ? null : (given.paymentWay ?? null);
  return { ...given, email, notes, billingAddress, shippingAddress, paymentWay };
};

/** What makes two requests the same: everything but the key, and who asks. */
export const requestHash = (
  { idempotencyKey: _key, promotionCode, giftCardCodes, paymentWay, pickupPoint, ...order }: CheckedOrder,
  userId: string | null,
): string => {
  const lines = order.lines.map(({ productId, quantity }) => [productId, quantity]);
  const { billingAddress, shippingAddress, ...rest } = order;
  // Without a code, by PayPal and to an address, as it was before there was anything else.
  const chosen = {
    ...(promotionCode && { promotionCode }),
    ...(giftCardCodes?.length && { giftCards: giftCardCodes.join() }),
    ...(paymentWay && { paymentWay }),
    ...(pickupPoint && { pickupPoint }),
  };
  const scalars = Object.entries({ ...rest, ...chosen })
    .filter(([, value]) => typeof value !== 'object')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([scalars, lines, billingAddress, shippingAddress, userId]);
  return createHash('sha256').update(text).digest('hex');
};
