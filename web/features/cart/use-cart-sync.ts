import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { account } from '../../lib/account/account.ts';
import { useLazyClient } from '../../lib/graphql/lazy-client.ts';
import { retry } from '../../lib/timing/retry.ts';
import type { CartStore } from './cart-store.ts';

const loadSync = () => retry(() => import('./cart-sync.ts'), { retries: 5, delay: 350 });
type SyncModule = Awaited<ReturnType<typeof loadSync>>;

const isSignedIn = () => account.get() !== null;

/** While somebody is signed in, the cart of this browser and the cart of the account are one. Visitors need no code for this. */
export const useCartSync = (store: CartStore): void => {
  const client = useLazyClient();
  const latest = useRef(client);
  useEffect(() => {
    latest.current = client;
  });
  const wanted = useSyncExternalStore(account.subscribe, isSignedIn, () => false);
  const [arrived, setArrived] = useState<SyncModule>();
  useEffect(() => {
    if (wanted && !arrived) loadSync().then(setArrived, () => undefined);
  }, [wanted, arrived]);
  useEffect(() => arrived?.syncCustomerCart(store, () => latest.current()), [arrived, store]);
};
