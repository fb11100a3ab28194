import type { AddressField, AddressForm } from '../../lib/form/address.ts';
import type { FieldErrors } from '../../lib/form/field-error.ts';
import type { AddressEntry } from './address-fields.tsx';

type AddressPath<Name extends string> = `${Name}.${AddressField}`;

/** A form that holds an address under a name. */
interface AddressHolder<Name extends string> {
  values: Record<Name, AddressForm>;
  errors: FieldErrors<AddressPath<Name>>;
  set: (path: AddressPath<Name>, value: string) => void;
  check: (path: AddressPath<Name>) => void;
}

/** One address of a form, as `AddressFields` takes it. */
export const addressEntry = <Name extends string>(
  form: AddressHolder<Name>,
  name: Name,
  company?: AddressEntry['company'],
): AddressEntry => ({
  address: form.values[name],
  errorOf: (field) => form.errors[`${name}.${field}`]?.[0],
  set: (field, value) => form.set(`${name}.${field}`, value),
  check: (field) => form.check(`${name}.${field}`),
  company,
});
