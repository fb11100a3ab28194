import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyCartChanged } from '../../../web/features/cart/cart-events.ts';
import { CART_KEY } from '../../../web/features/cart/cart-store.ts';
import { account } from '../../../web/lib/account/account.ts';
import {
  closeBrowser,
  closeTabs,
  linesIn,
  linesOn,
  openBrowser,
  openTab,
  passTime,
  settled,
} from '../../support/cart-tabs.ts';
import { FakeCartServer, item } from '../../support/fakes/fake-cart-server.ts';
import { ANNA, BORIS, signInAs } from '../../support/web/web-account.ts';
import { stubLocks } from '../../support/web/web-locks.ts';

const OWNER = 'martyx_cart_owner';

/** As browsers tell the other tabs. */
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));

beforeEach(openBrowser);
afterEach(closeBrowser);

describe('the cart at sign-in', () => {
  it('is added to the account’s once, and the whole becomes the cart here', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 2 }]);
    const tab = openTab(server);
    tab.replace([item(1), item(100)]);
    signInAs(ANNA);
    await settled();
    expect(linesIn(tab)).toEqual([[1, 3], [100, 1]]); // oxfmt-ignore
    expect(server.calls).toEqual(['merge']);
    expect(JSON.parse(localStorage.getItem(OWNER)!)).toMatchObject({ user: 'anna' });
  });

  it('asks for the account’s cart where there is nothing to add', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 2 }]);
    const tab = openTab(server);
    signInAs(ANNA);
    await settled();
    expect([linesIn(tab), server.calls]).toEqual([[[1, 2]], ['read']]);
  });

  it('is added under the same key again when the answer got lost, also after a reload', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 1 }]);
    const tab = openTab(server);
    tab.replace([item(1)]);
    server.fates = ['lost'];
    signInAs(ANNA);
    await settled();
    expect(linesIn(tab)).toEqual([[1, 1]]);
    closeTabs();
    const reloaded = openTab(server);
    await settled();
    expect(server.keys[1]).toBe(server.keys[0]);
    expect([linesOn(server), linesIn(reloaded)]).toEqual([[[1, 2]], [[1, 2]]]);
  });

  it('tries again by itself, and keeps what was changed meanwhile', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 1 }, { productId: 4, quantity: 1 }]); // oxfmt-ignore
    const tab = openTab(server);
    tab.replace([item(1), item(3)]);
    server.fates = ['lost'];
    signInAs(ANNA);
    await settled();
    tab.add(item(1).product);
    tab.add(item(2).product);
    tab.remove(3);
    await passTime(5_000);
    const expected = [[1, 3], [4, 1], [2, 1]]; // oxfmt-ignore
    expect([linesIn(tab), linesOn(server)]).toEqual([expected, expected]);
    expect(new Set(server.keys).size).toBe(1);
  });

  it.each([
    ['that can lock each other out', stubLocks],
    ['that cannot', () => vi.stubGlobal('navigator', { ...navigator, locks: undefined })],
  ])('is added once by two tabs %s', async (_kind, prepare) => {
    prepare();
    const server = new FakeCartServer([{ productId: 1, quantity: 1 }]);
    const [first, second] = [openTab(server), openTab(server)];
    first.replace([item(1)]);
    tellTabs();
    signInAs(ANNA);
    await passTime(2_000);
    expect(linesOn(server)).toEqual([[1, 2]]);
    expect([linesIn(first), linesIn(second)]).toEqual([[[1, 2]], [[1, 2]]]);
    expect(new Set(server.keys).size).toBe(1);
    expect(server.calls).not.toContain('save');
  });

  it('of another person is dropped, never shown or given to who signs in now', async () => {
    const anna = openTab(new FakeCartServer([{ productId: 7, quantity: 1 }]));
    signInAs(ANNA);
    await settled();
    account.end('token_expired');
    closeTabs();
    const server = new FakeCartServer([{ productId: 2, quantity: 1 }]);
    const boris = openTab(server);
    expect(linesIn(anna)).toEqual([[7, 1]]);
    signInAs(BORIS);
    await settled();
    expect([linesIn(boris), linesOn(server)]).toEqual([[[2, 1]], [[2, 1]]]);
  });

  it('of the same person keeps what was changed while signed out, and takes over the rest from the server', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 1 }, { productId: 2, quantity: 1 }]); // oxfmt-ignore
    const tab = openTab(server);
    signInAs(ANNA);
    await settled();
    account.end('token_expired');
    tab.setQuantity(1, 5);
    await passTime(1_000);
    server.lines = [{ productId: 1, quantity: 1 }, { productId: 2, quantity: 1 }, { productId: 3, quantity: 1 }]; // oxfmt-ignore
    signInAs(ANNA);
    await settled();
    const expected = [[1, 5], [2, 1], [3, 1]]; // oxfmt-ignore
    expect([linesIn(tab), linesOn(server)]).toEqual([expected, expected]);
    expect(server.calls).not.toContain('merge');
  });
});

describe('the cart while signed in', () => {
  const openSignedIn = async (server: FakeCartServer) => {
    const tab = openTab(server);
    signInAs(ANNA);
    await settled();
    server.calls.length = 0;
    return tab;
  };

  it('is saved once after several changes, with the last state', async () => {
    const server = new FakeCartServer();
    const tab = await openSignedIn(server);
    tab.add(item(1).product);
    await passTime(200);
    tab.setQuantity(1, 4);
    await passTime(399);
    expect(server.calls).toEqual([]);
    await passTime(1);
    expect([server.calls, linesOn(server)]).toEqual([['save'], [[1, 4]]]);
  });

  it('is saved in order: what changes during a call goes with the next one', async () => {
    const server = new FakeCartServer();
    const tab = await openSignedIn(server);
    let open = () => {};
    server.gate = new Promise((resolve) => (open = resolve));
    tab.add(item(1).product);
    await passTime(400);
    tab.setQuantity(1, 2);
    await passTime(400);
    expect(server.calls).toEqual(['save']);
    open();
    await passTime(1_000);
    expect([server.calls, linesOn(server), linesIn(tab)]).toEqual([['save', 'save'], [[1, 2]], [[1, 2]]]);
  });

  it('is saved again after failures, ever more slowly, and at once when on line again', async () => {
    const server = new FakeCartServer();
    const tab = await openSignedIn(server);
    server.fates = ['down', 'down'];
    tab.add(item(1).product);
    await passTime(400 + 1_000);
    expect(server.calls).toEqual(['save', 'save']);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect([server.calls.at(-1), linesOn(server)]).toEqual(['save', [[1, 1]]]);
  });

  it('shows what another device changed when the page comes to the front again', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 1 }]);
    const tab = await openSignedIn(server);
    server.lines = [{ productId: 2, quantity: 3 }];
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect([linesIn(tab), server.calls]).toEqual([[[2, 3]], ['read']]);
  });

  it('loses what a payment took out of the account’s, and what is added before that is heard brings nothing back', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 2 }, { productId: 100, quantity: 1 }]); // oxfmt-ignore
    const tab = await openSignedIn(server);
    server.lines = [{ productId: 1, quantity: 1 }];
    tab.add(item(3).product);
    await passTime(1_000);
    expect([linesIn(tab), linesOn(server)]).toEqual([[[1, 1], [3, 1]], [[1, 1], [3, 1]]]); // oxfmt-ignore
    server.lines = [{ productId: 3, quantity: 1 }];
    notifyCartChanged();
    await settled();
    expect(linesIn(tab)).toEqual([[3, 1]]);
  });

  it('puts back what was removed, before and after the removal was saved', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 2 }]);
    const tab = await openSignedIn(server);
    tab.remove(1);
    await passTime(500);
    expect(linesOn(server)).toEqual([]);
    tab.undo();
    await passTime(500);
    expect([linesIn(tab), linesOn(server)]).toEqual([[[1, 2]], [[1, 2]]]);
  });

  it('can still put back what was removed after another device’s change has arrived', async () => {
    const server = new FakeCartServer([{ productId: 1, quantity: 2 }]);
    const tab = await openSignedIn(server);
    tab.remove(1);
    await passTime(500);
    server.lines = [{ productId: 2, quantity: 3 }];
    window.dispatchEvent(new Event('focus'));
    await settled();
    tab.undo();
    await passTime(500);
    expect(linesOn(server)).toEqual([[1, 2], [2, 3]]); // oxfmt-ignore
  });

  it('is sent at once when the page goes away', async () => {
    const server = new FakeCartServer();
    const tab = await openSignedIn(server);
    tab.add(item(1).product);
    window.dispatchEvent(new Event('pagehide'));
    expect(server.calls).toEqual(['leave']);
    await passTime(1_000);
    expect([server.calls, linesOn(server)]).toEqual([['leave'], [[1, 1]]]);
  });

  it('is saved by one tab when two know of a change', async () => {
    stubLocks();
    const server = new FakeCartServer();
    const first = await openSignedIn(server);
    const second = openTab(server);
    await settled();
    server.calls.length = 0;
    first.add(item(1).product);
    tellTabs();
    await passTime(5_000);
    expect([server.calls, linesIn(second)]).toEqual([['save'], [[1, 1]]]);
  });

  it('says nothing to the server for a visitor', async () => {
    const server = new FakeCartServer();
    const tab = openTab(server);
    tab.add(item(1).product);
    window.dispatchEvent(new Event('focus'));
    await passTime(5_000);
    expect(server.calls).toEqual([]);
  });
});
