import { ADDRESS_LENGTHS, COMPANY_ID, PHONE, TAX_ID, VAT_ID } from '../../codegen/address-rules.gen.ts';
import { hasTaxId, type AddressField, type AddressForm } from './address.ts';
import { tooLong, type FieldError } from './field-error.ts';
import { isPostcode, postcodeError } from './postcodes.ts';

export type AddressErrors = Partial<Record<AddressField, FieldError>>;

/** Countries to choose from; without a list the country is not judged here. */
export interface KnownCountry {
  code: string;
  shipsTo: boolean;
}

/** Most characters of each field, as the server takes them. */
const MAX: Record<AddressField, number> = { ...ADDRESS_LENGTHS, country: 2 };

const DEMANDED = ['firstName', 'lastName', 'street', 'postcode', 'city', 'country', 'company'] as const;
const FORMATTED = ['phone', 'companyId', 'taxId', 'vatId'] as const;

type Demanded = (typeof DEMANDED)[number];
type Formatted = (typeof FORMATTED)[number];

const isDemanded = (field: AddressField): field is Demanded => DEMANDED.some((known) => known === field);
const isFormatted = (field: AddressField): field is Formatted => FORMATTED.some((known) => known === field);

const required = (field: Demanded): FieldError => ({ id: `checkout.error.${field}.required` });
const invalid = (field: Formatted): FieldError => ({ id: `checkout.error.${field}.invalid` });
const NO_SHIPPING: FieldError = { id: 'checkout.error.country.noShipping' };

const FORMATS: Partial<Record<AddressField, (address: AddressForm) => FieldError | undefined>> = {
  postcode: ({ postcode, country }) => (isPostcode(postcode, country) ? undefined : postcodeError(country)),
  phone: ({ phone }) => (PHONE.test(phone.trim()) ? undefined : invalid('phone')),
  companyId: ({ companyId }) => (COMPANY_ID.test(companyId.trim()) ? undefined : invalid('companyId')),
  taxId: ({ taxId }) => (TAX_ID.test(taxId.trim()) ? undefined : invalid('taxId')),
  vatId: ({ vatId }) => (VAT_ID.test(vatId.trim()) ? undefined : invalid('vatId')),
};

const PERSON: readonly AddressField[] = ['firstName', 'lastName', 'street', 'postcode', 'city', 'country', 'phone'];
const COMPANY: readonly AddressField[] = ['company', 'companyId', 'taxId', 'vatId'];

const checkField = (address: AddressForm, field: AddressField): FieldError | undefined => {
  const value = field === 'taxId' && !hasTaxId(address) ? '' : address[field].trim();
  if (!value) return isDemanded(field) ? required(field) : undefined;
  if (value.length > MAX[field]) return tooLong(MAX[field]);
  return FORMATS[field]?.(address);
};

/** Every wrong field of an address with the words that put it right. */
export const checkAddress = (address: AddressForm, forCompany: boolean): AddressErrors => {
  const errors: AddressErrors = {};
  for (const field of forCompany ? [...PERSON, ...COMPANY] : PERSON) {
    const error = checkField(address, field);
    if (error) errors[field] = error;
  }
  return errors;
};

/** The same under the name that the address has in a form. */
export const errorsWithin = <Name extends string>(
  name: Name,
  errors: AddressErrors,
): Partial<Record<`${Name}.${AddressField}`, FieldError>> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${name}.${field}`, error])) as Partial<
    Record<`${Name}.${AddressField}`, FieldError>
  >;

/** What is wrong with the chosen country. */
export const checkCountry = (
  code: string,
  countries: readonly KnownCountry[],
  mustShip: boolean,
): FieldError | undefined => {
  if (!code || countries.length === 0) return undefined;
  const country = countries.find((known) => known.code === code);
  if (!country) return required('country');
  return mustShip && !country.shipsTo ? NO_SHIPPING : undefined;
};

/** The words for a code of the server about one field of an address in this country. */
export const addressFieldError = (field: AddressField, code: string, country: string): FieldError => {
  if (code === 'REQUIRED' && isDemanded(field)) return required(field);
  if (code === 'TOO_LONG') return tooLong(MAX[field]);
  if (code === 'COUNTRY_NOT_SERVED') return NO_SHIPPING;
  if (field === 'postcode') return postcodeError(country);
  if (field === 'country') return required('country');
  return isFormatted(field) ? invalid(field) : { id: 'checkout.error.invalid' };
};
