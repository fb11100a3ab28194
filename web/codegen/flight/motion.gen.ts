// Made by `npm run schema` of server/models/flight/simulation/motion.ts.

import { airAt, GRAVITY, type Weather } from './air.gen.ts';
import { referenceOf, type Airframe } from './airframe.gen.ts';
import { axialShare, dragOf, type DragOf } from './drag.gen.ts';
import { liftOf, type LiftOf } from './lift.gen.ts';
import { loadOf, type Load } from './loads.gen.ts';
import type { Burning } from './schedule.gen.ts';

/**
 * Where a rocket is and how it moves in the plane of the wind: metres across (with the wind) and up from the launch, metres
 * per second, its tilt from upright towards `across` in radians, and radians per second.
 */
export type State = readonly [across: number, up: number, vAcross: number, vUp: number, tilt: number, rate: number];

/** What acts at a moment, for the plots. */
export interface Forces {
  load: Load;
  mach: number;
  /** Angle of attack, radians. */
  angle: number;
  /** Newtons against the axis. */
  drag: number;
  /** Centre of pressure at small angles behind the centre of gravity, in calibres. */
  margin: number;
}

/** What flies as one, until the next stage is dropped. */
export interface Craft {
  /** How the state changes; on the rail a rocket goes along it alone, and never backwards. */
  change: (time: number, state: State, onRail: boolean) => State;
  forces: (time: number, state: State) => Forces;
  /** Radians per second at which it would swing about its path. */
  swing: (time: number, state: State) => number;
  load: (time: number) => Load;
}

interface Parts {
  area: number;
  caliber: number;
  drag: DragOf;
  lift: LiftOf;
  load: (time: number) => Load;
  weather: Weather;
}

/** How the air meets a craft: `push` is the dynamic pressure on its cross-section, `drag` what acts against its axis, newtons. */
const flowOf = ({ area, drag, weather }: Parts, [, up, vAcross, vUp, tilt]: State) => {
  const air = airAt(weather, up);
  const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)];
  const against = vAcross - weather.wind;
  const ahead = against * sine + vUp * cosine;
  const aside = against * cosine - vUp * sine;
  const speed = Math.hypot(ahead, aside);
  const angle = speed > 1e-6 ? Math.atan2(aside, ahead) : 0;
  const mach = speed / air.sound;
  const { friction, pressure, base } = drag(mach, speed / air.kinematic);
  const push = (air.density / 2) * speed ** 2 * area;
  return { air, sine, cosine, speed, angle, mach, push, drag: push * axialShare(angle) * (friction + pressure + base) };
};

/** On the rail: along it alone, and never backwards off the pad. */
const railed = (parts: Parts, time: number, state: State): State => {
  const { kg, thrust } = parts.load(time);
  const { sine, cosine, drag } = flowOf(parts, state);
  const [, , vAcross, vUp] = state;
  const pull = (thrust - drag) / kg - GRAVITY * cosine;
  const along = pull > 0 || vAcross * sine + vUp * cosine > 0 ? pull : 0;
  return [vAcross, vUp, along * sine, along * cosine, 0, 0];
};

const free = (parts: Parts, time: number, state: State): State => {
  const { area, lift, load } = parts;
  const { kg, cg, inertia, thrust } = load(time);
  const { air, sine, cosine, speed, angle, mach, push, drag } = flowOf(parts, state);
  const [, , vAcross, vUp, , rate] = state;
  const { normal, moment } = lift.at(mach, angle);
  const [ahead, aside] = [(thrust - drag) / kg, (-push * normal) / kg];
  const resisted =
    (air.density / 2) * (area * speed * lift.damping(mach, cg) * rate + lift.braking(cg) * rate * Math.abs(rate));
  const turn = (push * (moment - normal * cg) - resisted) / inertia;
  return [vAcross, vUp, ahead * sine + aside * cosine, ahead * cosine - aside * sine - GRAVITY, rate, turn];
};

const SMALL = 0.01;

const swingOf = (parts: Parts, time: number, state: State): number => {
  const { cg, inertia } = parts.load(time);
  const { push, mach } = flowOf(parts, state);
  const { normal, moment } = parts.lift.at(mach, SMALL);
  return Math.sqrt(Math.abs((push * (moment - normal * cg)) / SMALL) / inertia);
};

/** The craft of an airframe and its motors in the weather of the day. */
export const craftOf = (frame: Airframe, motors: readonly Burning[], weather: Weather): Craft => {
  const load = loadOf(frame, motors);
  const parts: Parts = { ...referenceOf(frame), drag: dragOf(frame), lift: liftOf(frame), load, weather };
  return {
    change: (time, state, onRail) => (onRail ? railed : free)(parts, time, state),
    forces: (time, state) => {
      const now = load(time);
      const { mach, angle, drag } = flowOf(parts, state);
      return { load: now, mach, angle, drag, margin: (parts.lift.centre(mach) - now.cg) / parts.caliber };
    },
    swing: (time, state) => swingOf(parts, time, state),
    load,
  };
};

const moved = (state: State, by: State, seconds: number): State => [
  state[0] + by[0] * seconds,
  state[1] + by[1] * seconds,
  state[2] + by[2] * seconds,
  state[3] + by[3] * seconds,
  state[4] + by[4] * seconds,
  state[5] + by[5] * seconds,
];

/** One step of the classical Runge–Kutta method of the fourth order. */
export const stepped = (
  change: (time: number, state: State) => State,
  time: number,
  state: State,
  seconds: number,
): State => {
  const half = seconds / 2;
  const k1 = change(time, state);
  const k2 = change(time + half, moved(state, k1, half));
  const k3 = change(time + half, moved(state, k2, half));
  const k4 = change(time + seconds, moved(state, k3, seconds));
  const mean = k1.map((one, i) => (one + 2 * k2[i]! + 2 * k3[i]! + k4[i]!) / 6) as unknown as State;
  return moved(state, mean, seconds);
};
