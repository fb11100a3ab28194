import type { AddressInput, CartLineInput, PlaceOrderInput } from '../../codegen/schema.gen.ts';
import type { AddressForm, CheckoutForm, CheckoutNeeds } from './form.ts';

const optional = (text: string): string | null => text.trim() || null;

const addressInput = (address: AddressForm, forCompany: boolean): AddressInput => ({
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  street: address.street.trim(),
  postcode: address.postcode.trim(),
  city: address.city.trim(),
  country: address.country,
  phone: optional(address.phone),
  company: forCompany ? optional(address.company) : null,
  companyId: forCompany ? optional(address.companyId) : null,
  vatId: forCompany ? optional(address.vatId) : null,
});

/** Everything of an order but its idempotency key. */
export type OrderRequest = Omit<PlaceOrderInput, 'idempotencyKey'>;

/** What the server is asked to order: the buyer's data and the fingerprint of the price the buyer saw. */
export const orderRequest = (
  form: CheckoutForm,
  needs: CheckoutNeeds,
  lines: readonly CartLineInput[],
  fingerprint: string,
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
  fingerprint,
});
