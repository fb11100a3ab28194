import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishMedia } from '../../../server/catalog/media/media.service.ts';
import { buildImage, buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let inactive: number;
let image: Awaited<ReturnType<typeof buildImage>>;

beforeAll(async () => {
  shop = await startShop();
  const ctx = shop.ctx();
  image = await buildImage(ctx);
  kit = await buildProduct(ctx, { name: 'Rocket', nameSk: 'Raketa', sku: 'MX-1', priceMinor: 1290, images: [image] });
  inactive = await buildProduct(ctx, { active: false });
  for (let i = 0; i < 4; i += 1) await buildProduct(ctx, { category: 'boats', productType: 'DIGITAL' });
});
afterAll(() => shop.close());

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await shop.inject({ method: 'GET', url, headers });
  return {
    status: response.statusCode,
    body: response.json<never>() as Record<string, unknown> & unknown[],
    headers: response.headers,
  };
};

describe('GET /api/products', () => {
  it('answers an array of active products in the language asked for', async () => {
    const { status, body } = await get('/api/products?lang=sk');
    expect(status).toBe(200);
    expect(body).toHaveLength(5);
    expect(body[0]).toEqual({
      id: kit,
      name: 'Raketa',
      price: 12.9,
      currency: 'EUR',
      description: '<p>About Rocket.</p>',
      productType: 'PHYSICAL',
      active: true,
      imageUrl: `/media/${image.key}`,
      sku: 'MX-1',
      category: 'rockets',
    });
    expect(((await get('/api/products', { 'accept-language': 'sk' })).body[0] as { name: string }).name).toBe('Raketa');
    expect(((await get('/api/products?lang=en', { 'accept-language': 'sk' })).body[0] as { name: string }).name).toBe(
      'Rocket',
    );
  });

  it('answers pages from 0', async () => {
    const { body } = await get('/api/products?page=1&size=2&category=boats');
    expect(body).toMatchObject({ page: 1, size: 2, totalElements: 4, totalPages: 2 });
    expect(body.content).toHaveLength(2);
    expect((await get('/api/products?page=9')).body).toMatchObject({
      content: [],
      page: 9,
      size: 20,
      totalElements: 5,
    });
  });

  it('finds nothing for a hostile category and treats a hostile language as none', async () => {
    for (const text of ["' OR 1=1--", '";SELECT pg_sleep(5)--', '%', '_']) {
      expect((await get(`/api/products?category=${encodeURIComponent(text)}`)).body).toEqual([]);
      expect((await get(`/api/products?lang=${encodeURIComponent(text)}`)).body).toHaveLength(5);
    }
  });

  it.each([
    'page=',
    'page=%205',
    'page=0x10',
    'size=1e1',
    'page=-1',
    'page=x',
    'size=0',
    'size=101',
    'page=1.5',
    'category=a%00b',
    'category=a&category=b',
  ])('refuses %s', async (query) => {
    const { status, body } = await get(`/api/products?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['timestamp', 'path', 'errorCode', 'args']);
    expect(body).toMatchObject({ path: '/api/products', errorCode: 'VALIDATION_FAILED' });
  });
});

describe('GET /api/products/{id}', () => {
  it('answers one product', async () => {
    expect((await get(`/api/products/${kit}`)).body).toMatchObject({ id: kit, name: 'Rocket', price: 12.9 });
  });

  it('says why it has none', async () => {
    expect(await get('/api/products/999999')).toMatchObject({ status: 404, body: { errorCode: 'PRODUCT_NOT_FOUND' } });
    for (const id of ['0', '-1', '99999999999', '9'.repeat(20), '9'.repeat(400)])
      expect(await get(`/api/products/${id}`)).toMatchObject({ status: 404, body: { errorCode: 'PRODUCT_NOT_FOUND' } });
    expect(await get(`/api/products/${inactive}`)).toMatchObject({
      status: 404,
      body: { errorCode: 'PRODUCT_INACTIVE', args: { id: inactive } },
    });
    for (const id of ['abc', '1.5', '1e3', '1;drop', '%00', "1'"]) {
      expect(await get(`/api/products/${encodeURIComponent(decodeURIComponent(id))}`)).toMatchObject({
        status: 400,
        body: { errorCode: 'INVALID_PRODUCT_ID' },
      });
    }
  });
});

describe('GET /media/{key}', () => {
  const media = (query = '', headers: Record<string, string> = {}) =>
    shop.inject({ method: 'GET', url: `/media/${image.key}${query}`, headers });

  it('serves the original for a year with a strong validator', async () => {
    const response = await media();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(response.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await media('', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await media('?w=320', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('makes smaller copies on demand, once, also when many ask at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => media('?w=640&f=avif')));
    for (const response of responses) expect(response.rawPayload.equals(responses[0]!.rawPayload)).toBe(true);
    expect(responses[0]!.headers['content-type']).toBe('image/avif');
    expect(await sharp(responses[0]!.rawPayload).metadata()).toMatchObject({ width: 640, height: 480, hasAlpha: true });
    for (const width of [320, 480, 960, 1280, 1920]) {
      const { width: made, format } = await sharp((await media(`?w=${width}`)).rawPayload).metadata();
      expect({ made, format }).toEqual({ made: Math.min(width, 1600), format: 'webp' });
    }
  });

  it('makes one JPEG for the preview of a link: nothing is cut off, nothing shines through', async () => {
    const response = await media('?w=1200&f=jpg');
    expect(response.headers['content-type']).toBe('image/jpeg');
    const { format, width, height, hasAlpha } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({ format: 'jpeg', width: 1200, height: 630, hasAlpha: false });
    expect(response.rawPayload.length).toBeLessThan(300_000);
  });

  it('sends a preview model packed to who takes that, and tells the two forms apart', async () => {
    const content = Buffer.from('glTF'.repeat(2000));
    const url = `/media/${await publishMedia(shop.ctx(), content, 'glb')}`;
    const plain = await shop.inject({ url });
    expect([plain.rawPayload.equals(content), plain.headers['content-encoding']]).toEqual([true, undefined]);
    const packed = await shop.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-encoding': 'br',
      'content-length': String(packed.rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(packed.rawPayload).equals(content)).toBe(true);
    const etag = String(packed.headers.etag);
    expect(etag).not.toBe(plain.headers.etag);
    const again = await shop.inject({ url, headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '?w=640&f=jpg',
    '?f=jpg',
    '?w=1200',
    '?w=1200&f=webp',
    '?w=641',
    '?w=1e3',
    '?w=-1',
    '?w=',
    '?f=gif',
    '?w=640&w=320',
    '?w=640&f=',
  ])('refuses %s', async (query) => {
    expect((await media(query)).statusCode).toBe(400);
  });

  it('has nothing but what was published', async () => {
    const secret = await shop.shop.files.put(Buffer.from('solid sold\nendsolid sold\n'));
    for (const key of [
      `${secret.sha256}.stl`,
      secret.sha256,
      `${secret.sha256}.webp`,
      '..%2f..%2fsecrets.json',
      '%00',
      'x'.repeat(500),
    ]) {
      const response = await shop.inject({ method: 'GET', url: `/media/${key}` });
      expect(response.statusCode, key).toBe(404);
    }
  });
});
