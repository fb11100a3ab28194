// Made by `npm run schema` of server/models/flight/simulation/lift.ts.

import { lengthOf, referenceOf, type Airframe, type BodyPart, type FinSet, type Lug } from './airframe.gen.ts';
import { bodyFigures } from './outline.gen.ts';
import { finFigures } from './planform.gen.ts';

/** Beyond this angle, in radians, a fin lifts no more. */
const STALL = (20 * Math.PI) / 180;
/** Of a cylinder across the flow: R. Galejs, "Wind Instability", Sport Rocketry (1999). */
const CROSS_FLOW = 1.1;

/** What acts across the axis, over the reference area: its coefficient, and that times the distance behind the tip in metres. */
export interface Lift {
  normal: number;
  moment: number;
}

interface Surface {
  /** Slope per radian at no angle and where it acts; fins depend on the Mach number. */
  slope: (mach: number) => number;
  at: (mach: number) => number;
  /** Beyond `STALL` the force stays as it is. */
  stalls: boolean;
}

/** How much less fins lift that stand close to one another: MIL-HDBK-762, p. 5-24. */
const CROWDED = [1, 1, 1, 1, 1, 0.948, 0.913, 0.854, 0.81];

const SUBSONIC = 0.9;
const SUPERSONIC = 1.5;

/** One fin, over the square metre: Diederich's below Mach 0.9, Busemann's first term above 1.5, straight between. */
const finSlope = ({ area, span, midCosine }: ReturnType<typeof finFigures>, mach: number): number => {
  const slow = (m: number) =>
    (2 * Math.PI * span ** 2) / (1 + Math.sqrt(1 + (1 - m ** 2) * (span ** 2 / (area * midCosine)) ** 2));
  const fast = (m: number) => (2 * area) / Math.sqrt(m ** 2 - 1);
  if (mach <= SUBSONIC) return slow(mach);
  if (mach >= SUPERSONIC) return fast(mach);
  const share = (mach - SUBSONIC) / (SUPERSONIC - SUBSONIC);
  return slow(SUBSONIC) * (1 - share) + fast(SUPERSONIC) * share;
};

/** Where a fin's lift acts along its mean chord: the quarter, from Mach ½ on further back (Fleeman, p. 33). */
const finCentre = (aspect: number, mach: number): number => {
  const fast = (m: number) => {
    const beta = aspect * Math.sqrt(m ** 2 - 1);
    return (beta - 0.67) / (2 * beta - 1);
  };
  if (mach <= 0.5) return 0.25;
  if (mach >= 2) return fast(mach);
  const share = (mach - 0.5) / 1.5;
  return 0.25 + (fast(2) - 0.25) * share ** 2 * (3 - 2 * share);
};

const finSurface = ({ count, from, points, body }: FinSet, area: number): Surface => {
  const figures = finFigures(points);
  const { span, meanChord, meanFrom } = figures;
  const many = (count / 2) * (CROWDED[count] ?? 0.75) * (1 + body / (span + body));
  const aspect = (2 * span ** 2) / figures.area;
  return {
    slope: (mach) => (many * finSlope(figures, mach)) / area,
    at: (mach) => from + meanFrom + meanChord * finCentre(aspect, mach),
    stalls: true,
  };
};

/** Tubes as fins: a ring lifts twice what a flat wing of its width would (H. S. Ribner, NACA TN 1262, 1947). */
const ringSurface = ({ count, from, outer, length }: Lug, area: number): Surface => {
  const aspect = (2 * outer) / length;
  const flat = (2 * Math.PI * aspect * 2 * outer * length) / (2 + Math.sqrt(4 + aspect ** 2));
  return { slope: () => (count * 2 * flat) / area, at: () => from + length / 4, stalls: true };
};

/** What widens lifts as 2·ΔA, so that it acts where its volume says; a tube does not at small angles. */
const bodySurface = (part: BodyPart, area: number): Surface => {
  const [ahead, behind] = [Math.PI * part.fore ** 2, Math.PI * part.aft ** 2];
  const slope = (2 * part.count * (behind - ahead)) / area;
  const share = behind === ahead ? 0 : (part.length * behind - bodyFigures(part).volume) / (behind - ahead);
  return { slope: () => slope, at: () => part.from + share, stalls: false };
};

/** How an airframe is turned by the air. */
export interface LiftOf {
  /** Angle of attack in radians; the force pushes a stable rocket's nose back into the flow. */
  at: (mach: number, angle: number) => Lift;
  /** Centre of pressure at small angles, metres behind the tip. */
  centre: (mach: number) => number;
  /** Σ of slope × lever² about `cg` in square metres: times ρ/2 · area · speed · rate it is the moment against a turn. */
  damping: (mach: number, cg: number) => number;
  /** Times ρ/2 · rate² it is the moment against a turn at rest, m⁵ (Niskanen, 3.2.3). */
  braking: (cg: number) => number;
}

type Plane = { share: number; at: number };

const brakingOf = (frame: Airframe) => {
  const length = lengthOf(frame);
  const plan = frame.body.reduce((sum, part) => sum + part.count * bodyFigures(part).plan, 0);
  const radius = plan / length / 2;
  const fins = frame.fins.map((set) => {
    const { area, meanChord, meanFrom } = finFigures(set.points);
    return { area: 0.6 * Math.min(set.count, 4) * area, at: set.from + meanFrom + meanChord / 2 };
  });
  return (cg: number): number =>
    0.55 * radius * (cg ** 4 + (length - cg) ** 4) +
    fins.reduce((sum, { area, at }) => sum + area * Math.abs(at - cg) ** 3, 0);
};

const planesOf = ({ body }: Airframe, area: number): Plane[] =>
  body.map((part) => {
    const { plan, planAt } = bodyFigures(part);
    return { share: (CROSS_FLOW * part.count * plan) / area, at: part.from + planAt };
  });

/**
 * The lift of an airframe by J. S. Barrowman, "The Practical Calculation of the Aerodynamic Characteristics of Slender
 * Finned Vehicles" (1967), with fins of any outline and number and the body's own lift at an angle (Galejs), as in
 * S. Niskanen, "OpenRocket technical documentation" (2013), 3.2.
 */
export const liftOf = (frame: Airframe): LiftOf => {
  const { area } = referenceOf(frame);
  const surfaces = [
    ...frame.body.map((part) => bodySurface(part, area)),
    ...frame.fins.map((set) => finSurface(set, area)),
    ...frame.guides.flatMap((guide) => (guide.kind === 'TUBE_FIN' ? [ringSurface(guide, area)] : [])),
  ];
  const planes = planesOf(frame, area);
  const plan = planes.reduce((sum, { share }) => sum + share, 0);
  const planMoment = planes.reduce((sum, { share, at }) => sum + share * at, 0);
  const at = (mach: number, angle: number): Lift => {
    const stalled = Math.sign(angle) * Math.min(Math.abs(angle), Math.PI - Math.abs(angle), STALL);
    const sine = Math.sin(angle);
    let [normal, moment] = [plan * sine * Math.abs(sine), planMoment * sine * Math.abs(sine)];
    for (const surface of surfaces) {
      const force = surface.slope(mach) * (surface.stalls ? stalled : sine);
      normal += force;
      moment += force * surface.at(mach);
    }
    return { normal, moment };
  };
  const centre = (mach: number): number => {
    const slope = surfaces.reduce((sum, one) => sum + one.slope(mach), 0);
    return surfaces.reduce((sum, one) => sum + one.slope(mach) * one.at(mach), 0) / slope;
  };
  const damping = (mach: number, cg: number): number =>
    surfaces.reduce((sum, one) => sum + one.slope(mach) * (one.at(mach) - cg) ** 2, 0);
  return { at, centre, damping, braking: brakingOf(frame) };
};
