import { useState, type RefObject } from 'react';
import { checkAddress, checkCountry, type AddressErrors, type KnownCountry } from '../../lib/form/address-rules.ts';
import type { AddressField, AddressForm } from '../../lib/form/address.ts';
import { useShownErrors } from '../../lib/form/use-shown-errors.ts';
import type { AddressEntry } from '../../ui/form/address-fields.tsx';

interface AddressFormState {
  entry: AddressEntry;
  address: AddressForm;
  forCompany: boolean;
  /** What is wrong with the address as it stands. */
  judge: () => AddressErrors;
  show: (errors: AddressErrors) => void;
}

/** An address being typed: the company's fields count only while the box for them is ticked. */
export const useAddressEntry = (
  first: AddressForm,
  countries: readonly KnownCountry[],
  form: RefObject<HTMLFormElement | null>,
): AddressFormState => {
  const [address, setAddress] = useState(first);
  const [forCompany, setForCompany] = useState(Boolean(first.company));
  const { errors, put, show } = useShownErrors<AddressErrors>({}, form);
  const judge = (): AddressErrors => {
    const country = checkCountry(address.country, countries, false);
    return { ...checkAddress(address, forCompany), ...(country && { country }) };
  };
  const putField = (field: AddressField, error: AddressErrors[AddressField]) =>
    put((current) => ({ ...current, [field]: error }));
  const entry: AddressEntry = {
    address,
    errorOf: (field) => errors[field],
    set: (field, value) => {
      setAddress((current) => ({ ...current, [field]: value }));
      putField(field, undefined);
    },
    check: (field) => address[field] && putField(field, judge()[field]),
    company: { on: forCompany, toggle: setForCompany },
  };
  return { entry, address, forCompany, judge, show };
};
