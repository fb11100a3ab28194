import { climbOf } from './flight.ts';
import type { Launch, Rocket } from './rocket.ts';

/** Why a motor does not fly a rocket well. */
export type Reason = 'STAYS' | 'WEAK' | 'SLOW' | 'UNSTABLE' | 'OVERSTABLE' | 'LOW' | 'DELAY' | 'FAST';

/** Thrust over weight, and metres per second at the end of the rail, below which a launch is flagged (NAR, Tripoli; 44 ft/s). */
export const LEAST_THRUST_TO_WEIGHT = 5;
export const LEAST_EXIT_SPEED = 13.4;
/** Calibres between which a rocket is stable and does not turn into the wind. */
export const LEAST_MARGIN = 1;
export const MOST_MARGIN = 5;
/** Metres below which a parachute has no time to open. */
const LEAST_HEIGHT = 30;
/** Seconds by which the best delay that is sold may miss the top of the flight. */
const MOST_MISS = 2;
/** Beyond this Mach number drag is not known well enough, and printed fins flutter. */
const MOST_MACH = 0.9;

/** What a motor would do, as far as the top of the flight. */
export interface Prospect {
  /** Metres and seconds; null for what stays on the pad. */
  up: number | null;
  time: number | null;
  exitSpeed: number;
  margin: number | null;
  /** Seconds from burnout to the top. */
  bestDelay: number | null;
  /** Of the delays that are sold the one nearest to the best; null for none. */
  delay: number | null;
  reasons: readonly Reason[];
}

/** The delays in a motor's list, `3,5,7` or `P` for one without a charge. */
export const delaysOf = (text: string): number[] =>
  text
    .split(',')
    .filter((one) => one !== '' && one !== 'P')
    .map(Number);

const nearest = (delays: readonly number[], wanted: number): number | null =>
  delays.reduce<number | null>((best, one) => (best === null || Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), null); // oxfmt-ignore

/** What decides beside the flight itself. */
export interface Launchable {
  /** Average thrust over the weight at lift-off. */
  thrustToWeight: number;
  /** Delays of the uppermost motor. */
  delays: readonly number[];
  /** Whether its parachute waits for the charge of the motor. */
  byCharge: boolean;
}

/** Climbs with a motor, and says what is wrong with it; nothing is where it flies well. */
export const prospectOf = (
  rocket: Rocket,
  launch: Launch,
  { thrustToWeight, delays, byCharge }: Launchable,
): Prospect => {
  const climb = climbOf(rocket, launch);
  const { coast, railExit, leastMargin, mostMach } = climb;
  const bestDelay = coast?.afterBurnout ?? null;
  const delay = bestDelay === null ? null : nearest(delays, bestDelay);
  const exitSpeed = railExit?.speed ?? 0;
  if (!coast || !railExit) {
    return { up: null, time: null, exitSpeed, margin: leastMargin, bestDelay: null, delay: null, reasons: ['STAYS'] };
  }
  const missed = byCharge && (delay === null || Math.abs(delay - coast.afterBurnout) > MOST_MISS);
  const found: [Reason, boolean][] = [
    ['UNSTABLE', leastMargin !== null && leastMargin < LEAST_MARGIN],
    ['WEAK', thrustToWeight < LEAST_THRUST_TO_WEIGHT],
    ['SLOW', exitSpeed < LEAST_EXIT_SPEED],
    ['LOW', coast.up < LEAST_HEIGHT],
    ['DELAY', missed],
    ['OVERSTABLE', leastMargin !== null && leastMargin > MOST_MARGIN],
    ['FAST', mostMach > MOST_MACH],
  ];
  const reasons = found.filter(([, wrong]) => wrong).map(([reason]) => reason);
  return { up: coast.up, time: coast.time, exitSpeed, margin: leastMargin, bestDelay, delay, reasons };
};

/** Whether one comes before the other: what flies well first, then by what is wrong, what stays on the pad last; then by height. */
export const before = (a: Prospect, b: Prospect): number => {
  const rank = ({ reasons }: Prospect) => (reasons.includes('STAYS') ? 100 : reasons.length);
  return rank(a) - rank(b) || (a.up ?? 0) - (b.up ?? 0);
};
