// Made by `npm run schema` of server/models/flight/simulation/rocket.ts.

import type { Weather } from './air.gen.ts';
import type { Airframe } from './airframe.gen.ts';
import type { LoadedMotor, Separation } from './schedule.gen.ts';

/** What a rocket comes down on: drag coefficient times area in square metres, and when it opens. */
export interface Recovery {
  area: number;
  /** With the ejection charge, where it turns over, or on the way down at a height in metres; seconds later. */
  opens: { at: 'EJECTION' | 'APOGEE' | 'HEIGHT'; delay: number; height: number };
}

/** A rocket ready to fly. */
export interface Rocket {
  frame: Airframe;
  motors: readonly LoadedMotor[];
  separations: readonly Separation[];
  recovery: readonly Recovery[];
}

/** How and when it is launched. */
export interface Launch {
  weather: Weather;
  /** Metres along which it is guided. */
  rail: number;
  /** Of the rail from upright, radians, towards `across`. */
  tilt: number;
}
