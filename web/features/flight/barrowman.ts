/** A length of a rocket's body between two diameters; millimetres behind the tip. */
export interface BodySection {
  shape: 'CONE' | 'OGIVE' | 'PARABOLA' | 'VON_KARMAN' | 'TRANSITION' | 'TUBE';
  fromMm: number;
  lengthMm: number;
  foreMm: number;
  aftMm: number;
}

/** Equal fins: where the root begins, chords at root and tip, height of one fin, sweep of its front, the body's diameter. */
export interface FinSet {
  count: number;
  fromMm: number;
  rootMm: number;
  tipMm: number;
  spanMm: number;
  sweepMm: number;
  bodyMm: number;
}

/** The lift of one surface: its slope C_Nα per radian, over the area of the reference diameter, and where it acts. */
export interface Lift {
  slope: number;
  atMm: number;
}

/** Where the lift of a nose acts, as a share of its length from the tip. */
const NOSE = { CONE: 2 / 3, OGIVE: 0.466, PARABOLA: 0.5, VON_KARMAN: 0.5 };

/**
 * The lift of a length of the body; a tube has none at small angles. J. S. Barrowman, "The Practical Calculation of the
 * Aerodynamic Characteristics of Slender Finned Vehicles" (1967), for small angles below the speed of sound.
 */
export const bodyLift = ({ shape, fromMm, lengthMm, foreMm, aftMm }: BodySection, caliberMm: number): Lift => {
  if (shape === 'TUBE') return { slope: 0, atMm: fromMm };
  if (shape !== 'TRANSITION') return { slope: 2 * (aftMm / caliberMm) ** 2, atMm: fromMm + NOSE[shape] * lengthMm };
  const ratio = foreMm / aftMm;
  const share = (1 + (1 - ratio) / (1 - ratio ** 2)) / 3;
  return { slope: (2 * (aftMm ** 2 - foreMm ** 2)) / caliberMm ** 2, atMm: fromMm + share * lengthMm };
};

/** How much more the body lets fins lift; half of it for more than four, which disturb each other. */
const interference = ({ count, spanMm, bodyMm }: FinSet): number =>
  1 + ((count > 4 ? 0.5 : 1) * (bodyMm / 2)) / (spanMm + bodyMm / 2);

/** The lift of a set of fins, with what the body adds. Source as for `bodyLift`. */
export const finLift = (fins: FinSet, caliberMm: number): Lift => {
  const { count, fromMm, rootMm, tipMm, spanMm, sweepMm } = fins;
  const chords = rootMm + tipMm;
  const middle = Math.hypot(spanMm, sweepMm + (tipMm - rootMm) / 2);
  const slope = (4 * count * (spanMm / caliberMm) ** 2) / (1 + Math.sqrt(1 + ((2 * middle) / chords) ** 2));
  const atMm = fromMm + (sweepMm * (rootMm + 2 * tipMm)) / (3 * chords) + (chords - (rootMm * tipMm) / chords) / 6;
  return { slope: interference(fins) * slope, atMm };
};

/** All surfaces together: the sum of the slopes, and the centre of pressure Σ C_Nα·x ÷ Σ C_Nα. */
export const totalLift = (lifts: readonly Lift[]): Lift => {
  const slope = lifts.reduce((sum, lift) => sum + lift.slope, 0);
  return { slope, atMm: lifts.reduce((sum, lift) => sum + lift.slope * lift.atMm, 0) / slope };
};
