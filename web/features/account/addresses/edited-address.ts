import type { SaveAddressInput } from '../../../codegen/schema.gen.ts';
import { addressForm, addressInput, emptyAddress, type AddressForm } from '../../../lib/form/address.ts';
import type { SavedAddressPartsFragment } from '../../../lib/account/SavedAddresses.gen.ts';

/** An address as the form begins with it; without an id it is a new one. */
export interface EditedAddress {
  id: string | null;
  label: string;
  isDefault: boolean;
  address: AddressForm;
}

export const newAddress = (): EditedAddress => ({ id: null, label: '', isDefault: false, address: emptyAddress('SK') });

export const editedAddress = ({ id, label, isDefault, address }: SavedAddressPartsFragment): EditedAddress => ({
  id,
  label: label ?? '',
  isDefault,
  address: addressForm(address),
});

/** What saves an address as it is, for another place among the others or to bring it back. */
export const inputOf = ({ label, isDefault, address }: SavedAddressPartsFragment): SaveAddressInput => ({
  label,
  isDefault,
  address: addressInput(addressForm(address), Boolean(address.company)),
});
