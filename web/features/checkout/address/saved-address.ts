import { addressForm, hasTaxId, type AddressField } from '../../../lib/form/address.ts';
import type { SavedAddressPartsFragment } from '../../../lib/account/SavedAddresses.gen.ts';
import type { AddressName, CheckoutForm } from '../form/form.ts';
import type { WholeAddress } from '../form/use-checkout-form.ts';

/** The box that asks to keep an address. */
export const KEEP_FLAGS = { billing: 'keepBilling', shipping: 'keepShipping' } as const;

/** As many as an account keeps. */
export const MOST_ADDRESSES = 20;

export interface SavedAddress extends WholeAddress {
  id: string;
  /** In one line, for a list to choose from. */
  text: string;
}

export const savedAddress = ({ id, label, address }: SavedAddressPartsFragment): SavedAddress => {
  const { company, firstName, lastName, street, city } = address;
  const text = [label, company, `${firstName} ${lastName}`, street, city].filter(Boolean).join(', ');
  return { id, text, address: addressForm(address), forCompany: company !== null };
};

const COMPANY: readonly AddressField[] = ['company', 'companyId', 'taxId', 'vatId'];

/** The address of the form as it counts: a company's data only where it is one's. */
const partsOf = (address: WholeAddress['address'], forCompany: boolean): string =>
  JSON.stringify(
    (Object.keys(address) as AddressField[])
      .filter((field) => forCompany || !COMPANY.includes(field))
      .filter((field) => field !== 'taxId' || hasTaxId(address))
      .sort()
      .map((field) => address[field].trim()),
  );

/** The saved address that stands in the form; undefined for one of its own. */
export const chosenAddress = (
  saved: readonly SavedAddress[],
  form: CheckoutForm,
  name: AddressName,
): SavedAddress | undefined => {
  const forCompany = name === 'billing' && form.forCompany;
  const typed = partsOf(form[name], forCompany);
  return saved.find(
    (one) => (name === 'shipping' || one.forCompany === forCompany) && partsOf(one.address, forCompany) === typed,
  );
};
