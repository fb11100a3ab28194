import type { Vec3 } from './kernel.ts';
import type { ShadedMesh } from './mesh.ts';

/** One part of the preview, in the assembled model's coordinates (millimetres, z up). */
export interface PreviewPart {
  id: string;
  hex: string;
  explode: Vec3;
  mesh: ShadedMesh;
}

interface Chunk {
  bytes: Uint8Array;
  target: 34962 | 34963;
  stride?: number;
}

/** What the meshes of a file are collected into. */
interface Packing {
  chunks: Chunk[];
  accessors: object[];
}

const SHORT = 5122;
const BYTE = 5120;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;

/**
 * A GLB of the assembled model: metres, y up, one node for each part, named by the part id, with
 * `extras: { partId, explode }` (metres, y up). Quantised by KHR_mesh_quantization, so no decoder is needed.
 */
export function previewGlb(parts: readonly PreviewPart[]): Uint8Array {
  const reach = Math.max(...parts.flatMap((part) => [farthest(part.mesh.positions)]));
  const chunks: Chunk[] = [];
  const accessors: object[] = [];
  const meshes = parts.map((part, i) => meshJson(part.mesh, i, reach, { chunks, accessors }));
  const views = viewsOf(chunks);
  const scale = reach / 1000;
  const json = {
    asset: { version: '2.0', generator: 'Martyx' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ nodes: parts.map((_, i) => i) }],
    nodes: parts.map((part, i) => ({
      name: part.id,
      mesh: i,
      scale: [scale, scale, scale],
      extras: { partId: part.id, explode: yUp(part.explode).map((mm) => Math.round(mm) / 1000) },
    })),
    meshes,
    materials: parts.map((part) => materialJson(part.hex)),
    accessors,
    bufferViews: views.json,
    buffers: [{ byteLength: views.binary.length }],
  };
  return packed(json, views.binary);
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

function meshJson(mesh: ShadedMesh, material: number, reach: number, { chunks, accessors }: Packing): object {
  const count = mesh.positions.length / 3;
  const position = new Int16Array(count * 4);
  const normal = new Int8Array(count * 4);
  const [min, max]: [Vec3, Vec3] = [
    [32767, 32767, 32767],
    [-32767, -32767, -32767],
  ];
  for (let i = 0; i < count; i++) {
    const p = yUp(vectorAt(mesh.positions, i));
    const n = yUp(vectorAt(mesh.normals, i));
    for (const axis of [0, 1, 2] as const) {
      const value = Math.round((p[axis] / reach) * 32767);
      position[i * 4 + axis] = value;
      normal[i * 4 + axis] = Math.round(n[axis] * 127);
      min[axis] = Math.min(min[axis], value);
      max[axis] = Math.max(max[axis], value);
    }
  }
  const wide = count > 65535;
  const indices = wide ? mesh.triangles : Uint16Array.from(mesh.triangles);
  const first = accessors.length;
  accessors.push(
    { bufferView: first, componentType: SHORT, normalized: true, count, type: 'VEC3', min, max },
    { bufferView: first + 1, componentType: BYTE, normalized: true, count, type: 'VEC3' },
    {
      bufferView: first + 2,
      componentType: wide ? UNSIGNED_INT : UNSIGNED_SHORT,
      count: indices.length,
      type: 'SCALAR',
    },
  );
  chunks.push(
    { bytes: bytesOf(position), target: 34962, stride: 8 },
    { bytes: bytesOf(normal), target: 34962, stride: 4 },
  );
  chunks.push({ bytes: bytesOf(indices), target: 34963 });
  return { primitives: [{ attributes: { POSITION: first, NORMAL: first + 1 }, indices: first + 2, material }] };
}

function vectorAt(values: Float32Array, i: number): Vec3 {
  return [values[i * 3] ?? 0, values[i * 3 + 1] ?? 0, values[i * 3 + 2] ?? 0];
}

function bytesOf(array: Int16Array | Int8Array | Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function viewsOf(chunks: readonly Chunk[]): { json: object[]; binary: Uint8Array } {
  let offset = 0;
  const json = chunks.map(({ bytes, target, stride }) => {
    const view = {
      buffer: 0,
      byteOffset: offset,
      byteLength: bytes.length,
      target,
      ...(stride ? { byteStride: stride } : {}),
    };
    offset += Math.ceil(bytes.length / 4) * 4;
    return view;
  });
  const binary = new Uint8Array(offset);
  json.forEach((view, i) => binary.set(chunks[i]?.bytes ?? new Uint8Array(), view.byteOffset));
  return { json, binary };
}

function packed(json: object, binary: Uint8Array): Uint8Array {
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
