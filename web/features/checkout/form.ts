import { emptyAddress, type AddressField, type AddressForm } from '../../lib/form/address.ts';

/** Everything the checkout asks for. `elsewhere`: the parcel goes to `shipping`, not to `billing`. */
export interface CheckoutForm {
  email: string;
  billing: AddressForm;
  forCompany: boolean;
  elsewhere: boolean;
  shipping: AddressForm;
  shippingMethod: string;
  notes: string;
  consent: boolean;
  terms: boolean;
  /** The account shall keep the address. */
  keepBilling: boolean;
  keepShipping: boolean;
}

export type AddressName = 'billing' | 'shipping';
export type FieldName = 'email' | 'shippingMethod' | 'notes' | 'consent' | 'terms' | `${AddressName}.${AddressField}`;

/** What the cart demands of the form. */
export interface CheckoutNeeds {
  requiresShipping: boolean;
  hasDigital: boolean;
}

export const emptyForm = (country = 'SK'): CheckoutForm => ({
  email: '',
  billing: emptyAddress(country),
  forCompany: false,
  elsewhere: false,
  shipping: emptyAddress(country),
  shippingMethod: '',
  notes: '',
  consent: false,
  terms: false,
  keepBilling: false,
  keepShipping: false,
});

/** The country that prices the cart: where the parcel goes, else where the invoice goes. */
export const pricingCountry = (form: CheckoutForm, needs: CheckoutNeeds): string =>
  needs.requiresShipping && form.elsewhere ? form.shipping.country : form.billing.country;
