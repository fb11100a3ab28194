import { useEffect, useSyncExternalStore } from 'react';
import { useLazyClient } from '../graphql/lazy-client.ts';
import { spools, type Spool } from './shelf.ts';

const NONE: readonly Spool[] = [];

/** The spools of who is here, kept in step with the account while they are shown. */
export const useSpools = (): readonly Spool[] => {
  const client = useLazyClient();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isLeft = false;
    client().then(
      (here) => {
        if (!isLeft) stop = spools.start(here);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [client]);
  return useSyncExternalStore(spools.subscribe, spools.get, () => NONE);
};
