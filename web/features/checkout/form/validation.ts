import { INTERNATIONAL } from '../../../codegen/address-rules.gen.ts';
import { checkAddress, checkCountry, errorsWithin, type KnownCountry } from '../../../lib/form/address-rules.ts';
import { tooLong, type FieldError } from '../../../lib/form/field-error.ts';
import type { AddressName, CheckoutForm, CheckoutNeeds, FieldName } from './form.ts';

export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** Most characters, as the server takes them. */
export const MAX_EMAIL = 254;
export const MAX_NOTES = 1000;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const required = (field: 'email' | 'method' | 'point' | 'phone' | 'consent' | 'terms'): FieldError => ({
  id: `checkout.error.${field}.required`,
});
export const INVALID_EMAIL: FieldError = { id: 'checkout.error.email.invalid' };

const checkEmail = (email: string): FieldError | undefined => {
  const value = email.trim();
  if (!value) return required('email');
  if (value.length > MAX_EMAIL) return tooLong(MAX_EMAIL);
  return EMAIL.test(value) ? undefined : INVALID_EMAIL;
};

const addressErrors = (form: CheckoutForm, name: AddressName): FieldErrors =>
  errorsWithin(name, checkAddress(form[name], name === 'billing' && form.forCompany));

export const NOT_INTERNATIONAL: FieldError = { id: 'checkout.error.phone.international' };

const checkPickup = ({ pickupPoint, needsPhone, billing }: CheckoutForm): FieldErrors => {
  const phone = billing.phone.replaceAll(/[\s()/.-]/g, '');
  const wrongPhone = phone && !INTERNATIONAL.test(phone) ? NOT_INTERNATIONAL : undefined;
  return {
    ...(!pickupPoint && { pickupPoint: required('point') }),
    ...(needsPhone && !phone && { 'billing.phone': required('phone') }),
    ...(needsPhone && wrongPhone && { 'billing.phone': wrongPhone }),
  };
};

const checkDelivery = (form: CheckoutForm, countries: KnownCountry[]): FieldErrors => {
  if (form.collects) return checkPickup(form);
  const name: AddressName = form.elsewhere ? 'shipping' : 'billing';
  const errors = form.elsewhere ? addressErrors(form, 'shipping') : {};
  const country = checkCountry(form[name].country, countries, true);
  if (country) errors[`${name}.country`] = country;
  if (form.needsPhone && !form[name].phone.trim()) errors[`${name}.phone`] = required('phone');
  if (!form.shippingMethod) errors.shippingMethod = required('method');
  return errors;
};

/** Every wrong field with the words that put it right; empty when the order may be placed. */
export const validate = (form: CheckoutForm, needs: CheckoutNeeds, countries: KnownCountry[] = []): FieldErrors => {
  const errors: FieldErrors = addressErrors(form, 'billing');
  const email = checkEmail(form.email);
  if (email) errors.email = email;
  const country = checkCountry(form.billing.country, countries, false);
  if (country) errors['billing.country'] = country;
  if (needs.requiresShipping) Object.assign(errors, checkDelivery(form, countries));
  if (form.notes.length > MAX_NOTES) errors.notes = tooLong(MAX_NOTES);
  if (needs.hasDigital && !form.consent) errors.consent = required('consent');
  if (!form.terms) errors.terms = required('terms');
  return errors;
};
