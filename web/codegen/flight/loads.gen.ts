// Made by `npm run schema` of server/models/flight/simulation/loads.ts.

import type { Airframe } from './airframe.gen.ts';
import type { Burning } from './schedule.gen.ts';

/** What flies at a moment: kilograms, centre of gravity in metres behind the tip, moment of inertia across the axis, thrust. */
export interface Load {
  kg: number;
  cg: number;
  inertia: number;
  thrust: number;
}

/** All weights as one. */
const together = (parts: readonly { kg: number; at: number; inertia: number }[]) => {
  const kg = parts.reduce((sum, part) => sum + part.kg, 0);
  const at = kg > 0 ? parts.reduce((sum, part) => sum + part.kg * part.at, 0) / kg : 0;
  const inertia = parts.reduce((sum, part) => sum + part.inertia + part.kg * (part.at - at) ** 2, 0);
  return { kg, at, inertia };
};

/**
 * The load of an airframe with its motors over time. A motor loses propellant as it spends its impulse and weighs at half
 * its length (Niskanen, 4.2.3).
 */
export const loadOf = (frame: Airframe, motors: readonly Burning[]): ((time: number) => Load) => {
  const dry = together(frame.weights);
  return (time) => {
    let [kg, moment, thrust] = [dry.kg, dry.kg * dry.at, 0];
    let square = dry.inertia + dry.kg * dry.at ** 2;
    for (const { motor, count, from, burn, ignites } of motors) {
      const after = time - ignites;
      const mass = count * (motor.kg - motor.propellantKg * burn.spent(after));
      const at = from + motor.length / 2;
      kg += mass;
      moment += mass * at;
      square += mass * (at ** 2 + (0.75 * motor.diameter ** 2 + motor.length ** 2) / 12);
      thrust += count * burn.thrust(after);
    }
    const cg = moment / kg;
    return { kg, cg, inertia: square - kg * cg ** 2, thrust };
  };
};
