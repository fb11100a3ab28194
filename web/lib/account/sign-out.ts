import { account } from './account.ts';
import { shopFetch } from '../shop-fetch.ts';

/**
 * Signs this browser out at once, in all its tabs. The server hears of it meanwhile, also when the tab is closed; where
 * it cannot be reached, the session is gone from here all the same.
 */
export const signOut = (): void => {
  shopFetch('/auth/logout', { method: 'POST', keepalive: true }).catch(() => undefined);
  account.end('signed_out');
};
