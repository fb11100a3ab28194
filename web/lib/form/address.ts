import type { AddressInput } from '../../codegen/schema.gen.ts';

/** What a person types for one address; empty text where nothing was entered. */
export interface AddressForm {
  firstName: string;
  lastName: string;
  company: string;
  companyId: string;
  taxId: string;
  vatId: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  phone: string;
}

export type AddressField = keyof AddressForm;

export const emptyAddress = (country: string): AddressForm => ({
  firstName: '',
  lastName: '',
  company: '',
  companyId: '',
  taxId: '',
  vatId: '',
  street: '',
  postcode: '',
  city: '',
  country,
  phone: '',
});

type ServerAddress = { readonly [Field in AddressField]?: string | null };

/** An address of the server as a form begins with it. */
export const addressForm = (address: ServerAddress): AddressForm => {
  const empty = emptyAddress('');
  const fields = Object.keys(empty) as AddressField[];
  return fields.reduce((form, field) => ({ ...form, [field]: address[field] ?? '' }), empty);
};

/** Slovakia alone gives companies a tax number (DIČ) beside that of VAT. */
export const hasTaxId = ({ country }: Pick<AddressForm, 'country'>): boolean => country === 'SK';

const optional = (text: string): string | null => text.trim() || null;

/** What the server is given: without the company's data unless it is a company's address. */
export const addressInput = (address: AddressForm, forCompany: boolean): AddressInput => ({
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  street: address.street.trim(),
  postcode: address.postcode.trim(),
  city: address.city.trim(),
  country: address.country,
  phone: optional(address.phone),
  company: forCompany ? optional(address.company) : null,
  companyId: forCompany ? optional(address.companyId) : null,
  taxId: forCompany && hasTaxId(address) ? optional(address.taxId) : null,
  vatId: forCompany ? optional(address.vatId) : null,
});
