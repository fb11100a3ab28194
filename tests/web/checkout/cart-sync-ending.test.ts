import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCartStore } from '../../../web/features/cart/cart-store.ts';
import { account } from '../../../web/lib/account/account.ts';
import { closeBrowser, linesIn, linesOn, openBrowser, openTab, passTime, settled } from '../../support/cart-tabs.ts';
import { FakeCartServer, item } from '../../support/fakes/fake-cart-server.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';

const OWNER = 'martyx_cart_owner';

beforeEach(openBrowser);
afterEach(closeBrowser);

describe('the cart at the end of a session', () => {
  const signedInWith = async (server: FakeCartServer) => {
    const tab = openTab(server);
    signInAs(ANNA);
    await settled();
    return tab;
  };

  it('is cleared here when the customer signs out, and stays on the server', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 2 }]);
    const tab = await signedInWith(server);
    account.end('signed_out');
    await passTime(5_000);
    expect([linesIn(tab), localStorage.getItem(OWNER)]).toEqual([[], null]);
    expect(linesOn(server)).toEqual([[1, 2]]);
  });

  it('is left alone by a tab that hears of the sign-out late: it is the next visitor’s', async () => {
    const tab = await signedInWith(new FakeCartServer([{ productId: 1, quantity: 2 }]));
    localStorage.removeItem(OWNER);
    tab.replace([item(5)]);
    account.end('signed_out');
    expect(linesIn(tab)).toEqual([[5, 1]]);
  });

  it('is cleared too when she signed out before this code had come', () => {
    localStorage.setItem(OWNER, JSON.stringify({ user: 'anna', lines: [{ productId: 1, quantity: 1 }] }));
    signInAs(ANNA);
    account.end('signed_out');
    const store = createCartStore();
    store.replace([item(1)]);
    openTab(new FakeCartServer(), store);
    expect([linesIn(store), localStorage.getItem(OWNER)]).toEqual([[], null]);
  });

  it('stays when the session has expired', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 2 }]);
    const tab = await signedInWith(server);
    account.end('token_expired');
    await passTime(5_000);
    expect(linesIn(tab)).toEqual([[1, 2]]);
    expect(localStorage.getItem(OWNER)).toContain('anna');
  });

  it('ignores an answer that comes after the customer signed out', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 2 }]);
    let open = () => {};
    server.gate = new Promise((resolve) => (open = resolve));
    const tab = await signedInWith(server);
    account.end('signed_out');
    open();
    await passTime(5_000);
    expect([linesIn(tab), localStorage.getItem(OWNER)]).toEqual([[], null]);
  });
});
