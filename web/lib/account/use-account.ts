import { useSyncExternalStore } from 'react';
import { account, type AccountUser } from './account.ts';
import { useHydrated } from '../use-hydrated.ts';

interface AccountView {
  /** False on the server and in the first render, when nobody knows yet who is here. */
  ready: boolean;
  user: AccountUser | null;
}

/** Who is signed in in this browser. */
export const useAccount = (): AccountView => {
  const ready = useHydrated();
  const signedIn = useSyncExternalStore(account.subscribe, account.get, () => null);
  return { ready, user: signedIn?.user ?? null };
};
