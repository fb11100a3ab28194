import * as z from 'zod';
import { MOST_PARTS, partId, words } from '../upload/archive-manifest.ts';
import { sellersBoat, sellersCar } from './drive-input.ts';
import { area, at, bore, choice, constants, grams, list, pack, size } from './facts-bounds.ts';
import type { Flight, PlaneFacts } from './flight.ts';
import type { Motion } from './motion.ts';

const stage = z.number().int().min(1).max(3);

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

/** What is not said is not stored. */
const saidOnly = <Facts extends object>(given: Facts): Facts =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Facts;

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
  })
  .transform((facts) => ({ kind: 'ROCKET', ...saidOnly(facts) }) as Extract<Flight, { kind: 'ROCKET' }>);

const power = constants.extend({
  diameterInches: z.number().min(3).max(24),
  pitchInches: z.number().min(1).max(24),
});

const wing = z
  .object({
    areaMm2: area,
    spanMm: size,
    rootMm: size,
    meanChordMm: size,
    meanChordFromMm: at,
    maxLift: z.number().min(0.3).max(3),
  })
  .refine(({ areaMm2, spanMm, rootMm }) => areaMm2 > 0.3 * spanMm * rootMm && areaMm2 <= 2 * spanMm * rootMm, {
    path: ['areaMm2'],
  });

/** A plane without the outline of its wing. */
type SellersPlane = Omit<PlaneFacts, 'outlines'>;

const plane = z
  .object({
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
        choices: list(choice.extend({ pack: pack.nullable().default(null) }).transform(saidOnly), 1, 20),
      })
      .refine(({ fromMm, toMm, markMm }) => fromMm <= markMm && markMm <= toMm, { path: ['markMm'] }),
    motor: z.object({
      atMm: at,
      choices: list(choice.extend({ power: power.nullable().default(null) }).transform(saidOnly), 1, 20),
    }),
    noseMm: at,
    ...weighed,
  })
  .transform((facts) => ({ kind: 'PLANE', ...facts }) as SellersPlane);

const orNone = <Facts extends z.ZodType>(facts: Facts) => facts.nullable().default(null);

/** How a model flies, drives or runs as a seller says it, of one kind or none. */
export const sellersFlight = z
  .object({ rocket: orNone(rocket), plane: orNone(plane), car: orNone(sellersCar), boat: orNone(sellersBoat) })
  .refine((given) => Object.values(given).filter(Boolean).length <= 1)
  .transform(({ rocket, plane, car, boat }) => rocket ?? plane ?? car ?? boat ?? { kind: 'NONE' as const });

export type SellersFlight = z.output<typeof sellersFlight>;

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
  before: Motion | { kind: 'NONE' } | null,
): Motion | { kind: 'NONE' } => {
  if (flight.kind !== 'PLANE') return flight;
  const isSame = before?.kind === 'PLANE' && JSON.stringify(before.wing) === JSON.stringify(flight.wing);
  return { ...flight, outlines: isSame ? before.outlines : taperedWing(flight.wing) };
};
