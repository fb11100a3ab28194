import { useMemo } from 'react';
import { useAccount } from '../../../lib/account/use-account.ts';
import { useMyAddressesQuery } from '../../../lib/account/SavedAddresses.gen.ts';
import { savedAddress, type SavedAddress } from './saved-address.ts';

export interface SavedAddresses {
  /** Until it is known whether there are any. */
  asking: boolean;
  /** The default first; null for a guest, who asks nothing, and when they did not arrive. */
  saved: readonly SavedAddress[] | null;
}

/** The addresses that the customer's account keeps. */
export const useSavedAddresses = (): SavedAddresses => {
  const { user } = useAccount();
  const { data, previousData, loading } = useMyAddressesQuery({
    skip: !user,
  });
  const me = (data ?? previousData)?.me;
  const known = me && me.id === user?.id ? me.addresses : undefined;
  const saved = useMemo(() => known?.map(savedAddress) ?? null, [known]);
  return { asking: user !== null && !saved && loading, saved };
};
