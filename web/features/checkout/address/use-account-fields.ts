import { useEffect, useRef } from 'react';
import type { AddressForm } from '../../../lib/form/address.ts';
import { useAccount } from '../../../lib/account/use-account.ts';
import type { SavedAddress } from './saved-address.ts';
import type { FormApi } from '../form/use-checkout-form.ts';

const isUntouched = ({ country: _always, ...typed }: AddressForm): boolean =>
  Object.values(typed).every((text) => !text.trim());

/** Enters what the account knows: its e-mail, and its default address unless the buyer has begun with another one. */
export const useAccountFields = (api: FormApi, saved: readonly SavedAddress[] | null): void => {
  const { user } = useAccount();
  const email = user?.email;
  const offered = useRef(false);
  const { set, fill, values } = api;
  const first = saved?.[0];
  useEffect(() => {
    if (email) set('email', email);
    else offered.current = false;
  }, [email, set]);
  useEffect(() => {
    if (!first || offered.current) return;
    offered.current = true;
    if (isUntouched(values.billing)) fill('billing', first);
  }, [first, values.billing, fill]);
};
