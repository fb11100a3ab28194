// Made by `npm run schema` of server/models/flight/simulation/thrust.ts.

/** A rocket motor as it was measured: seconds and newtons, kilograms, metres. */
export interface Motor {
  curve: readonly (readonly [seconds: number, newtons: number])[];
  kg: number;
  propellantKg: number;
  length: number;
  diameter: number;
}

/** What a motor does over its time; straight lines between the points of its curve. */
export interface Burn {
  /** Seconds from ignition to the last thrust. */
  seconds: number;
  /** Newton seconds. */
  impulse: number;
  /** Newtons, so many seconds after ignition. */
  thrust: (after: number) => number;
  /** Share of the impulse that is spent, and of the propellant with it. */
  spent: (after: number) => number;
  /** Seconds after ignition at which the curve bends. */
  bends: readonly number[];
}

/** A curve begins with nothing at ignition, whatever its first point. */
const whole = (curve: Motor['curve']): Motor['curve'] => (curve[0]![0] > 0 ? [[0, 0], ...curve] : curve);

/** Reads a thrust curve of at least two points in the order of time. */
export const burnOf = (motor: Motor): Burn => {
  const curve = whole(motor.curve);
  const times = curve.map(([t]) => t);
  const forces = curve.map(([, f]) => f);
  const sums = [0];
  for (let i = 1; i < curve.length; i++) {
    sums.push(sums[i - 1]! + ((forces[i]! + forces[i - 1]!) / 2) * (times[i]! - times[i - 1]!));
  }
  const [seconds, impulse] = [times.at(-1)!, sums.at(-1)!];
  const before = (after: number): number => {
    let [low, high] = [0, times.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (times[middle]! <= after) low = middle;
      else high = middle;
    }
    return low;
  };
  const thrust = (after: number): number => {
    if (after < 0 || after >= seconds) return 0;
    const i = before(after);
    const share = (after - times[i]!) / (times[i + 1]! - times[i]!);
    return forces[i]! + share * (forces[i + 1]! - forces[i]!);
  };
  const spent = (after: number): number => {
    if (after <= 0) return 0;
    if (after >= seconds) return 1;
    const i = before(after);
    return (sums[i]! + ((forces[i]! + thrust(after)) / 2) * (after - times[i]!)) / impulse;
  };
  return { seconds, impulse, thrust, spent, bends: times.slice(1) };
};
