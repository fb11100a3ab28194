// Made by `npm run schema` of server/models/flight/simulation/outline.ts.

/**
 * The outlines that a length of a rocket's body may have. The parameter bends an ogive (1 tangent, 0 a cone), a parabola of
 * the parabolic series (0 a cone to 1), a power of the length (½ is a paraboloid) and the Haack series (0 von Kármán, ⅓ LV).
 */
export type OutlineKind = 'CONE' | 'OGIVE' | 'ELLIPSE' | 'PARABOLIC' | 'POWER' | 'HAACK' | 'TUBE';

/** A body of revolution between two radii; metres. */
export interface Outline {
  kind: OutlineKind;
  parameter: number;
  length: number;
  fore: number;
  aft: number;
}

/** What the forces of the air want of an outline; metres, square metres, cubic metres. */
export interface BodyFigures {
  /** Of the skin that the air touches. */
  wet: number;
  /** Seen from the side, and where its middle is, behind the front. */
  plan: number;
  planAt: number;
  volume: number;
  /** Sine of the angle between the outline and the axis at its wide end: 0 where it runs smoothly into a tube. */
  jointSine: number;
}

const ogive = (share: number, kappa: number, slender: number): number => {
  if (kappa <= 0) return share;
  // Arc through the tip and the base, lengths in units of the base radius: `slender` is length ÷ radius.
  const arc = Math.sqrt(((slender ** 2 + 1) * (((2 - kappa) * slender) ** 2 + kappa ** 2)) / (4 * kappa ** 2));
  const centre = slender / kappa;
  return Math.sqrt(arc ** 2 - (centre - share * slender) ** 2) - Math.sqrt(arc ** 2 - centre ** 2);
};

const haack = (share: number, kappa: number): number => {
  const theta = Math.acos(Math.min(1, Math.max(-1, 1 - 2 * share)));
  return Math.sqrt((theta - Math.sin(2 * theta) / 2 + kappa * Math.sin(theta) ** 3) / Math.PI);
};

/** From 0 at the narrow end to 1 at the wide one, at a share of the length. */
const profile = (kind: OutlineKind, parameter: number, share: number, slender: number): number => {
  switch (kind) {
    case 'OGIVE':
      return ogive(share, parameter, slender);
    case 'ELLIPSE':
      return Math.sqrt(Math.max(0, 1 - (1 - share) ** 2));
    case 'PARABOLIC':
      return (share * (2 - parameter * share)) / (2 - parameter);
    case 'POWER':
      return share ** parameter;
    case 'HAACK':
      return haack(share, parameter);
    default:
      return share;
  }
};

/**
 * Radius at a distance behind the front. Shapes by S. Niskanen, "OpenRocket technical documentation" (2013), appendix A; one
 * that narrows is the same, turned round.
 */
export const radiusAt = ({ kind, parameter, length, fore, aft }: Outline, at: number): number => {
  const [narrow, wide] = [Math.min(fore, aft), Math.max(fore, aft)];
  if (wide === narrow || length <= 0) return wide;
  const share = Math.min(1, Math.max(0, at / length));
  const from = fore <= aft ? share : 1 - share;
  return narrow + (wide - narrow) * profile(kind, parameter, from, length / (wide - narrow));
};

const STRIPS = 96;

/** Sums over thin rings, closer together at both ends where outlines bend most. */
export const bodyFigures = (outline: Outline): BodyFigures => {
  const { length, fore, aft } = outline;
  const figures = { wet: 0, plan: 0, planAt: 0, volume: 0 };
  let [x0, r0] = [0, radiusAt(outline, 0)];
  for (let i = 1; i <= STRIPS; i++) {
    const x1 = (length * (1 - Math.cos((Math.PI * i) / STRIPS))) / 2;
    const r1 = radiusAt(outline, x1);
    const wide = x1 - x0;
    figures.wet += Math.PI * (r0 + r1) * Math.hypot(wide, r1 - r0);
    figures.plan += (r0 + r1) * wide;
    figures.planAt += (r0 + r1) * wide * ((x0 + x1) / 2);
    figures.volume += (Math.PI * wide * (r0 ** 2 + r0 * r1 + r1 ** 2)) / 3;
    [x0, r0] = [x1, r1];
  }
  const rise = fore < aft ? aft - radiusAt(outline, 0.99 * length) : fore - radiusAt(outline, 0.01 * length);
  return {
    ...figures,
    planAt: figures.plan > 0 ? figures.planAt / figures.plan : length / 2,
    jointSine: length > 0 ? rise / Math.hypot(rise, 0.01 * length) : 1,
  };
};
