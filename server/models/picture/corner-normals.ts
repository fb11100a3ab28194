import type { Mesh } from '../mesh/mesh.ts';

type Bare = Pick<Mesh, 'points' | 'corners'>;

const CREASE = Math.cos((40 * Math.PI) / 180);

/** Unit normal of each triangle; zero where it has no area. */
export const faceNormals = ({ points: p, corners: c }: Bare): Float32Array => {
  const normals = new Float32Array(c.length);
  for (let i = 0; i < c.length; i += 3) {
    const [a, b, d] = [c[i]! * 3, c[i + 1]! * 3, c[i + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[d]! - p[a]!, p[d + 1]! - p[a + 1]!, p[d + 2]! - p[a + 2]!];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    normals[i] = x / length;
    normals[i + 1] = y / length;
    normals[i + 2] = z / length;
  }
  return normals;
};

/** Corners by their vertex: those of vertex `v` stand from `starts[v]` on. */
const cornersByVertex = ({ points, corners }: Bare) => {
  const starts = new Uint32Array(points.length / 3 + 1);
  for (const vertex of corners) starts[vertex + 1]! += 1;
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  const free = starts.slice();
  const sorted = new Uint32Array(corners.length);
  for (let corner = 0; corner < corners.length; corner++) sorted[free[corners[corner]!]!++] = corner;
  return { starts, sorted };
};

/** More than that meet in the tip of a fan only, where none is better than another. */
const MOST_MEETING = 64;

/** A unit normal for each corner of each triangle, smooth below a crease of 40°. */
export const cornerNormals = (mesh: Bare, faces: Float32Array): Float32Array => {
  const { corners } = mesh;
  const { starts, sorted } = cornersByVertex(mesh);
  const normals = new Float32Array(corners.length * 3);
  for (let corner = 0; corner < corners.length; corner++) {
    const own = corner - (corner % 3);
    const [nx, ny, nz] = [faces[own]!, faces[own + 1]!, faces[own + 2]!];
    let [x, y, z] = [nx, ny, nz];
    const from = starts[corners[corner]!]!;
    const to = Math.min(starts[corners[corner]! + 1]!, from + MOST_MEETING);
    for (let i = from; i < to; i++) {
      const other = sorted[i]! - (sorted[i]! % 3);
      if (other === own || nx * faces[other]! + ny * faces[other + 1]! + nz * faces[other + 2]! < CREASE) continue;
      x += faces[other]!;
      y += faces[other + 1]!;
      z += faces[other + 2]!;
    }
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    normals.set([x / length, y / length, z / length], corner * 3);
  }
  return normals;
};
