import { open } from 'node:fs/promises';
import type { Mesh } from './mesh.ts';
import { FACET_BYTES, HEADER_BYTES } from './stl-binary.ts';

const FACETS = 20_000;
const TITLE = 'Martyx, millimetres';

/** Writes a mesh as a binary STL, some facets at a time. The same mesh always gives the same bytes. */
export const writeBinaryStl = async (file: string, { points, corners }: Mesh): Promise<void> => {
  const count = corners.length / 3;
  const handle = await open(file, 'wx', 0o600);
  try {
    const head = Buffer.alloc(HEADER_BYTES);
    head.write(TITLE, 'latin1');
    head.writeUInt32LE(count, HEADER_BYTES - 4);
    await handle.writeFile(head);
    for (let at = 0; at < count; at += FACETS) {
      const some = Math.min(FACETS, count - at);
      const facets = new DataView(new ArrayBuffer(some * FACET_BYTES));
      for (let i = 0; i < some; i++) writeFacet(facets, i * FACET_BYTES, facetOf(points, corners, at + i));
      await handle.writeFile(new Uint8Array(facets.buffer));
    }
  } finally {
    await handle.close();
  }
};

const facetOf = (points: Float32Array, corners: Uint32Array, triangle: number): number[] =>
  [0, 1, 2].flatMap((k) => {
    const at = corners[triangle * 3 + k]! * 3;
    return [points[at]!, points[at + 1]!, points[at + 2]!];
  });

const writeFacet = (view: DataView, at: number, t: readonly number[]): void => {
  const [ux, uy, uz] = [t[3]! - t[0]!, t[4]! - t[1]!, t[5]! - t[2]!];
  const [vx, vy, vz] = [t[6]! - t[0]!, t[7]! - t[1]!, t[8]! - t[2]!];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal) || 1;
  [...normal.map((value) => value / length), ...t].forEach((value, i) => view.setFloat32(at + i * 4, value, true));
};
