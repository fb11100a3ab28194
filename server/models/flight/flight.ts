import * as z from 'zod';

const words = z.object({ en: z.string(), sk: z.string(), de: z.string() });

/** Stage 1 burns first. A rocket of one stage has only that; a plane has no other. */
const stage = z.number().int().positive();

/** A printed part, all its copies together: its grams stand with the part itself. */
const printed = z.object({ partId: z.string(), stage, atMm: z.number() });

/** What is built in besides the printed parts, whatever the customer chooses. */
const fitting = z.object({ name: words, stage, grams: z.number().positive(), atMm: z.number() });

const bodyShape = z.enum(['CONE', 'OGIVE', 'PARABOLA', 'VON_KARMAN', 'TRANSITION', 'TUBE']);

/** A length of the rocket's body between two diameters; millimetres behind the tip. */
const section = z.object({
  shape: bodyShape,
  stage,
  fromMm: z.number(),
  lengthMm: z.number().positive(),
  foreMm: z.number().nonnegative(),
  aftMm: z.number().positive(),
});

/** Equal fins around the body: where the root's leading edge begins, chords, one fin's height, how far its tip is swept. */
const finSet = z.object({
  stage,
  count: z.number().int().min(3).max(8),
  fromMm: z.number(),
  rootMm: z.number().positive(),
  tipMm: z.number().nonnegative(),
  spanMm: z.number().positive(),
  sweepMm: z.number(),
  bodyMm: z.number().positive(),
  /** Thickness of a fin, and its edges; where they are not said, those of a plate printed flat. */
  thicknessMm: z.number().positive().optional(),
  edge: z.enum(['SQUARE', 'ROUNDED', 'AIRFOIL']).optional(),
});

/** Equal tubes on the launch rod, or buttons in its rail: from the tip to the first, the length along (of a button, away from) the body. */
const guide = z.object({
  kind: z.enum(['LUG', 'BUTTON']),
  stage,
  count: z.number().int().min(1).max(6),
  fromMm: z.number(),
  lengthMm: z.number().positive(),
  outerMm: z.number().positive(),
  /** Bore of a lug, neck of a button. */
  innerMm: z.number().nonnegative(),
});

/** What the uppermost stage comes down on: opened by the motor's charge, or by an altimeter at the top. */
const parachute = z.object({
  diameterMm: z.number().positive(),
  dragCoefficient: z.number().positive(),
  opens: z.enum(['EJECTION', 'APOGEE']),
});

/**
 * Where a motor goes. One of the mount's own diameter may be `lengthMm` long; a thinner one needs an adapter and may be
 * `reachMm` long when it passes the stop. It stands with the named end at `seatMm`.
 */
const mount = z.object({
  stage,
  diameterMm: z.number().positive(),
  lengthMm: z.number().positive(),
  passMm: z.number().positive(),
  reachMm: z.number().positive(),
  seat: z.enum(['AFT', 'FRONT']),
  seatMm: z.number(),
});

/** Millimetres behind the tip. */
const rocket = z.object({
  kind: z.literal('ROCKET'),
  lengthMm: z.number().positive(),
  sections: z.array(section).min(1),
  fins: z.array(finSet).min(1),
  mounts: z.array(mount).min(1),
  guides: z.array(guide).max(4).optional(),
  parachute: parachute.optional(),
  /** Where a weight in the nose would stand. */
  noseMm: z.number(),
  fittings: z.array(fitting),
  printed: z.array(printed),
});

/** Something to be chosen, a battery or a motor. */
const choice = z.object({ name: words, grams: z.number().positive() });

/** Cells in series, and what they hold. */
const batteryChoice = choice.extend({
  pack: z.object({ cells: z.number().int().min(1).max(12), milliampHours: z.number().int().positive() }).optional(),
});

/** The motor's constants (revolutions per minute and volt, ohms, amperes without load) and its propeller in inches. */
const motorChoice = choice.extend({
  power: z
    .object({
      kv: z.number().positive(),
      ohms: z.number().positive(),
      idleAmps: z.number().nonnegative(),
      diameterInches: z.number().min(3).max(24),
      pitchInches: z.number().min(1).max(24),
    })
    .optional(),
});

/** Millimetres behind the leading edge at the root; outlines as pairs of that and the distance to port. */
const plane = z.object({
  kind: z.literal('PLANE'),
  wing: z.object({
    areaMm2: z.number().positive(),
    spanMm: z.number().positive(),
    rootMm: z.number().positive(),
    meanChordMm: z.number().positive(),
    meanChordFromMm: z.number(),
    maxLift: z.number().positive(),
  }),
  balance: z.object({ fromMm: z.number(), toMm: z.number(), neutralMm: z.number() }),
  outlines: z.array(z.array(z.tuple([z.number(), z.number()])).min(3)).min(1),
  battery: z.object({
    fromMm: z.number(),
    toMm: z.number(),
    markMm: z.number(),
    choices: z.array(batteryChoice).min(1),
  }),
  motor: z.object({ atMm: z.number(), choices: z.array(motorChoice).min(1) }),
  /** Where a weight in the nose would stand. */
  noseMm: z.number(),
  fittings: z.array(fitting),
  printed: z.array(printed),
});

/** Geometry and masses that decide how a model flies; formulas are the reader's. */
export const flight = z.discriminatedUnion('kind', [rocket, plane]);

export type Flight = z.infer<typeof flight>;
export type RocketFacts = z.infer<typeof rocket>;
export type PlaneFacts = z.infer<typeof plane>;
export type Mount = z.infer<typeof mount>;
