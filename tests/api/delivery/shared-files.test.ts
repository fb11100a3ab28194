import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assetOfAnotherVersion, publishAssets } from '../../../server/edge/pages/shared-assets.ts';
import { publishMedia } from '../../../server/catalog/media/media.service.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { phonePhoto } from '../../support/builders/build-photo.ts';
import { boxStl, buildUploads } from '../../support/builders/build-upload.ts';
import { downloadOf, zipPath } from '../../support/download-calls.ts';
import { s3Environment, startFakeS3, type FakeS3 } from '../../support/fakes/fake-s3.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let s3: FakeS3;
let one: TestShop;
let other: TestShop;
beforeAll(async () => {
  s3 = await startFakeS3();
  const env = s3Environment(s3);
  one = await startShop({ env });
  other = await startShop({ env, databaseUrl: one.databaseUrl });
});
afterEach(() => {
  s3.fault = () => false;
});
afterAll(async () => {
  await other?.close();
  await one?.close();
  await s3?.close();
});

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const picture = async (color: string) => publishMedia(one.ctx(), await phonePhoto(color), 'jpg');

describe('two machines with one bucket', () => {
  it('examine on one what was sent to the other', async () => {
    const uploads = await buildUploads(one);
    const stl = boxStl([20, 30, 40]);
    const { id } = (await uploads.begin(stl.length)).data!.beginModelUpload;
    expect((await uploads.put(id, Readable.from([stl.subarray(0, 90), stl.subarray(90)]))).statusCode).toBe(202);
    await other.runJobs();
    expect(await uploads.show(id)).toMatchObject({ state: 'READY', files: [{ report: { watertight: true } }] });
    expect([...s3.objects.keys()].filter((key) => key.startsWith('uploads/')).length).toBeGreaterThan(2);
  });

  it('send the same zip, whole and in ranges, whichever is asked', async () => {
    const { productId } = await buildFiles(one.ctx());
    const paid = await buildPaidOrder(one.ctx(), [productId]);
    const { sha256: sum, sizeBytes } = await downloadOf(one, paid);
    const whole = (await other.inject({ url: zipPath(paid) })).rawPayload;
    expect([sha256(whole), whole.length]).toEqual([sum, sizeBytes]);
    const range = { range: `bytes=${sizeBytes - 900}-${sizeBytes - 101}` };
    const part = await one.inject({ url: zipPath(paid), headers: range });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.subarray(-900, -100))).toBe(true);
    for (const { dataDir } of [one, other])
      expect(readdirSync(dataDir).filter((name) => name !== 'scratch')).toEqual([]);
  });

  it('make a size of a picture once for both, and forget it on both', async () => {
    const key = await picture('#335577');
    const url = `/media/${key}?w=320&f=webp`;
    const made = await other.inject({ url });
    expect(made.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    s3.asked.length = 0;
    expect((await one.inject({ url })).rawPayload.equals(made.rawPayload)).toBe(true);
    const address = key.slice(0, 64);
    expect(s3.asked).toEqual([`GET copies/${address}-320.webp`]);
    await one.shop.copies.forget(address);
    expect([...s3.objects.keys()].filter((name) => name.includes(`${address}-`))).toEqual([]);
  });
});

describe('two versions beside each other', () => {
  const withAssets = async (shop: TestShop, files: Record<string, string>) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'martyx-assets-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    await publishAssets(shop.shop, folder);
    rmSync(folder, { recursive: true });
  };
  const serving = ({ shop }: TestShop) => {
    const http = Fastify();
    http.decorate('shop', shop as never);
    http.decorateRequest('ctx', null);
    http.setNotFoundHandler(assetOfAnotherVersion(shop));
    return http;
  };

  it('have the hashed files of both at each, from before a page names them', async () => {
    await withAssets(one, { 'entry-OLD.js': 'old()', 'entry-OLD.js.br': 'packed' });
    await withAssets(other, { 'entry-NEW.js': 'now()', 'entry-OLD.js': 'old()' });
    expect([...s3.objects.keys()].filter((key) => key.startsWith('assets/')).sort()).toEqual([
      'assets/entry-NEW.js',
      'assets/entry-OLD.js',
    ]);
    const http = serving(other);
    const { statusCode, headers, body } = await http.inject({ url: '/assets/entry-OLD.js' });
    expect([statusCode, body]).toEqual([200, 'old()']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    const strange = ['entry-GONE.js', 'entry-OLD.js.br', '..%2Ffiles%2Fa.js', '../files/a.js', 'a.html'];
    const answers = await Promise.all(strange.map((name) => http.inject({ url: `/assets/${name}` })));
    expect(answers.map((answer) => answer.statusCode)).toEqual(strange.map(() => 404));
    await http.close();
  });

  it('bound what a stranger may ask of the bucket', async () => {
    const http = serving(one);
    const statuses = new Set<number>();
    s3.asked.length = 0;
    one.clock.toNextMinute();
    for (let n = 0; n < 700; n += 1) statuses.add((await http.inject({ url: `/assets/a${n}.js` })).statusCode);
    expect([[...statuses], s3.asked.length]).toEqual([[404, 429], 600]);
    await http.close();
  });

  it('start although the bucket is away', async () => {
    s3.fault = (_, response) => Boolean(response.destroy());
    await withAssets(one, { 'entry-LATER.js': 'later()' });
  });
});

describe('while the bucket is away', () => {
  it('what needs it is asked to come again, and the catalogue goes on', async () => {
    const key = await picture('#773355');
    const { productId } = await buildFiles(one.ctx());
    const paid = await buildPaidOrder(one.ctx(), [productId]);
    s3.fault = (_, response) => Boolean(response.destroy());
    const answers = await Promise.all(
      [`/media/${key}`, `/media/${key}?w=320&f=webp`, zipPath(paid)].map((url) => one.inject({ url })),
    );
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
        503,
        '5',
        expect.objectContaining({ errorCode: 'SERVICE_UNAVAILABLE' }),
      ]);
    }
    expect((await one.inject({ url: '/api/products' })).statusCode).toBe(200);
    s3.fault = () => false;
    expect((await one.inject({ url: `/media/${key}` })).statusCode).toBe(200);
  });
});
