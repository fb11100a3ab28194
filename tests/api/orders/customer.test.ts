import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../server/accounts/user.entity.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { buildAccount, mailedSecret, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildSellable(shop, { stock: 500 });
});
afterAll(() => shop.close());

const ORDERS = 'query ($first: Int) { me { orders(first: $first) { nodes { id orderNumber lines { quantity } } } } }';
const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) { receivedAt } }';

const buy = async (user: User, quantity = 1) => {
  const viewer = { userId: user.id, admin: false, sessionId: 's' };
  shop.clock.advance(1000);
  const { order } = await buildOrder(shop.ctx({ viewer }), {
    email: user.email,
    lines: [{ productId: kit, quantity }],
  });
  return order;
};
const guestBuys = async (email: string) =>
  (await buildOrder(shop.ctx(), { email, lines: [{ productId: kit, quantity: 1 }] })).order;
const ordersOf = async (headers: Record<string, string>) =>
  (await shop.inject({ url: '/api/orders/me', headers })).json<{ id: string }[]>();

describe('the orders of a customer', () => {
  it('are listed newest first in the words of the REST contract', async () => {
    const user = await buildAccount(shop);
    const [older, newer] = [await buy(user, 2), await buy(user)];
    const headers = await signInAs(shop, user);
    const orders = await ordersOf(headers);
    expect(orders.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(orders[1]).toEqual({
      id: older.id,
      orderNumber: older.orderNumber,
      orderDate: older.orderDate.toISOString(),
      paymentDate: null,
      status: 'PLACED',
      items: [
        {
          id: expect.any(String),
          productId: kit,
          productName: expect.any(String),
          quantity: 2,
          unitPrice: 129,
          subtotal: 258,
          productType: 'PHYSICAL',
        },
      ],
      totalAmount: older.totalMinor / 100,
      currency: 'EUR',
      userEmail: user.email,
      shippingAddress: expect.objectContaining({ city: 'Banská Bystrica' }),
      billingAddress: expect.objectContaining({ city: 'Banská Bystrica', taxId: null }),
      paymentMethod: null,
      paymentId: null,
      notes: null,
    });
  });

  it('are a field of the account, 1 to 100 at a time', async () => {
    const user = await buildAccount(shop);
    const [, newer] = [await buy(user, 2), await buy(user, 3)];
    const headers = await signInAs(shop, user);
    const { data } = await shop.graphql(ORDERS, { first: 1 }, { headers });
    expect(data).toEqual({
      me: { orders: { nodes: [{ id: newer.id, orderNumber: newer.orderNumber, lines: [{ quantity: 3 }] }] } },
    });
    for (const first of [0, -1, 101, 2_147_483_647]) {
      const { errors } = await shop.graphql(ORDERS, { first }, { headers });
      expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args: { first: 'OUT_OF_RANGE' } });
    }
  });

  it('go on after the cursor of a page, and are counted', async () => {
    const user = await buildAccount(shop);
    const [older, newer] = [await buy(user), await buy(user)];
    const headers = await signInAs(shop, user);
    const page = async (args: string) => {
      const query = `{ me { orders(${args}) { totalCount pageInfo { endCursor hasNextPage } nodes { id } } } }`;
      type Shown = {
        totalCount: number;
        pageInfo: { endCursor: string; hasNextPage: boolean };
        nodes: { id: string }[];
      };
      return (await shop.graphql<{ me: { orders: Shown } }>(query, {}, { headers })).data.me.orders;
    };
    const first = await page('first: 1');
    const second = await page(`first: 1, after: "${first.pageInfo.endCursor}"`);
    expect([first, second].map(({ nodes, totalCount, pageInfo }) => [nodes, totalCount, pageInfo.hasNextPage])).toEqual(
      [
        [[{ id: newer.id }], 2, true],
        [[{ id: older.id }], 2, false],
      ],
    );
    const { errors } = await shop.graphql('{ me { orders(after: "x") { nodes { id } } } }', {}, { headers });
    expect(errors?.[0]?.extensions.code).toBe('CURSOR_INVALID');
  });

  it('are nobody else’s', async () => {
    const [mine, theirs] = [await buildAccount(shop), await buildAccount(shop)];
    const order = await buy(theirs);
    const headers = await signInAs(shop, mine);
    expect(await ordersOf(headers)).toEqual([]);
    const ORDER = 'query ($id: ID!) { order(id: $id) { id } }';
    const [foreign, owner] = [headers, await signInAs(shop, theirs)];
    expect((await shop.graphql(ORDER, { id: order.id }, { headers: foreign })).errors?.[0]?.extensions.code).toBe(
      'ORDER_NOT_FOUND',
    );
    expect((await shop.graphql(ORDER, { id: order.id }, { headers: owner })).data).toEqual({ order: { id: order.id } });
    expect((await shop.inject({ url: '/api/orders/me' })).statusCode).toBe(401);
  });

  it('need a fixed number of statements, however many they are', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    await buy(user);
    const few = await shop.statements(() => ordersOf(headers));
    for (let i = 0; i < 5; i += 1) await buy(user);
    expect(await shop.statements(() => ordersOf(headers))).toBe(few);
  });

  it('stay without the person when the account is deleted', async () => {
    const user = await buildAccount(shop);
    const order = await buy(user);
    const headers = await signInAs(shop, user);
    await shop.graphql(
      'mutation ($p: String!) { deleteAccount(input: { currentPassword: $p }) { id } }',
      { p: PASSWORD },
      { headers },
    );
    expect((await shop.ctx().repo(Order).findOneByOrFail({ id: order.id })).customerId).toBeNull();
  });
});

describe('orders bought as a guest', () => {
  const reset = async (email: string, password: string) => {
    await shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
    await shop.runJobs();
    return shop.graphql(RESET, { token: mailedSecret(shop, email), password });
  };

  it('never join an account whose password came before the proof of its address', async () => {
    const email = 'victim@example.sk';
    const order = await guestBuys('Victim@Example.SK');
    const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }';
    await shop.graphql(REGISTER, { input: { email, password: PASSWORD, termsAccepted: true } });
    await shop.runJobs();
    await shop.graphql('mutation ($t: String!) { confirmEmail(input: { token: $t }) { receivedAt } }', {
      t: mailedSecret(shop, email),
    });
    const attacker = await signInAs(shop, { email } as User);
    expect(await ordersOf(attacker)).toEqual([]);
    const CHANGE =
      'mutation ($o: String!, $n: String!) { changePassword(input: { currentPassword: $o, newPassword: $n }) { id } }';
    await shop.graphql(CHANGE, { o: PASSWORD, n: 'Still-Attacking-7' }, { headers: attacker });
    expect(await ordersOf(attacker)).toEqual([]);

    expect((await reset(email, 'Spruce-Spar-1903')).data).toEqual({
      resetPassword: { receivedAt: expect.any(String) },
    });
    expect((await shop.inject({ url: '/api/orders/me', headers: attacker })).statusCode).toBe(401);
    const owner = await signInAs(shop, { email } as User, 'Spruce-Spar-1903');
    expect((await ordersOf(owner)).map(({ id }) => id)).toEqual([order.id]);
  });

  it('join the account whenever the password signs in that its owner set', async () => {
    const user = await buildAccount(shop);
    await reset(user.email, 'Spruce-Spar-1903');
    const later = await guestBuys(user.email);
    const owner = await signInAs(shop, user, 'Spruce-Spar-1903');
    expect((await ordersOf(owner)).map(({ id }) => id)).toEqual([later.id]);
  });

  it('of another address, or that have an owner, stay where they are', async () => {
    const [user, other] = [await buildAccount(shop), await buildAccount(shop)];
    const [foreign, owned] = [await guestBuys('other@example.sk'), await buy(other)];
    await shop.ctx().repo(Order).update({ id: owned.id }, { userEmail: user.email });
    await reset(user.email, 'Spruce-Spar-1903');
    const owners = await shop
      .ctx()
      .repo(Order)
      .findBy([{ id: foreign.id }, { id: owned.id }]);
    expect(owners.map(({ customerId }) => customerId).sort()).toEqual([null, other.id].sort());
  });
});
