import type { AddressField, AddressForm, AddressName, CheckoutForm, CheckoutNeeds, FieldName } from './form.ts';
import { isPostcode, postcodeError } from './postcodes.ts';

/** A message of the checkout and the values it needs. */
export interface FieldError {
  id: MessageId;
  values?: Record<string, string | number>;
}
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** Countries to choose from; without a list the country is not judged here. */
export interface KnownCountry {
  code: string;
  shipsTo: boolean;
}

/** Most characters of each field, as the server takes them. */
export const MAX: Record<AddressField, number> = {
  firstName: 100,
  lastName: 100,
  company: 200,
  companyId: 20,
  vatId: 20,
  street: 200,
  postcode: 16,
  city: 100,
  country: 2,
  phone: 30,
};
export const MAX_EMAIL = 254;
export const MAX_NOTES = 1000;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^\+?[\d\s()/.-]{6,30}$/;
const COMPANY_ID = /^[\dA-Za-z][\dA-Za-z ./-]{2,18}[\dA-Za-z]$/;
const VAT_ID = /^[A-Za-z]{2}[\dA-Za-z+* ]{2,18}$/;

type Demanded = 'email' | 'method' | 'consent' | 'terms' | DemandedField;
type DemandedField = 'firstName' | 'lastName' | 'company' | 'street' | 'postcode' | 'city' | 'country';
type Formatted = 'email' | 'phone' | 'companyId' | 'vatId';

export const required = (field: Demanded): FieldError => ({ id: `checkout.error.${field}.required` });
export const invalid = (field: Formatted): FieldError => ({ id: `checkout.error.${field}.invalid` });
export const tooLong = (max: number): FieldError => ({ id: 'checkout.error.tooLong', values: { max } });

const FORMATS: Partial<Record<AddressField, (address: AddressForm) => FieldError | undefined>> = {
  postcode: ({ postcode, country }) => (isPostcode(postcode, country) ? undefined : postcodeError(country)),
  phone: ({ phone }) => (PHONE.test(phone.trim()) ? undefined : invalid('phone')),
  companyId: ({ companyId }) => (COMPANY_ID.test(companyId.trim()) ? undefined : invalid('companyId')),
  vatId: ({ vatId }) => (VAT_ID.test(vatId.trim()) ? undefined : invalid('vatId')),
};

const REQUIRED: AddressField[] = ['firstName', 'lastName', 'street', 'postcode', 'city', 'country'];
const OPTIONAL: AddressField[] = ['phone'];
const COMPANY: AddressField[] = ['company', 'companyId', 'vatId'];

const isDemanded = (field: AddressField): field is DemandedField => REQUIRED.includes(field) || field === 'company';

const checkAddressField = (address: AddressForm, field: AddressField): FieldError | undefined => {
  const value = address[field].trim();
  if (!value) return isDemanded(field) ? required(field) : undefined;
  if (value.length > MAX[field]) return tooLong(MAX[field]);
  return FORMATS[field]?.(address);
};

const checkEmail = (email: string): FieldError | undefined => {
  const value = email.trim();
  if (!value) return required('email');
  if (value.length > MAX_EMAIL) return tooLong(MAX_EMAIL);
  return EMAIL.test(value) ? undefined : invalid('email');
};

const checkAddress = (form: CheckoutForm, name: AddressName): FieldErrors => {
  const errors: FieldErrors = {};
  const asked =
    name === 'billing' && form.forCompany ? [...REQUIRED, ...OPTIONAL, ...COMPANY] : [...REQUIRED, ...OPTIONAL];
  for (const field of asked) {
    const error = checkAddressField(form[name], field);
    if (error) errors[`${name}.${field}`] = error;
  }
  return errors;
};

const checkCountry = (code: string, countries: KnownCountry[], mustShip: boolean): FieldError | undefined => {
  if (!code || countries.length === 0) return undefined;
  const country = countries.find((known) => known.code === code);
  if (!country) return required('country');
  return mustShip && !country.shipsTo ? { id: 'checkout.error.country.noShipping' } : undefined;
};

const checkDelivery = (form: CheckoutForm, countries: KnownCountry[]): FieldErrors => {
  const name: AddressName = form.elsewhere ? 'shipping' : 'billing';
  const errors = form.elsewhere ? checkAddress(form, 'shipping') : {};
  const country = checkCountry(form[name].country, countries, true);
  if (country) errors[`${name}.country`] = country;
  if (!form.shippingMethod) errors.shippingMethod = required('method');
  return errors;
};

/** Every wrong field with the words that put it right; empty when the order may be placed. */
export const validate = (form: CheckoutForm, needs: CheckoutNeeds, countries: KnownCountry[] = []): FieldErrors => {
  const errors: FieldErrors = checkAddress(form, 'billing');
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
