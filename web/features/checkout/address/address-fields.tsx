import type { ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { emptyAddress } from '../../../lib/form/address.ts';
import type { CountriesQuery } from '../../../lib/Countries.gen.ts';
import { addressEntry } from '../../../ui/form/address-entry.ts';
import { AddressFields } from '../../../ui/form/address-fields.tsx';
import type { AddressEntry } from '../../../ui/form/address-fields.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Select } from '../../../ui/form/field.tsx';
import type { AddressName } from '../form/form.ts';
import { chosenAddress, KEEP_FLAGS, MOST_ADDRESSES, type SavedAddress } from './saved-address.ts';
import type { FormApi } from '../form/use-checkout-form.ts';

export type Country = CountriesQuery['countries'][number];

const entryOf = (api: FormApi, name: AddressName, vatNote: ReactNode): AddressEntry => {
  const company = { on: api.values.forCompany, toggle: (on: boolean) => api.set('forCompany', on), vatNote };
  return addressEntry<AddressName>(api, name, name === 'billing' ? company : undefined);
};

interface SavedProps {
  api: FormApi;
  name: AddressName;
  saved: readonly SavedAddress[];
}

/** Puts a saved address into the form; what is typed over it is another one. */
const SavedChoice = ({ api, name, saved }: SavedProps) => {
  const t = useText();
  const choose = (id: string) => {
    const chosen = saved.find((one) => one.id === id);
    api.fill(name, chosen ?? { address: emptyAddress(api.values[name].country), forCompany: false });
  };
  return (
    <div className="saved-choice">
      <Select
        label={t('checkout.savedAddresses')}
        value={chosenAddress(saved, api.values, name)?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {saved.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
        <option value="">{t('checkout.otherAddress')}</option>
      </Select>
    </div>
  );
};

/** Asks whether the account shall keep the address, unless it has it or is full. */
const KeepChoice = ({ api, name, saved }: SavedProps) => {
  const t = useText();
  const flag = KEEP_FLAGS[name];
  if (saved.length >= MOST_ADDRESSES || chosenAddress(saved, api.values, name)) return null;
  return (
    <Checkbox name={flag} checked={api.values[flag]} onChange={(event) => api.set(flag, event.target.checked)}>
      {t('checkout.keepAddress')}
    </Checkbox>
  );
};

interface CheckoutAddressProps {
  api: FormApi;
  name: AddressName;
  countries: readonly Country[];
  /** The parcel goes here, so the courier may want to call. */
  withPhone: boolean;
  /** Of the customer's account; null for a guest. */
  saved: readonly SavedAddress[] | null;
  /** Below the VAT number of a company. */
  vatNote?: ReactNode;
}

/** One address of the checkout, wired to its form; the one for the invoice may be a company's. */
export const CheckoutAddress = ({ api, name, countries, withPhone, saved, vatNote }: CheckoutAddressProps) => (
  <>
    {saved && saved.length > 0 && <SavedChoice api={api} name={name} saved={saved} />}
    <AddressFields
      entry={entryOf(api, name, vatNote)}
      name={name}
      countries={countries}
      withPhone={withPhone}
      phoneNeeded={api.values.needsPhone ? (api.values.collects ? 'POINT' : 'DOOR') : undefined}
    />
    {saved && <KeepChoice api={api} name={name} saved={saved} />}
  </>
);
