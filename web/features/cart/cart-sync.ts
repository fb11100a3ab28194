import { account } from '../../lib/account/account.ts';
import { onSignedOut } from '../../lib/account/on-signed-out.ts';
import { CART_NEWS } from './cart-news.ts';
import { exchangeCart, isUnsaved } from './cart-exchange.ts';
import { createOwnerMark } from './cart-owner.ts';
import type { ServerCart } from './cart-server.ts';
import type { CartStore } from './cart-store.ts';
import { exclusively } from './exclusively.ts';
import { createTurns, type Turns } from './turns.ts';

/** The page comes to the front, goes away, is on line again, or hears that the account's cart changed. */
const watchPage = (turns: Turns, unsaved: () => boolean): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const look = () => {
    if (!turns.isRunning()) turns.run('look');
  };
  const leave = () => {
    if (!turns.isRunning() && unsaved()) turns.run('leave');
  };
  window.addEventListener('focus', look, { signal });
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : look()), { signal });
  window.addEventListener(CART_NEWS, () => turns.run('look'), { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('online', () => turns.hasFailed() && turns.run('look'), { signal });
  return () => listening.abort();
};

/**
 * Keeps the cart of this browser and the cart of the signed-in customer the same, from sign-in to sign-out; see
 * `exchangeCart`. Never throws and never delays anything else. Returns how to stop.
 */
export const startCartSync = (store: CartStore, server: ServerCart): (() => void) => {
  const mark = createOwnerMark();
  const userId = () => account.get()?.user.id ?? null;
  const parts = { store, server, mark, userId };
  const turns = createTurns(async (occasion) => {
    const work = () => exchangeCart(parts, occasion);
    await (occasion === 'leave' ? work() : exclusively(work));
  });
  let known: string | null = null;
  const onAccount = () => {
    if (userId() === known) return;
    known = userId();
    turns.stop();
    if (known) turns.run('look');
  };
  const onLeft = () => {
    // Without a mark another tab has done it already, and the cart is the next visitor's.
    if (!mark.get()) return;
    mark.forget();
    store.clear();
  };
  const stops = [
    store.subscribe(() => {
      if (known && isUnsaved(parts)) turns.plan('change');
    }),
    account.subscribe(onAccount),
    onSignedOut(onLeft),
    watchPage(turns, () => known !== null && isUnsaved(parts)),
  ];
  onAccount();
  // She signed out while this code was on its way.
  if (!account.get() && account.lastEnd === 'signed_out') onLeft();
  return () => {
    turns.stop();
    for (const stop of stops) stop();
  };
};
