import { glbOf } from '../preview/preview-glb.ts';
import type { RoomPart } from './room-model.ts';

const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const VERTICES = 34962;
const INDICES = 34963;

type Values = Float32Array | Uint32Array;

const extremes = (positions: Float32Array, choose: (...values: number[]) => number, from: number): number[] => {
  const found = [from, from, from];
  for (let i = 0; i < positions.length; i++) found[i % 3] = choose(found[i % 3]!, positions[i]!);
  return found;
};

const chunksOf = ({ mesh }: RoomPart): Values[] => [mesh.positions, mesh.normals, mesh.triangles];

const joined = (chunks: readonly Values[]): Uint8Array => {
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of chunks) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
};

const viewsOf = (chunks: readonly Values[]): object[] => {
  let byteOffset = 0;
  return chunks.map((chunk, i) => {
    const target = i % 3 === 2 ? INDICES : VERTICES;
    const view = { buffer: 0, byteOffset, byteLength: chunk.byteLength, target };
    byteOffset += chunk.byteLength;
    return view;
  });
};

const accessorsOf = ({ mesh }: RoomPart, part: number): object[] => {
  const vector = { componentType: FLOAT, count: mesh.positions.length / 3, type: 'VEC3' };
  const [min, max] = [extremes(mesh.positions, Math.min, Infinity), extremes(mesh.positions, Math.max, -Infinity)];
  return [
    { bufferView: part * 3, ...vector, min, max },
    { bufferView: part * 3 + 1, ...vector },
    { bufferView: part * 3 + 2, componentType: UNSIGNED_INT, count: mesh.triangles.length, type: 'SCALAR' },
  ];
};

/** A GLB as Scene Viewer reads it: glTF 2.0 without extensions, metres, y up. */
export const roomGlb = (parts: readonly RoomPart[]): Uint8Array => {
  const chunks = parts.flatMap(chunksOf);
  const binary = joined(chunks);
  const json = {
    asset: { version: '2.0', generator: 'Martyx' },
    scene: 0,
    scenes: [{ nodes: parts.map((_, i) => i) }],
    nodes: parts.map((_, mesh) => ({ mesh })),
    meshes: parts.map((_, i) => ({
      primitives: [{ attributes: { POSITION: i * 3, NORMAL: i * 3 + 1 }, indices: i * 3 + 2, material: i }],
    })),
    materials: parts.map(({ colour }) => ({
      pbrMetallicRoughness: { baseColorFactor: [...colour, 1], metallicFactor: 0, roughnessFactor: 0.55 },
    })),
    accessors: parts.flatMap(accessorsOf),
    bufferViews: viewsOf(chunks),
    buffers: [{ byteLength: binary.length }],
  };
  return glbOf(json, binary);
};
