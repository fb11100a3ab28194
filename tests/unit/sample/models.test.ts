import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { MODEL_IDS, buildModel } from '../../../server/sample/models/model.ts';
import type { BuiltModel, BuiltPart } from '../../../server/sample/models/model.ts';
import { boundsOf, isWatertight, parseStl, volumeOf } from '../../support/stl.ts';

const BED_MM = 250;

async function unzipped(bytes: Uint8Array): Promise<Map<string, string>> {
  const open = promisify(yauzl.fromBuffer) as unknown as (b: Buffer, o: object) => Promise<yauzl.ZipFile>;
  const zip = await open(Buffer.from(bytes), { lazyEntries: true });
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject).on('end', () => resolve(files));
    zip.on('entry', (entry: yauzl.Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
            zip.readEntry();
          });
      }),
    );
    zip.readEntry();
  });
}

interface Gltf {
  nodes: { name: string; mesh: number; extras: { partId: string; explode: number[] } }[];
  meshes: { primitives: { attributes: { POSITION: number; NORMAL: number }; indices: number }[] }[];
  accessors: { bufferView: number; count: number }[];
  bufferViews: { extensions: { EXT_meshopt_compression: { byteOffset: number; byteLength: number } } }[];
  buffers: { byteLength: number }[];
}

function parsedGlb(bytes: Uint8Array): { json: Gltf; binary: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  expect([view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)]).toEqual([
    0x46546c67,
    2,
    bytes.length,
  ]);
  const length = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length))) as Gltf;
  return { json, binary: bytes.subarray(28 + length) };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const digest = (model: BuiltModel): string[] => [
  ...model.parts.flatMap((part) => [sha256(part.stl), sha256(part.threeMf)]),
  sha256(model.previewGlb),
  JSON.stringify(model.manifest),
];

describe.each(MODEL_IDS.map((id) => [id]))('the model %s', (id) => {
  let model: BuiltModel;
  let meshes: Map<BuiltPart, ReturnType<typeof parseStl>>;
  const meshOf = (part: BuiltPart) => meshes.get(part)!;
  const each = (check: (part: BuiltPart) => void): void => model.parts.forEach(check);

  beforeAll(async () => {
    model = await buildModel(id);
    meshes = new Map(model.parts.map((part) => [part, parseStl(part.stl)]));
  }, 60_000);

  it('has parts that are all watertight', () => {
    const leaking = model.parts.filter((part) => !isWatertight(meshOf(part))).map((part) => part.id);
    expect(leaking).toEqual([]);
  });

  it('encloses the volume that it states', () => {
    each((part) => {
      const volume = volumeOf(meshOf(part));
      expect(volume, part.id).toBeGreaterThan(0);
      expect(Math.abs(volume / part.volumeMm3 - 1), part.id).toBeLessThan(0.01);
    });
  });

  it('lies on the bed, centred, and fits a bed of 250 mm', () => {
    each((part) => {
      const { min, max } = boundsOf(meshOf(part));
      expect(min[2], part.id).toBeCloseTo(0, 3);
      expect(min[0] + max[0], part.id).toBeCloseTo(0, 2);
      for (const axis of [0, 1, 2] as const) {
        expect(max[axis] - min[axis], part.id).toBeLessThanOrEqual(BED_MM);
        expect(part.sizeMm[axis], part.id).toBeCloseTo(max[axis] - min[axis], 0);
      }
    });
  });

  it('has the same triangles in the STL and in the 3MF, in millimetres and under its name', async () => {
    for (const part of model.parts) {
      const files = await unzipped(part.threeMf);
      expect([...files.keys()]).toEqual(['[Content_Types].xml', '_rels/.rels', '3D/3dmodel.model']);
      const xml = files.get('3D/3dmodel.model') ?? '';
      expect(xml.split('<triangle ').length - 1, part.id).toBe(part.triangles);
      expect(meshOf(part).triangles.length, part.id).toBe(part.triangles);
      expect(xml).toContain('unit="millimeter"');
      expect(xml).toContain(`name="${part.name.en}"`);
    }
  });

  it('has a preview with one node for each part and nothing outside its buffer', () => {
    const { json, binary } = parsedGlb(model.previewGlb);
    expect(json.nodes.map((node) => node.name)).toEqual(model.parts.map((part) => part.id));
    expect(json.nodes.map((node) => node.extras.partId)).toEqual(model.parts.map((part) => part.id));
    expect(json.nodes.every((node) => node.extras.explode.length === 3)).toBe(true);
    expect(json.buffers[0]?.byteLength).toBe(binary.length);
    const stored = json.bufferViews.map((view) => view.extensions.EXT_meshopt_compression);
    expect(stored.every((view) => view.byteOffset + view.byteLength <= binary.length)).toBe(true);
    expect(model.previewGlb.length).toBeLessThan(100_000);
  });

  it('names every part in three languages and weighs it', () => {
    each((part) => {
      expect(
        Object.values(part.name).every((name) => name.length > 2),
        part.id,
      ).toBe(true);
      expect(part.grams, part.id).toBeGreaterThan(0);
      expect(part.quantity, part.id).toBeGreaterThan(0);
    });
  });

  it('comes out the same, byte for byte, when it is built again', async () => {
    expect(digest(await buildModel(id))).toEqual(digest(model));
  }, 60_000);
});

describe('a set made of some parts', () => {
  it('has only those parts', async () => {
    const set = await buildModel('krivan-38-2', ['rail-button', 'retainer']);
    expect(set.parts.map((part) => part.id)).toEqual(['retainer', 'rail-button']);
  });

  it('refuses a part that the model does not have', async () => {
    await expect(buildModel('krivan-38-2', ['keel'])).rejects.toThrow('no part keel');
  });

  it('refuses a model that does not exist', async () => {
    await expect(buildModel('ship')).rejects.toThrow('no model ship');
  });
});
