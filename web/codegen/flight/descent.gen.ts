// Made by `npm run schema` of server/models/flight/simulation/descent.ts.

import { airAt, GRAVITY, type Weather } from './air.gen.ts';
import { MOST_STEPS, sampleOf, stepFrom, type Ascent, type Task } from './ascent.gen.ts';
import { stepped, type State } from './motion.gen.ts';
import type { Moment, Sample } from './record.gen.ts';
import type { Recovery } from './rocket.gen.ts';

/** A flight from where it turned over, or from its charge, to the ground. */
export interface Descent {
  samples: Sample[];
  moments: Moment[];
  deployment: { time: number; speed: number; up: number } | null;
  landing: { time: number; speed: number; across: number } | null;
  /** Its highest point. */
  top: { time: number; up: number };
}

const MOST_SECONDS = 3600;
const BETWEEN_SAMPLES = 0.5;
/** Longest step of a falling load, and as a share of the time in which it would take the speed of the air. */
const LONGEST = 0.25;
const SHARE = 0.4;

const speedOf = (state: State): number => Math.hypot(state[2], state[3]);

/** A load on open parachutes, which takes any speed from them alone. */
const hanging = (weather: Weather, kg: number, area: number) => {
  const drag = (state: State) => {
    const wind = state[2] - weather.wind;
    const speed = Math.hypot(wind, state[3]);
    return { wind, speed, air: airAt(weather, state[1]) };
  };
  const change = (_time: number, state: State): State => {
    const { wind, speed, air } = drag(state);
    const back = (air.density * area * speed) / (2 * kg);
    return [state[2], state[3], -back * wind, -back * state[3] - GRAVITY, 0, 0];
  };
  const step = (state: State): number => {
    const { speed, air } = drag(state);
    return Math.min(LONGEST, (SHARE * 2 * kg) / (air.density * area * Math.max(speed, 0.1)));
  };
  return { change, step };
};

/** Times at which parachutes open, those at a height once it is passed downwards. */
const openAt = ({ opens }: Recovery, ejection: number | null, top: number): number => {
  if (opens.at === 'EJECTION') return ejection === null ? Infinity : ejection + opens.delay;
  return opens.at === 'APOGEE' ? top + opens.delay : Infinity;
};

class Fall {
  private readonly task: Task;
  private readonly ascent: Ascent;
  private readonly open = new Set<Recovery>();
  private readonly times: Map<Recovery, number>;
  time: number;
  state: State;
  samples: Sample[] = [];
  moments: Moment[] = [];
  deployment: Descent['deployment'] = null;
  top: { time: number; up: number };

  constructor(task: Task, ascent: Ascent) {
    this.task = task;
    this.ascent = ascent;
    ({ time: this.time, state: this.state } = ascent.end);
    this.top = { time: this.time, up: this.state[1] };
    const top = ascent.coast?.time ?? 0;
    this.times = new Map(task.rocket.recovery.map((one) => [one, openAt(one, task.schedule.ejection, top)]));
  }

  private get area(): number {
    return [...this.open].reduce((sum, { area }) => sum + area, 0);
  }

  /** Opens what is due. */
  private opens(): void {
    for (const [recovery, time] of this.times) {
      const { at, height } = recovery.opens;
      const passed = at === 'HEIGHT' && this.state[3] <= 0 && this.state[1] <= height;
      if (this.open.has(recovery) || !(passed || this.time >= time - 1e-9)) continue;
      this.open.add(recovery);
      const moment = { time: this.time, speed: speedOf(this.state), up: this.state[1] };
      this.deployment ??= moment;
      this.moments.push({ kind: 'DEPLOYMENT', ...moment, stage: 0 });
    }
  }

  private sample(): void {
    const last = this.samples.at(-1);
    if (last && this.time - last.time < BETWEEN_SAMPLES) return;
    const sample = sampleOf(this.ascent.craft, this.time, this.state);
    this.samples.push(this.open.size > 0 ? { ...sample, acceleration: 0, drag: 0, angle: 0, margin: null } : sample);
  }

  private upTo(seconds: number): number {
    const next = [...this.times]
      .filter(([one, time]) => !this.open.has(one) && time > this.time)
      .map(([, time]) => time);
    return Math.min(seconds, Math.min(...next) - this.time);
  }

  step(): void {
    if (this.state[1] > this.top.up) this.top = { time: this.time, up: this.state[1] };
    this.opens();
    this.sample();
    const { craft } = this.ascent;
    if (this.open.size > 0) {
      const { change, step } = hanging(this.task.launch.weather, craft.load(this.time).kg, this.area);
      const seconds = this.upTo(step(this.state) / this.task.fineness);
      this.state = stepped(change, this.time, this.state, seconds);
      this.time += seconds;
      return;
    }
    const seconds = this.upTo(stepFrom(this.task, craft, this.time, this.state));
    this.state = stepped((t, s) => craft.change(t, s, false), this.time, this.state, seconds);
    this.time += seconds;
  }
}

/** Comes down from where the climb ended; without a parachute as it falls. */
export const descentOf = (task: Task, ascent: Ascent): Descent => {
  const fall = new Fall(task, ascent);
  let before = { time: fall.time, state: fall.state };
  for (let step = 0; fall.state[1] > 0 && fall.time < MOST_SECONDS && step < MOST_STEPS; step++) {
    before = { time: fall.time, state: fall.state };
    fall.step();
  }
  const [high, low] = [before.state[1], fall.state[1]];
  const share = high > low ? Math.min(1, high / (high - low)) : 1;
  const time = before.time + share * (fall.time - before.time);
  const across = before.state[0] + share * (fall.state[0] - before.state[0]);
  const landing = low > 0 ? null : { time, speed: speedOf(fall.state), across };
  if (landing) fall.moments.push({ kind: 'LANDING', time, up: 0, speed: landing.speed, stage: 0 });
  const { samples, moments, deployment, top } = fall;
  return { samples, moments, deployment, landing, top };
};
