import { addressInput } from '../../../lib/form/address.ts';
import { MyAddressesDocument, useSaveAddressMutation } from '../../../lib/account/SavedAddresses.gen.ts';
import type { AddressName, CheckoutNeeds } from '../form/form.ts';
import { chosenAddress, KEEP_FLAGS, type SavedAddress } from './saved-address.ts';
import type { FormApi } from '../form/use-checkout-form.ts';

interface KeepOptions {
  api: FormApi;
  needs: CheckoutNeeds;
  saved: readonly SavedAddress[] | null;
}

/** For after the order is placed: gives the account the addresses that the buyer ticked. No failure of it is an order's. */
export const useKeepAddresses = ({ api, needs, saved }: KeepOptions): (() => Promise<void>) => {
  const [mutate] = useSaveAddressMutation({ refetchQueries: [MyAddressesDocument] });
  const { values: form, set } = api;
  const keep = async (name: AddressName) => {
    const flag = KEEP_FLAGS[name];
    if (!saved || !form[flag] || chosenAddress(saved, form, name)) return;
    set(flag, false);
    const address = addressInput(form[name], name === 'billing' && form.forCompany);
    await mutate({ variables: { input: { address, isDefault: false } } }).catch(() => undefined);
  };
  return async () => {
    await keep('billing');
    if (needs.requiresShipping && form.elsewhere) await keep('shipping');
  };
};
