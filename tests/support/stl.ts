/** Triangles read from a binary STL: vertices welded where their coordinates are the same bit for bit. */
export interface StlMesh {
  vertices: [number, number, number][];
  triangles: [number, number, number][];
}

const HEADER_BYTES = 80;
const FACET_BYTES = 50;

/** Reads a binary STL. Throws when the length does not match the number of triangles it claims. */
export function parseStl(bytes: Uint8Array): StlMesh {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(HEADER_BYTES, true);
  const expected = HEADER_BYTES + 4 + count * FACET_BYTES;
  if (bytes.length !== expected)
    throw new Error(`STL of ${count} triangles should have ${expected} bytes, not ${bytes.length}`);
  const known = new Map<string, number>();
  const vertices: StlMesh['vertices'] = [];
  const vertexAt = (offset: number): number => {
    const point: [number, number, number] = [
      view.getFloat32(offset, true),
      view.getFloat32(offset + 4, true),
      view.getFloat32(offset + 8, true),
    ];
    const key = `${point[0]} ${point[1]} ${point[2]}`;
    const index = known.get(key) ?? vertices.push(point) - 1;
    known.set(key, index);
    return index;
  };
  const triangles = Array.from({ length: count }, (_, i): [number, number, number] => {
    const at = HEADER_BYTES + 4 + i * FACET_BYTES + 12;
    return [vertexAt(at), vertexAt(at + 12), vertexAt(at + 24)];
  });
  return { vertices, triangles };
}

/** True when every directed edge occurs exactly once and so does its opposite: closed, manifold, wound consistently. */
export function isWatertight(mesh: StlMesh): boolean {
  const count = mesh.vertices.length;
  const edges = new Set<number>();
  for (const [a, b, c] of mesh.triangles) {
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const edge = from * count + to;
      if (from === to || edges.has(edge)) return false;
      edges.add(edge);
    }
  }
  for (const edge of edges) if (!edges.has((edge % count) * count + Math.floor(edge / count))) return false;
  return mesh.triangles.length > 0;
}

/** Volume that the triangles enclose, in the cube of the file's unit; positive when they are wound outwards. */
export function volumeOf(mesh: StlMesh): number {
  let sum = 0;
  for (const [ia, ib, ic] of mesh.triangles) {
    const [a, b, c] = [mesh.vertices[ia]!, mesh.vertices[ib]!, mesh.vertices[ic]!];
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}

/** Lowest and highest coordinates. */
export function boundsOf(mesh: StlMesh): { min: [number, number, number]; max: [number, number, number] } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const vertex of mesh.vertices) {
    for (const axis of [0, 1, 2] as const) {
      min[axis] = Math.min(min[axis], vertex[axis]);
      max[axis] = Math.max(max[axis], vertex[axis]);
    }
  }
  return { min, max };
}
