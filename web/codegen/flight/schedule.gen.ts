// Made by `npm run schema` of server/models/flight/simulation/schedule.ts.

import { burnOf, type Burn, type Motor } from './thrust.gen.ts';

/** Motors of one kind that a stage carries. */
export interface LoadedMotor {
  stage: number;
  count: number;
  motor: Motor;
  /** Where the front of the motor is, metres behind the tip. */
  from: number;
  /** At launch, or once the motors of a stage have burnt out; seconds later. */
  ignition: { after: 'LAUNCH' | number; delay: number };
  /** Seconds from its last thrust to its ejection charge; null for none. */
  ejection: number | null;
}

/** When a stage leaves those above it: after its own burnout, or the ignition of the next; seconds later. */
export interface Separation {
  stage: number;
  after: 'BURNOUT' | 'IGNITION';
  delay: number;
}

/** A motor with its times; seconds since launch. */
export interface Burning extends LoadedMotor {
  burn: Burn;
  ignites: number;
  burnsOut: number;
}

/** What happens when, as far as it depends on time alone. */
export interface Schedule {
  motors: readonly Burning[];
  /** In the order of time: from then on only this stage and those above it fly. */
  separations: readonly { time: number; from: number }[];
  /** The first ejection charge of the uppermost stage, null for none. */
  ejection: number | null;
  /** Every time at which forces bend or masses change, in order. */
  knots: readonly number[];
}

const lastOf = (motors: readonly Burning[], stage: number): number =>
  Math.max(-Infinity, ...motors.filter((one) => one.stage === stage).map(({ burnsOut }) => burnsOut));

/** Lower stages first, so that upper ones know when to begin. Motors that nothing ignites are left cold. */
const lit = (motors: readonly LoadedMotor[]): Burning[] => {
  const done: Burning[] = [];
  for (const loaded of [...motors].sort((a, b) => a.stage - b.stage)) {
    const { after, delay } = loaded.ignition;
    const begins = after === 'LAUNCH' ? 0 : lastOf(done, after);
    const ignites = Number.isFinite(begins) ? begins + delay : Infinity;
    const burn = burnOf(loaded.motor);
    done.push({ ...loaded, burn, ignites, burnsOut: ignites + burn.seconds });
  }
  return done;
};

/** The times of a flight. */
export const scheduleOf = (motors: readonly LoadedMotor[], separations: readonly Separation[]): Schedule => {
  const burning = lit(motors);
  const top = Math.max(...burning.map(({ stage }) => stage));
  const drops = separations
    .map(({ stage, after, delay }) => {
      const next = burning.filter((one) => one.stage === stage + 1).map(({ ignites }) => ignites);
      const time = after === 'BURNOUT' ? lastOf(burning, stage) : Math.min(...next);
      return { time: time + delay, from: stage + 1 };
    })
    .filter(({ time }) => Number.isFinite(time))
    .sort((a, b) => a.time - b.time);
  const charges = burning.flatMap(({ stage, burnsOut, ejection }) =>
    stage === top && ejection !== null && Number.isFinite(burnsOut) ? [burnsOut + ejection] : [],
  );
  const bends = burning
    .filter(({ ignites }) => Number.isFinite(ignites))
    .flatMap(({ ignites, burn }) => [ignites, ...burn.bends.map((after) => ignites + after)]);
  return {
    motors: burning,
    separations: drops,
    ejection: charges.length > 0 ? Math.min(...charges) : null,
    knots: [...new Set([...bends, ...drops.map(({ time }) => time), ...charges])].sort((a, b) => a - b),
  };
};
