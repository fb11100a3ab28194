import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClient } from '../../../web/app/data/apollo.ts';
import { clearBoughtLines } from '../../../web/app/data/clear-bought-lines.ts';
import { createCartStore } from '../../../web/features/cart/cart-store.ts';
import { placedLines, savePlacedOrder } from '../../../web/features/checkout/order/placed-order.ts';
import { linesIn } from '../../support/cart-tabs.ts';
import { item } from '../../support/fakes/fake-cart-server.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { account } from '../../../web/lib/account/account.ts';

/** The shop as it stands for the order `key`; null: it does not answer. */
const serverSaying = (boughtLines: string | null) =>
  createClient(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          if (!boughtLines) return observer.error(new TypeError('Failed to fetch'));
          observer.next({ data: { boughtLines } });
          observer.complete();
        }),
    ),
  );

const openCart = () => {
  const store = createCartStore();
  store.subscribe(() => undefined);
  store.replace([item(1, 5), item(100), item(2)]);
  savePlacedOrder({ id: 'o1', accessToken: 'x', lines: [{ productId: 1, quantity: 3 }, { productId: 100, quantity: 1 }] }, 'key'); // oxfmt-ignore
  return store;
};

const FULL = [[1, 5], [100, 1], [2, 1]]; // oxfmt-ignore
const REST = [[1, 2], [2, 1]]; // oxfmt-ignore

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => account.end('signed_out'));

it('leave the cart that is on the screen once the shop says that they were paid, in one of two tabs', async () => {
  const store = openCart();
  await Promise.all([clearBoughtLines(serverSaying('LEAVE')), clearBoughtLines(serverSaying('LEAVE'))]);
  expect([linesIn(store), placedLines()]).toEqual([REST, []]);
});

it.each(['WAITING', null])('stay, and are asked about again, while it says %s', async (says) => {
  const store = openCart();
  await clearBoughtLines(serverSaying(says));
  expect([linesIn(store), placedLines()]).toEqual([FULL, [expect.objectContaining({ key: 'key' })]]);
});

it('stay for good when the order ended without a payment', async () => {
  const store = openCart();
  await clearBoughtLines(serverSaying('STAY'));
  expect([linesIn(store), placedLines()]).toEqual([FULL, []]);
});

it('that left the account’s cart on the server are not taken twice, but leave the cart of a session that is over', async () => {
  signInAs(ANNA);
  const store = openCart();
  await clearBoughtLines(serverSaying('LEFT'));
  expect(linesIn(store)).toEqual(FULL);
  account.end('token_expired');
  const later = openCart();
  await clearBoughtLines(serverSaying('LEFT'));
  expect(linesIn(later)).toEqual(REST);
});
