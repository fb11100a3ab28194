import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../server/accounts/user.entity.ts';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { buildAccount, mailedSecret, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder, payOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let files: number;
let others: number[];
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  files = (await buildFiles(shop.ctx())).productId;
  others = [(await buildFiles(shop.ctx())).productId, (await buildFiles(shop.ctx())).productId];
  kit = await buildProduct(shop.ctx(), { onHand: 500 });
});
afterAll(() => shop.close());

const COPY = 'orderId orderNumber boughtAt line { id productId productName download { zipUrl revoked } }';
const DOWNLOADS = `query ($first: Int) { me { downloads(first: $first) { nodes { ${COPY} } } } }`;
const OWNED = `query ($id: Int!) { product(id: $id) { ownedCopy { ${COPY} } } }`;
const LIST = (copy: string) => `{ products(first: 100) { nodes { id ownedCopy { ${copy} } } } }`;

interface Copy {
  orderId: string;
  orderNumber: string;
  boughtAt: string;
  line: { id: string; productId: number; productName: string; download: { zipUrl: string; revoked: boolean } | null };
}

const buy = async (user: User, products: number[]): Promise<PaidOrder> => {
  shop.clock.advance(1000);
  const viewer = { userId: user.id, admin: false, sessionId: 's' };
  return buildPaidOrder(shop.ctx({ viewer }), products, { email: user.email });
};
const downloads = async (headers: SignedInHeaders, first?: number) =>
  (await shop.graphql<{ me: { downloads: { nodes: Copy[] } } }>(DOWNLOADS, { first }, { headers })).data.me.downloads
    .nodes;
const owned = async (headers: Record<string, string>, id = files) => {
  const { data, errors } = await shop.graphql<{ product: { ownedCopy: Copy | null } }>(OWNED, { id }, { headers });
  expect(errors).toBeUndefined();
  return data.product.ownedCopy;
};
const person = async () => {
  const user = await buildAccount(shop);
  return { user, headers: await signInAs(shop, user) };
};

describe('the downloads of an account', () => {
  it('are the bought files, newest first, each with its order and links', async () => {
    const { user, headers } = await person();
    const older = await buy(user, [kit, files]);
    const newer = await buy(user, [others[0]!]);
    const list = await downloads(headers);
    expect(list).toEqual(
      [newer, older].map(({ order, lines }) => ({
        orderId: order.id,
        orderNumber: order.orderNumber,
        boughtAt: expect.any(String),
        line: {
          id: lines.at(-1)!.id,
          productId: lines.at(-1)!.productId,
          productName: lines.at(-1)!.productName,
          download: { zipUrl: expect.stringMatching(/^\/downloads\//), revoked: false },
        },
      })),
    );
    expect(new Date(list[0]!.boughtAt) > new Date(list[1]!.boughtAt)).toBe(true);
    expect((await shop.inject({ url: list[1]!.line.download!.zipUrl })).statusCode).toBe(200);
    expect(await downloads(headers, 1)).toEqual([expect.objectContaining({ orderId: newer.order.id })]);
  });

  it('go on after the cursor of a page, and are counted', async () => {
    const { user, headers } = await person();
    const older = await buy(user, [files]);
    const newer = await buy(user, [others[0]!]);
    const page = async (args: string) => {
      const query = `{ me { downloads(${args}) { totalCount pageInfo { endCursor } nodes { orderId } } } }`;
      type Shown = { totalCount: number; pageInfo: { endCursor: string }; nodes: { orderId: string }[] };
      return (await shop.graphql<{ me: { downloads: Shown } }>(query, {}, { headers })).data.me.downloads;
    };
    const first = await page('first: 1');
    const second = await page(`first: 9, after: "${first.pageInfo.endCursor}"`);
    expect([first, second].map(({ nodes, totalCount }) => [nodes, totalCount])).toEqual([
      [[{ orderId: newer.order.id }], 2],
      [[{ orderId: older.order.id }], 2],
    ]);
  });

  it('hold nothing unpaid, refunded, or of another account', async () => {
    const [{ user, headers }, stranger] = [await person(), await person()];
    const viewer = { userId: user.id, admin: false, sessionId: 's' };
    await buildOrder(shop.ctx({ viewer }), { lines: [{ productId: files, quantity: 1 }], email: user.email });
    const refunded = await buy(user, [others[0]!]);
    await revokeEntitlements(shop.ctx(), refunded.order);
    await buy(stranger.user, [files]);
    expect(await downloads(headers)).toEqual([]);
    expect(await downloads(stranger.headers)).toHaveLength(1);
  });

  it.each([0, -1, 101])('are 1 to 100 at a time, not %i', async (first) => {
    const { headers } = await person();
    const { errors } = await shop.graphql(DOWNLOADS, { first }, { headers });
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args: { first: 'OUT_OF_RANGE' } });
  });

  it('need a fixed number of statements, however many they are', async () => {
    const { user, headers } = await person();
    await buy(user, [files]);
    await downloads(headers);
    const few = await shop.statements(() => downloads(headers));
    for (let i = 0; i < 4; i += 1) await buy(user, [files, ...others]);
    await downloads(headers);
    expect(await shop.statementTexts(() => downloads(headers))).toHaveLength(few);
    expect(await downloads(headers)).toHaveLength(13);
  });
});

describe('the owned copy of a product', () => {
  it('is the last purchase of these files, with a way to download them', async () => {
    const { user, headers } = await person();
    expect(await owned(headers)).toBeNull();
    await buy(user, [files]);
    const { order, lines } = await buy(user, [files]);
    expect(await owned(headers)).toEqual({
      orderId: order.id,
      orderNumber: order.orderNumber,
      boughtAt: expect.any(String),
      line: {
        id: lines[0]!.id,
        productId: files,
        productName: lines[0]!.productName,
        download: { zipUrl: expect.stringMatching(/^\/downloads\//), revoked: false },
      },
    });
  });

  it('falls back to an earlier purchase after a refund, and is none when that is refunded too', async () => {
    const { user, headers } = await person();
    const [first, second] = [await buy(user, [files]), await buy(user, [files])];
    await revokeEntitlements(shop.ctx(), second.order);
    expect((await owned(headers))?.orderId).toBe(first.order.id);
    await revokeEntitlements(shop.ctx(), first.order);
    expect(await owned(headers)).toBeNull();
  });

  it('is none for goods, before the payment, for a visitor and for anybody else', async () => {
    const { user, headers } = await person();
    await buy(user, [kit]);
    expect(await owned(headers, kit)).toBeNull();
    const viewer = { userId: user.id, admin: false, sessionId: 's' };
    const lines = [{ productId: files, quantity: 1 }];
    const { order } = await buildOrder(shop.ctx({ viewer }), { lines, email: user.email });
    expect(await owned(headers)).toBeNull();
    await payOrder(shop.ctx(), order);
    expect((await owned(headers))?.orderId).toBe(order.id);
    expect(await owned({})).toBeNull();
    expect(await owned((await person()).headers)).toBeNull();
  });

  it('counts an order of a guest only once it has joined the account', async () => {
    const { user, headers } = await person();
    const { order } = await buildPaidOrder(shop.ctx(), [files], { email: user.email });
    expect(await owned(headers)).toBeNull();
    expect(await downloads(headers)).toEqual([]);
    await shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: user.email } });
    await shop.runJobs();
    const RESET =
      'mutation ($token: String!) { resetPassword(input: { token: $token, password: "Spruce-Spar-1903" }) { receivedAt } }';
    await shop.graphql(RESET, { token: mailedSecret(shop, user.email) });
    const again = await signInAs(shop, user, 'Spruce-Spar-1903');
    expect((await shop.ctx().repo(Order).findOneByOrFail({ id: order.id })).customerId).toBe(user.id);
    expect((await owned(again))?.orderId).toBe(order.id);
  });

  it('costs one statement for a whole list, and none for a visitor', async () => {
    const { user, headers } = await person();
    await buy(user, [files, ...others]);
    const plain = '{ products(first: 100) { nodes { id productType } } }';
    const query = LIST('orderNumber boughtAt');
    const count = (text: string, sent: Record<string, string>) =>
      shop.statements(() => shop.graphql(text, {}, { headers: sent }));
    await count(plain, headers);
    const { data } = await shop.graphql<{ products: { nodes: { id: number; ownedCopy: Copy | null }[] } }>(
      query,
      {},
      { headers },
    );
    const found = data.products.nodes.filter(({ ownedCopy }) => ownedCopy).map(({ id }) => id);
    expect(found.sort()).toEqual([files, ...others].sort());
    expect((await count(query, headers)) - (await count(plain, headers))).toBe(1);
    expect((await count(query, {})) - (await count(plain, {}))).toBe(0);
  });
});
