import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { publishVersion } from '../../../server/models/models.service.ts';
import { buildFiles, buildManifest, publishFiles, type BuiltFiles } from '../../support/builders/build-files.ts';
import { buildPaidOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';

let shop: TestShop;
let files: BuiltFiles;
let early: PaidOrder;
let late: PaidOrder;

const FILES = 'zipUrl fileName sizeBytes sha256 files { name kind url sha256 }';
const VERSIONS = `query ($id: ID!, $accessToken: String, $only: ID, $since: ID) {
  order(id: $id, accessToken: $accessToken) { lines { versions(only: $only) { id version bought changelog download { ${FILES} }
    changes(since: $since) { sinceId since unchanged added { id } changed { id number name } removed { id } download { ${FILES} } } } } } }`;

interface Files {
  zipUrl: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
  files: { name: string; kind: string; url: string; sha256: string }[];
}
interface Changes {
  sinceId: string;
  since: string;
  unchanged: number;
  added: { id: string }[];
  changed: { id: string; number: number; name: string }[];
  removed: { id: string }[];
  download: Files | null;
}
interface Version {
  id: string;
  version: string;
  bought: boolean;
  changelog: string | null;
  download: Files;
  changes: Changes | null;
}

const versionsOf = async ({ order, accessToken }: PaidOrder, args: object = {}): Promise<Version[]> => {
  const variables = { id: order.id, accessToken, ...args };
  const { data, errors } = await shop.graphql<{ order: { lines: { versions: Version[] }[] } }>(VERSIONS, variables);
  expect(errors).toBeUndefined();
  return data.order.lines[0]!.versions;
};
const get = (url: string, headers: Record<string, string> = {}) => shop.inject({ method: 'GET', url, headers });

/** The files of the present version, the fin changed and a lug added. */
const publishChanged = async (): Promise<string> => {
  const { sha256, bytes } = await shop.shop.files.put(Buffer.from('solid fin thicker\nendsolid\n'));
  const manifest = buildManifest('D');
  const [, fin] = manifest.parts;
  const sold = await shop
    .ctx()
    .sql<{ partId: string | null; kind: 'STL'; name: string }>(
      `SELECT part_id AS "partId", kind, locale, name, format, bytes, sha256 FROM model_file WHERE version_id = $1`,
      [files.versionId],
    );
  const changed = sold.map((file) =>
    file.partId === 'fin' && file.kind === 'STL' ? { ...file, sha256, bytes } : file,
  );
  const lug = {
    ...changed.find(({ partId, kind }) => partId === 'nose' && kind === 'STL')!,
    partId: 'lug',
    name: 'lug.stl',
  };
  return publishVersion(shop.ctx(), {
    modelId: files.modelId,
    manifest: { ...manifest, parts: [...manifest.parts, { ...fin!, id: 'lug' }] },
    files: [...changed, lug] as never,
    previewKey: null,
  });
};

beforeAll(async () => {
  shop = await startShop();
  files = await buildFiles(shop.ctx());
  early = await buildPaidOrder(shop.ctx(), [files.productId]);
  shop.clock.advance(60_000);
  await publishChanged();
  late = await buildPaidOrder(shop.ctx(), [files.productId]);
});
afterAll(() => shop.close());

describe('the versions of bought files', () => {
  it('are the one that was sold and all after it, newest first; who buys later gets none of before', async () => {
    const shown = (versions: Version[]) => versions.map(({ version, bought }) => [version, bought]);
    expect(shown(await versionsOf(early))).toEqual([['D', false], ['C', true]]); // oxfmt-ignore
    expect(shown(await versionsOf(late))).toEqual([['D', true]]);
  });

  it('can all be loaded, each as the zip that its page told', async () => {
    for (const { download, version } of await versionsOf(early)) {
      const { rawPayload, headers } = await get(download.zipUrl);
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(download.sha256);
      expect(download.fileName).toBe(`Krivan-38-2-files-v${version}.zip`);
      expect(headers['content-disposition']).toContain(`filename="${download.fileName}"`);
      expect(download.zipUrl).toMatch(new RegExp(`^/downloads/[\\w-]+\\.[\\w-]+/Krivan-38-2-files-v${version}\\.zip$`));
    }
  });

  it('name what changed since the sold one, and give those parts alone', async () => {
    const [newest, sold] = await versionsOf(early);
    expect(sold!.changes).toBeNull();
    const { changes } = newest!;
    expect(changes).toMatchObject({ sinceId: files.versionId, since: 'C', unchanged: 1, removed: [] });
    expect([changes!.added.map(({ id }) => id), changes!.changed]).toEqual([
      ['lug'],
      [{ id: 'fin', number: 2, name: 'Fin' }],
    ]);
    expect(changes!.download!.fileName).toBe('Krivan-38-2-files-vD-changes-since-vC.zip');
    const { rawPayload } = await get(changes!.download!.zipUrl);
    const entries = await unzip(rawPayload);
    expect([...entries.keys()]).toEqual([
      'README.txt',
      'LICENCE.txt',
      'STL/02_Fin_x3.stl',
      'STL/03_Fin_x3.stl',
      '3MF/02_Fin_x3.3mf',
      'SHA256SUMS.txt',
    ]);
    expect(entries.get('README.txt')!.toString()).not.toContain('Nose cone');
    expect(entries.get('README.txt')!.toString()).toContain('since revision C');
  });

  it('are compared with the newest that was loaded since, by the zip and not by a single part', async () => {
    const own = await buildFiles(shop.ctx());
    const [keen, idle] = [await buildPaidOrder(shop.ctx(), [own.productId]), await buildPaidOrder(shop.ctx(), [own.productId])]; // oxfmt-ignore
    shop.clock.advance(60_000);
    const second = await publishFiles(shop.ctx(), own.modelId, 'two');
    const [loaded] = await versionsOf(keen);
    expect((await get(loaded!.changes!.download!.zipUrl, { range: 'bytes=0-3' })).statusCode).toBe(206);
    const [seen] = await versionsOf(idle);
    expect((await get(seen!.download.files.find(({ name }) => name.endsWith('.stl'))!.url)).statusCode).toBe(200);
    shop.clock.advance(60_000);
    await publishFiles(shop.ctx(), own.modelId, 'three');
    expect((await versionsOf(keen))[0]!.changes!.sinceId).toBe(second);
    expect((await versionsOf(idle))[0]!.changes!.sinceId).toBe(own.versionId);
  });

  it('are compared with an older owned one only', async () => {
    const [newest] = await versionsOf(early);
    const [other] = await versionsOf(early, { only: newest!.id, since: newest!.id });
    expect(other!.changes).toBeNull();
    const [unowned] = await versionsOf(late, { since: files.versionId });
    expect(unowned!.changes).toBeNull();
    expect(await versionsOf(late, { only: files.versionId })).toEqual([]);
  });

  it('are none after a refund, and links that are out die', async () => {
    const refunded = await buildPaidOrder(shop.ctx(), [files.productId]);
    const [version] = await versionsOf(refunded);
    await revokeEntitlements(shop.ctx(), refunded.order);
    expect(await versionsOf(refunded)).toEqual([]);
    expect((await get(version!.download.zipUrl)).json()).toMatchObject({ errorCode: 'DOWNLOAD_NOT_ALLOWED' });
  });

  it('come with all parts the same where a version changes only texts', async () => {
    const own = await buildFiles(shop.ctx());
    const order = await buildPaidOrder(shop.ctx(), [own.productId]);
    shop.clock.advance(60_000);
    const sold = await shop
      .ctx()
      .sql(
        `SELECT part_id AS "partId", kind, locale, name, format, bytes, sha256 FROM model_file WHERE version_id = $1 AND kind <> 'LICENCE'`,
        [own.versionId],
      );
    await publishVersion(shop.ctx(), { modelId: own.modelId, manifest: buildManifest('D'), files: sold as never, previewKey: null }); // oxfmt-ignore
    const [newest] = await versionsOf(order);
    expect(newest!.changes).toMatchObject({ unchanged: 2, added: [], changed: [], download: null });
  });
});

describe('a link to one file', () => {
  it('works without a cookie, in parts, and for HEAD', async () => {
    const [version] = await versionsOf(late);
    const { url } = version!.download.files.find(({ name }) => name === 'STL/01_Nose-cone_x1.stl')!;
    expect(url).toMatch(/\/01_Nose-cone_x1\.stl$/);
    const whole = await get(url);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'model/stl']);
    const part = await get(url, { range: 'bytes=6-9' });
    expect([part.statusCode, part.body]).toEqual([206, 'nose']);
    const head = await shop.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(whole.rawPayload.length),
      '',
    ]);
  });

  it('gives any range of a file that is put together of pieces', async () => {
    const [version] = await versionsOf(late);
    const { url } = version!.download.files.find(({ name }) => name.endsWith('.3mf'))!;
    for (const path of [url, version!.download.zipUrl]) {
      const whole = (await get(path)).rawPayload;
      for (let start = 0; start < whole.length; start += 211) {
        const end = Math.min(start + 300, whole.length - 1);
        const { rawPayload } = await get(path, { range: `bytes=${start}-${end}` });
        expect(rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
      }
    }
  });

  it('of another version opens that version still after a newer one came', async () => {
    const [version] = await versionsOf(late);
    shop.clock.advance(60_000);
    await publishFiles(shop.ctx(), files.modelId, 'three');
    const { rawPayload } = await get(version!.download.zipUrl);
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(version!.download.sha256);
  });
});
