import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { serverCart } from './cart-server.ts';
import type { CartStore } from './cart-store.ts';
import { startCartSync } from './cart-sync.ts';

/** While somebody is signed in, the cart of this browser and the cart of the account are one. */
export const useCartSync = (store: () => CartStore): void => {
  const client = useApolloClient();
  const latest = useRef(client);
  useEffect(() => {
    latest.current = client;
  });
  useEffect(
    () =>
      startCartSync(
        store(),
        serverCart(() => latest.current),
      ),
    [store],
  );
};
