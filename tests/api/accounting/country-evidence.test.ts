import { afterAll, beforeAll, expect, it } from 'vitest';
import { Order } from '../../../server/orders/order.entity.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildAddress, buildOrderInput } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** A network that the packaged database has in Germany. */
const GERMAN = '5.9.0.0';

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  ({ headers } = await buildPerson(shop, { admin: true }));
});
afterAll(() => shop.close());

const order = async (type: 'PHYSICAL' | 'DIGITAL', network: string) => {
  const productId = await buildSellable(shop, { type });
  const billingAddress = buildAddress({ country: 'DE', postcode: '10115' });
  const ctx = shop.ctx({ client: { network, device: 'test' } });
  const input = await buildOrderInput(ctx, { lines: [{ productId, quantity: 1 }], billingAddress });
  return (await placeOrder(ctx, input)).order;
};

const ASK = `query ($id: ID!) { adminOrder(id: $id) { buyerCountry { vatCountry evidence { kind country } enough } } }`;
const seen = async ({ id }: Pick<Order, 'id'>) =>
  (await shop.graphql<{ adminOrder: { buyerCountry: unknown } }>(ASK, { id }, { headers })).data.adminOrder
    .buyerCountry;

it('an order of files keeps where it was billed to and which country its network is in, for the administration', async () => {
  expect(await seen(await order('DIGITAL', GERMAN))).toEqual({
    vatCountry: 'SK',
    evidence: [
      { kind: 'BILLING_ADDRESS', country: 'DE' },
      { kind: 'NETWORK', country: 'DE' },
    ],
    enough: true,
  });
});

it.each(['10.0.0.0', 'fd00:0:0:0', 'internal', ''])(
  'no evidence is the network "%s", and one piece is not enough',
  async (network) => {
    expect(await seen(await order('DIGITAL', network))).toMatchObject({
      evidence: [{ country: 'DE' }],
      enough: false,
    });
  },
);

it('an order of goods keeps nothing of the network', async () => {
  const { id } = await order('PHYSICAL', GERMAN);
  expect(await shop.ctx().repo(Order).findOneByOrFail({ id })).toMatchObject({ networkCountry: null });
  expect(await seen({ id })).toBeNull();
});
