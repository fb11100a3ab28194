import type { Mesh } from '../mesh/mesh.ts';

export type Vec3 = [number, number, number];

/** An indexed triangle mesh in millimetres, z up, with one unit normal for each vertex; split where the surface has a crease. */
export interface ShadedMesh {
  positions: Float32Array;
  triangles: Uint32Array;
  normals: Float32Array;
}

const CREASE = Math.cos((40 * Math.PI) / 180);

type Bare = Pick<Mesh, 'points' | 'corners'>;

/** Normal times twice the area of each triangle. */
const facesOf = ({ points: p, corners: c }: Bare): Float32Array => {
  const faces = new Float32Array(c.length);
  for (let i = 0; i < c.length; i += 3) {
    const [a, b, d] = [c[i]! * 3, c[i + 1]! * 3, c[i + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[d]! - p[a]!, p[d + 1]! - p[a + 1]!, p[d + 2]! - p[a + 2]!];
    faces.set([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx], i);
  }
  return faces;
};

const dot = (faces: Float32Array, i: number, k: number): number =>
  faces[i]! * faces[k]! + faces[i + 1]! * faces[k + 1]! + faces[i + 2]! * faces[k + 2]!;

const unit = ([x, y, z]: Vec3): Vec3 => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

/** More than that meet in the tip of a fan only, where none is better than another. */
const MOST_MEETING = 64;

/** The triangles around each vertex, 64 at most, by the place of their first corner. */
const around = (corners: Uint32Array): Map<number, number[]> => {
  const triangles = new Map<number, number[]>();
  corners.forEach((vertex, i) => {
    const known = triangles.get(vertex);
    const first = i - (i % 3);
    if (known && known.length < MOST_MEETING) known.push(first);
    else if (!known) triangles.set(vertex, [first]);
  });
  return triangles;
};

/** Smooth below a crease of 40°: each corner has the mean normal of those around it that lie much as its own triangle. */
export const shadeMesh = (mesh: Bare): ShadedMesh => {
  const { points, corners } = mesh;
  const faces = facesOf(mesh);
  const sizes = Float64Array.from({ length: corners.length / 3 }, (_, i) => Math.sqrt(dot(faces, i * 3, i * 3)));
  const neighbours = around(corners);
  const known = new Map<string, number>();
  const [positions, normals]: [number[], number[]] = [[], []];
  const triangles = corners.map((vertex, i) => {
    const own = i - (i % 3);
    const there = neighbours.get(vertex)!;
    const alike = (there.includes(own) ? there : [own, ...there]).filter(
      (other) => dot(faces, own, other) >= CREASE * sizes[own / 3]! * sizes[other / 3]!,
    );
    const sum = (axis: number): number => alike.reduce((total, other) => total + faces[other + axis]!, 0);
    const normal = unit([sum(0), sum(1), sum(2)]);
    const key = `${vertex} ${normal.map((value) => Math.round(value * 100)).join(' ')}`;
    const same = known.get(key);
    if (same !== undefined) return same;
    known.set(key, known.size);
    positions.push(points[vertex * 3]!, points[vertex * 3 + 1]!, points[vertex * 3 + 2]!);
    normals.push(...normal);
    return known.size - 1;
  });
  return { positions: Float32Array.from(positions), normals: Float32Array.from(normals), triangles };
};
