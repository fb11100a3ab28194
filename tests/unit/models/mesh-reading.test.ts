import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { type ErrorCode } from '../../../server/core/error-codes.ts';
import { AppError } from '../../../server/core/errors.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { withKernel } from '../../../server/sample/models/kernel.ts';
import { meshOf } from '../../../server/sample/models/mesh.ts';
import { threeMf } from '../../../server/sample/models/three-mf.ts';
import { asciiOf, binaryOf, boxSoup } from './stl-writing.ts';

const CUBE = boxSoup([0, 0, 0], [20, 20, 20]);

const inPieces = (content: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(content.length / size) }, (_, i) => content.subarray(i * size, (i + 1) * size));

const read = (content: Uint8Array | string, size = 65_536) => {
  const bytes = Buffer.from(content);
  return readMesh({ bytes: bytes.length, chunks: inPieces(bytes, size) });
};

const refusal = async (content: Uint8Array | string): Promise<ErrorCode | 'read'> =>
  read(content).then(
    () => 'read' as const,
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

const boundsOf = (points: Float32Array): number[] => [0, 1, 2].map((axis) => Math.max(...points.filter((_, i) => i % 3 === axis))); // oxfmt-ignore

describe('a binary STL', () => {
  it.each([1, 7, 50, 83, 1000])('is welded the same in pieces of %i bytes', async (size) => {
    const { format, mesh } = await read(binaryOf(CUBE), size);
    expect([format, mesh.corners.length / 3, mesh.points.length / 3]).toEqual(['STL_BINARY', 12, 8]);
  });

  it('may call itself "solid"', async () => {
    expect((await read(binaryOf(CUBE, 'solid facet normal'))).format).toBe('STL_BINARY');
  });

  it('takes minus zero for zero', async () => {
    const soup = CUBE.map((t) => t.map((value, i) => (value === 0 && i % 2 === 0 ? -0 : value)));
    expect((await read(binaryOf(soup))).mesh.points.length / 3).toBe(8);
  });

  it('is refused when cut off, continued, or announcing a thousand million triangles', async () => {
    const stl = binaryOf(CUBE);
    const boasting = Buffer.from(stl);
    boasting.writeUInt32LE(1_000_000_000, 80);
    expect(await refusal(stl.subarray(0, 400))).toBe('MESH_TRUNCATED');
    expect(await refusal(Buffer.concat([stl, Buffer.alloc(3)]))).toBe('MESH_TRUNCATED');
    expect(await refusal(boasting)).toBe('MESH_TRUNCATED');
  });

  it('is refused when more or fewer bytes arrive than were announced', async () => {
    const stl = binaryOf(CUBE);
    const arriving = (content: Uint8Array) => readMesh({ bytes: stl.length, chunks: inPieces(content, 100) });
    await expect(arriving(stl.subarray(0, 600))).rejects.toMatchObject({ code: 'MESH_TRUNCATED' });
    await expect(arriving(Buffer.concat([stl, stl]))).rejects.toMatchObject({ code: 'MESH_TRUNCATED' });
  });

  it.each([NaN, Infinity, -Infinity])('is refused for a coordinate of %d', async (value) => {
    expect(await refusal(binaryOf([...CUBE, [value, 0, 0, 1, 0, 0, 0, 1, 0]]))).toBe('MESH_NOT_FINITE');
  });

  it('is refused above 200 MB before anything is read', async () => {
    const source = { bytes: 200_000_001, chunks: inPieces(Buffer.from('never'), 1) };
    await expect(readMesh(source)).rejects.toMatchObject({ code: 'MESH_TOO_LARGE' });
  });

  it('is refused without triangles, or with none that has an area', async () => {
    expect(await refusal(binaryOf([]))).toBe('MESH_EMPTY');
    expect(await refusal(binaryOf([[1, 1, 1, 1, 1, 1, 2, 2, 2]]))).toBe('MESH_EMPTY');
    expect(await refusal('')).toBe('MESH_EMPTY');
  });
});

describe('an ASCII STL', () => {
  it.each(['\n', '\r\n', '\r'])('is read with lines that end in %j', async (lineEnd) => {
    const { format, mesh } = await read(asciiOf(CUBE, lineEnd), 33);
    expect([format, mesh.corners.length / 3, mesh.points.length / 3]).toEqual(['STL_ASCII', 12, 8]);
  });

  it('may hold several solids', async () => {
    const two = Buffer.concat([asciiOf(CUBE), asciiOf(boxSoup([30, 0, 0], [40, 10, 10]))]);
    expect((await read(two)).mesh.corners.length / 3).toBe(24);
  });

  it('is refused when cut off', async () => {
    const stl = asciiOf(CUBE);
    expect(await refusal(stl.subarray(0, stl.length - 20))).toBe('MESH_TRUNCATED');
    expect(
      await refusal(
        stl
          .subarray(0, 600)
          .toString()
          .replace(/\n[^\n]*$/, '\n'),
      ),
    ).toBe('MESH_TRUNCATED');
  });

  it.each(['nan', 'inf', '-Infinity', '1.#QNAN', '1e999'])('is refused for a coordinate of %s', async (text) => {
    const stl = asciiOf(CUBE).toString().replace('vertex 0 ', `vertex ${text} `);
    expect(await refusal(stl)).toBe('MESH_NOT_FINITE');
  });

  it.each([
    ['a line without end', `solid x\n${'a'.repeat(5_000_000)}`],
    ['a line of spaces', `solid x\n${' '.repeat(5_000_000)}\nendsolid`],
    ['a fourth corner', asciiOf(CUBE).toString().replace('endloop', 'vertex 1 2 3\nendloop')],
    [
      'two corners',
      asciiOf(CUBE)
        .toString()
        .replace(/vertex.*\n/, ''),
    ],
    ['a word that is no number', asciiOf(CUBE).toString().replace('vertex 0', 'vertex zero')],
    ['other words', `solid x\nSELECT 1;\nendsolid`],
    ['corners before a solid', `solid x\nendsolid\nvertex 1 2 3\n`],
  ])('is refused for %s', async (_what, text) => {
    expect(await refusal(text)).toBe('MESH_MALFORMED');
  });
});

describe('any other file', () => {
  it('is refused as not recognised', async () => {
    expect(await refusal('{"a": 1}')).toBe('MESH_NOT_RECOGNISED');
    expect(await refusal('ply\nformat ascii 1.0\n')).toBe('MESH_NOT_RECOGNISED');
  });
});

interface Packed {
  [name: string]: string;
}

const packed = async (files: Packed): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
};

const TETRAHEDRON = `<mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="10" y="0" z="0"/><vertex x="0" y="10" z="0"/><vertex x='0' y='0' z='10'/></vertices>
<triangles><triangle v1="0" v2="2" v3="1"/><triangle v1="0" v2="1" v3="3"/><triangle v1="1" v2="2" v3="3"/><triangle v1="0" v2="3" v3="2"/></triangles></mesh>`;

const model = (resources: string, build: string, unit = 'millimeter'): string =>
  `<?xml version="1.0"?><!-- <vertex x="1" --><model unit="${unit}"><resources>${resources}</resources><build>${build}</build></model>`;

const BODY = `<object id="1" name="a &gt; b > c">${TETRAHEDRON}</object>`;

describe('a 3MF', () => {
  it('of the shop is read like its STL', async () => {
    const mesh = await withKernel(1, (k) => meshOf(k.Manifold.sphere(10, 64)));
    const { format, mesh: found } = await read(await threeMf(mesh, { title: 'a', partName: 'b', colour: '#ff0000' }));
    expect([format, found.corners.length]).toEqual(['3MF', mesh.triangles.length]);
  });

  it.each([['inch', 254], ['meter', 10_000], ['micron', 0.01], ['millimeter', 10]])('in %s is read in millimetres', async (unit, side) => {
    const { mesh } = await read(await packed({ '3D/3dmodel.model': model(BODY, '<item objectid="1"/>', unit) }));
    expect(boundsOf(mesh.points)[0]).toBeCloseTo(side, 4);
  }); // oxfmt-ignore

  it('is laid out by its components and transforms, mirrored ones wound outwards too', async () => {
    const pair = `<object id="2"><components><component objectid="1"/><component objectid="1" transform="-1 0 0 0 1 0 0 0 1 100 0 0"/></components></object>`;
    const text = model(BODY + pair, '<item objectid="2" transform="1 0 0 0 1 0 0 0 2 0 0 5"/>');
    const { mesh } = await read(await packed({ '3D/3dmodel.model': text }));
    expect(mesh.corners.length / 3).toBe(8);
    expect(boundsOf(mesh.points)).toEqual([100, 10, 25]);
  });

  it('may keep objects in other model files', async () => {
    const root = model('<object id="9"><components><component p:path="/3D/Objects/a.model" objectid="1"/></components></object>', '<item objectid="9"/>'); // oxfmt-ignore
    const files = { '3D/3dmodel.model': root, '3D/Objects/a.model': model(BODY, '') };
    expect((await read(await packed(files))).mesh.corners.length / 3).toBe(4);
  });

  it.each([
    ['an object that contains itself', model('<object id="1"><components><component objectid="1"/></components></object>', '<item objectid="1"/>')],
    ['an object that is not there', model(BODY, '<item objectid="7"/>')],
    ['a corner that is not there', model(BODY.replace('v1="0"', 'v1="99"'), '<item objectid="1"/>')],
    ['an unknown unit', model(BODY, '<item objectid="1"/>', 'parsec')],
    ['a document type', `<!DOCTYPE model [<!ENTITY a "b">]>${model(BODY, '<item objectid="1"/>')}`],
    ['a tag without end', `${model(BODY, '<item objectid="1"/>')}<model a="${'x'.repeat(100_000)}`],
  ])('is refused for %s', async (_what, text) => {
    expect(await refusal(await packed({ '3D/3dmodel.model': text }))).toBe('MESH_MALFORMED');
  }); // oxfmt-ignore

  it('is refused when components multiply', async () => {
    const twice = (id: number) =>
      `<object id="${id}"><components>${`<component objectid="${id - 1}"/>`.repeat(20)}</components></object>`;
    const text = model(BODY + [2, 3, 4, 5].map(twice).join(''), '<item objectid="5"/>');
    expect(await refusal(await packed({ '3D/3dmodel.model': text }))).toBe('MESH_ARCHIVE_UNSAFE');
  });

  it('is refused when a name leaves the archive', async () => {
    const zip = await packed({ '3D/xx/xx/evil.model': model(BODY, '') });
    const slipping = Buffer.from(zip.toString('latin1').replaceAll('3D/xx/xx/', '3D/../../'), 'latin1');
    expect(await refusal(slipping)).toBe('MESH_ARCHIVE_UNSAFE');
  });

  it('is refused when it unpacks to more than 400 MB, or to more than it announces', async () => {
    const zip = await packed({ '3D/3dmodel.model': ' '.repeat(1_000_000) });
    const at = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24;
    const announcing = (bytes: number): Buffer => {
      const copy = Buffer.from(zip);
      copy.writeUInt32LE(bytes, at);
      return copy;
    };
    expect(await refusal(announcing(500_000_000))).toBe('MESH_ARCHIVE_UNSAFE');
    expect(await refusal(announcing(1000))).toBe('MESH_ARCHIVE_UNSAFE');
  });

  it('is refused when cut off', async () => {
    const zip = await packed({ '3D/3dmodel.model': model(BODY, '<item objectid="1"/>') });
    expect(await refusal(zip.subarray(0, zip.length - 30))).toBe('MESH_ARCHIVE_UNSAFE');
  });

  it('is refused when it builds nothing', async () => {
    expect(await refusal(await packed({ '3D/3dmodel.model': model(BODY, '') }))).toBe('MESH_EMPTY');
    expect(await refusal(await packed({ 'readme.txt': 'no model' }))).toBe('MESH_EMPTY');
  });
});
