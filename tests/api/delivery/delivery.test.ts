import { createHash } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../server/core/context.ts';
import { putRecipe } from '../../../server/delivery/package/recipe.ts';
import { assignModel } from '../../../server/models/models.service.ts';
import { buildFiles, publishFiles, type BuiltFiles } from '../../support/builders/build-files.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { downloadOf, itemsOf, zipPath } from '../../support/download-calls.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';

let shop: TestShop;
let files: BuiltFiles;
let paid: PaidOrder;
beforeAll(async () => {
  shop = await startShop();
  files = await buildFiles(shop.ctx());
});
beforeEach(async () => {
  paid = await buildPaidOrder(shop.ctx({ locale: 'sk' }), [files.productId]);
});
afterAll(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders', 'delivery', 'invoices'])).toEqual([]);
  await shop.close();
});

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const get = (url: string, headers: Record<string, string> = {}) => shop.inject({ method: 'GET', url, headers });
describe('the zip of an item', () => {
  it("holds README, guides, parts and licence as they were sold, in the order's language", async () => {
    const response = await get(zipPath(paid));
    expect(response.statusCode).toBe(200);
    const entries = await unzip(response.rawPayload);
    expect([...entries.keys()]).toEqual([
      'README.txt',
      'guide/Stavebný návod (sk).pdf',
      'guide/Build guide (en).pdf',
      'guide/Bauanleitung (de).pdf',
      'LICENCE.txt',
      'STL/01_Spicka_x1.stl',
      'STL/02_Stabilizator_x3.stl',
      '3MF/01_Spicka_x1.3mf',
      '3MF/02_Stabilizator_x3.3mf',
      'SHA256SUMS.txt',
    ]);
    expect(entries.get('README.txt')!.toString()).toContain('Kriváň 38/2, Revízia C');
    for (const line of entries.get('SHA256SUMS.txt')!.toString().trim().split('\n')) {
      const [sum, name] = line.split('  ');
      expect(sha256(entries.get(name!)!)).toBe(sum);
    }
  });

  it('comes with a safe name, validators and its checksum', async () => {
    const { headers, rawPayload } = await get(zipPath(paid));
    const sum = sha256(rawPayload);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(rawPayload.length),
      'accept-ranges': 'bytes',
      etag: `"${sum}"`,
      'x-checksum-sha256': sum,
      digest: `sha-256=${Buffer.from(sum, 'hex').toString('base64')}`,
      'cache-control': 'private, no-cache',
    });
    expect(headers['content-disposition']).toBe('attachment; filename="Krivan-38-2-subory-na-tlac-vC.zip"');
  });

  it('is built once, by the job, and is the same bytes when it has to be built again', async () => {
    await shop.runJobs();
    const first = (await get(zipPath(paid))).rawPayload;
    const texts = await shop.statementTexts(() => get(zipPath(paid)));
    expect(texts.filter((text) => /INSERT INTO "?delivery_package/.test(text))).toEqual([]);
    await shop.ctx().sql('DELETE FROM delivery_package');
    expect((await get(zipPath(paid))).rawPayload.equals(first)).toBe(true);
  });

  it('has another README in German, and the files of an older order stay as they were sold', async () => {
    const { productId, modelId } = await buildFiles(shop.ctx());
    const old = await buildPaidOrder(shop.ctx({ locale: 'de' }), [productId]);
    await publishFiles(shop.ctx(), modelId, 'two');
    const fresh = await buildPaidOrder(shop.ctx({ locale: 'de' }), [productId]);
    const [before, after] = await Promise.all(
      [old, fresh].map(async (one) => unzip((await get(zipPath(one))).rawPayload)),
    );
    expect(before!.get('README.txt')!.toString()).toContain('Stützen');
    expect(before!.get('STL/01_Spitze_x1.stl')!.toString()).toContain('solid nose one');
    expect(after!.get('STL/01_Spitze_x1.stl')!.toString()).toContain('solid nose two');
  });

  it('is right for three who download at once before it is built', async () => {
    await shop.ctx().sql('DELETE FROM delivery_package');
    const answers = await Promise.all(
      [1, 2, 3].map(() => fetch(shop.url + zipPath(paid)).then((a) => a.arrayBuffer())),
    );
    const sums = answers.map((content) => sha256(Buffer.from(content)));
    expect(new Set(sums)).toEqual(new Set([(await downloadOf(shop, paid)).sha256]));
  });
});

describe('parts of it', () => {
  it('a range resumes where a cut one stopped', async () => {
    const whole = (await get(zipPath(paid))).rawPayload;
    const half = Math.floor(whole.length / 2);
    const etag = `"${sha256(whole)}"`;
    const first = await get(zipPath(paid), { range: `bytes=0-${half - 1}` });
    const rest = await get(zipPath(paid), { range: `bytes=${half}-`, 'if-range': etag });
    expect([first.statusCode, rest.statusCode]).toEqual([206, 206]);
    expect(rest.headers['content-range']).toBe(`bytes ${half}-${whole.length - 1}/${whole.length}`);
    expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(whole)).toBe(true);
  });

  it('a range of another file is answered with the whole one, one past the end with 416', async () => {
    const changed = await get(zipPath(paid), { range: 'bytes=5-', 'if-range': '"another"' });
    expect(changed.statusCode).toBe(200);
    const past = await get(zipPath(paid), { range: `bytes=${changed.rawPayload.length}-` });
    expect(past.statusCode).toBe(416);
    expect(past.headers['content-range']).toBe(`bytes */${changed.rawPayload.length}`);
    expect(past.rawPayload).toHaveLength(0);
  });

  it('HEAD says the same without a body, and a known version is not sent again', async () => {
    const { headers } = await get(zipPath(paid));
    const head = await fetch(shop.url + zipPath(paid), { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(headers['content-length']);
    expect(head.headers.get('etag')).toBe(headers.etag);
    expect(await head.text()).toBe('');
    expect((await get(zipPath(paid), { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('a client that goes away in the middle leaves no open file behind', async () => {
    const { sha256: address, bytes } = await shop.shop.files.put(Buffer.alloc(30_000_000, 7));
    const zip = await downloadOf(shop, paid);
    const recipe = await putRecipe(shop.shop.files, {
      zip: [{ sha256: address, start: 0, bytes, crc32: 0 }],
      files: {},
    });
    await shop.ctx().sql('UPDATE delivery_package SET recipe = $1, bytes = $2', [recipe, bytes]);
    const targetOf = (fd: string) => {
      try {
        return readlinkSync(path.join('/proc/self/fd', fd));
      } catch {
        return '';
      }
    };
    const open = () => readdirSync('/proc/self/fd').filter((fd) => targetOf(fd).startsWith(shop.dataDir)).length;
    let seen = 0;
    for (let i = 0; i < 5; i += 1) {
      const abort = new AbortController();
      const answer = await fetch(shop.url + zip.zipUrl, { signal: abort.signal });
      await answer.body!.getReader().read();
      seen = Math.max(seen, open());
      abort.abort();
    }
    for (let i = 0; i < 40 && open() > 0; i += 1) await pause(50);
    expect([seen > 0, open()]).toEqual([true, 0]);
    await shop.ctx().sql('DELETE FROM delivery_package');
  });
});

describe('OrderLine.download', () => {
  it('gives links to the zip and to each file that open without the order key', async () => {
    const download = await downloadOf(shop, paid);
    expect(download).toMatchObject({ fileName: 'Krivan-38-2-subory-na-tlac-vC.zip', revoked: false });
    const zip = await get(download.zipUrl);
    expect([sha256(zip.rawPayload), zip.rawPayload.length]).toEqual([download.sha256, download.sizeBytes]);
    for (const file of download.files) {
      const { rawPayload, headers } = await get(file.url);
      expect([sha256(rawPayload), rawPayload.length]).toEqual([file.sha256, file.sizeBytes]);
      expect(headers['content-disposition']).toMatch(/^attachment; /);
    }
    expect(download.files.find(({ format }) => format === '3MF')?.name).toBe('3MF/01_Spicka_x1.3mf');
  });

  it('is null for goods and before the payment', async () => {
    const kit = await buildProduct(shop.ctx());
    const mixed = await buildPaidOrder(shop.ctx(), [kit, files.productId]);
    expect((await itemsOf(shop, mixed)).map(({ productType, download }) => [productType, download !== null])).toEqual([
      ['PHYSICAL', false],
      ['DIGITAL', true],
    ]);
    const unpaid = await buildOrder(shop.ctx(), { lines: [{ productId: files.productId, quantity: 1 }] });
    expect((await itemsOf(shop, unpaid))[0]!.download).toBeNull();
  });

  it('costs as many statements for five items as for one', async () => {
    const bought = [files.productId];
    for (let i = 0; i < 4; i += 1) bought.push((await buildFiles(shop.ctx())).productId);
    const five = await buildPaidOrder(shop.ctx({ locale: 'sk' }), bought);
    await shop.runJobs();
    const one = await shop.statements(() => itemsOf(shop, paid));
    expect(await shop.statements(() => itemsOf(shop, five))).toBe(one);
  });
});

it('each download that begins is noted without who it was', async () => {
  await get(zipPath(paid), { range: 'bytes=0-9' });
  await shop.inject({ method: 'HEAD', url: zipPath(paid) });
  const rows = await shop
    .ctx()
    .sql(
      `SELECT d.file, d.bytes FROM download_log d JOIN entitlement e ON e.id = d.entitlement_id WHERE e.order_line_id = $1`,
      [paid.lines[0]!.id],
    );
  expect(rows).toEqual([{ file: 'zip', bytes: '10' }]);
});

it('files that were sold before they were finished reach those who paid', async () => {
  const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
  const early = await buildPaidOrder(shop.ctx(), [productId]);
  await assignModel(shop.ctx(), productId, 'late-model');
  expect((await itemsOf(shop, early))[0]!.download).toBeNull();
  expect((await get(zipPath(early))).json()).toMatchObject({ errorCode: 'FILE_NOT_AVAILABLE' });
  await publishFiles(shop.ctx(), 'late-model', 'first');
  expect((await downloadOf(shop, early)).files.length).toBeGreaterThan(5);
  await publishFiles(shop.ctx(), 'late-model', 'second');
  const entries = await unzip((await get(zipPath(early))).rawPayload);
  expect(entries.get('STL/01_Nose-cone_x1.stl')!.toString()).toContain('first');
});

it('granting twice gives one entitlement', async () => {
  const { grantEntitlements } = await import('../../../server/delivery/delivery.service.ts');
  await transaction(shop.ctx(), (tx) => grantEntitlements(tx, paid.order));
  const [row] = await shop
    .ctx()
    .sql('SELECT count(*)::int AS n FROM entitlement WHERE order_line_id = $1', [paid.lines[0]!.id]);
  expect(row).toEqual({ n: 1 });
});
