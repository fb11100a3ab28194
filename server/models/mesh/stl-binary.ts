import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { MeshBuilder } from './mesh-builder.ts';
import type { Mesh } from './mesh.ts';

export const HEADER_BYTES = 84;
export const FACET_BYTES = 50;

/**
 * Reads a binary STL of exactly `84 + 50 · count` bytes that come in pieces; normals and attributes are passed over.
 * Throws MESH_TRUNCATED when fewer or more bytes arrive, MESH_NOT_FINITE for a coordinate that is no number.
 */
export const readBinaryStl = async (chunks: AsyncIterable<Uint8Array>, count: number): Promise<Mesh> => {
  const builder = new MeshBuilder(count);
  let skip = HEADER_BYTES;
  let rest: Uint8Array = new Uint8Array(0);
  let read = 0;
  for await (const chunk of chunks) {
    const fresh = chunk.subarray(Math.min(skip, chunk.length));
    skip -= chunk.length - fresh.length;
    const lacking = rest.length > 0 ? Math.min(FACET_BYTES - rest.length, fresh.length) : 0;
    if (lacking > 0) rest = Buffer.concat([rest, fresh.subarray(0, lacking)]);
    if (rest.length === FACET_BYTES) {
      pushFacets(builder, rest, 1);
      read += 1;
      rest = rest.subarray(FACET_BYTES);
    }
    const bytes = fresh.subarray(lacking);
    const facets = Math.floor(bytes.length / FACET_BYTES);
    pushFacets(builder, bytes, facets);
    read += facets;
    if (facets * FACET_BYTES < bytes.length) rest = bytes.slice(facets * FACET_BYTES);
  }
  if (read !== count || rest.length > 0) throw new AppError(ErrorCode.MESH_TRUNCATED);
  return builder.build();
};

const pushFacets = (builder: MeshBuilder, bytes: Uint8Array, facets: number): void => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const t = builder.triangle;
  for (let i = 0; i < facets; i++) {
    const at = i * FACET_BYTES + 12;
    for (let k = 0; k < 9; k++) t[k] = view.getFloat32(at + k * 4, true);
    builder.push();
  }
};
