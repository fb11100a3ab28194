// Made by `npm run schema` of server/models/flight/simulation/ascent.ts.

import { airAt } from './air.gen.ts';
import { fromStage } from './airframe.gen.ts';
import { craftOf, stepped, type Craft, type State } from './motion.gen.ts';
import type { Moment, Sample } from './record.gen.ts';
import type { Launch, Rocket } from './rocket.gen.ts';
import type { Schedule } from './schedule.gen.ts';

/** What a flight is reckoned from. */
export interface Task {
  rocket: Rocket;
  launch: Launch;
  schedule: Schedule;
  /** Divides every step. */
  fineness: number;
}

/** A flight up to where it turns over, or to the charge that comes before. */
export interface Ascent {
  samples: Sample[];
  moments: Moment[];
  /** Where it would turn over without a parachute; null when it never lifts. */
  coast: { time: number; up: number; afterBurnout: number } | null;
  railExit: { time: number; speed: number } | null;
  mostSpeed: number;
  mostMach: number;
  /** Where the descent goes on from. */
  end: { time: number; state: State };
  craft: Craft;
}

/** Longest steps in seconds: on the rail, where it begins to move within one, under thrust, and while it coasts. */
const ON_RAIL = 0.004;
const UNDER_THRUST = 0.02;
const COASTING = 0.05;
/** Of a swing about the path, as a share of a radian. */
const SWING = 0.3;
const LEAST = 0.0005;
/** What lasts longer, or swings so fast that it takes more steps, is given up. */
const MOST_SECONDS = 600;
export const MOST_STEPS = 100_000;
const BETWEEN_SAMPLES = 0.04;

/** The craft that flies from a time on. */
export const craftFrom = ({ rocket, launch, schedule }: Task, stage: number): Craft =>
  craftOf(
    fromStage(rocket.frame, stage),
    schedule.motors.filter((motor) => motor.stage >= stage),
    launch.weather,
  );

/** Of a step, to find the end of the rail in it. */
const HALVINGS = 30;

const wayOf = ([across, up]: State): number => Math.hypot(across, up);

const speedOf = ([, , vAcross, vUp]: State): number => Math.hypot(vAcross, vUp);

/** A moment as it is drawn. */
export const sampleOf = (craft: Craft, time: number, state: State, onRail = false): Sample => {
  const { load, mach, angle, drag, margin } = craft.forces(time, state);
  const [across, up, , climb] = state;
  const [, , aAcross, aUp] = craft.change(time, state, onRail);
  const [speed, acceleration] = [speedOf(state), Math.hypot(aAcross, aUp)];
  return { time, across, up, speed, climb, acceleration, mach, angle, thrust: load.thrust, drag, kg: load.kg, margin };
};

/** The length of the next step: it ends at the latest where something changes. */
export const stepFrom = (task: Task, craft: Craft, time: number, state: State): number => {
  const { knots } = task.schedule;
  const next = knots.find((knot) => knot > time + 1e-9) ?? Infinity;
  const longest = craft.load(time).thrust > 0 ? UNDER_THRUST : COASTING;
  const swing = craft.swing(time, state);
  const step = Math.max(LEAST, Math.min(longest, swing > 0 ? SWING / swing : longest)) / task.fineness;
  return Math.min(step, next - time);
};

class Climb {
  private readonly task: Task;
  time = 0;
  state: State;
  craft: Craft;
  from = 1;
  lifted = false;
  railExit: Ascent['railExit'] = null;
  samples: Sample[] = [];
  moments: Moment[] = [];
  mostSpeed = 0;
  mostMach = 0;
  private steps = 0;
  private before: { time: number; state: State } | null = null;

  constructor(task: Task, start: State) {
    this.task = task;
    this.state = start;
    this.craft = craftFrom(task, 1);
  }

  private note(kind: Moment['kind'], time: number, stage = 0): void {
    this.moments.push({ kind, time, up: this.state[1], speed: speedOf(this.state), stage });
  }

  /** Drops what is due, and notes burnouts. */
  private due(): void {
    const { separations, motors } = this.task.schedule;
    for (const { burnsOut, stage } of motors) {
      if (Math.abs(burnsOut - this.time) < 1e-9) this.note('BURNOUT', this.time, stage);
    }
    const drop = separations.find(({ time, from }) => from > this.from && time <= this.time + 1e-9);
    if (!drop) return;
    this.from = drop.from;
    this.craft = craftFrom(this.task, drop.from);
    this.note('SEPARATION', this.time, drop.from - 1);
  }

  private sample(): void {
    const last = this.samples.at(-1);
    if (last && this.time - last.time < BETWEEN_SAMPLES) return;
    this.samples.push(sampleOf(this.craft, this.time, this.state, this.railExit === null));
  }

  private leaves(way: number): void {
    const { rail } = this.task.launch;
    if (!this.lifted && way > 0) {
      this.lifted = true;
      this.note('LIFTOFF', this.time);
    }
    if (!this.railExit && way >= rail - 1e-6) {
      this.railExit = { time: this.time, speed: speedOf(this.state) };
      this.note('RAIL_EXIT', this.time);
    }
  }

  /** A step that ends at the end of the rail where it would pass it. */
  private move(railed: boolean, seconds: number): void {
    const { time, state } = this;
    const after = (step: number) => stepped((t, s) => this.craft.change(t, s, railed), time, state, step);
    const passes = (one: State) => railed && wayOf(one) > this.task.launch.rail;
    let [least, step] = [0, seconds];
    if (passes(after(seconds))) {
      for (let i = 0; i < HALVINGS; i++) {
        const middle = (least + step) / 2;
        if (passes(after(middle))) step = middle;
        else least = middle;
      }
    }
    this.state = after(step);
    this.time = time + step;
    const speed = speedOf(this.state);
    this.mostSpeed = Math.max(this.mostSpeed, speed);
    this.mostMach = Math.max(this.mostMach, speed / airAt(this.task.launch.weather, this.state[1]).sound);
  }

  /** One step; false once it turned over, or never will leave: a stage that does not lift those above it ends it. */
  step(): boolean {
    this.sample();
    const railed = this.railExit === null;
    const free = stepFrom(this.task, this.craft, this.time, this.state);
    const seconds = railed ? Math.min(free, ON_RAIL / this.task.fineness) : free;
    if (!Number.isFinite(seconds) || this.time > MOST_SECONDS || ++this.steps > MOST_STEPS) return false;
    this.before = { time: this.time, state: this.state };
    this.move(railed, seconds);
    this.leaves(wayOf(this.state));
    this.due();
    if (this.from > 1 && !this.lifted) return false;
    const spent = this.task.schedule.motors.every(
      ({ burnsOut }) => !(burnsOut > this.time && Number.isFinite(burnsOut)),
    );
    return this.lifted ? this.state[3] > 0 || (railed && !spent) : !spent;
  }

  /** Where the climb ended between the last two steps. */
  top(): { time: number; up: number } {
    const { time, state } = this.before!;
    const fall = state[3] - this.state[3];
    const seconds = fall > 0 ? ((this.time - time) * state[3]) / fall : 0;
    return { time: time + seconds, up: state[1] + (state[3] * seconds) / 2 };
  }
}

/** Climbs until it turns over; an ejection charge before that cuts the climb short, but not the coast that is told. */
export const ascentOf = (task: Task, start: State): Ascent => {
  const climb = new Climb(task, start);
  const { ejection, motors } = task.schedule;
  let cut: { time: number; state: State; samples: number; moments: number } | null = null;
  let goesOn = true;
  while (goesOn) {
    goesOn = climb.step();
    if (!cut && ejection !== null && goesOn && climb.time >= ejection - 1e-9 && climb.lifted) {
      cut = { time: climb.time, state: climb.state, samples: climb.samples.length, moments: climb.moments.length };
    }
  }
  const { moments, samples, railExit, craft, mostSpeed, mostMach } = climb;
  const whole = {
    samples,
    moments,
    railExit,
    craft,
    mostSpeed,
    mostMach,
    end: { time: climb.time, state: climb.state },
  };
  if (!climb.lifted) return { ...whole, coast: null };
  const top = climb.top();
  const burnt = Math.max(0, ...motors.map(({ burnsOut }) => burnsOut).filter((time) => time <= top.time));
  const coast = { ...top, afterBurnout: top.time - burnt };
  if (cut) {
    const { time, state } = cut;
    const kept = { samples: samples.slice(0, cut.samples), moments: moments.slice(0, cut.moments) };
    return { ...whole, ...kept, coast, end: { time, state } };
  }
  moments.push({ kind: 'APOGEE', time: top.time, up: top.up, speed: Math.abs(climb.state[2]), stage: 0 });
  return { ...whole, coast };
};

/** Metres per second at the end of the rail; 0 for what never gets there. */
export const railExitFrom = (task: Task, start: State): number => {
  const climb = new Climb(task, start);
  let goesOn = true;
  while (goesOn && !climb.railExit) goesOn = climb.step();
  return climb.railExit?.speed ?? 0;
};
