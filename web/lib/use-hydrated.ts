import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False on the server and in the first render in the browser, which must show the same; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
