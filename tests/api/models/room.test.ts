import { BoxGeometry } from 'three';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishMedia } from '../../../server/catalog/media/media.service.ts';
import { previewGlb } from '../../../server/models/preview/preview-glb.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const preview = (): Promise<Uint8Array> => {
  const box = new BoxGeometry(40, 30, 20);
  const values = (name: string) => Float32Array.from(box.getAttribute(name).array);
  const triangles = Uint32Array.from(box.getIndex()!.array);
  const mesh = { positions: values('position'), normals: values('normal'), triangles };
  return previewGlb([{ id: 'box', hex: '#ff5a1f', explode: [0, 0, 0], mesh }]);
};

describe('a public preview for a room', () => {
  it('is a file of its own for Scene Viewer and for Quick Look, to be kept for ever', async () => {
    const key = await publishMedia(shop.ctx(), await preview(), 'glb');
    const begin = { glb: 'glTF', usdz: 'PK' };
    const types = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' };
    for (const format of ['glb', 'usdz'] as const) {
      const url = `/media/${key}/room.${format}`;
      const answer = await shop.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': types[format],
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(answer.rawPayload.toString('latin1', 0, begin[format].length)).toBe(begin[format]);
      expect((await shop.inject({ url })).rawPayload).toEqual(answer.rawPayload);
      const headers = { 'if-none-match': answer.headers.etag as string };
      expect((await shop.inject({ url, headers })).statusCode).toBe(304);
    }
  });

  it('is not there for a picture, or for what is not public', async () => {
    const picture = await publishMedia(shop.ctx(), Buffer.from('<svg/>'), 'svg');
    const { sha256 } = await shop.shop.files.put(await preview());
    for (const key of [picture, `${'0'.repeat(64)}.glb`, `${sha256}x.glb`]) {
      expect((await shop.inject({ url: `/media/${key}/room.usdz` })).statusCode).toBe(404);
    }
  });
});
