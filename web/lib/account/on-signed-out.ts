import { account } from './account.ts';

/** Calls back when the customer has signed out, here or in another tab; not when the session expired. */
export const onSignedOut = (listener: () => void): (() => void) =>
  account.subscribe(() => {
    if (!account.get() && account.lastEnd === 'signed_out') listener();
  });
