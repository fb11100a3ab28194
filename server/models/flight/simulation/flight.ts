import { ascentOf, railExitFrom, type Ascent } from './ascent.ts';
import { descentOf, type Descent } from './descent.ts';
import type { State } from './motion.ts';
import type { Flight, Moment } from './record.ts';
import type { Launch, Rocket } from './rocket.ts';
import { scheduleOf } from './schedule.ts';

/** Least stability from the rail on, in calibres; null for what never leaves it. */
const leastMarginOf = ({ samples, railExit }: Ascent): number | null => {
  const margins = samples
    .filter(({ time }) => railExit && time >= railExit.time)
    .flatMap(({ margin }) => (margin === null ? [] : [margin]));
  return margins.length > 0 ? Math.min(...margins) : null;
};

const figuresOf = (ascent: Ascent, descent: Descent | null): Flight => {
  const { coast, railExit, mostSpeed, mostMach } = ascent;
  const cut = ascent.moments.every(({ kind }) => kind !== 'APOGEE');
  const apogee = cut && descent ? descent.top : coast;
  const top: Moment[] = cut && descent ? [{ kind: 'APOGEE', ...descent.top, speed: 0, stage: 0 }] : [];
  const moments = [...ascent.moments, ...top, ...(descent?.moments ?? [])];
  return {
    samples: [...ascent.samples, ...(descent?.samples ?? [])],
    moments: moments.toSorted((a, b) => a.time - b.time),
    apogee: apogee && { time: apogee.time, up: apogee.up },
    coast,
    railExit,
    mostSpeed,
    mostMach,
    mostAcceleration: Math.max(...ascent.samples.map(({ acceleration }) => acceleration)),
    leastMargin: leastMarginOf(ascent),
    deployment: descent?.deployment ?? null,
    landing: descent?.landing ?? null,
  };
};

const startAt = (tilt: number): State => [0, 0, 0, 0, tilt, 0];

/** A flight as far as its top, as if no parachute opened before: what `fly` says of it, in a third of the time. */
export const climbOf = (
  rocket: Rocket,
  launch: Launch,
): Pick<Flight, 'coast' | 'railExit' | 'leastMargin' | 'mostMach'> => {
  const schedule = { ...scheduleOf(rocket.motors, rocket.separations), ejection: null };
  const ascent = ascentOf({ rocket, launch, schedule, fineness: 1 }, startAt(launch.tilt));
  const { coast, railExit, mostMach } = ascent;
  return { coast, railExit, mostMach, leastMargin: leastMarginOf(ascent) };
};

/** Metres per second with which it leaves the rail; 0 for what does not. */
export const railExitOf = (rocket: Rocket, launch: Launch): number => {
  const schedule = { ...scheduleOf(rocket.motors, rocket.separations), ejection: null };
  return railExitFrom({ rocket, launch, schedule, fineness: 1 }, startAt(launch.tilt));
};

/**
 * Flies a rocket from launch to landing: three degrees of freedom in the plane of the wind, Runge–Kutta of the fourth order
 * whose steps end where a thrust curve bends, and a hanging load once a parachute is open (S. Niskanen, "OpenRocket
 * technical documentation" (2013), chapter 4). The wind blows evenly; rolling, gusts and the fall of dropped stages are left
 * out. `fineness` divides every step. A flight of 20 s takes about a thousand steps; it ends after 3600 s at the latest.
 */
export const fly = (rocket: Rocket, launch: Launch, fineness = 1): Flight => {
  const schedule = scheduleOf(rocket.motors, rocket.separations);
  const ascent = ascentOf({ rocket, launch, schedule, fineness }, startAt(launch.tilt));
  const descent = ascent.coast ? descentOf({ rocket, launch, schedule, fineness }, ascent) : null;
  return figuresOf(ascent, descent);
};
