import { vi } from 'vitest';
import { linesOf } from '../../web/features/cart/cart-lines.ts';
import { createCartStore, type CartStore } from '../../web/features/cart/cart-store.ts';
import { startCartSync } from '../../web/features/cart/cart-sync.ts';
import { account } from '../../web/lib/account/account.ts';
import type { FakeCartServer } from './fakes/fake-cart-server.ts';

let stops: (() => void)[] = [];

/** A tab of the shop: its own memory, the same storage as the others. */
export const openTab = (server: FakeCartServer, store = createCartStore()): CartStore => {
  stops.push(startCartSync(store, server));
  return store;
};

export const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const settled = () => passTime(100);
export const linesIn = (store: CartStore) =>
  linesOf(store.get().items).map(({ productId, quantity }) => [productId, quantity]);
export const linesOn = ({ lines }: FakeCartServer) => lines.map(({ productId, quantity }) => [productId, quantity]);

/** An empty browser whose clock stands still. */
export const openBrowser = () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
};

/** What is stored stays. */
export const closeTabs = () => {
  for (const stop of stops) stop();
  stops = [];
};

export const closeBrowser = () => {
  closeTabs();
  account.end('token_expired');
  vi.unstubAllGlobals();
  vi.useRealTimers();
};
