import * as z from 'zod';
import { MOST_PARTS, partId, words } from '../upload/archive-manifest.ts';
import type { Flight, PlaneFacts } from './flight.ts';

/** Bounds of what sellers say, beyond which nothing printed flies. */
const MOST_MM = 5000;
const at = z.number().min(-MOST_MM).max(MOST_MM);
const size = z.number().min(0.1).max(MOST_MM);
const bore = z.number().min(0).max(MOST_MM);
const grams = z.number().min(0.1).max(20_000);
const stage = z.number().int().min(1).max(3);

const list = <Item extends z.ZodType>(item: Item, least: number, most: number) => z.array(item).min(least).max(most);

const weighed = {
  fittings: list(z.object({ name: words, stage, grams, atMm: at }), 0, 30),
  printed: list(z.object({ partId, stage, atMm: at }), 0, MOST_PARTS).refine(
    (places) => new Set(places.map((place) => place.partId)).size === places.length,
  ),
};

const section = z
  .object({
    shape: z.enum(['CONE', 'OGIVE', 'PARABOLA', 'VON_KARMAN', 'TRANSITION', 'TUBE']),
    stage,
    fromMm: at,
    lengthMm: size,
    foreMm: bore,
    aftMm: size,
  })
  .refine(({ shape, foreMm, aftMm }) => shape !== 'TUBE' || foreMm === aftMm, { path: ['aftMm'] })
  .refine(({ shape, foreMm }) => shape === 'TUBE' || shape === 'TRANSITION' || foreMm === 0, { path: ['foreMm'] });

const finSet = z.object({
  stage,
  count: z.number().int().min(3).max(8),
  fromMm: at,
  rootMm: size,
  tipMm: bore,
  spanMm: size,
  sweepMm: at,
  bodyMm: size,
  thicknessMm: z.number().min(0.2).max(50),
  edge: z.enum(['SQUARE', 'ROUNDED', 'AIRFOIL']),
});

const mount = z.object({
  stage,
  diameterMm: size,
  lengthMm: size,
  passMm: size,
  reachMm: size,
  seat: z.enum(['AFT', 'FRONT']),
  seatMm: at,
});

const guide = z.object({
  kind: z.enum(['LUG', 'BUTTON']),
  stage,
  count: z.number().int().min(1).max(6),
  fromMm: at,
  lengthMm: size,
  outerMm: size,
  innerMm: bore,
});

const parachute = z.object({
  diameterMm: size,
  dragCoefficient: z.number().min(0.1).max(3),
  opens: z.enum(['EJECTION', 'APOGEE']),
});

const rocket = z
  .object({
    lengthMm: size,
    noseMm: at,
    sections: list(section, 1, 20),
    fins: list(finSet, 1, 8),
    mounts: list(mount, 1, 3),
    guides: list(guide, 0, 4),
    parachute: parachute.nullable().default(null),
    ...weighed,
  })
  .refine(({ mounts }) => mounts.every((one, i) => mounts.findIndex((other) => other.stage === one.stage) === i), {
    path: ['mounts'],
  })
  .refine(({ mounts, sections, fins }) => [...sections, ...fins].every((one) => one.stage <= mounts.length), {
    path: ['mounts'],
  });

const choice = z.object({ name: words, grams });

const pack = z.object({
  cells: z.number().int().min(1).max(12),
  milliampHours: z.number().int().min(10).max(100_000),
});

const power = z.object({
  kv: z.number().min(10).max(20_000),
  ohms: z.number().min(0.001).max(10),
  idleAmps: z.number().min(0).max(50),
  diameterInches: z.number().min(3).max(24),
  pitchInches: z.number().min(1).max(24),
});

const wing = z
  .object({
    areaMm2: z.number().min(100).max(10_000_000),
    spanMm: size,
    rootMm: size,
    meanChordMm: size,
    meanChordFromMm: at,
    maxLift: z.number().min(0.3).max(3),
  })
  .refine(({ areaMm2, spanMm, rootMm }) => areaMm2 > 0.3 * spanMm * rootMm && areaMm2 <= 2 * spanMm * rootMm, {
    path: ['areaMm2'],
  });

const plane = z.object({
  wing,
  balance: z
    .object({ fromMm: at, toMm: at, neutralMm: at })
    .refine(({ fromMm, toMm }) => fromMm <= toMm, { path: ['toMm'] })
    .refine(({ toMm, neutralMm }) => toMm < neutralMm, { path: ['neutralMm'] }),
  battery: z
    .object({
      fromMm: at,
      toMm: at,
      markMm: at,
      choices: list(choice.extend({ pack: pack.nullable().default(null) }), 1, 20),
    })
    .refine(({ fromMm, toMm, markMm }) => fromMm <= markMm && markMm <= toMm, { path: ['markMm'] }),
  motor: z.object({ atMm: at, choices: list(choice.extend({ power: power.nullable().default(null) }), 1, 20) }),
  noseMm: at,
  ...weighed,
});

type Given = { rocket: z.output<typeof rocket> | null; plane: z.output<typeof plane> | null };

/** What is not said is not stored. */
const saidOnly = <Choice extends object>(given: Choice): Choice =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Choice;

/** A plane without the outline of its wing. */
export type SellersPlane = Omit<PlaneFacts, 'outlines'>;
export type SellersFlight = Exclude<Flight, PlaneFacts> | SellersPlane | { kind: 'NONE' };

const factsOf = (given: Given): SellersFlight => {
  if (given.rocket) return { kind: 'ROCKET', ...saidOnly(given.rocket) } as SellersFlight;
  if (!given.plane) return { kind: 'NONE' };
  const { battery, motor, ...facts } = given.plane;
  return {
    kind: 'PLANE',
    ...facts,
    battery: { ...battery, choices: battery.choices.map(saidOnly) },
    motor: { ...motor, choices: motor.choices.map(saidOnly) },
  } as SellersPlane;
};

/** How a model flies as a seller says it, of one kind or none. */
export const sellersFlight = z
  .object({ rocket: rocket.nullable().default(null), plane: plane.nullable().default(null) })
  .refine((given) => !(given.rocket && given.plane))
  .transform(factsOf);

/**
 * Both halves of the tapered wing that has these figures: tip = 2·area ÷ span − root, and the sweep that brings the mean
 * chord where it is, x = sweep·(1 + 2λ) ÷ (3·(1 + λ)).
 */
const taperedWing = ({ areaMm2, spanMm, rootMm, meanChordFromMm }: PlaneFacts['wing']): PlaneFacts['outlines'] => {
  const tip = Math.max(0, (2 * areaMm2) / spanMm - rootMm);
  const taper = tip / rootMm;
  const sweep = (meanChordFromMm * 3 * (1 + taper)) / (1 + 2 * taper);
  const half = (side: number): [number, number][] =>
    [[0, 0], [sweep, (side * spanMm) / 2], [sweep + tip, (side * spanMm) / 2], [rootMm, 0]]; // oxfmt-ignore
  return [half(1), half(-1)];
};

/** The flight with the outline of its plane: that it had where the wing is the same, else a tapered wing of these figures. */
export const outlined = (
  flight: SellersFlight,
  before: Flight | { kind: 'NONE' } | null,
): Flight | { kind: 'NONE' } => {
  if (flight.kind !== 'PLANE') return flight;
  const isSame = before?.kind === 'PLANE' && JSON.stringify(before.wing) === JSON.stringify(flight.wing);
  return { ...flight, outlines: isSame ? before.outlines : taperedWing(flight.wing) };
};
