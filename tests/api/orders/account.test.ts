import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../server/accounts/user.entity.ts';
import { Invoice } from '../../../server/invoices/invoice.entity.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { buildAccount, mailedSecret, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { buildAddress, buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), { onHand: 500 });
});
afterAll(() => shop.close());

const PLACE =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { accessToken order { id userEmail } } }';
const WAITING = '{ me { guestOrdersWaiting } }';
const DELETE = 'mutation ($p: String!) { deleteAccount(input: { currentPassword: $p }) { id } }';
const RESET =
  'mutation ($token: String!) { resetPassword(input: { token: $token, password: "Spruce-Spar-1903" }) { receivedAt } }';

const one = () => [{ productId: kit, quantity: 1 }];
const place = async (headers: Record<string, string>, email?: string | null) => {
  const input = await buildOrderInput(shop.ctx(), { lines: one() });
  return shop.graphql<{ placeOrder: { accessToken: string; order: { id: string; userEmail: string } } }>(
    PLACE,
    { input: { ...input, email } },
    { headers },
  );
};
const find = (id: string) => shop.ctx().repo(Order).findOneByOrFail({ id });
const guestBuys = async (email: string) => (await buildOrder(shop.ctx(), { email, lines: one() })).order;
const reset = async (email: string) => {
  await shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
  await shop.runJobs();
  await shop.graphql(RESET, { token: mailedSecret(shop, email) });
};

describe('an order placed while signed in', () => {
  it('belongs to the account at once and is in its list', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    const { data } = await place(headers, 'elsewhere@example.sk');
    const { id } = data.placeOrder.order;
    expect(await find(id)).toMatchObject({ customerId: user.id, userEmail: 'elsewhere@example.sk' });
    const list = (await shop.inject({ url: '/api/orders/me', headers })).json<{ id: string }[]>();
    expect(list.map((order) => order.id)).toEqual([id]);
  });

  it.each([[undefined], [null], [''], ['  ']])('goes to the account’s address when %j is given', async (email) => {
    const user = await buildAccount(shop);
    const { data } = await place(await signInAs(shop, user), email);
    expect(data.placeOrder.order.userEmail).toBe(user.email);
  });

  it('is the same under its key whether the account’s address was typed or not', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    const input = await buildOrderInput(shop.ctx(), { lines: one(), email: null });
    const send = async (email: string | null) =>
      (
        await shop.graphql<{ placeOrder: { order: { id: string } } }>(
          PLACE,
          { input: { ...input, email } },
          { headers },
        )
      ).data.placeOrder.order.id;
    expect(await send(user.email)).toBe(await send(null));
  });

  it('needs an address from a guest', async () => {
    for (const email of [undefined, null, ' '])
      expect((await place({}, email)).errors?.[0]?.extensions).toEqual({
        code: 'VALIDATION_FAILED',
        args: { email: 'REQUIRED' },
      });
  });
});

describe('guest orders that wait', () => {
  const waiting = async (user: User, password = PASSWORD) => {
    const headers = await signInAs(shop, user, password);
    return (await shop.graphql<{ me: { guestOrdersWaiting: number } }>(WAITING, {}, { headers })).data.me
      .guestOrdersWaiting;
  };

  it('are counted for the account’s address, however it was typed, until its password is proven', async () => {
    const user = await buildAccount(shop);
    expect(await waiting(user)).toBe(0);
    await guestBuys(user.email);
    await guestBuys(user.email.toUpperCase());
    await guestBuys('other@example.sk');
    const own = await signInAs(shop, user);
    await place(own);
    expect(await waiting(user)).toBe(2);
    await reset(user.email);
    expect(await waiting(user, 'Spruce-Spar-1903')).toBe(0);
  });

  it('join by themselves when a proven password signs in', async () => {
    const user = await buildAccount(shop, { passwordProven: true });
    const bought = await guestBuys(user.email);
    await signInAs(shop, user);
    expect((await find(bought.id)).customerId).toBe(user.id);
  });

  it('cost one statement, and none once the password is proven', async () => {
    const [unproven, proven] = [await buildAccount(shop), await buildAccount(shop, { passwordProven: true })];
    await guestBuys(proven.email);
    expect(await waiting(proven)).toBe(0);
    const cost = async (user: User) => {
      const headers = await signInAs(shop, user);
      const count = (query: string) => shop.statements(() => shop.graphql(query, {}, { headers }));
      const plain = await count('{ me { id } }');
      return (await count(WAITING)) - plain;
    };
    expect([await cost(unproven), await cost(proven)]).toEqual([1, 0]);
  });
});

describe('an account that is deleted', () => {
  const addressesIn = (userId: string) =>
    shop.ctx().sql(
      `SELECT 'cart' AS left_over FROM cart_line WHERE user_id = $1
       UNION ALL SELECT 'merge' FROM cart_merge WHERE user_id = $1
       UNION ALL SELECT 'address' FROM saved_address WHERE user_id = $1
       UNION ALL SELECT 'session' FROM session WHERE user_id = $1
       UNION ALL SELECT 'token' FROM account_token WHERE user_id = $1
       UNION ALL SELECT 'second factor' FROM second_factor WHERE user_id = $1
       UNION ALL SELECT 'account' FROM users WHERE id = $1
       UNION ALL SELECT 'order' FROM orders WHERE customer_id = $1`,
      [userId],
    );

  it('leaves nothing that names it: no cart, merge, address, session, link, or tie to an order', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    await shop.graphql(
      `mutation ($lines: [CartLineInput!]!, $input: SaveAddressInput!) {
        mergeCart(input: { lines: $lines, key: "device-1" }) { productId } saveAddress(input: $input) { id }
        forgotPassword(input: { email: "${user.email}" }) { receivedAt } startSecondFactor(input: { currentPassword: "${PASSWORD}" }) { uri } }`,
      { lines: one(), input: { address: buildAddress() } },
      { headers },
    );
    await shop.runJobs();
    await place(headers);
    const names = (await addressesIn(user.id)).map(({ left_over }) => left_over);
    expect(names.sort()).toEqual(
      ['account', 'address', 'cart', 'merge', 'order', 'second factor', 'session', 'token'].sort(),
    );
    expect((await shop.graphql(DELETE, { p: PASSWORD }, { headers })).data).toEqual({
      deleteAccount: { id: expect.any(String) },
    });
    expect(await addressesIn(user.id)).toEqual([]);
  });

  it('leaves its orders and invoices as records: the same in every word but for the tie to the account', async () => {
    const user = await buildAccount(shop);
    const viewer = { userId: user.id, admin: false, sessionId: 's' };
    const { order, invoice, accessToken } = await buildPaidOrder(shop.ctx({ viewer }), [kit], { email: user.email });
    const [orderBefore, invoiceBefore] = [
      await find(order.id),
      await shop.ctx().repo(Invoice).findOneByOrFail({ id: invoice.id }),
    ];
    const headers = await signInAs(shop, user);
    await shop.graphql(DELETE, { p: PASSWORD }, { headers });

    expect(await find(order.id)).toEqual({ ...orderBefore, customerId: null });
    expect(orderBefore.billingAddress).toMatchObject({ lastName: 'Hrivnáková', street: 'Horná 12' });
    expect(await shop.ctx().repo(Invoice).findOneByOrFail({ id: invoice.id })).toEqual(invoiceBefore);
    const url = `/api/orders/${order.id}/invoice`;
    const pdf = await shop.inject({ url: `${url}?accessToken=${accessToken}` });
    expect((await pdfText(pdf.rawPayload)).text).toContain('Hrivnáková');
    expect((await shop.inject({ url, headers })).statusCode).toBe(401);
    expect((await shop.inject({ url })).statusCode).toBe(401);
  });
});
