import type { CartLineInput, PlaceOrderInput } from '../../codegen/schema.gen.ts';
import { addressInput } from '../../lib/form/address.ts';
import type { CheckoutForm, CheckoutNeeds } from './form.ts';
import type { CheckoutQuote } from './quote.ts';

const optional = (text: string): string | null => text.trim() || null;

/** Everything of an order but its idempotency key. */
export type OrderRequest = Omit<PlaceOrderInput, 'idempotencyKey'>;

/** What the server is asked to order: the buyer's data and the fingerprint of the price the buyer saw. */
export const orderRequest = (
  form: CheckoutForm,
  needs: CheckoutNeeds,
  lines: readonly CartLineInput[],
  { fingerprint, code }: Pick<CheckoutQuote, 'fingerprint' | 'code'>,
): OrderRequest => ({
  lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  email: form.email.trim(),
  billingAddress: addressInput(form.billing, form.forCompany),
  // Left out: the parcel goes to the billing address.
  shippingAddress: needs.requiresShipping && form.elsewhere ? addressInput(form.shipping, false) : null,
  shippingMethod: needs.requiresShipping ? form.shippingMethod : null,
  digitalConsent: needs.hasDigital && form.consent,
  termsAccepted: form.terms,
  notes: optional(form.notes),
  // Only one that applies.
  promotionCode: code?.problem === null ? code.code : null,
  fingerprint,
});
