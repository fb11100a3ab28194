import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoredBuild } from '../../../server/gallery/build.entity.ts';
import { BuildState } from '../../../server/gallery/build-state.ts';
import { StoredPhoto } from '../../../server/gallery/photo.entity.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const PHOTO = { photoSha256: 'a'.repeat(64), photoWidth: 4, photoHeight: 3, photoColor: '#888888' };

let minute = 0;

const publish = async (userId: string, productId: number, hours: number): Promise<void> => {
  const now = new Date(shop.clock.now().getTime() + ++minute * 60_000);
  await shop
    .ctx()
    .repo(StoredBuild)
    .insert({
      userId,
      productId,
      hours,
      ...PHOTO,
      state: BuildState.PUBLISHED,
      createdAt: now,
      publishedAt: now,
      title: 'Mine',
      story: '',
      alt: '',
      printer: 'MK4S',
      material: 'PETG',
      grams: null,
      launches: null,
    });
};

/** Somebody who built the model, and bought it unless said otherwise. */
const builder = async (productId: number, hours: number, paid = true): Promise<string> => {
  const { id: userId } = await buildAccount(shop);
  const viewer = { userId, admin: false, sessionId: '' };
  const { order } = await buildOrder(shop.ctx({ viewer }), { lines: [{ productId, quantity: 1 }] });
  if (paid) await shop.ctx().sql(`UPDATE orders SET payment_status = 'PAID' WHERE id = $1`, [order.id]);
  await publish(userId, productId, hours);
  return userId;
};

const measured = async (id: number): Promise<unknown> => {
  const query = 'query ($id: Int!) { product(id: $id) { measuredPrint { builders medianHours minHours maxHours } } }';
  return (await shop.graphql<{ product: { measuredPrint: unknown } }>(query, { id })).data.product.measuredPrint;
};

it('the hours of a model are those of its buyers once five of them told, each counted once', async () => {
  await shop.ctx().repo(StoredPhoto).insert({ sha256: PHOTO.photoSha256, storedAt: shop.clock.now() });
  const productId = await buildSellable(shop);
  const first = await builder(productId, 90);
  await publish(first, productId, 44);
  for (const hours of [66, 52, 58]) await builder(productId, hours);
  await builder(productId, 5, false);
  expect(await measured(productId)).toBeNull();
  await builder(productId, 60.5);
  expect(await measured(productId)).toEqual({ builders: 5, medianHours: 58, minHours: 44, maxHours: 66 });
});
