import { AddressFields } from '../../ui/address-fields.tsx';
import type { AddressEntry } from '../../ui/address-fields.tsx';
import type { CountriesQuery } from '../../lib/Countries.gen.ts';
import type { AddressName } from './form.ts';
import type { FormApi } from './use-checkout-form.ts';

export type Country = CountriesQuery['countries'][number];

const entryOf = (api: FormApi, name: AddressName): AddressEntry => ({
  address: api.form[name],
  errorOf: (field) => api.errors[`${name}.${field}`],
  set: (field, value) => api.set(`${name}.${field}`, value),
  check: (field) => api.check(`${name}.${field}`),
  company: name === 'billing' ? { on: api.form.forCompany, toggle: (on) => api.setFlag('forCompany', on) } : undefined,
});

interface CheckoutAddressProps {
  api: FormApi;
  name: AddressName;
  countries: readonly Country[];
  /** The parcel goes here, so the courier may want to call. */
  withPhone: boolean;
}

/** One address of the checkout, wired to its form; the one for the invoice may be a company's. */
export const CheckoutAddress = ({ api, name, countries, withPhone }: CheckoutAddressProps) => (
  <AddressFields entry={entryOf(api, name)} name={name} countries={countries} withPhone={withPhone} />
);
