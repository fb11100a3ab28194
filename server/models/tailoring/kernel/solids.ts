import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { Drawer, type TextOutline } from './drawer.ts';
import type { Drawing, DrawingFault, DrawnPart, Place } from './drawing.ts';
import { DrawingError, DrawingTooLarge, neededSteps, numbersIn, threeIn } from './steps.ts';

export const MOST_PARTS = 60;
const MOST_COPIES = 100;
/** Of one part. */
const MOST_TRIANGLES = 400_000;
/** Corners that are closer are joined: the single precision of an STL could open or pinch the skin between them. */
const WELD_MM = 0.003;

/** A body in millimetres: x, y, z of each corner; three corners of each triangle, against the clock seen from outside. */
export interface TailoredSolid {
  readonly id: string;
  readonly points: Float32Array;
  readonly corners: Uint32Array;
  readonly places: readonly Place[];
}

/** What bodies are made with. */
export interface Modelling {
  readonly modeller: ManifoldToplevel;
  readonly textOutline: TextOutline;
}

/** Degrees about x, y and z by which a part is laid on the bed, by its id. */
export type Turns = Readonly<Record<string, readonly [number, number, number]>>;

const PART_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const placeOf = (place: unknown): Place => {
  const { turn, move } = (place ?? {}) as Place;
  return { turn: threeIn(turn), move: threeIn(move) };
};

/** The parts as they may be used: what drew them is not to be trusted. */
const checkedParts = ({ parts, steps }: Drawing): DrawnPart[] => {
  if (!Array.isArray(parts) || parts.length === 0 || parts.length > MOST_PARTS) throw new DrawingError('no parts');
  return parts.map((part: unknown) => {
    const { id, step, places } = (part ?? {}) as DrawnPart;
    if (typeof id !== 'string' || id.length > 60 || !PART_ID.test(id)) throw new DrawingError('a part without an id');
    if (!Array.isArray(places) || places.length === 0 || places.length > MOST_COPIES)
      throw new DrawingError(`${id} stands nowhere`);
    numbersIn([step], { least: 1 });
    if (!Number.isInteger(step) || step < 0 || step >= steps.length) throw new DrawingError(`${id} is not drawn`);
    return { id, step, places: places.map(placeOf) };
  });
};

const laidOnBed = (drawer: Drawer, solid: Manifold, turn: readonly [number, number, number]): Manifold => {
  const turned = drawer.keep(drawer.keep(solid.simplify(WELD_MM)).rotate([...turn]));
  const { min, max } = turned.boundingBox();
  return drawer.keep(turned.translate([-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, -min[2]]));
};

const pointsOf = (properties: Float32Array, stride: number): Float32Array => {
  if (stride === 3) return properties;
  const count = properties.length / stride;
  return Float32Array.from({ length: 3 * count }, (_, i) => properties[Math.floor(i / 3) * stride + (i % 3)]!);
};

const bodyOf = (drawer: Drawer, { id, step, places }: DrawnPart, turns: Turns | null): TailoredSolid => {
  const solid = drawer.solid(step);
  const [status, triangles] = [solid.status(), solid.numTri()];
  if (status !== 'NoError' || triangles === 0) throw new DrawingError(`${id} is no closed body (${status})`);
  if (triangles > MOST_TRIANGLES) throw new DrawingTooLarge();
  const body = turns ? laidOnBed(drawer, solid, turns[id] ?? [0, 0, 0]) : solid;
  const { vertProperties, triVerts, numProp } = body.getMesh();
  return { id, points: pointsOf(vertProperties, numProp), corners: Uint32Array.from(triVerts), places };
};

const carriedOut = (drawer: Drawer, drawing: Drawing, turns: Turns | null): TailoredSolid[] => {
  const parts = checkedParts(drawing);
  const needed = neededSteps(
    drawing.steps,
    parts.map(({ step }) => step),
  );
  drawing.steps.forEach((step, at) => {
    if (needed.has(at)) drawer.carryOut(step, at);
  });
  return parts.map((part) => bodyOf(drawer, part, turns));
};

const faultOf = (error: unknown): DrawingFault | null => {
  if (error instanceof DrawingTooLarge) return { fault: 'TOO_LARGE' };
  const isWrong = error instanceof DrawingError || (error instanceof Error && error.name === 'ManifoldError');
  return isWrong ? { fault: 'PROGRAM', message: error.message } : null;
};

/**
 * The bodies of a drawing, closed and the same everywhere; laid on the bed, centred, where turns are given, else as they were
 * drawn. A drawing that cannot be carried out is a fault. Throws when the modeller broke: it is of no use any more.
 */
export const solidsOf = (
  drawing: Drawing,
  { modeller, textOutline }: Modelling,
  turns: Turns | null,
): TailoredSolid[] | DrawingFault => {
  const drawer = new Drawer(modeller, textOutline);
  try {
    const solids = carriedOut(drawer, drawing, turns);
    drawer.free();
    return solids;
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    drawer.free();
    return fault;
  }
};
