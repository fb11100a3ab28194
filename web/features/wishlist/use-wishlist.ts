import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '../../lib/account/use-account.ts';
import { UNKNOWN, wishlist, type WishlistView } from './wishlist-store.ts';

/** The customer's list, asked for anew when the page opens. */
export const useWishlist = (): WishlistView => {
  const client = useApolloClient();
  const { user } = useAccount();
  const userId = user?.id;
  useEffect(() => {
    if (userId) wishlist.arrive(client);
  }, [client, userId]);
  return useSyncExternalStore(wishlist.subscribe, wishlist.get, () => UNKNOWN);
};
