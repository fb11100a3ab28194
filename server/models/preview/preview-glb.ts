import { compressed, encoderReady, octahedral, reordered, type Compressed } from './preview-meshopt.ts';
import type { ShadedMesh, Vec3 } from './shaded-mesh.ts';

/** One part of the preview, in the assembled model's coordinates (millimetres, z up). */
export interface PreviewPart {
  id: string;
  hex: string;
  explode: Vec3;
  mesh: ShadedMesh;
  /** What is stuck on it, of one colour. */
  decals?: Skin | null;
}

interface Skin {
  readonly hex: string;
  readonly mesh: ShadedMesh;
}

interface Chunk extends Compressed {
  target: 34962 | 34963;
  byteLength: number;
  filter?: 'OCTAHEDRAL';
}

/** What the meshes of a file are collected into. */
interface Packing {
  chunks: Chunk[];
  accessors: object[];
}

const MESHOPT = 'EXT_meshopt_compression';
const QUANTISED = 'KHR_mesh_quantization';
/** 14 bits: 0.04 mm in a model of 600 mm. */
const STEPS = 8191;
const SHORT = 5122;
const BYTE = 5120;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;

/**
 * A GLB of the assembled model: metres, y up, one node for each part, named by the part id, its decals as a second primitive, with
 * `extras: { partId, explode }` (metres, y up). Quantised by KHR_mesh_quantization and packed by EXT_meshopt_compression:
 * two fifths of the bytes, read by a decoder of 7 kB. `extras` stand in its `asset`.
 */
export async function previewGlb(parts: readonly PreviewPart[], extras?: object): Promise<Uint8Array> {
  await encoderReady;
  const reach = Math.max(...parts.flatMap((part) => [farthest(part.mesh.positions)]));
  const chunks: Chunk[] = [];
  const accessors: object[] = [];
  const skins: Skin[] = [];
  const meshes = parts.map(({ decals, ...part }) => ({
    primitives: [part, ...(decals ? [decals] : [])].map((skin) =>
      primitiveJson(skin.mesh, skins.push(skin) - 1, reach, { chunks, accessors }),
    ),
  }));
  const views = viewsOf(chunks);
  const scale = (reach / 1000) * (32767 / STEPS);
  const json = {
    asset: { version: '2.0', generator: 'Martyx', extras },
    extensionsUsed: [QUANTISED, MESHOPT],
    extensionsRequired: [QUANTISED, MESHOPT],
    scene: 0,
    scenes: [{ nodes: parts.map((_, i) => i) }],
    nodes: parts.map((part, i) => ({
      name: part.id,
      mesh: i,
      scale: [scale, scale, scale],
      extras: { partId: part.id, explode: yUp(part.explode).map((mm) => Math.round(mm) / 1000) },
    })),
    meshes,
    materials: skins.map(({ hex }) => materialJson(hex)),
    accessors,
    bufferViews: views.json,
    buffers: [
      { byteLength: views.binary.length },
      { byteLength: views.unpacked, extensions: { [MESHOPT]: { fallback: true } } },
    ],
  };
  return glbOf(json, views.binary);
}

function yUp([x, y, z]: Vec3): Vec3 {
  return [x, z, -y];
}

function farthest(positions: Float32Array): number {
  return positions.reduce((far, value) => Math.max(far, Math.abs(value)), 0);
}

function materialJson(hex: string): object {
  const linear = [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  const baseColorFactor = [...linear.map((value) => Math.round(value * 1e4) / 1e4), 1];
  return { pbrMetallicRoughness: { baseColorFactor, metallicFactor: 0, roughnessFactor: 0.55 } };
}

function primitiveJson(mesh: ShadedMesh, material: number, reach: number, packing: Packing): object {
  const { triangles, corners } = reordered(mesh.triangles);
  const count = corners.length;
  const position = new Int16Array(count * 4);
  const normal = new Float32Array(count * 4);
  const [min, max]: [Vec3, Vec3] = [
    [32767, 32767, 32767],
    [-32767, -32767, -32767],
  ];
  for (const [i, corner] of corners.entries()) {
    const p = yUp(vectorAt(mesh.positions, corner));
    const n = yUp(vectorAt(mesh.normals, corner));
    for (const axis of [0, 1, 2] as const) {
      const value = Math.round((p[axis] / reach) * STEPS);
      position[i * 4 + axis] = value;
      normal[i * 4 + axis] = n[axis];
      min[axis] = Math.min(min[axis], value);
      max[axis] = Math.max(max[axis], value);
    }
  }
  const wide = count > 65535;
  const indices = wide ? triangles : Uint16Array.from(triangles);
  const [first, vector] = [packing.accessors.length, { normalized: true, count, type: 'VEC3' }];
  packing.accessors.push(
    { bufferView: first, componentType: SHORT, ...vector, min, max },
    { bufferView: first + 1, componentType: BYTE, ...vector },
    {
      bufferView: first + 2,
      componentType: wide ? UNSIGNED_INT : UNSIGNED_SHORT,
      count: indices.length,
      type: 'SCALAR',
    },
  );
  packing.chunks.push(positions(position), directions(normal), indexes(indices));
  return { attributes: { POSITION: first, NORMAL: first + 1 }, indices: first + 2, material };
}

function positions(values: Int16Array): Chunk {
  const bytes = bytesOf(values);
  return { ...compressed(bytes, 8, 'ATTRIBUTES'), target: 34962, byteLength: bytes.length };
}

function directions(values: Float32Array): Chunk {
  const bytes = octahedral(values);
  return { ...compressed(bytes, 4, 'ATTRIBUTES'), filter: 'OCTAHEDRAL', target: 34962, byteLength: bytes.length };
}

function indexes(values: Uint16Array | Uint32Array): Chunk {
  const bytes = bytesOf(values);
  return { ...compressed(bytes, values.BYTES_PER_ELEMENT, 'TRIANGLES'), target: 34963, byteLength: bytes.length };
}

function vectorAt(values: Float32Array, i: number): Vec3 {
  return [values[i * 3] ?? 0, values[i * 3 + 1] ?? 0, values[i * 3 + 2] ?? 0];
}

function bytesOf(array: Int16Array | Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** The packed chunks one behind the other, and where they stand once they are unpacked: in a buffer without bytes. */
function viewsOf(chunks: readonly Chunk[]): { json: object[]; binary: Uint8Array; unpacked: number } {
  let [packedAt, unpackedAt] = [0, 0];
  const json: object[] = [];
  const places: number[] = [];
  for (const { bytes, target, byteLength, ...rest } of chunks) {
    const stored = { buffer: 0, byteOffset: packedAt, byteLength: bytes.length, ...rest };
    json.push({
      buffer: 1,
      byteOffset: unpackedAt,
      byteLength,
      target,
      ...(rest.mode === 'ATTRIBUTES' ? { byteStride: rest.byteStride } : {}),
      extensions: { [MESHOPT]: stored },
    });
    places.push(packedAt);
    packedAt += Math.ceil(bytes.length / 4) * 4;
    unpackedAt += Math.ceil(byteLength / 4) * 4;
  }
  const binary = new Uint8Array(packedAt);
  chunks.forEach(({ bytes }, i) => binary.set(bytes, places[i]));
  return { json, binary, unpacked: unpackedAt };
}

/** The container of glTF: its JSON, then its bytes, whose length is a multiple of four. */
export function glbOf(json: object, binary: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const textLength = Math.ceil(text.length / 4) * 4;
  const out = new Uint8Array(12 + 8 + textLength + 8 + binary.length).fill(0x20);
  const view = new DataView(out.buffer);
  [0x46546c67, 2, out.length, textLength, 0x4e4f534a].forEach((word, i) => view.setUint32(i * 4, word, true));
  out.set(text, 20);
  view.setUint32(20 + textLength, binary.length, true);
  view.setUint32(24 + textLength, 0x004e4942, true);
  out.set(binary, 28 + textLength);
  return out;
}
