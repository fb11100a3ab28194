import type { Mesh } from './mesh.ts';
import type { Lying, Printing } from './report.ts';

/** What hangs over more than this from upright needs support. */
export const STEEP = Math.cos(Math.PI / 4) + 1e-4;
/** Faces down to so many millimetres above the bed are in the first layer. */
export const LAYER = 0.2;
/** Triangles that the ways to lie are compared by. */
const COMPARED = 20_000;
const MOST_WAYS = 14;
const ALIKE = Math.cos(Math.PI / 60);
const AXES: readonly Direction[] = [[0, 0, -1], [0, 0, 1], [0, -1, 0], [0, 1, 0], [-1, 0, 0], [1, 0, 0]]; // oxfmt-ignore

type Direction = readonly [number, number, number];

/** Normal, area and middle of some triangles, seven numbers each. */
const facesOf = ({ points: p, corners }: Mesh, shared: Uint8Array, stride: number): Float32Array => {
  const count = Math.ceil(corners.length / 3 / stride);
  const faces = new Float32Array(count * 7);
  for (let i = 0; i < count; i++) {
    const t = i * stride * 3;
    const [a, b, c] = [corners[t]! * 3, corners[t + 1]! * 3, corners[t + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.sqrt(x * x + y * y + z * z);
    const at = i * 7;
    if (length > 0 && !shared[i * stride]) {
      faces[at] = x / length;
      faces[at + 1] = y / length;
      faces[at + 2] = z / length;
    }
    faces[at + 3] = shared[i * stride] ? 0 : (length / 2) * stride;
    for (let axis = 0; axis < 3; axis++) faces[at + 4 + axis] = (p[a + axis]! + p[b + axis]! + p[c + axis]!) / 3;
  }
  return faces;
};

/** The same of all triangles as they lie, without remembering them. */
const asItLies = ({ points: p, corners }: Mesh, shared: Uint8Array, bottom: number): Omit<Lying, 'turn'> => {
  let [overhangMm2, firstLayerMm2] = [0, 0];
  for (let t = 0; t < corners.length; t += 3) {
    const [a, b, c] = [corners[t]! * 3, corners[t + 1]! * 3, corners[t + 2]! * 3];
    const [ux, uy, vx, vy] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[c]! - p[a]!, p[c + 1]! - p[a + 1]!];
    const z = ux * vy - uy * vx;
    if (!(z < 0) || shared[t / 3]) continue;
    const [uz, vz] = [p[b + 2]! - p[a + 2]!, p[c + 2]! - p[a + 2]!];
    const [x, y] = [uy * vz - uz * vy, uz * vx - ux * vz];
    const length = Math.sqrt(x * x + y * y + z * z);
    if (-z < STEEP * length) continue;
    if ((p[a + 2]! + p[b + 2]! + p[c + 2]!) / 3 < bottom + LAYER) firstLayerMm2 += length / 2;
    else overhangMm2 += length / 2;
  }
  return { overhangMm2, firstLayerMm2 };
};

/** Areas of the part when it lies with that direction down. */
const lying = (faces: Float32Array, [x, y, z]: Direction, level: number): Omit<Lying, 'turn'> => {
  let [overhangMm2, firstLayerMm2] = [0, 0];
  for (let i = 0; i < faces.length; i += 7) {
    if (faces[i]! * x + faces[i + 1]! * y + faces[i + 2]! * z < STEEP) continue;
    const depth = faces[i + 4]! * x + faces[i + 5]! * y + faces[i + 6]! * z;
    if (depth > level - LAYER) firstLayerMm2 += faces[i + 3]!;
    else overhangMm2 += faces[i + 3]!;
  }
  return { overhangMm2, firstLayerMm2 };
};

/** How far down the mesh reaches in a direction, by the middles of faces for all but the axes, whose box is known. */
const levelOf = (faces: Float32Array, box: Float64Array, [x, y, z]: Direction): number => {
  const axis = [x, y, z].findIndex((part) => Math.abs(part) === 1);
  if (axis >= 0) return [x, y, z][axis]! > 0 ? box[axis + 3]! : -box[axis]!;
  let level = -Infinity;
  for (let i = 0; i < faces.length; i += 7)
    level = Math.max(level, faces[i + 4]! * x + faces[i + 5]! * y + faces[i + 6]! * z);
  return level;
};

/** The directions in which most of the surface looks, with the axes. */
const waysOf = (faces: Float32Array): Direction[] => {
  const areas = new Map<number, { area: number; at: number }>();
  for (let i = 0; i < faces.length; i += 7) {
    const key =
      (Math.round(faces[i]! * 20) * 64 + Math.round(faces[i + 1]! * 20)) * 64 + Math.round(faces[i + 2]! * 20);
    const known = areas.get(key);
    if (known) known.area += faces[i + 3]!;
    else areas.set(key, { area: faces[i + 3]!, at: i });
  }
  const ways = [...AXES];
  for (const { at } of [...areas.values()].sort((a, b) => b.area - a.area)) {
    const own = [faces[at]!, faces[at + 1]!, faces[at + 2]!] as const;
    const isKnown = ways.some((way) => way[0] * own[0] + way[1] * own[1] + way[2] * own[2] > ALIKE);
    if (!isKnown && ways.push(own) >= MOST_WAYS) break;
  }
  return ways;
};

const degrees = (radians: number): number => Math.round(((radians * 180) / Math.PI) * 10) / 10;

/** Degrees about x, then y, that bring a direction down. */
const turnOf = ([x, y, z]: Direction): [number, number, number] => {
  const flat = Math.hypot(y, z);
  const aboutX = flat < 1e-9 ? 0 : Math.atan2(y, z) + Math.PI;
  const turned = degrees(aboutX);
  return [turned >= 180.05 ? turned - 360 : turned === 360 ? 0 : turned, degrees(Math.atan2(x, flat)), 0];
};

const rounded = ({ overhangMm2, firstLayerMm2 }: Omit<Lying, 'turn'>): Omit<Lying, 'turn'> => ({
  overhangMm2: Math.round(overhangMm2 * 10) / 10,
  firstLayerMm2: Math.round(firstLayerMm2 * 10) / 10,
});

/**
 * What hangs over as the mesh lies, how much of it is on the bed, and how it would lie with the least to support: on an axis
 * or one of the faces of which it has most. `shared` triangles are within the part. The comparison looks at 20,000 triangles at most.
 */
export const overhangsOf = (mesh: Mesh, shared: Uint8Array, box: Float64Array, area: number): Printing => {
  const now = rounded(asItLies(mesh, shared, box[2]!));
  const some = facesOf(mesh, shared, Math.max(1, Math.ceil(mesh.corners.length / 3 / COMPARED)));
  const least = Math.min(20, area * 0.005);
  let best: Lying & { cost: number } = { turn: [0, 0, 0], ...now, cost: Infinity };
  for (const way of waysOf(some)) {
    const found = lying(some, way, levelOf(some, box, way));
    // What hardly stands is no way to lie.
    const cost = found.overhangMm2 + (found.firstLayerMm2 < least ? area : 0) - found.firstLayerMm2 * 0.1;
    if (cost < best.cost - area * 1e-3) best = { turn: turnOf(way), ...rounded(found), cost };
  }
  const { cost: _cost, ...lie } = best;
  const isAsItLies = lie.turn.every((angle) => angle === 0);
  return { ...now, best: isAsItLies ? { turn: [0, 0, 0], ...now } : lie };
};
