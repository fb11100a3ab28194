import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { account } from '../../lib/account/account.ts';
import { useLateClient } from '../../lib/graphql/late-client.ts';
import { retry } from '../../lib/retry.ts';
import type { CartStore } from './cart-store.ts';

const arrive = () => retry(() => import('./cart-sync.ts'), { retries: 5, delay: 350 });
type Arrived = Awaited<ReturnType<typeof arrive>>;

const isSignedIn = () => account.get() !== null;

/** While somebody is signed in, the cart of this browser and the cart of the account are one. Visitors need no code for this. */
export const useCartSync = (store: CartStore): void => {
  const client = useLateClient();
  const latest = useRef(client);
  useEffect(() => {
    latest.current = client;
  });
  const wanted = useSyncExternalStore(account.subscribe, isSignedIn, () => false);
  const [arrived, setArrived] = useState<Arrived>();
  useEffect(() => {
    if (wanted && !arrived) arrive().then(setArrived, () => undefined);
  }, [wanted, arrived]);
  useEffect(() => arrived?.syncCustomerCart(store, () => latest.current()), [arrived, store]);
};
