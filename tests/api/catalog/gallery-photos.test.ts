import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepGalleryJob } from '../../../server/gallery/gallery-cleanup.job.ts';
import { buildPerson, galleryOf, type Person } from '../../support/builders/build-gallery.ts';
import { hugePng, phonePhoto } from '../../support/builders/build-photo.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let gallery: ReturnType<typeof galleryOf>;
let admin: Person;
let anna: Person;
beforeAll(async () => {
  shop = await startShop();
  gallery = galleryOf(shop);
  admin = await buildPerson(shop, { admin: true });
  anna = await buildPerson(shop);
});
afterAll(() => shop.close());

const draft = async (headers: Record<string, string>) => {
  const { data } = await gallery.save(headers, { productId: await buildSellable(shop), title: 'Rocket' });
  return data!.saveBuild.id;
};

const urlOf = async (id: string, headers: Record<string, string> = {}) => {
  const query = 'query ($id: ID!) { build(id: $id) { photo { url width height color } } }';
  const { data } = await gallery.run<{ build: { photo: { url: string } } }>(query, { id }, headers);
  return data.build.photo;
};

const minute = () => sweepGalleryJob.run(shop.ctx(), {});

describe('a photograph', () => {
  it('is painted anew, upright, without place and camera, with its size and colour', async () => {
    const id = await draft(anna.headers);
    const original = await phonePhoto();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Telephone');
    const answer = await gallery.photo(anna.headers, id, original);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ width: 600, height: 800, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    const { url } = await urlOf(id, anna.headers);
    const shown = await shop.inject({ url });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const { exif, xmp, width, height } = await sharp(shown.rawPayload).metadata();
    expect({ exif, xmp, width, height }).toEqual({ exif: undefined, xmp: undefined, width: 600, height: 800 });
  });

  it('is public in the sizes of the layout from its publishing to its takedown, and never before or after', async () => {
    const id = await gallery.submitted(anna.headers);
    const { url } = await urlOf(id, anna.headers);
    const media = `/media/${new URLSearchParams(url.split('?')[1]).get('photo')}.webp`;
    expect((await shop.inject({ url: media })).statusCode).toBe(404);
    await gallery.act('publishBuild', admin.headers, id);
    expect((await urlOf(id)).url).toBe(media);
    const small = await shop.inject({ url: `${media}?w=320&f=avif` });
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/avif']);
    await gallery.run(
      'mutation ($id: ID!) { rejectBuild(input: { id: $id, reason: "Not yours" }) { id } }',
      { id },
      admin.headers,
    );
    expect((await shop.inject({ url: media })).statusCode).toBe(404);
    expect((await shop.inject({ url: `${media}?w=320&f=avif` })).statusCode).toBe(404);
  });

  it('is gone from every process of the shop when one of them takes it down', async () => {
    const id = await gallery.submitted(anna.headers);
    await gallery.act('publishBuild', admin.headers, id);
    const { url } = await urlOf(id);
    const other = await startShop({ databaseUrl: shop.databaseUrl, env: { DATA_DIR: shop.dataDir } });
    try {
      expect((await other.inject({ url })).statusCode).toBe(200);
      await vi.waitFor(() => expect(other.shop.news.connected).toBe(true), 20_000);
      expect((await other.inject({ url })).statusCode).toBe(200);
      await gallery.act('reopenBuild', admin.headers, id);
      expect((await other.inject({ url })).statusCode).toBe(404);
      expect((await other.inject({ url: `${url}?w=320&f=avif` })).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });

  it('is gone with the next request of a process that has heard no news of it', async () => {
    const id = await gallery.submitted(anna.headers);
    await gallery.act('publishBuild', admin.headers, id);
    const { url } = await urlOf(id);
    expect((await shop.inject({ url })).statusCode).toBe(200);
    await vi.waitFor(() => expect(shop.shop.news.connected).toBe(true), 20_000);
    expect((await shop.inject({ url })).statusCode).toBe(200);
    await shop.ctx().sql('DELETE FROM public_media WHERE key = $1', [path.basename(url)]);
    expect((await shop.inject({ url })).statusCode).toBe(404);
  });

  it('is asked for again after five minutes, so that it is not seen for a year after it was taken down', async () => {
    const id = await gallery.submitted(anna.headers);
    await gallery.act('publishBuild', admin.headers, id);
    const { url } = await urlOf(id);
    for (const size of ['', '?w=320&f=avif']) {
      const shown = await shop.inject({ url: url + size });
      expect(shown.headers['cache-control']).toBe('public, max-age=300, must-revalidate');
      const etag = String(shown.headers.etag);
      expect((await shop.inject({ url: url + size, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    }
  });

  it('that is private opens by the address of the shop alone, and for two hours at most', async () => {
    const { url } = await urlOf(await gallery.submitted(anna.headers), anna.headers);
    expect((await shop.inject({ url: url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })).statusCode).toBe(404);
    expect((await shop.inject({ url: url.replace(/until=(\d)/, 'until=9$1') })).statusCode).toBe(404);
    expect((await shop.inject({ url: url.replace(/&signature=.*/, '') })).statusCode).toBe(400);
    expect((await shop.inject({ url })).statusCode).toBe(200);
    shop.clock.advance(2 * 3_600_000 + 1);
    expect((await shop.inject({ url })).statusCode).toBe(404);
  });
});

describe('a file that is no photograph', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const polyglot = Buffer.from('GIF89a/*\x00\x00*/=alert(1)//');
  const cut = async () => (await phonePhoto()).subarray(0, 700);
  const webpOfText = Buffer.concat([Buffer.from('RIFF\x10\x00\x00\x00WEBP'), Buffer.from('nothing')]);

  it.each([
    ['an SVG with a script under the name of a JPEG', () => svg, 415, 'PHOTO_NOT_RECOGNISED'],
    ['a GIF that is a script too', () => polyglot, 415, 'PHOTO_NOT_RECOGNISED'],
    ['HTML', () => Buffer.from('<html>'), 415, 'PHOTO_NOT_RECOGNISED'],
    ['nothing at all', () => Buffer.alloc(0), 415, 'PHOTO_NOT_RECOGNISED'],
    ['a WebP of text', () => webpOfText, 400, 'PHOTO_BROKEN'],
    ['a JPEG that ends in the middle', cut, 400, 'PHOTO_BROKEN'],
    ['a PNG of 50,000 × 50,000 points', () => hugePng(50_000), 413, 'PHOTO_TOO_LARGE'],
    ['a PNG of one point too many', () => hugePng(7212), 413, 'PHOTO_TOO_LARGE'],
    ['16 MB', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(16 << 20)]), 413, 'PAYLOAD_TOO_LARGE'],
  ])('is refused: %s', async (_name, content, status, code) => {
    const person = await buildPerson(shop);
    const id = await draft(person.headers);
    const before = process.memoryUsage.rss();
    const answer = await gallery.photo(person.headers, id, await content());
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([status, code]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 << 20);
    expect(readdirSync(path.join(shop.dataDir, 'scratch'))).toEqual([]);
    const { data } = await gallery.run<{ build: object }>(
      'query ($id: ID!) { build(id: $id) { photo { url } } }',
      { id },
      person.headers,
    );
    expect(data.build).toEqual({ photo: null });
  });

  it.each(['image/svg+xml', 'image/gif', 'image/heic', 'multipart/form-data; boundary=x', 'application/json'])(
    'is not even read when it calls itself %s',
    async (type) => {
      const answer = await gallery.photo(anna.headers, await draft(anna.headers), Buffer.from('{}'), type);
      expect(answer.statusCode).toBe(415);
    },
  );

  it('whose upload a crash cut short is not kept: its original is gone after an hour', async () => {
    const folder = path.join(shop.dataDir, 'scratch');
    for (const name of ['of-a-dead-process', 'on-its-way']) writeFileSync(path.join(folder, name), await phonePhoto());
    const hourAgo = new Date(Date.now() - 3_601_000);
    utimesSync(path.join(folder, 'of-a-dead-process'), hourAgo, hourAgo);
    await minute();
    expect(readdirSync(folder)).toEqual(['on-its-way']);
    rmSync(path.join(folder, 'on-its-way'));
  });

  it('behind a picture does not come along', async () => {
    const id = await draft(anna.headers);
    await gallery.photo(anna.headers, id, Buffer.concat([await phonePhoto('#123456'), Buffer.from('<?php evil();')]));
    const shown = await shop.inject({ url: (await urlOf(id, anna.headers)).url });
    expect(shown.rawPayload.toString('latin1')).not.toContain('evil');
  });
});

describe('who may upload', () => {
  it('is the builder alone, before the build is sent in', async () => {
    const id = await draft(anna.headers);
    const stranger = await buildPerson(shop);
    const photo = await phonePhoto();
    expect((await gallery.photo({}, id, photo)).statusCode).toBe(401);
    expect((await gallery.photo(stranger.headers, id, photo)).statusCode).toBe(404);
    expect((await gallery.photo(anna.headers, 'none', photo)).statusCode).toBe(404);
    const nothing = { method: 'PUT', url: '/api/builds/none/photo', headers: anna.headers } as const;
    expect((await shop.inject(nothing)).statusCode).toBe(404);
    const sent = await gallery.submitted(anna.headers);
    const late = await gallery.photo(anna.headers, sent, photo);
    expect([late.statusCode, late.json<{ errorCode: string }>().errorCode]).toEqual([409, 'BUILD_CLOSED']);
  });

  it('uploads 30 an hour', async () => {
    const person = await buildPerson(shop);
    const id = await draft(person.headers);
    const codes: number[] = [];
    for (let i = 0; i < 31; i += 1) codes.push((await gallery.photo(person.headers, id, Buffer.from('x'))).statusCode);
    expect(codes.slice(0, 30).every((code) => code === 415)).toBe(true);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('what nobody shows any more', () => {
  const stored = async (sha256: string) => shop.shop.files.size(sha256);
  const shaOf = async (id: string) =>
    (await shop.ctx().sql<{ sha: string }>('SELECT photo_sha256 AS sha FROM build WHERE id = $1', [id]))[0]!.sha;

  it('leaves no file behind: photographs of a deleted account', async () => {
    const person = await buildPerson(shop);
    const id = await gallery.published(person.headers, await buildPerson(shop, { admin: true }));
    const sha = await shaOf(id);
    await shop.inject({ url: `/media/${sha}.webp?w=320&f=webp` });
    expect(await stored(sha)).toBeGreaterThan(0);
    await shop.graphql(
      'mutation { deleteAccount(input: { currentPassword: "Balsa-and-Glue-88" }) { id } }',
      {},
      person,
    );
    shop.clock.advance(61_000);
    await minute();
    expect(await stored(sha)).toBeNull();
    expect((await shop.inject({ url: `/media/${sha}.webp` })).statusCode).toBe(404);
    const copies = readdirSync(path.join(shop.dataDir, 'media-cache'), { recursive: true, encoding: 'utf8' });
    expect(copies.filter((name) => name.includes(sha.slice(2)))).toEqual([]);
  });

  it('is gone an hour after its builder removed it, and comes back unharmed before', async () => {
    const id = await gallery.published(anna.headers, await buildPerson(shop, { admin: true }));
    const { url } = await urlOf(id);
    await gallery.act('deleteBuild', anna.headers, id);
    expect((await shop.inject({ url })).statusCode).toBe(404);
    await minute();
    expect((await gallery.act('restoreBuild', anna.headers, id)).data).toMatchObject({
      restoreBuild: { state: 'PUBLISHED' },
    });
    expect((await shop.inject({ url })).statusCode).toBe(200);
    await gallery.act('deleteBuild', anna.headers, id);
    shop.clock.advance(3_601_000);
    await minute();
    expect((await gallery.act('restoreBuild', anna.headers, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await stored(url.slice(7, 71))).toBeNull();
  });
});
