import { removeStored } from './storage.ts';

export const SEEN_KEY = 'martyx_recently_viewed';

/** Forgets the products seen last, in this page as in the storage; other tabs hear of it by themselves. */
export const forgetSeen = (): void => {
  removeStored(SEEN_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SEEN_KEY }));
};
