import { MeshoptEncoder } from 'meshoptimizer/encoder';

/** What is below may be called once it is there. */
export const encoderReady = MeshoptEncoder.ready;

/** How EXT_meshopt_compression reads a list of values again. */
export interface Compressed {
  bytes: Uint8Array;
  count: number;
  byteStride: number;
  mode: 'ATTRIBUTES' | 'TRIANGLES';
}

/** Packs values of `byteStride` bytes each. The same input always gives the same bytes. */
export function compressed(source: Uint8Array, byteStride: number, mode: Compressed['mode']): Compressed {
  const count = source.length / byteStride;
  return { bytes: MeshoptEncoder.encodeGltfBuffer(source, count, byteStride, mode, 0), count, byteStride, mode };
}

/** Unit vectors (four numbers each, the last is not read) in four bytes each, for the filter of the same name. */
export const octahedral = (vectors: Float32Array): Uint8Array =>
  MeshoptEncoder.encodeFilterOct(vectors, vectors.length / 4, 4, 8);

/**
 * A mesh in the order that packs best: triangles by neighbourhood, corners by their first use. `corners` names, in the
 * new order, the corners as they were; one that no triangle uses is left out.
 */
export function reordered(triangles: Uint32Array): { triangles: Uint32Array; corners: Uint32Array } {
  const order = triangles.slice();
  const [remap, used] = MeshoptEncoder.reorderMesh(order, true, true);
  const corners = new Uint32Array(used);
  for (const [corner, place] of remap.entries()) if (place < used) corners[place] = corner;
  return { triangles: order, corners };
}
