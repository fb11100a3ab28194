// Made by `npm run schema` of server/models/flight/simulation/airframe.ts.

import type { FinPoint } from './planform.gen.ts';
import type { Outline } from './outline.gen.ts';

/** Heights of roughness of a surface in metres: S. F. Hoerner, "Fluid-Dynamic Drag" (1965), p. 5-3. */
export const ROUGHNESS = { polished: 2e-6, smooth: 20e-6, normal: 60e-6, rough: 500e-6 } as const;

/** Stage 1 burns first; what has a number flies until its stage is dropped. */
interface Staged {
  stage: number;
}

/** A length of the body, from the tip on; metres. */
export interface BodyPart extends Staged, Outline {
  /** Of its front, behind the tip of the rocket. */
  from: number;
  roughness: number;
  /** How many of it fly side by side. */
  count: number;
  /** Parts of one row follow each other: 0 is the body, others are pods and boosters beside it. */
  row: number;
  /** Its drag is measured, and stands in `extraDrag`. */
  dragless?: boolean;
}

export type FinEdge = 'SQUARE' | 'ROUNDED' | 'AIRFOIL';

/** Equal fins around the body; metres. */
export interface FinSet extends Staged {
  count: number;
  /** Where the root begins, behind the tip of the rocket. */
  from: number;
  points: readonly FinPoint[];
  thickness: number;
  edge: FinEdge;
  /** Radius of the body there. */
  body: number;
  roughness: number;
  /** As of a body part. */
  dragless?: boolean;
}

/** A tube that slides on the launch rod, or tubes that stand around the body as fins; metres. */
export interface Lug extends Staged {
  kind: 'LUG' | 'TUBE_FIN';
  count: number;
  from: number;
  length: number;
  outer: number;
  inner: number;
  roughness: number;
}

/** A button that slides in a launch rail; metres. */
export interface Button extends Staged {
  kind: 'BUTTON';
  count: number;
  from: number;
  height: number;
  /** Seen from the front, square metres. */
  front: number;
}

export type Guide = Lug | Button;

/** Something that weighs: kilograms, metres behind the tip, and its own moment of inertia across the axis, kg·m². */
export interface Weight extends Staged {
  kg: number;
  at: number;
  inertia: number;
}

/** All of a rocket but its motors. */
export interface Airframe {
  body: readonly BodyPart[];
  fins: readonly FinSet[];
  guides: readonly Guide[];
  weights: readonly Weight[];
  /** Drag that was measured and is added to what is reckoned, per stage: area times coefficient, square metres. */
  extraDrag?: readonly { stage: number; area: number }[];
}

/** What of a rocket flies from this stage on upwards. */
export const fromStage = (frame: Airframe, stage: number): Airframe => {
  const flies = (part: Staged) => part.stage >= stage;
  return {
    body: frame.body.filter(flies),
    fins: frame.fins.filter(flies),
    guides: frame.guides.filter(flies),
    weights: frame.weights.filter(flies),
    extraDrag: frame.extraDrag?.filter(flies),
  };
};

/** The greatest cross-section of the body, which coefficients refer to, and its diameter; square metres and metres. */
export const referenceOf = ({ body }: Airframe): { area: number; caliber: number } => {
  const radius = Math.max(...body.map(({ fore, aft }) => Math.max(fore, aft)));
  return { area: Math.PI * radius ** 2, caliber: 2 * radius };
};

/** From the tip to the end of body or fins, metres. */
export const lengthOf = ({ body, fins }: Airframe): number => {
  const front = Math.min(...body.map(({ from }) => from));
  const tips = fins.map(({ from, points }) => from + Math.max(...points.map(([behind]) => behind)));
  return Math.max(...tips, ...body.map(({ from, length }) => from + length)) - front;
};
