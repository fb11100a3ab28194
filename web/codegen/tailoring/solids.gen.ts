// Made by `npm run schema` of server/models/tailoring/kernel/solids.ts.

import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import type { Words } from './choice.gen.ts';
import { Drawer } from './drawer.gen.ts';
import type { Drawing, DrawingFault, DrawnPart, Place } from './drawing.gen.ts';
import type { Body, KeptBodies, MadeBody } from './kept-bodies.gen.ts';
import { cutIn, piecesOf, type Ending } from './pieces.gen.ts';
import { DrawingError, DrawingTooLarge, neededSteps, numbersIn, threeIn } from './steps.gen.ts';

export const MOST_PARTS = 60;
const MOST_COPIES = 100;
/** Of one part. */
const MOST_TRIANGLES = 400_000;
/** Corners that are closer are joined: the single precision of an STL could open or pinch the skin between them. */
const WELD_MM = 0.003;

/** A body in millimetres: x, y, z of each corner; three corners of each triangle, against the clock seen from outside. */
export interface TailoredSolid extends Body, Ending {
  readonly id: string;
  /** The part of the model that it is, or a piece of. */
  readonly partId: string;
  /** Where its copies stand; dowels nowhere. */
  readonly places: readonly Place[];
  readonly copies: number;
  /** Where it is called otherwise for this choice. */
  readonly name?: Words;
}

/** What bodies are made with. */
export interface Modelling {
  readonly modeller: ManifoldToplevel;
  /** Bodies of earlier drawings that were not laid on the bed; null: all are made. */
  readonly kept?: KeptBodies | null;
}

/** Degrees about x, y and z by which a part is laid on the bed, by its id. */
export type Turns = Readonly<Record<string, readonly [number, number, number]>>;

const PART_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const placeOf = (place: unknown): Place => {
  const { turn, move } = (place ?? {}) as Place;
  return { turn: threeIn(turn), move: threeIn(move) };
};

const MOST_OF_A_NAME = 120;
const CONTROLS = /\p{C}/u;

const nameOf = (given: unknown): Words | undefined => {
  if (given === undefined) return undefined;
  const { en, sk, de } = (given ?? {}) as Partial<Words>;
  for (const name of [en, sk, de])
    if (typeof name !== 'string' || !name.trim() || name.length > MOST_OF_A_NAME || CONTROLS.test(name))
      throw new DrawingError('a name that is none in three languages');
  return { en: en!.trim(), sk: sk!.trim(), de: de!.trim() };
};

/** The parts as they may be used: what drew them is not to be trusted. */
const checkedParts = ({ parts, steps }: Drawing): DrawnPart[] => {
  if (!Array.isArray(parts) || parts.length === 0 || parts.length > MOST_PARTS) throw new DrawingError('no parts');
  return parts.map((part: unknown) => {
    const { id, step, places, name, cut } = (part ?? {}) as DrawnPart;
    if (typeof id !== 'string' || id.length > 60 || !PART_ID.test(id)) throw new DrawingError('a part without an id');
    if (!Array.isArray(places) || places.length === 0 || places.length > MOST_COPIES)
      throw new DrawingError(`${id} stands nowhere`);
    numbersIn([step], { least: 1 });
    if (!Number.isInteger(step) || step < 0 || step >= steps.length) throw new DrawingError(`${id} is not drawn`);
    return { id, step, places: places.map(placeOf), name: nameOf(name), cut: cutIn(cut) };
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

const LYING = [0, 0, 0] as const;

const checkedSolid = (drawer: Drawer, { id, step }: DrawnPart): Manifold => {
  const solid = drawer.solid(step);
  const [status, triangles] = [solid.status(), solid.numTri()];
  if (status !== 'NoError' || triangles === 0)
    throw Object.assign(new DrawingError(`${id} is no closed body (${status})`), { step });
  if (triangles > MOST_TRIANGLES) throw new DrawingTooLarge();
  return solid;
};

const bodyOf = (solid: Manifold): Body => {
  const { vertProperties, triVerts, numProp } = solid.getMesh();
  return { points: pointsOf(vertProperties, numProp), corners: Uint32Array.from(triVerts) };
};

const bodiesOf = (drawer: Drawer, part: DrawnPart, turns: Turns | null): MadeBody[] => {
  const solid = checkedSolid(drawer, part);
  const pieces = (part.cut && piecesOf(drawer.modeller, solid, part.cut)) ?? [{ solid, count: 1 }];
  return pieces.map(({ solid: whole, ...piece }) => {
    const own = whole === solid ? solid : drawer.keep(whole);
    const turn = piece.dowel ? LYING : (turns?.[part.id] ?? LYING);
    return { ...piece, ...bodyOf(turns ? laidOnBed(drawer, own, turn) : own) };
  });
};

/** Pieces have numbers, dowels their diameter. */
const endingOf = ({ piece, dowel }: Ending): string =>
  piece ? `-${piece[0]}` : dowel ? `-dowel-${dowel.diameterMm}` : '';

const solidsFrom = ({ id, places, name }: DrawnPart, bodies: readonly MadeBody[]): TailoredSolid[] =>
  bodies.map(({ count, ...body }) => ({
    ...body,
    id: `${id}${endingOf(body)}`,
    partId: id,
    places: body.dowel ? [] : places,
    copies: places.length * count,
    name,
  }));

/** For whoever wrote the program. */
const isWrong = (error: unknown): error is Error & { readonly step?: number } =>
  error instanceof DrawingError || (error instanceof Error && error.name === 'ManifoldError');

const carryOutFor = (drawer: Drawer, { steps }: Drawing, parts: readonly DrawnPart[]): void => {
  const needed = neededSteps(
    steps,
    parts.map(({ step }) => step),
  );
  steps.forEach((step, at) => {
    if (!needed.has(at)) return;
    try {
      drawer.carryOut(step, at);
    } catch (error) {
      throw isWrong(error) ? Object.assign(error, { step: at }) : error;
    }
  });
};

const carriedOut = (
  drawer: Drawer,
  drawing: Drawing,
  turns: Turns | null,
  kept: KeptBodies | null,
): TailoredSolid[] => {
  const parts = checkedParts(drawing);
  const numbers = kept?.numbersOf(drawing.steps) ?? [];
  const known = parts.map((part) => kept?.get(part, numbers));
  carryOutFor(
    drawer,
    drawing,
    parts.filter((_, i) => !known[i]),
  );
  return parts.flatMap((part, i) => {
    const bodies = known[i] ?? bodiesOf(drawer, part, turns);
    kept?.keep(part, numbers, bodies);
    return solidsFrom(part, bodies);
  });
};

/** Why a drawing has no bodies, with the step that could not be carried out. */
export type SolidsFault = DrawingFault & { readonly step?: number };

const faultOf = (error: unknown): SolidsFault | null => {
  if (error instanceof DrawingTooLarge) return { fault: 'TOO_LARGE' };
  return isWrong(error) ? { fault: 'PROGRAM', message: error.message, step: error.step } : null;
};

/**
 * The bodies of a drawing, closed and the same everywhere; laid on the bed, centred, where turns are given, else as they were
 * drawn. A drawing that cannot be carried out is a fault. Throws when the modeller broke: it is of no use any more.
 */
export const solidsOf = (
  drawing: Drawing,
  { modeller, kept = null }: Modelling,
  turns: Turns | null,
): TailoredSolid[] | SolidsFault => {
  const drawer = new Drawer(modeller);
  try {
    const solids = carriedOut(drawer, drawing, turns, turns ? null : kept);
    drawer.free();
    return solids;
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    drawer.free();
    return fault;
  }
};
