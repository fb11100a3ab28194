import type { TriangleMesh } from './mesh.ts';

const HEADER_BYTES = 80;
const FACET_BYTES = 50;

/** Binary STL of a mesh in millimetres. The same mesh always gives the same bytes. */
export function binaryStl(mesh: TriangleMesh, title: string): Uint8Array {
  const { positions, triangles } = mesh;
  const count = triangles.length / 3;
  const bytes = new Uint8Array(HEADER_BYTES + 4 + count * FACET_BYTES);
  bytes.set(new TextEncoder().encode(title).subarray(0, HEADER_BYTES));
  const view = new DataView(bytes.buffer);
  view.setUint32(HEADER_BYTES, count, true);
  for (let i = 0; i < count; i++) {
    const corners = [0, 1, 2].map((c) => (triangles[i * 3 + c] ?? 0) * 3);
    writeFacet(view, HEADER_BYTES + 4 + i * FACET_BYTES, positions, corners);
  }
  return bytes;
}

function writeFacet(view: DataView, offset: number, positions: Float32Array, corners: readonly number[]): void {
  const p = corners.map((at) => [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0] as const);
  const [a, b, c] = p as [Corner, Corner, Corner];
  const normal = unitNormal(a, b, c);
  [normal, a, b, c].forEach((vector, row) => {
    vector.forEach((value, axis) => view.setFloat32(offset + row * 12 + axis * 4, value, true));
  });
}

type Corner = readonly [number, number, number];

function unitNormal(a: Corner, b: Corner, c: Corner): Corner {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const length = Math.hypot(...n) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}
