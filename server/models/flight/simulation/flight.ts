import { ascentOf, type Ascent } from './ascent.ts';
import { descentOf, type Descent } from './descent.ts';
import type { State } from './motion.ts';
import type { Flight } from './record.ts';
import type { Launch, Rocket } from './rocket.ts';
import { scheduleOf } from './schedule.ts';

const figuresOf = (ascent: Ascent, descent: Descent | null): Flight => {
  const samples = [...ascent.samples, ...(descent?.samples ?? [])];
  const { coast } = ascent;
  const cut = ascent.moments.every(({ kind }) => kind !== 'APOGEE');
  const apogee = cut && descent ? descent.top : coast;
  const lowest = ascent.samples
    .filter(({ time }) => ascent.railExit && time >= ascent.railExit.time)
    .map(({ margin }) => margin ?? Infinity);
  return {
    samples,
    moments: [...ascent.moments, ...(descent?.moments ?? [])],
    apogee: apogee && { time: apogee.time, up: apogee.up },
    coast,
    railExit: ascent.railExit,
    mostSpeed: ascent.mostSpeed,
    mostMach: ascent.mostMach,
    mostAcceleration: Math.max(...ascent.samples.map(({ acceleration }) => acceleration)),
    leastMargin: lowest.length > 0 ? Math.min(...lowest) : null,
    deployment: descent?.deployment ?? null,
    landing: descent?.landing ?? null,
  };
};

/**
 * Flies a rocket from launch to landing: three degrees of freedom in the plane of the wind, Runge–Kutta of the fourth order
 * whose steps end where a thrust curve bends, and a hanging load once a parachute is open (S. Niskanen, "OpenRocket
 * technical documentation" (2013), chapter 4). The wind blows evenly; rolling, gusts and the fall of dropped stages are left
 * out. `fineness` divides every step. A flight of 20 s takes about a thousand steps; it ends after 3600 s at the latest.
 */
export const fly = (rocket: Rocket, launch: Launch, fineness = 1): Flight => {
  const schedule = scheduleOf(rocket.motors, rocket.separations);
  const start: State = [0, 0, 0, 0, launch.tilt, 0];
  const ascent = ascentOf({ rocket, launch, schedule, fineness }, start);
  const descent = ascent.coast ? descentOf({ rocket, launch, schedule, fineness }, ascent) : null;
  return figuresOf(ascent, descent);
};
