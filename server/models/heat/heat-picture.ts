import { LAYER, STEEP } from '../mesh/overhangs.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { thinTriangles } from '../mesh/thin-walls.ts';
import { PART_PHOTO } from '../picture/pictures.ts';
import { photographOf, type Photograph } from '../picture/photograph.ts';
import { TooCostly } from '../picture/z-buffer.ts';
import { simplifiedMesh, type BareMesh } from '../preview/simplified-mesh.ts';

/** What of the surface of a part needs care in printing, as it lies. */
export enum HeatKind {
  /** As it should be. */
  PLAIN = 'PLAIN',
  /** On the bed: in the first 0.2 mm. */
  FIRST_LAYER = 'FIRST_LAYER',
  /** Hangs over 45 to 60°, 60 to 75° and more from upright. */
  SLOPING = 'SLOPING',
  STEEP = 'STEEP',
  FLAT = 'FLAT',
  /** The wall behind it is thinner than the nozzle. */
  THIN = 'THIN',
}

const KINDS = Object.values(HeatKind);

/** `#rrggbb` of each kind, told apart by lightness too. */
export const HEAT_COLOURS: Readonly<Record<HeatKind, string>> = {
  PLAIN: '#d8d6d0',
  FIRST_LAYER: '#2f6fd0',
  SLOPING: '#f7cf4d',
  STEEP: '#f08a24',
  FLAT: '#c8281e',
  THIN: '#8a2be2',
};

/** From the front, the right and above; or turned over, so that what lay on the bed is on top. */
export const HEAT_VIEWS = ['above', 'below'] as const;
export type HeatView = (typeof HEAT_VIEWS)[number];

const [STEEPER, NEARLY_FLAT] = [Math.cos(Math.PI / 6), Math.cos(Math.PI / 12)];
/** Finer than a picture needs, so that thin walls stay as thin as they are. */
export const FINE = { mostTriangles: 60_000, unseen: 0.0002, allowed: 0.02 };

export const boxOf = (points: Float32Array, corners: Uint32Array): Float64Array => {
  const box = Float64Array.from([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);
  for (const corner of corners) {
    for (let axis = 0; axis < 3; axis++) {
      const value = points[corner * 3 + axis]!;
      if (value < box[axis]!) box[axis] = value;
      if (value > box[axis + 3]!) box[axis + 3] = value;
    }
  }
  return box;
};

/** Of a triangle: how far it looks down, 1 straight down, and the height of its middle. */
const lookOf = ({ points: p, corners }: BareMesh, t: number): [down: number, middle: number] => {
  const [a, b, c] = [corners[t * 3]! * 3, corners[t * 3 + 1]! * 3, corners[t * 3 + 2]! * 3];
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  const z = ux * vy - uy * vx;
  const length = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, z);
  return [length > 0 ? -z / length : 0, (p[a + 2]! + p[b + 2]! + p[c + 2]!) / 3];
};

const overhangOf = (down: number): HeatKind => {
  if (down >= NEARLY_FLAT) return HeatKind.FLAT;
  return down >= STEEPER ? HeatKind.STEEP : HeatKind.SLOPING;
};

/** The kind of a triangle of a mesh that stands on that height. */
export const kindOf = (mesh: BareMesh, t: number, known: { bottom: number; isThin: boolean }): HeatKind => {
  const [down, middle] = lookOf(mesh, t);
  const looksDown = down >= STEEP;
  if (looksDown && middle < known.bottom + LAYER) return HeatKind.FIRST_LAYER;
  if (known.isThin) return HeatKind.THIN;
  return looksDown ? overhangOf(down) : HeatKind.PLAIN;
};

/** The kind of each triangle of a mesh as it lies, z up, millimetres; as places in the list of kinds. */
export const heatKinds = (mesh: Mesh, nozzle: number): HeatKind[] => {
  const box = boxOf(mesh.points, mesh.corners);
  const thin = thinTriangles(mesh, box, nozzle);
  return Array.from(thin, (isThin, t) => kindOf(mesh, t, { bottom: box[2]!, isThin: isThin === 1 }));
};

const turnedOver = (points: Float32Array): Float32Array =>
  points.map((value, i) => (i % 3 === 0 || value === 0 ? value : -value));

/**
 * Photographs a part in the colours of what printing it takes, as it lies: first layer, overhangs by their steepness, thin
 * walls. The kinds are those of the report; its areas are reckoned from all triangles, the picture shows 60,000 at most.
 * Null without a size, and where it would take too long.
 */
export const heatPicture = async (mesh: Mesh, view: HeatView, nozzle: number): Promise<Photograph | null> => {
  const { points, corners } = await simplifiedMesh(mesh, FINE);
  const kinds = heatKinds({ points, corners, degenerate: 0 }, nozzle);
  const scene = {
    points: view === 'below' ? turnedOver(points) : points,
    corners,
    partOf: Uint16Array.from(kinds, (kind) => KINDS.indexOf(kind)),
    colours: KINDS.map((kind) => HEAT_COLOURS[kind]),
  };
  try {
    return photographOf(scene, PART_PHOTO);
  } catch (error) {
    if (error instanceof TooCostly) return null;
    throw error;
  }
};
