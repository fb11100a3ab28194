/** A welded triangle mesh in millimetres, or in the unit of its file where that names none. */
export interface Mesh {
  /** x, y, z of each vertex. */
  readonly points: Float32Array;
  /** Three vertex numbers per triangle, counter-clockwise seen from outside. */
  readonly corners: Uint32Array;
  /** Triangles of the file that were left out because two of their corners are one. */
  readonly degenerate: number;
}

/** Largest file that is read: 200 MB, four million triangles of a binary STL. */
export const MAX_MESH_BYTES = 200_000_000;
export const MAX_TRIANGLES = 4_000_000;

/** A file as it arrives: its length is known before, its bytes come in pieces of any size. */
export interface MeshSource {
  readonly bytes: number;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Called while reading and checking with a share from 0 to 1 that never falls. */
export type Progress = (share: number) => void;
