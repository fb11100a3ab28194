import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildImage, buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const featured = async () => {
  const answer = await shop.graphql<{ featuredKit: { name: string } | null }>('{ featuredKit { name } }');
  expect(answer.errors).toBeUndefined();
  return answer.data.featuredKit?.name ?? null;
};

const numbered = async (parts: number, width: number) => ({
  ...(await buildImage(shop.ctx(), width, 600)),
  anchors: Array.from({ length: parts }, (_, n) => ({ partId: `part-${n}`, x: 0.1 * n, y: 0.5 })),
});

it('puts in front the newest kit with a wide photograph of at least three numbered parts', async () => {
  const ctx = shop.ctx();
  expect(await featured()).toBeNull();

  await buildProduct(ctx, { name: 'Files', productType: 'DIGITAL', images: [await numbered(5, 1800)] });
  expect(await featured()).toBeNull();

  await buildProduct(ctx, { name: 'Plain kit' });
  expect(await featured()).toBe('Plain kit');

  await buildProduct(ctx, { name: 'Exploded kit', images: [await buildImage(ctx), await numbered(3, 1200)] });
  await buildProduct(ctx, { name: 'Narrow', images: [await numbered(3, 1100)] });
  await buildProduct(ctx, { name: 'Two parts', images: [await numbered(2, 1800)] });
  await buildProduct(ctx, { name: 'Not on sale', active: false, images: [await numbered(5, 1800)] });
  expect(await featured()).toBe('Exploded kit');

  await buildProduct(ctx, { name: 'Newer exploded kit', images: [await numbered(3, 1800)] });
  expect(await featured()).toBe('Newer exploded kit');
});

it('finds it among many such photographs as well', async () => {
  const ctx = shop.ctx();
  const images = [await numbered(3, 1800)];
  for (let i = 0; i < 51; i += 1) await buildProduct(ctx, { name: `Kit ${i}`, images });
  await buildProduct(ctx, { name: 'Newest, without one' });
  expect(await featured()).toBe('Kit 50');
});
