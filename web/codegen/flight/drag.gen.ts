// Made by `npm run schema` of server/models/flight/simulation/drag.ts.

import { lengthOf, referenceOf, type Airframe, type BodyPart, type Button, type FinSet, type Lug } from './airframe.gen.ts';
import { along, nosePressure, stagnation } from './nose-pressure.gen.ts';
import { bodyFigures } from './outline.gen.ts';
import { finFigures } from './planform.gen.ts';

/** Drag coefficients at no angle of attack, over the greatest cross-section of the body. */
export interface Drag {
  friction: number;
  pressure: number;
  base: number;
}

/** Drag at a Mach number, and at a speed over the kinematic viscosity (the Reynolds number of one metre). */
export type DragOf = (mach: number, perMetre: number) => Drag;

/** Of the low pressure behind a blunt end: E. L. Fleeman, "Tactical Missile Design" (2001), p. 23, coasting. */
export const basePressure = (mach: number): number => (mach <= 1 ? 0.12 + 0.13 * mach ** 2 : 0.25 / mach);

/** Between what holds below Mach 0.9 and above 1.1, in a straight line. */
const acrossSound = (mach: number, slow: (m: number) => number, fast: (m: number) => number): number => {
  if (mach <= 0.9) return slow(mach);
  if (mach >= 1.1) return fast(mach);
  return (slow(mach) * (1.1 - mach) + fast(mach) * (mach - 0.9)) / 0.2;
};

const TURBULENT_FROM = 1e4;

/**
 * Skin friction of a turbulent layer over the wetted area, of air that is compressed, and where the roughness sets the
 * limit (J. S. Barrowman's thesis, pp. 43–47, as in Niskanen, 3.4.2).
 */
const skinFriction = (mach: number, reynolds: number): number => {
  const smooth = reynolds < TURBULENT_FROM ? 1.48e-2 : 1 / (1.5 * Math.log(reynolds) - 5.6) ** 2;
  return smooth * acrossSound(mach, (m) => 1 - 0.1 * m ** 2, (m) => (1 + 0.15 * m ** 2) ** -0.58); // oxfmt-ignore
};
const roughFriction = (mach: number, share: number): number =>
  0.032 * share ** 0.2 * acrossSound(mach, (m) => 1 - 0.1 * m ** 2, (m) => 1 / (1 + 0.18 * m ** 2)); // oxfmt-ignore

/** Wetted area over the reference area, by roughness: the body's corrected for being round, the fins' for their thickness. */
const wetted = (
  { body, fins, guides }: Airframe,
  length: number,
  { area, caliber }: { area: number; caliber: number },
) => {
  const areas = new Map<number, number>();
  const add = (roughness: number, wet: number) => areas.set(roughness, (areas.get(roughness) ?? 0) + wet / area);
  const round = 1 + caliber / (4 * length);
  for (const part of body) add(part.roughness, part.dragless ? 0 : part.count * round * bodyFigures(part).wet);
  for (const { count, points, thickness, roughness, dragless } of fins) {
    if (dragless) continue;
    const { area: fin, meanChord } = finFigures(points);
    add(roughness, count * 2 * fin * (1 + (2 * thickness) / meanChord));
  }
  for (const guide of guides) {
    if (guide.kind === 'TUBE_FIN') add(guide.roughness, guide.count * 2 * Math.PI * guide.outer * guide.length);
  }
  return [...areas].map(([roughness, share]) => ({ roughness, share }));
};

/** Of a round leading edge across the flow: Barrowman's thesis, p. 48. */
const roundEdge = (mach: number): number =>
  mach < 0.9
    ? (1 - mach ** 2) ** -0.417 - 1
    : mach < 1
      ? 1 - 1.785 * (mach - 0.9)
      : 1.214 - 0.502 / mach ** 2 + 0.1095 / mach ** 4;

/** Edges of all fins of a set, square metres: the front by the cross-flow of its sweep, the rear as a base (Niskanen, 3.4.4). */
const finPressure = ({ count, points, thickness, edge }: FinSet) => {
  const { span, leadCosine } = finFigures(points);
  const behind = { SQUARE: 1, ROUNDED: 0.5, AIRFOIL: 0 }[edge];
  const front = edge === 'SQUARE' ? stagnation : roundEdge;
  return (mach: number): number =>
    count * span * thickness * (front(mach) * leadCosine ** 2 + behind * basePressure(mach));
};

const SOUND = 340;
const VISCOSITY = 1.5e-5;

/**
 * A tube along the flow, square metres: its ring as a blunt body beside a wall, and the friction inside by Darcy and
 * Weisbach with the factor of Swamee and Jain (1976), in standard air.
 */
const lugPressure = ({ count, outer, inner, length, roughness }: Lug) => {
  const ring = Math.PI * (outer ** 2 - inner ** 2);
  return (mach: number): number => {
    const reynolds = Math.max(1, (mach * SOUND * 2 * inner) / VISCOSITY);
    const factor = inner > 0 ? 0.25 / Math.log10(roughness / (7.4 * inner) + 5.74 / reynolds ** 0.9) ** 2 : 0;
    const inside = inner > 0 ? (factor * length * Math.PI * inner ** 2) / (2 * inner) : 0;
    return count * (inside + 0.7 * (stagnation(mach) + basePressure(mach)) * ring);
  };
};

/** Drag of a cylinder across the flow by Mach number: F. E. Gowen and E. W. Perkins, NACA TN 2960 (1953), fig. 7. */
const CYLINDER = [[0, 1.2], [0.2, 1.22], [0.3, 1.25], [0.4, 1.3], [0.5, 1.4], [0.6, 1.5], [0.7, 1.6], [1, 2.1], [1.6, 1.5], [2, 1.45], [2.8, 1.33]] as const; // oxfmt-ignore

/** Rail buttons, square metres: cylinders that stand in a turbulent layer of 0.37·x·Re^-0.2, in standard air. */
const buttonPressure = ({ count, from, height, front }: Button) => (mach: number): number => {
  const reynolds = Math.max(1, (mach * SOUND * from) / VISCOSITY);
  const layer = (0.37 * from) / reynolds ** 0.2;
  const met = height > layer ? 1 - layer / (2 * height) : height / (2 * layer);
  return count * front * along(CYLINDER, met * mach) * met ** 2 * stagnation(mach);
}; // oxfmt-ignore

/** What narrows is a base by how abruptly it does: none over three times its step in length, all of it under once. */
const boattail = ({ length, fore, aft }: BodyPart): number =>
  Math.min(1, Math.max(0, (3 - length / (2 * (fore - aft))) / 2));

interface Areas {
  pressure: (mach: number) => number;
  base: number;
}

/** What one part of the body does, between the radii of its neighbours. */
const partPressure = (part: BodyPart, before: number, next: number): Areas => {
  const { fore, aft, count } = part;
  const ring = Math.PI * count * Math.abs(aft ** 2 - fore ** 2);
  const step = Math.PI * count * Math.max(0, fore ** 2 - before ** 2);
  const slope =
    aft > fore
      ? nosePressure(part, bodyFigures(part).jointSine)
      : (mach: number) => boattail(part) * basePressure(mach);
  return {
    pressure: (mach) => step * stagnation(mach) + (ring > 0 ? ring * slope(mach) : 0),
    base: Math.PI * count * Math.max(0, aft ** 2 - next ** 2),
  };
};

/** Steps of the body as square metres: what widens meets the air, what narrows or ends leaves a base. */
const bodyPressure = (body: readonly BodyPart[]): Areas[] =>
  body
    .filter(({ dragless }) => !dragless)
    .map((part) => {
      const row = body.filter((one) => one.row === part.row);
      const at = row.indexOf(part);
      return partPressure(part, row[at - 1]?.aft ?? 0, row[at + 1]?.fore ?? 0);
    });

const STEP = 0.02;
const MOST_MACH = 4;

/** A function of the Mach number as a table of straight lines: it is asked thousands of times in one flight. */
const tabled = (of: (mach: number) => number): ((mach: number) => number) => {
  const table = Float64Array.from({ length: MOST_MACH / STEP + 2 }, (_, i) => of(i * STEP));
  return (mach) => {
    const at = Math.min(mach, MOST_MACH) / STEP;
    const i = Math.floor(at);
    return table[i]! + (at - i) * (table[i + 1]! - table[i]!);
  };
};

/**
 * The drag of an airframe, built up by parts: friction of its skin with roughness, pressure on nose, shoulders, boat tails,
 * edges of fins and launch guides, and the base (S. Niskanen, "OpenRocket technical documentation" (2013), 3.4). The motor's
 * exhaust, fin tips' vortices and joints of fins are left out there and here.
 */
export const dragOf = (frame: Airframe): DragOf => {
  const reference = referenceOf(frame);
  const length = lengthOf(frame);
  const skins = wetted(frame, length, reference);
  const body = bodyPressure(frame.body);
  const edges = frame.fins.filter(({ dragless }) => !dragless).map(finPressure);
  const guides = frame.guides.map((guide) => (guide.kind === 'BUTTON' ? buttonPressure(guide) : lugPressure(guide)));
  const extra = frame.extraDrag?.reduce((sum, { area }) => sum + area, 0) ?? 0;
  const base = body.reduce((sum, one) => sum + one.base, 0) / reference.area;
  const pressure = tabled(
    (m) =>
      ([...body.map((one) => one.pressure), ...edges, ...guides].reduce((sum, of) => sum + of(m), 0) + extra) /
      reference.area,
  );
  const rough = skins.map(({ roughness, share }) => ({
    share,
    limit: tabled((m) => roughFriction(m, roughness / length)),
  }));
  return (mach, perMetre) => {
    const smooth = skinFriction(mach, perMetre * length);
    let friction = 0;
    for (const { share, limit } of rough) friction += share * Math.max(smooth, limit(mach));
    return { friction, pressure: pressure(mach), base: basePressure(mach) * base };
  };
};

const TURN = (17 * Math.PI) / 180;

/**
 * How much of the drag lies along the axis at an angle of attack: 1, at 17° 1.3, at 90° none, then backwards
 * (Niskanen, 3.4.7).
 */
export const axialShare = (angle: number): number => {
  const turned = Math.abs(angle);
  const a = turned > Math.PI / 2 ? Math.PI - turned : turned;
  const sign = turned > Math.PI / 2 ? -1 : 1;
  const smooth = (t: number) => t ** 2 * (3 - 2 * t);
  if (a < TURN) return sign * (1 + 0.3 * smooth(a / TURN));
  return sign * 1.3 * (1 - smooth((a - TURN) / (Math.PI / 2 - TURN)));
};
