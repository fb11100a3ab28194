import type { ApolloClient } from '@apollo/client';
import { serverCart } from './cart-server.ts';
import type { CartStore } from './cart-store.ts';
import { startCartSync } from './cart-sync.ts';

/** Starts `startCartSync` with the server of the moment's client. */
export const syncCustomerCart = (store: CartStore, client: () => Promise<ApolloClient>): (() => void) =>
  startCartSync(store, serverCart(client));
