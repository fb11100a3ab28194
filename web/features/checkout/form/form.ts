import type { PaymentWay } from '../../../codegen/schema.gen.ts';
import { emptyAddress, type AddressField, type AddressForm } from '../../../lib/form/address.ts';
import type { CheckoutQuote } from '../quote/quote.ts';

/** Everything the checkout asks for. `elsewhere`: the parcel goes to `shipping`, not to `billing`. */
export interface CheckoutForm {
  email: string;
  billing: AddressForm;
  forCompany: boolean;
  elsewhere: boolean;
  shipping: AddressForm;
  shippingMethod: string;
  /** That way goes to a point of a carrier. */
  collects: boolean;
  /** That carrier takes no parcel without a telephone number. */
  needsPhone: boolean;
  /** Id of the point; empty: none is chosen. */
  pickupPoint: string;
  /** As it was chosen: it may be offered no more, see `wayOf`. */
  paymentWay: PaymentWay;
  notes: string;
  consent: boolean;
  terms: boolean;
  /** The account shall keep the address. */
  keepBilling: boolean;
  keepShipping: boolean;
}

export type AddressName = 'billing' | 'shipping';
export type FieldName =
  | 'email'
  | 'shippingMethod'
  | 'pickupPoint'
  | 'notes'
  | 'consent'
  | 'terms'
  | `${AddressName}.${AddressField}`;

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
  collects: false,
  needsPhone: false,
  pickupPoint: '',
  paymentWay: 'PAYPAL',
  notes: '',
  consent: false,
  terms: false,
  keepBilling: false,
  keepShipping: false,
});

/** How the buyer pays: as chosen, as long as that is offered, and to be had for this cart. */
export const wayOf = (
  { paymentWay }: CheckoutForm,
  offered: readonly PaymentWay[],
  quote?: Pick<CheckoutQuote, 'cashOnDelivery' | 'due'>,
): PaymentWay => {
  if (quote?.due.minor === 0) return 'GIFT_CARD';
  const unfit = paymentWay === 'CASH_ON_DELIVERY' && quote?.cashOnDelivery?.problem !== null;
  return offered.includes(paymentWay) && !unfit ? paymentWay : 'PAYPAL';
};

/** The country that prices the cart: where the parcel goes, else where the invoice goes. */
export const pricingCountry = (form: CheckoutForm, needs: CheckoutNeeds): string =>
  needs.requiresShipping && form.elsewhere ? form.shipping.country : form.billing.country;
