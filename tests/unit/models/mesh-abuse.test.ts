import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { AppError } from '../../../server/core/errors.ts';
import { checkMesh } from '../../../server/models/mesh/check-mesh.ts';
import { MeshBuilder } from '../../../server/models/mesh/mesh-builder.ts';
import { MAX_TRIANGLES } from '../../../server/models/mesh/mesh.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { readAsciiStl } from '../../../server/models/mesh/stl-ascii.ts';
import { VertexTable } from '../../../server/models/mesh/vertex-table.ts';
import { attributesOf, XmlTags } from '../../../server/models/mesh/xml-tags.ts';
import { pictureMesh } from '../../../server/models/picture/picture-mesh.ts';
import { picturesOf } from '../../../server/models/picture/pictures.ts';
import { sceneOf } from '../../../server/models/picture/scene.ts';
import { coarsen } from '../../../server/models/preview/coarse-mesh.ts';
import { shadeMesh } from '../../../server/models/preview/shaded-mesh.ts';
import { asciiOf, binaryOf, boxSoup, type Soup } from './stl-writing.ts';
import { workMs } from '../../support/cpu-work.ts';

const SECOND = 1000;

/** All that happens to a file that is uploaded and published. Answers the code of its refusal, or that it was examined. */
const examined = async (content: Uint8Array): Promise<string> => {
  try {
    const read = await readMesh({ bytes: content.length, chunks: [content] });
    await checkMesh(read, { nozzle: 0.4 }, () => undefined);
    picturesOf(sceneOf([{ mesh: await pictureMesh(read.mesh), hex: '#f2500e' }]), { width: 96, height: 72 });
    shadeMesh(await coarsen(read.mesh));
    return 'examined';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

const repeated = (count: number, each: (i: number) => Soup): Soup =>
  Array.from({ length: count }, (_, i) => each(i)).flat();

/** The time stands in an archive, and may look like the bracket of a tag. */
const PACKED = new Date('2026-01-02T12:00:00Z');
const zipped = async (...files: readonly (readonly [name: string, text: string])[]): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const [name, text] of files) zip.addBuffer(Buffer.from(text), name, { mtime: PACKED });
  zip.end();
  return buffer(zip.outputStream);
};

const TETRAHEDRON =
  '<vertices><vertex x="0" y="0" z="0"/><vertex x="9" y="0" z="0"/><vertex x="0" y="9" z="0"/><vertex x="0" y="0" z="9"/></vertices>' +
  '<triangles><triangle v1="0" v2="2" v3="1"/><triangle v1="0" v2="1" v3="3"/><triangle v1="0" v2="3" v3="2"/><triangle v1="1" v2="2" v3="3"/></triangles>';
const object = (id: number, inside: string): string => `<object id="${id}">${inside}</object>`;
const component = (id: number): string => `<component objectid="${id}"/>`;
const model = (objects: string, items: string): string =>
  `<model><resources>${objects}</resources><build>${items}</build></model>`;
const threeMf = (objects: string, items = '<item objectid="1"/>') =>
  zipped(['3D/3dmodel.model', model(objects, items)]);

describe('a file that is made to be slow', () => {
  const line = Array.from({ length: 4 }, (_, i) => [i, i, i, i + 1, i + 1, i + 1, i + 2, i + 2, i + 2]);

  it.each<readonly [string, Soup]>([
    ['four triangles on one line, 284 bytes', line],
    ['triangles on a line that is seen as a point', [[0, 0, 0, 1, -1, 1, 2, -2, 2]]],
    [
      'a far point that swallows the area of all others',
      [[1e30, 0, 0, 2e30, 0, 0, 3e30, 0, 0], ...boxSoup([0, 0, 0], [9, 9, 9])],
    ],
    ['the largest numbers there are', [[3e38, 0, 0, -3e38, 3e38, 0, 0, 0, 3e38]]],
    ['the smallest numbers there are', boxSoup([0, 0, 0], [1e-44, 1e-44, 1e-44])],
    ['one triangle 30,000 times', repeated(30_000, () => [[0, 0, 0, 10, 0, 0, 0, 10, 0]])],
    ['5,000 bodies over each other', repeated(5000, (i) => boxSoup([0, 0, i * 2], [1, 1, i * 2 + 1]))],
    ['400 bodies that all run through each other', repeated(400, (i) => boxSoup([i, 0, 0], [i + 1.5, 300, 300]))],
    [
      '20,000 triangles around one corner',
      repeated(20_000, (i) => [[0, 0, 9, Math.cos(i), Math.sin(i), 0, Math.cos(i + 1), Math.sin(i + 1), i % 2]]),
    ],
    [
      'slivers from end to end',
      repeated(20_000, (i) => [[i / 1e3, 0, i % 7, i / 1e3 + 1e-4, 100, i % 5, i / 1e3 + 2e-4, 0, i % 3]]),
    ],
  ])('is examined within a few seconds of work: %s', async (_name, soup) => {
    const stl = binaryOf(soup);
    expect(await workMs(async () => expect(await examined(stl)).toBe('examined'), 1)).toBeLessThan(12 * SECOND);
  });

  it('is reported as it is, not as it would be with its corners joined to nothing', async () => {
    const far = [[1e30, 0, 0, 2e30, 0, 0, 1e30, 1e30, 0], ...boxSoup([0, 0, 0], [9, 9, 9]).slice(1)];
    const wave = (i: number, at: number): Soup => {
      const [x, y, toX, toY] = [i / 1e5, i % 2, (i + 1) / 1e5, (i + 1) % 2];
      return [
        [x, y, at, toX, toY, at, toX, toY, 5],
        [x, y, at, toX, toY, 5, x, y, 5],
      ];
    };
    const zigzag = [...repeated(50, (i) => wave(i, 0)), [0, 0, 0, 900, 900, 900, 900, 0, 0]];
    for (const soup of [far, zigzag]) {
      const stl = binaryOf(soup);
      const read = await readMesh({ bytes: stl.length, chunks: [stl] });
      const { report } = await checkMesh(read, { nozzle: 0.4 }, () => undefined);
      expect([report.triangles, report.duplicateFaces]).toEqual([soup.length, 0]);
    }
  });

  it('whatever its coordinates, by generated meshes', async () => {
    const number = fc.oneof(
      fc.constantFrom(0, -0, 1, -1, 1e30, -1e30, 3.4e38, 1e-45, 0.1, 1000, NaN, Infinity),
      fc.float({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: -3, max: 3 }),
    );
    const corner = fc.tuple(number, number, number);
    const soup = fc.tuple(
      fc.array(corner, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(soup, fc.boolean(), async ([corners, triangles], ascii) => {
        const triangle = (of: readonly number[]) => of.flatMap((at) => corners[at % corners.length]!);
        const made = triangles.map(triangle);
        const work = await workMs(() => examined(ascii ? asciiOf(made) : binaryOf(made)), 1);
        expect(work).toBeLessThan(3 * SECOND);
      }),
      { numRuns: 60, seed: 14 },
    );
  });

  it('or bytes, headers that lie among them', async () => {
    const head = fc.constantFrom('', 'solid x\n', 'PK\x03\x04', '\uFEFFsolid', '3D/3dmodel.model');
    const count = fc.constantFrom(0, 1, 4, 0x7fff_ffff, 0xffff_ffff);
    await fc.assert(
      fc.asyncProperty(head, fc.uint8Array({ maxLength: 600 }), count, async (start, noise, triangles) => {
        const bytes = Buffer.concat([Buffer.from(start), noise, Buffer.alloc(100)]);
        bytes.writeUInt32LE(triangles, 80);
        for (const content of [bytes, Buffer.from(bytes.toString('latin1'), 'utf16le')])
          expect(await examined(content)).toMatch(/^MESH_|^examined/);
      }),
      { numRuns: 200, seed: 14 },
    );
  });
});

/** A 3MF of which the central directory says that each of its entries has so many bytes. */
const lying = async (bytes: number, ...files: readonly (readonly [name: string, text: string])[]): Promise<Buffer> => {
  const zip = await zipped(...files);
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1))
    zip.writeUInt32LE(bytes, at + 24);
  return zip;
};

const BLANKS = ' '.repeat(20_000_000);

describe('a 3MF that is made to be slow', () => {
  it.each<readonly [string, () => Promise<Buffer>, string]>([
    ['contains itself', () => threeMf(object(1, component(1))), 'MESH_MALFORMED'],
    ['goes round in a circle', () => threeMf(object(1, component(2)) + object(2, component(1))), 'MESH_MALFORMED'],
    [
      'is 40 components deep',
      () =>
        threeMf(
          Array.from({ length: 40 }, (_, i) => object(i + 1, component(i + 2))).join('') + object(41, TETRAHEDRON),
        ),
      'MESH_MALFORMED',
    ],
    [
      'doubles 15 times',
      () =>
        threeMf(
          Array.from({ length: 15 }, (_, i) => object(i + 1, component(i + 2).repeat(2))).join('') +
            object(16, TETRAHEDRON),
        ),
      'MESH_ARCHIVE_UNSAFE',
    ],
    [
      'has 20,001 placements',
      () => threeMf(object(1, TETRAHEDRON), '<item objectid="1"/>'.repeat(20_001)),
      'MESH_ARCHIVE_UNSAFE',
    ],
    [
      'has 20,001 objects',
      () => threeMf(Array.from({ length: 20_001 }, (_, i) => object(i, '')).join('')),
      'MESH_ARCHIVE_UNSAFE',
    ],
    [
      'copies triangles without an area',
      () =>
        threeMf(
          object(1, TETRAHEDRON + '<triangle v1="0" v2="0" v3="0"/>'.repeat(500)),
          '<item objectid="1"/>'.repeat(10_000),
        ),
      'MESH_TOO_LARGE',
    ],
    ['has an attribute without an end', () => threeMf(object(1, `<vertex ${'a'.repeat(60_000)}/>`)), 'MESH_MALFORMED'],
    [
      'is full of brackets in quotes',
      () => threeMf(object(1, `${`<vertex x="${'>'.repeat(60_000)}" y="0" z="0"/>`.repeat(20)}`)),
      'MESH_EMPTY',
    ],
    ['has a tag without an end', () => threeMf(`<${'a'.repeat(200_000)}`), 'MESH_MALFORMED'],
    [
      'leaves its archive',
      () =>
        zipped(['3D/a.model', '<model/>']).then((zip) =>
          Buffer.from(zip.toString('latin1').replaceAll('3D/a.model', '../a.model'), 'latin1'),
        ),
      'MESH_ARCHIVE_UNSAFE',
    ],
    ['announces 401 MB in one entry', () => lying(401_000_000, ['3D/a.model', BLANKS]), 'MESH_ARCHIVE_UNSAFE'],
    [
      'announces 402 MB in three entries',
      () => lying(134_000_000, ['3D/a.model', ''], ['3D/b.model', ''], ['notes', '']),
      'MESH_ARCHIVE_UNSAFE',
    ],
    ['unpacks to more than it announces', () => lying(84, ['3D/a.model', BLANKS]), 'MESH_ARCHIVE_UNSAFE'],
    [
      'holds another 3MF as its model',
      async () => zipped(['3D/a.model', (await threeMf(object(1, TETRAHEDRON))).toString('latin1')]),
      'MESH_EMPTY',
    ],
    [
      'has 2,001 entries',
      () => zipped(...Array.from({ length: 2001 }, (_, i) => [`3D/${i}.model`, ''] as const)),
      'MESH_ARCHIVE_UNSAFE',
    ],
  ])('is refused within three seconds of work: it %s', async (_name, made, code) => {
    const content = await made();
    expect(await workMs(async () => expect(await examined(content)).toBe(code), 1)).toBeLessThan(3 * SECOND);
  });
});

describe('the bound of', () => {
  afterAll(() => globalThis.gc?.());
  const tooLarge = expect.objectContaining({ code: 'MESH_TOO_LARGE' }) as Error;

  it('triangles holds for those without an area too', () => {
    const builder = new MeshBuilder(64);
    for (let i = 0; i < MAX_TRIANGLES; i += 1) builder.push();
    expect(() => builder.push()).toThrow(tooLarge);
  });

  it('lines of an ASCII STL holds for empty ones too', async () => {
    const text = async function* () {
      yield Buffer.from(`solid x\n${'\n'.repeat(50)}`);
    };
    await expect(readAsciiStl(text(), 40)).rejects.toMatchObject({ code: 'MESH_TOO_LARGE' });
  });

  it('tags holds for those that mean nothing too', () => {
    expect(() => new XmlTags(() => undefined, 3).take('<a/><a/><a/><a/>')).toThrow(tooLarge);
  });

  it('pieces of a surface is reached by a cloud of triangles', async () => {
    const cloud = repeated(200_001, (i) => [[i, 0, 0, i + 0.4, 0, 0, i, 0.4, 0]]);
    expect(await examined(binaryOf(cloud))).toBe('MESH_TOO_LARGE');
  });

  it('looks for a vertex is reached by coordinates that are chosen to meet in one slot', () => {
    const inverse = (odd: number): number =>
      Array.from({ length: 5 }).reduce<number>((x) => Math.imul(x, 2 - Math.imul(odd, x)), odd);
    const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
    const step = (h: number, word: number): number => {
      const k = Math.imul(turned(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
      return (Math.imul(turned(h ^ k, 13), 5) + 0xe6546b64) | 0;
    };
    /** The third word after which a hash is the one that is wanted. */
    const third = (h: number, wanted: number): number => {
      const k = turned(Math.imul((wanted - 0xe6546b64) | 0, inverse(5)), 19) ^ h;
      return Math.imul(turned(Math.imul(k, inverse(0x1b873593)), 17), inverse(0xcc9e2d51));
    };
    const bits = new Uint32Array(3);
    const floats = new Float32Array(bits.buffer);
    const table = new VertexTable(64);
    expect(() => {
      for (let i = 1; i < 20_000; i += 1) {
        bits.set([i, i * 3]);
        bits[2] = third(step(step(0, bits[0]!), bits[1]!), 12_345);
        if (floats.every((value) => Number.isFinite(value))) table.numberOf(floats[0]!, floats[1]!, floats[2]!);
      }
    }).toThrow(tooLarge);
  });

  it('attributes is their length: what is none is refused, not searched', async () => {
    const texts = ['a'.repeat(65_000), `a="${'b="'.repeat(20_000)}`, `a${' '.repeat(65_000)}`, 'a=b '.repeat(16_000)];
    for (const text of texts) {
      const work = await workMs(() => expect(() => attributesOf(text)).toThrow(AppError));
      expect(work).toBeLessThan(SECOND / 4);
    }
    expect({ ...attributesOf(` p:path="/3D/a.model" x='1>2' y = "3"/`) }).toEqual({
      path: '/3D/a.model',
      x: '1>2',
      y: '3',
    });
  });
});
