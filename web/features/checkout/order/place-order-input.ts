import type { CartLineInput, PaymentWay, PlaceOrderInput } from '../../../codegen/schema.gen.ts';
import { addressInput } from '../../../lib/form/address.ts';
import type { CheckoutForm, CheckoutNeeds } from '../form/form.ts';
import type { CheckoutQuote } from '../quote/quote.ts';

const optional = (text: string): string | null => text.trim() || null;

/** Everything of an order but its idempotency key. */
export type OrderRequest = Omit<PlaceOrderInput, 'idempotencyKey'>;

/** What the buyer saw of the server. */
export interface Seen extends Pick<CheckoutQuote, 'fingerprint' | 'code'> {
  readonly way: PaymentWay;
  /** Of gift cards, as they were typed. */
  readonly giftCards?: readonly string[];
}

/** What the server is asked to order: the buyer's data and the fingerprint of the price the buyer saw. */
export const orderRequest = (
  form: CheckoutForm,
  needs: CheckoutNeeds,
  lines: readonly CartLineInput[],
  { fingerprint, code, way, giftCards = [] }: Seen,
): OrderRequest => ({
  lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  email: form.email.trim(),
  billingAddress: addressInput(form.billing, form.forCompany),
  // Left out: the parcel goes to the billing address, or to a point.
  shippingAddress:
    needs.requiresShipping && form.elsewhere && !form.collects ? addressInput(form.shipping, false) : null,
  shippingMethod: needs.requiresShipping ? form.shippingMethod : null,
  // Left out: a version before knows of none.
  ...(needs.requiresShipping && form.collects && { pickupPoint: form.pickupPoint }),
  ...(giftCards.length > 0 && { giftCardCodes: [...giftCards] }),
  // Left out: PayPal, which a version before takes alone, and where nothing is left to pay.
  ...(way !== 'PAYPAL' && way !== 'GIFT_CARD' && { paymentWay: way }),
  digitalConsent: needs.hasDigital && form.consent,
  termsAccepted: form.terms,
  notes: optional(form.notes),
  // Only one that applies.
  promotionCode: code?.problem === null ? code.code : null,
  fingerprint,
});
