import { onSignedOut } from '../account/on-signed-out.ts';
import { readStored, removeStored } from '../storage.ts';

export const SPOOLS_KEY = 'martyx_spools';

/** From now on nothing stays here of the spools of an account that has signed out; a visitor's stay. */
export const guardSpools = (): void => {
  onSignedOut(() => {
    const { user } = (readStored(SPOOLS_KEY) ?? {}) as { user?: unknown };
    if (user) removeStored(SPOOLS_KEY);
  });
};
