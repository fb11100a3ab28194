import type { Mesh } from './mesh.ts';
import type { ThinWalls } from './report.ts';
import { gridOf } from './triangle-grid.ts';
import { WallProber } from './wall-prober.ts';

/** Points spread evenly over the surface, and triangles that are looked at whatever their area. */
const SAMPLES = 8000;
const TRIANGLES = 8_000;
const MAX_TESTS = 20_000_000;
/** A wall has two faces that are nearly parallel; where they meet at more than 30° it is an edge. */
const FACING = Math.cos(Math.PI / 6);
/** Steeper is the tapering of an edge, as of a wing, and no wall of its own. */
const PARALLEL = Math.cos(Math.PI / 20);
const ROUNDING = 0.02;
/** Both faces of a wall together, square millimetres: what is smaller prints as a blob. */
const LEAST_AREA = 2;
/** Places nearer than this share of the size are one. */
const NEAR = 1 / 12;

/** A wall of its own that is too thin: its thinnest point that was met, and the triangle there. */
export interface ThinPlace {
  readonly triangle: number;
  readonly thicknessMm: number;
}

/** `at` are triangles over thin walls, some of them; `places` the walls, the thinnest first. */
export interface ThinWallsFound extends ThinWalls {
  readonly at: number[];
  readonly places: ThinPlace[];
}

interface Met {
  readonly triangle: number;
  readonly distance: number;
  readonly area: number;
}

/**
 * Looks inwards from points spread evenly over the surface, and from triangles spread evenly over their list, and finds where
 * the wall is thinner than `limit`: on which share of the surface, and where. No more than 16,000 points are taken, none of
 * a triangle without an area, and fewer of a mesh made to be slow.
 */
export const thinWalls = (mesh: Mesh, box: Float64Array, area: number, limit: number): ThinWallsFound => {
  const reach = limit - ROUNDING;
  const prober = new WallProber(mesh, gridOf(mesh, box, limit / 2), reach);
  const count = mesh.corners.length / 3;
  const stride = Math.max(1, Math.ceil(count / TRIANGLES));
  const at: number[] = [];
  const met: Met[] = [];
  let [taken, thin, thinnest] = [0, 0, Infinity];
  let [sum, due] = [0, area / SAMPLES / 2];
  const more = (): boolean => prober.tests < MAX_TESTS;
  for (let t = 0; t < count && more(); t++) {
    const own = prober.load(t);
    if (own === 0) continue;
    sum += own;
    let points = 0;
    const look = (stands: number): boolean => {
      const distance = prober.probe(taken + points);
      if (distance >= reach || prober.facing < FACING) return false;
      thinnest = Math.min(thinnest, distance);
      if (prober.facing >= PARALLEL && prober.isWide()) met.push({ triangle: t, distance, area: stands });
      return true;
    };
    for (; sum >= due && taken < SAMPLES && more(); due += area / SAMPLES) {
      const found = look(area / SAMPLES);
      taken += 1;
      points += 1;
      if (!found) continue;
      thin += 1;
      if (at.at(-1) !== t) at.push(t);
    }
    if (points === 0 && t % stride === 0) look(0.999 * Math.min(own * stride, area / SAMPLES));
  }
  const places = placesOf(mesh, met, box);
  const share = taken > 0 ? thin / taken : 0;
  return { limit, share, thinnest: Number.isFinite(thinnest) ? thinnest : null, at, places };
};

/** Points of a triangle that are looked inwards from, and how many of them have to meet a thin wall. */
const [LOOKS, MOST_LOOKS] = [3, 2];

/** Of each triangle, whether the wall behind most of it is thinner than `limit`; those not reached in time count as thick. */
export const thinTriangles = (mesh: Mesh, box: Float64Array, limit: number): Uint8Array => {
  const reach = limit - ROUNDING;
  const prober = new WallProber(mesh, gridOf(mesh, box, limit / 2), reach);
  const thin = new Uint8Array(mesh.corners.length / 3);
  for (let t = 0; t < thin.length && prober.tests < MAX_TESTS; t++) {
    if (prober.load(t) === 0) continue;
    let met = 0;
    for (let i = 0; i < LOOKS; i++) if (prober.probe(i) < reach && prober.facing >= PARALLEL) met += 1;
    thin[t] = met >= MOST_LOOKS ? 1 : 0;
  }
  return thin;
};

/** Joins what was met nearby to walls, and leaves out what is too small to be one. */
const placesOf = (mesh: Mesh, met: readonly Met[], box: Float64Array): ThinPlace[] => {
  const size = Math.max(...[0, 1, 2].map((axis) => box[axis + 3]! - box[axis]!));
  const cell = Math.max(2, size * NEAR);
  const walls = new Map<string, { triangle: number; thicknessMm: number; area: number }>();
  for (const { triangle, distance, area } of met) {
    const corner = mesh.corners[3 * triangle]! * 3;
    const key = [0, 1, 2].map((axis) => Math.floor((mesh.points[corner + axis]! - box[axis]!) / cell)).join(' ');
    const wall = walls.get(key);
    if (!wall) walls.set(key, { triangle, thicknessMm: distance, area });
    else {
      wall.area += area;
      if (distance < wall.thicknessMm) Object.assign(wall, { triangle, thicknessMm: distance });
    }
  }
  return [...walls.values()]
    .filter(({ area }) => area >= LEAST_AREA)
    .sort((a, b) => a.thicknessMm - b.thicknessMm)
    .map(({ triangle, thicknessMm }) => ({ triangle, thicknessMm }));
};
