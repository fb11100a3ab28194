import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxStl, buildUploads, zipOf, type Uploads } from '../../support/builders/build-upload.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let uploads: Uploads;
beforeAll(async () => {
  shop = await startShop();
  uploads = await buildUploads(shop);
});
afterAll(() => shop.close());

describe('an archive', () => {
  const words = { en: 'Nose', sk: 'Špička', de: 'Spitze' };
  const manifest = (file = 'stl/nose.stl') => JSON.stringify({ parts: [{ id: 'nose', file, name: words }] });

  it('of parts with a manifest is unpacked and each part examined; what is not named stays out', async () => {
    const zip = await zipOf({ 'manifest.json': manifest(), 'stl/nose.stl': boxStl(), 'notes.txt': 'x' });
    const { state, files } = await uploads.show(await uploads.send(zip, 'model.zip'));
    expect(state).toBe('READY');
    expect(files).toEqual([
      expect.objectContaining({
        name: 'stl/nose.stl',
        partId: 'nose',
        report: expect.objectContaining({ triangles: 12 }),
      }),
    ]);
  });

  it('with a part that is no mesh names that part and goes on with the others', async () => {
    const parts = ['a', 'b'].map((id) => ({ id, file: `${id}.stl` }));
    const zip = await zipOf({ 'manifest.json': JSON.stringify({ parts }), 'a.stl': 'nothing', 'b.stl': boxStl() });
    const { state, files } = await uploads.show(await uploads.send(zip, 'model.zip'));
    expect([state, files.map(({ refusal }) => refusal)]).toEqual(['READY', ['MESH_NOT_RECOGNISED', null]]);
  });
});

describe('a hostile file', () => {
  const named = (file: string) => JSON.stringify({ parts: [{ id: 'nose', file }] });
  const patched = async (from: string, to: string, entries: Record<string, Buffer | string>) => {
    const zip = (await zipOf(entries)).toString('latin1').replaceAll(from, to);
    return Buffer.from(zip, 'latin1');
  };
  const million = Buffer.alloc(84);
  million.writeUInt32LE(1_000_000_000, 80);
  const notFinite = boxStl();
  notFinite.writeFloatLE(NaN, 96);
  const bomb = async () => {
    const zip = await zipOf({ 'manifest.json': named('a.stl'), 'a.stl': Buffer.alloc(210_000_000) });
    expect(zip.length).toBeLessThan(1_000_000);
    return zip;
  };
  /** The central directory says that the part is small. */
  const liar = async () => {
    const zip = await zipOf({ 'manifest.json': named('a.stl'), 'a.stl': Buffer.alloc(5_000_000) });
    const at = zip.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    zip.writeUInt32LE(84, at + 24);
    return zip;
  };

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a text', () => Buffer.from('hello'), 'MESH_NOT_RECOGNISED'],
    ['an STL that ends in the middle', () => boxStl().subarray(0, 300), 'MESH_TRUNCATED'],
    ['an STL of a billion triangles', () => million, 'MESH_TRUNCATED'],
    ['an STL with a corner that is no number', () => notFinite, 'MESH_NOT_FINITE'],
    ['an ASCII STL of one endless word', () => Buffer.from(`solid ${'x'.repeat(3_000_000)}`), 'MESH_MALFORMED'],
    [
      'a zip that is cut',
      async () => (await zipOf({ 'manifest.json': named('a') })).subarray(0, 60),
      'MESH_ARCHIVE_UNSAFE',
    ],
    ['a zip without a manifest', () => zipOf({ 'a.stl': boxStl() }), 'ARCHIVE_MANIFEST_INVALID'],
    ['a manifest that is no JSON', () => zipOf({ 'manifest.json': '{' }), 'ARCHIVE_MANIFEST_INVALID'],
    [
      'a manifest that names what is not there',
      () => zipOf({ 'manifest.json': named('b') }),
      'ARCHIVE_MANIFEST_INVALID',
    ],
    [
      'a name that climbs out',
      () => patched('xx/yy.stl', '../yy.stl', { 'manifest.json': named('xx/yy.stl'), 'xx/yy.stl': boxStl() }),
      'MESH_ARCHIVE_UNSAFE',
    ],
    [
      'an absolute name',
      () => patched('xyy.stl', '/yy.stl', { 'manifest.json': named('xyy.stl'), 'xyy.stl': boxStl() }),
      'MESH_ARCHIVE_UNSAFE',
    ],
    [
      'a name with backslashes',
      () => patched('a.b.c.stl', '..\\b.stl', { 'manifest.json': named('a.b.c.stl'), 'a.b.c.stl': boxStl() }),
      'MESH_ARCHIVE_UNSAFE',
    ],
    [
      'the same name twice',
      () => patched('bb.stl', 'aa.stl', { 'manifest.json': named('aa.stl'), 'aa.stl': boxStl(), 'bb.stl': 'x' }),
      'MESH_ARCHIVE_UNSAFE',
    ],
    ['a bomb of 210 MB', bomb, 'MESH_TOO_LARGE'],
    ['more than it announces', liar, 'MESH_ARCHIVE_UNSAFE'],
  ])('is refused with a code and bounded memory: %s', async (_name, made, code) => {
    const content = await made();
    const before = process.memoryUsage.rss();
    const { state, refusal } = await uploads.show(await uploads.send(content, 'x.stl'));
    expect([state, refusal]).toEqual(['REFUSED', code]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 << 20);
  });
});

describe('a part of an archive that is an archive', () => {
  it('is never unpacked again: a bomb in a bomb is refused by what it announces', async () => {
    const inner = await zipOf({ '3D/3dmodel.model': ' '.repeat(1000) });
    inner.writeUInt32LE(401_000_000, inner.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24);
    const again = await zipOf({
      'manifest.json': JSON.stringify({ parts: [{ id: 'c', file: 'c.stl' }] }),
      'c.stl': boxStl(),
    });
    const parts = ['a', 'b'].map((id) => ({ id, file: `${id}.3mf` }));
    const zip = await zipOf({ 'manifest.json': JSON.stringify({ parts }), 'a.3mf': inner, 'b.3mf': again });
    const { state, files } = await uploads.show(await uploads.send(zip, 'model.zip'));
    expect([state, files.map(({ refusal }) => refusal)]).toEqual(['READY', ['MESH_ARCHIVE_UNSAFE', 'MESH_EMPTY']]);
  });
});
