import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildMeasuredProduct } from '../../support/builders/build-measured-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.inject({ url: `/api/part-heat/${path}`, headers });

describe('the heat map of a part on sale', () => {
  it('is made once for all, and not sent again to who has it', async () => {
    const id = await buildMeasuredProduct(shop.ctx());
    const keep = vi.spyOn(shop.shop.copies, 'keep');
    const [first, second] = await Promise.all([get(`${id}/nose`), get(`${id}/nose`)]);
    expect(keep).toHaveBeenCalledOnce();
    expect(first.rawPayload.subarray(0, 4).toString()).toBe('glTF');
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(first.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'cache-control': 'public, max-age=300',
    });
    const again = await get(`${id}/nose`, { 'if-none-match': first.headers.etag as string });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('is refused for what is not on sale and for what is no part', async () => {
    const codeOf = async (path: string) => (await get(path)).json<{ errorCode: string }>().errorCode;
    const hidden = await buildMeasuredProduct(shop.ctx());
    await shop.ctx().sql('UPDATE product SET active = false WHERE id = $1', [hidden]);
    const id = await buildMeasuredProduct(shop.ctx());
    expect(await codeOf('987654/nose')).toBe('PRODUCT_NOT_FOUND');
    expect(await codeOf(`${hidden}/nose`)).toBe('PRODUCT_INACTIVE');
    expect(await codeOf(`${id}/wing`)).toBe('FILE_NOT_AVAILABLE');
    expect(await codeOf('0/nose')).toBe('VALIDATION_FAILED');
  });
});
