import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEditor, type EditableShown, type Editor } from '../../support/builders/build-editor.ts';
import { sweepPicturesJob } from '../../../server/admin/sweeping-pictures.job.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { hugePng, phonePhoto } from '../../support/builders/build-photo.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let editor: Editor;
beforeAll(async () => {
  shop = await startShop();
  editor = await buildEditor(shop);
});
afterAll(() => shop.close());

type Pictures = EditableShown['pictures'];
const errorOf = (answer: { json: () => unknown }) => (answer.json() as { errorCode: string }).errorCode;
const show = async (id: number): Promise<Pictures> => (await editor.call('adminProduct', { id })).product.pictures;

/** A product with so many pictures; answers its id and their keys. */
const pictured = async (count: number): Promise<{ id: number; keys: string[] }> => {
  const id = await buildProduct(shop.ctx(), { name: 'Comet' });
  for (let i = 0; i < count; i += 1) await editor.upload(id, await phonePhoto(`#0${i}${(id % 90) + 10}40`));
  return { id, keys: (await show(id)).map(({ key }) => key) };
};

describe('a picture that an admin uploads', () => {
  it('is painted anew, upright and without its place, bears the name of the product, and is public', async () => {
    const id = await buildProduct(shop.ctx(), { name: 'Comet' });
    const answer = await editor.upload(id, await phonePhoto());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ width: 600, height: 800 });
    const [picture] = await show(id);
    expect(picture?.alt).toEqual({ en: 'Comet', sk: null });
    const { url } = answer.json<{ url: string }>();
    const { exif, format } = await sharp((await shop.inject({ url })).rawPayload).metadata();
    expect([exif, format]).toEqual([undefined, 'webp']);
  });

  it('keeps its see-through ground', async () => {
    const id = await buildProduct(shop.ctx());
    const create = { width: 400, height: 300, channels: 4 as const, background: { r: 200, g: 90, b: 10, alpha: 0.3 } };
    const png = await sharp({ create }).png().toBuffer();
    const headers = { ...editor.admin.headers, 'content-type': 'image/png' };
    const { url } = (await editor.upload(id, png, { headers })).json<{ url: string }>();
    expect((await sharp((await shop.inject({ url })).rawPayload).metadata()).hasAlpha).toBe(true);
  });

  it('is there once, however often it is sent', async () => {
    const id = await buildProduct(shop.ctx());
    const photo = await phonePhoto('#123456');
    await Promise.all([editor.upload(id, photo), editor.upload(id, photo)]);
    expect(await show(id)).toHaveLength(1);
  });

  it('is refused by what is wrong with it', async () => {
    const id = await buildProduct(shop.ctx());
    const photo = await phonePhoto();
    expect(errorOf(await editor.upload(id, Buffer.from('<svg onload="x()"/>')))).toBe('PHOTO_NOT_RECOGNISED');
    expect(errorOf(await editor.upload(id, photo.subarray(0, 400)))).toBe('PHOTO_BROKEN');
    const headers = { ...editor.admin.headers, 'content-type': 'image/png' };
    expect(errorOf(await editor.upload(id, hugePng(30_000), { headers }))).toBe('PHOTO_TOO_LARGE');
    expect(errorOf(await editor.upload(id, Buffer.alloc(21 * 1024 * 1024, 1)))).toBe('PAYLOAD_TOO_LARGE');
    expect(errorOf(await editor.upload(999_999, photo))).toBe('PRODUCT_NOT_FOUND');
    const svg = { ...editor.admin.headers, 'content-type': 'image/svg+xml' };
    expect((await editor.upload(id, photo, { headers: svg })).statusCode).toBe(415);
    expect(await show(id)).toEqual([]);
  });

  it('is refused to visitors and customers', async () => {
    const id = await buildProduct(shop.ctx());
    const { headers } = await buildPerson(shop);
    const type = { 'content-type': 'image/jpeg' };
    const photo = await phonePhoto();
    expect((await editor.upload(id, photo, { headers: type })).statusCode).toBe(401);
    expect((await editor.upload(id, photo, { headers: { ...headers, ...type } })).statusCode).toBe(403);
  });
});

describe('the pictures of a product', () => {
  it('stand in the order of the admin, the first as the cover, and shoppers see it at once', async () => {
    const { id, keys } = await pictured(3);
    const order = [keys[2]!, keys[0]!, keys[1]!];
    await editor.call('sortProductPictures', { id, keys: order });
    const { data } = await shop.graphql<{ product: { image: { url: string }; gallery: { url: string }[] } }>(
      `{ product(id: ${id}) { image { url } gallery { url } } }`,
    );
    expect(data.product.gallery.map(({ url }) => url)).toEqual(order.map((key) => `/media/${key}`));
    expect(data.product.image.url).toBe(`/media/${order[0]}`);
  });

  it('are not sorted by who does not know all of them', async () => {
    const { id, keys } = await pictured(2);
    for (const wrong of [[keys[0]], [keys[0], keys[0]], [...keys, 'x'], []])
      expect((await editor.call('sortProductPictures', { id, keys: wrong })).error?.code).toBe('VERSION_CONFLICT');
    expect((await show(id)).map(({ key }) => key)).toEqual(keys);
  });

  it('are described in each language', async () => {
    const { id, keys } = await pictured(1);
    const describe_ = (key: string, en: string, sk: string | null) =>
      editor.call('describeProductPicture', { id, key, input: { kind: 'DRAWING', alt: { en, sk } } });
    await describe_(keys[0]!, 'Side view', 'Pohľad zboku');
    expect((await show(id))[0]!.alt).toEqual({ en: 'Side view', sk: 'Pohľad zboku' });
    await describe_(keys[0]!, 'Side view', '');
    expect((await show(id))[0]!.alt.sk).toBeNull();
    expect((await describe_(keys[0]!, '', null)).error?.args).toEqual({ 'alt.en': 'TOO_SMALL' });
    expect((await describe_('x', 'A', null)).error?.code).toBe('NOT_FOUND');
  });

  it('that are removed come back to their place', async () => {
    const { id, keys } = await pictured(3);
    await editor.call('removeProductPicture', { id, key: keys[1] });
    expect((await show(id)).map(({ key }) => key)).toEqual([keys[0], keys[2]]);
    const picture = { key: keys[1], kind: 'PHOTO', alt: { en: 'Comet' }, position: 1, anchors: [] };
    await editor.call('restoreProductPicture', { id, picture });
    await editor.call('restoreProductPicture', { id, picture });
    expect((await show(id)).map(({ key }) => key)).toEqual(keys);
    const unknown = { ...picture, key: `${'0'.repeat(64)}.webp` };
    expect((await editor.call('restoreProductPicture', { id, picture: unknown })).error?.code).toBe('NOT_FOUND');
  });

  it('are not changed unread by the second of two admins', async () => {
    const { id, keys } = await pictured(2);
    const { picturesVersion: expectedVersion } = (await editor.call('adminProduct', { id })).product;
    const words = (en: string, known: object) =>
      editor.call('describeProductPicture', { id, ...known, key: keys[0], input: { kind: 'PHOTO', alt: { en } } });
    const first = await words('Side view', { expectedVersion });
    const { picturesVersion: version } = first.product;
    const conflict = { code: 'VERSION_CONFLICT', args: { id, version } };
    expect((await words('Front view', { expectedVersion })).error).toEqual(conflict);
    const stale = { id, expectedVersion, keys: keys.toReversed() };
    expect((await editor.call('sortProductPictures', stale)).error).toEqual(conflict);
    expect((await editor.call('removeProductPicture', { id, expectedVersion, key: keys[0] })).error).toEqual(conflict);
    expect((await show(id)).map(({ alt }) => alt.en)).toEqual(['Side view', 'Comet']);
    expect((await words('Front view', { expectedVersion: version })).error).toBeUndefined();
  });

  it('change beside the texts, without a conflict', async () => {
    const { id } = await pictured(1);
    const saved = await editor.call('updateProduct', { id, expectedVersion: 1, input: { priceMinor: 700 } });
    expect(saved.product.version).toBe(2);
  });
});

describe('the file of a picture that was removed', () => {
  const DAY_MS = 24 * 3_600_000;
  const sweep = async (days: number) => {
    shop.clock.advance(days * DAY_MS);
    await sweepPicturesJob.run(shop.ctx(), {});
    // An admin who does nothing for so long is signed out.
    editor = await buildEditor(shop);
  };
  const states = async (keys: string[]) =>
    Promise.all(keys.map(async (key) => (await shop.inject({ url: `/media/${key}?w=320&f=webp` })).statusCode));

  it('goes a day later with its copies, and not what is shown elsewhere, bought or put back', async () => {
    const id = await buildProduct(shop.ctx(), { name: 'Comet' });
    for (const colour of ['#102030', '#905030', '#30a050', '#e0d040', '#4040f0'])
      await editor.upload(id, await phonePhoto(colour));
    const keys = (await show(id)).map(({ key }) => key);
    const [kept, shared, bought, back, gone] = keys as [string, string, string, string, string];
    const [picture] = await shop
      .ctx()
      .sql<{ width: number; height: number }>('SELECT width, height FROM product_image WHERE key = $1', [shared]);
    const showing = (key: string) =>
      buildProduct(shop.ctx(), {
        images: [{ ...picture!, key, kind: 'PHOTO' as const, alt: { en: 'x' }, anchors: [] }],
      });
    await showing(shared);
    const sold = await showing(bought);
    await buildOrder(shop.ctx(), { lines: [{ productId: sold, quantity: 1 }] });
    await editor.call('removeProductPicture', { id: sold, key: bought });
    expect(await states(keys)).toEqual([200, 200, 200, 200, 200]);
    for (const key of keys) if (key !== kept) await editor.call('removeProductPicture', { id, key });
    await sweep(0.9);
    expect(await states(keys)).toEqual([200, 200, 200, 200, 200]);
    const picked = { key: back, kind: 'PHOTO', alt: { en: 'Back' }, position: 1, anchors: [] };
    expect((await editor.call('restoreProductPicture', { id, picture: picked })).error).toBeUndefined();
    await sweep(0.2);
    expect(await states(keys)).toEqual([200, 200, 200, 200, 404]);
    expect(await shop.shop.files.size(gone.slice(0, 64))).toBeNull();
    expect(await shop.ctx().sql('SELECT FROM removed_picture')).toEqual([]);
  });

  it('is there again when the same picture is uploaded after that', async () => {
    const id = await buildProduct(shop.ctx());
    const photo = await phonePhoto('#0a1b2c');
    const { key } = (await editor.upload(id, photo)).json<{ key: string }>();
    await editor.call('removeProductPicture', { id, key });
    await sweep(2);
    expect(await states([key])).toEqual([404]);
    expect((await editor.upload(id, photo)).json<{ key: string }>().key).toBe(key);
    expect(await states([key])).toEqual([200]);
  });
});
