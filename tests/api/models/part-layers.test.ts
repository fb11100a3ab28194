import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../server/accounts/user.entity.ts';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { assignModel } from '../../../server/models/models.service.ts';
import { missingSlicesJob } from '../../../server/models/slice/slice-parts.job.ts';
import { readLayers, type PartLayers } from '../../../web/features/viewer3d/layers/read-layers.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildMeasuredProduct, CUBE } from '../../support/builders/build-measured-product.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { binaryOf } from '../../unit/models/stl-writing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const built = async (): Promise<number> => {
  const id = await buildMeasuredProduct(shop.ctx());
  await missingSlicesJob.run(shop.ctx(), {});
  return id;
};

const bought = ({ id: userId, email }: User, productId: number) =>
  buildPaidOrder(shop.ctx({ viewer: { userId, admin: false, sessionId: 's' } }), [productId], { email });

const get = (path: string, headers: Record<string, string> = {}) => shop.inject({ url: `/api/${path}`, headers });
const layersAt = async (path: string, headers = {}): Promise<PartLayers> => {
  const answer = await get(path, headers);
  expect(answer.statusCode).toBe(200);
  return readLayers(new Uint8Array(answer.rawPayload).buffer);
};
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const ESTIMATE = `query ($id: Int!, $input: PrintEstimateInput!) { product(id: $id) {
  parts { id grams } printEstimate(input: $input) { parts { partId grams { value origin } hours { max } } } } }`;

interface Page {
  parts: { id: string; grams: number }[];
  printEstimate: { parts: { partId: string; grams: { value: number; origin: string }; hours: { max: number } }[] };
}

describe('the layers of a part', () => {
  it.each(['CLASSIC', 'QUICK', 'FAST'] as const)('come to the grams and hours of the page on %s', async (printer) => {
    const id = await built();
    const { data } = await shop.graphql<{ product: Page }>(ESTIMATE, { id, input: { printerClass: printer } });
    for (const { partId, grams, hours } of data.product.printEstimate.parts) {
      const { layers } = await layersAt(`part-layers/${id}/${partId}`);
      const whole = sum(layers.map((layer) => layer.grams));
      expect(grams).toEqual({ value: Math.round(whole * 10) / 10, origin: 'SLICED' });
      expect(data.product.parts.find((part) => part.id === partId)!.grams).toBe(grams.value);
      const seconds = sum(layers.map((layer) => layer.seconds[printer]));
      expect(Math.abs(seconds / 3600 - hours.max)).toBeLessThan(0.0051);
    }
  });

  it('are made once for all, and not sent again to who has them', async () => {
    const id = await built();
    const keep = vi.spyOn(shop.shop.copies, 'keep');
    const path = `part-layers/${id}/nose`;
    const both = await Promise.all([get(path), get(path, { 'accept-encoding': 'br' })]);
    expect(keep).toHaveBeenCalledOnce();
    expect(brotliDecompressSync(both[1].rawPayload)).toEqual(both[0].rawPayload);
    expect(both[1].headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    });
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': both[1].headers.etag as string });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(keep).toHaveBeenCalledOnce();
  });

  it('are coarse for anyone, and exact for who owns the files as long as that is so', async () => {
    const id = await built();
    const [buyer, other] = [await buildAccount(shop), await buildAccount(shop)];
    const [buyerHeaders, otherHeaders] = [await signInAs(shop, buyer), await signInAs(shop, other)];
    const { order } = await bought(buyer, id);
    const own = `own-part-layers/${id}/nose`;
    const exact = await layersAt(own, buyerHeaders);
    expect([exact.grid, exact.drawn.length]).toEqual([0.02, exact.layers.length]);
    const coarse = await layersAt(`part-layers/${id}/nose`);
    expect(coarse.grid).toBe(0.4);
    expect(coarse.layers).toEqual(exact.layers);
    expect(coarse.drawn).toHaveLength(Math.ceil(exact.layers.length / 4));
    expect(await layersAt(own, otherHeaders)).toEqual(coarse);
    expect((await get(own)).json()).toMatchObject({ errorCode: 'UNAUTHENTICATED' });
    expect((await get(own, buyerHeaders)).headers['cache-control']).toBe('private, no-cache');
    await revokeEntitlements(shop.ctx(), order);
    expect(await layersAt(own, buyerHeaders)).toEqual(coarse);
  });

  it('are exact on the page of the kit too', async () => {
    const id = await built();
    const [{ modelId }] = (await shop.ctx().sql<{ modelId: string }>('SELECT model_id AS "modelId" FROM product_model WHERE product_id = $1', [id])) as [{ modelId: string }]; // oxfmt-ignore
    const kit = await buildProduct(shop.ctx(), {});
    await assignModel(shop.ctx(), kit, modelId);
    const buyer = await buildAccount(shop);
    await bought(buyer, id);
    expect((await layersAt(`own-part-layers/${kit}/nose`, await signInAs(shop, buyer))).grid).toBe(0.02);
  });

  it('are refused for what is not on sale, is no part, or was not sliced', async () => {
    const codeOf = async (path: string) => (await get(path)).json<{ errorCode: string }>().errorCode;
    const [raw, hidden] = [await buildMeasuredProduct(shop.ctx(), binaryOf(CUBE.slice(1))), await built()];
    await shop.ctx().sql('UPDATE product SET active = false WHERE id = $1', [hidden]);
    expect(await codeOf('part-layers/987654/nose')).toBe('PRODUCT_NOT_FOUND');
    expect(await codeOf(`part-layers/${hidden}/nose`)).toBe('PRODUCT_INACTIVE');
    expect(await codeOf(`part-layers/${raw}/wing`)).toBe('NOT_FOUND');
    expect(await codeOf(`part-layers/${raw}/fin`)).toBe('PART_NOT_SLICED');
    expect(await codeOf('part-layers/0/nose')).toBe('VALIDATION_FAILED');
  });

  it('are refused for good where the shop would slice otherwise than the page says', async () => {
    const id = await built();
    await shop.ctx().sql(
      `UPDATE model_version v SET manifest = jsonb_set(manifest, '{parts,0,facts,sliced,mm3}', '1')
       FROM product_model m WHERE m.version_id = v.id AND m.product_id = $1`,
      [id],
    ); // oxfmt-ignore
    const keep = vi.spyOn(shop.shop.copies, 'keep');
    for (let i = 0; i < 2; i += 1) {
      const answer = await get(`part-layers/${id}/nose`);
      expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([404, 'PART_NOT_SLICED']);
    }
    expect(keep).toHaveBeenCalledOnce();
  });

  it('are made of four parts at a time at most', async () => {
    const ids = [await built(), await built(), await built(), await built(), await built()];
    const answers = await Promise.all(ids.map((id) => get(`part-layers/${id}/nose`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429)!;
    expect(refused.json()).toMatchObject({ errorCode: 'RATE_LIMITED' });
    expect((await get(`part-layers/${ids[answers.indexOf(refused)]}/nose`)).statusCode).toBe(200);
  });
});
