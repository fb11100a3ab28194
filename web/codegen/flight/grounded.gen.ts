// Made by `npm run schema` of server/models/flight/simulation/grounded.ts.

import { standardWeather } from './air.gen.ts';
import { curveOf, rocketOf, type RocketShape, type ShapedMotor } from './facts.gen.ts';
import { climbOf } from './flight.gen.ts';
import { LEAST_EXIT_SPEED, LEAST_MARGIN } from './verdict.gen.ts';

/** Why a rocket should not fly: a mount has no motor, or with each it is unstable, or leaves its rail too slowly. */
export type Grounded = 'NO_MOTOR' | 'UNSTABLE' | 'SLOW';

/** A rocket with the motors that go into its mounts. */
export interface MotoredShape extends RocketShape {
  readonly mounts: readonly (RocketShape['mounts'][number] & { readonly motors: readonly ShapedMotor[] })[];
}

/** Metres: few launch rails are longer. */
const RAIL = 3;

const burnSecondsOf = ({ curve }: ShapedMotor): number => curveOf(curve).at(-1)?.[0] ?? 0;

type Motors = Readonly<Record<number, ShapedMotor>>;

/** Yields after each flight. */
type Search<Found> = Generator<undefined, Found>;

/** A stage, the motors that may be tried in it, and those above it. */
interface Trial {
  readonly stage: number;
  readonly motors: readonly ShapedMotor[];
  readonly above: Motors;
  /** Metres per second at the end of the rail. */
  readonly leastSpeed: number;
}

/** The first motor that will do, with those above it, or why there is none. */
function* firstOf(shape: MotoredShape, { stage, motors, above, leastSpeed }: Trial): Search<Motors | Grounded> {
  const launch = { weather: standardWeather(), rail: RAIL, tilt: 0 };
  let [isUnstable, isSlow] = [false, false];
  for (const motor of motors) {
    const all = { ...above, [stage]: motor };
    const { leastMargin, railExit } = climbOf(
      rocketOf(shape, { motors: all, noseGrams: 0, delay: null }, stage),
      launch,
    );
    yield;
    // What leaves its rail without thrust is what it should have lifted.
    if (!railExit || leastMargin === null || railExit.time > burnSecondsOf(motor)) continue;
    if (leastMargin < LEAST_MARGIN) isUnstable = true;
    else if (railExit.speed >= leastSpeed) return all;
    else isSlow = true;
  }
  return isUnstable && !isSlow ? 'UNSTABLE' : 'SLOW';
}

function* below(
  shape: MotoredShape,
  [stage, ...lower]: readonly [number, ...number[]],
  above: Motors,
): Search<Grounded | null> {
  const { motors } = shape.mounts.find((mount) => mount.stage === stage)!;
  const [next, ...rest] = lower;
  if (next === undefined) {
    const first = yield* firstOf(shape, { stage, motors, above, leastSpeed: LEAST_EXIT_SPEED });
    return typeof first === 'string' ? first : null;
  }
  // What the lightest and the heaviest make of the stages below, those between make too.
  const light = [...motors].sort((a, b) => a.totalGrams - b.totalGrams);
  let found: Grounded | null = null;
  for (const order of [light, light.toReversed()]) {
    const first = yield* firstOf(shape, { stage, motors: order, above, leastSpeed: 0 });
    if (typeof first === 'string') return first;
    found = yield* below(shape, [next, ...rest], first);
    if (found === null) return null;
  }
  return found;
}

/**
 * Why a rocket should not fly, whichever of its motors is chosen and without a weight in its nose; null: with some it may. Flies
 * them one after the other, and yields after each, so that a page can draw between.
 */
export function* groundedBy(shape: MotoredShape): Search<Grounded | null> {
  const stages = [...new Set(shape.mounts.map(({ stage }) => stage))].sort((a, b) => b - a);
  const [top, ...lower] = stages;
  if (top === undefined || shape.mounts.some(({ motors }) => motors.length === 0)) return 'NO_MOTOR';
  return yield* below(shape, [top, ...lower], {});
}

/** The same of a rocket that was changed; null also where it should not fly as it was before: then its facts do not say. */
export function* groundedUnlike(changed: MotoredShape, standard: MotoredShape): Search<Grounded | null> {
  const found = yield* groundedBy(changed);
  return found && (yield* groundedBy(standard)) === null ? found : null;
}
