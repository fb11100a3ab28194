import type { ApolloClient } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { account } from '../../lib/account/account.ts';
import { useLateClient } from '../../lib/late-client.ts';
import { retry } from '../../lib/retry.ts';
import type { CartStore } from './cart-store.ts';

const arrive = () => retry(() => import('./cart-sync.ts'), { retries: 5, delay: 350 });

/** Visitors need no code for this: it comes with the first customer. */
const syncCustomers = (store: CartStore, client: () => Promise<ApolloClient>): (() => void) => {
  let stop: (() => void) | null = null;
  let over = false;
  let coming = false;
  const onAccount = () => {
    if (coming || !account.get()) return;
    coming = true;
    arrive().then(
      ({ syncCustomerCart }) => {
        ignore();
        if (!over) stop = syncCustomerCart(store, client);
      },
      () => (coming = false),
    );
  };
  const ignore = account.subscribe(onAccount);
  onAccount();
  return () => {
    over = true;
    ignore();
    stop?.();
  };
};

/** While somebody is signed in, the cart of this browser and the cart of the account are one. */
export const useCartSync = (store: CartStore): void => {
  const client = useLateClient();
  const latest = useRef(client);
  useEffect(() => {
    latest.current = client;
  });
  useEffect(() => syncCustomers(store, () => latest.current()), [store]);
};
