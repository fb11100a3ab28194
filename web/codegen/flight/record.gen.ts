// Made by `npm run schema` of server/models/flight/simulation/record.ts.

/** A moment of a flight; metres, seconds, radians, newtons, kilograms. */
export interface Sample {
  time: number;
  across: number;
  up: number;
  /** Over the ground, along its path. */
  speed: number;
  climb: number;
  acceleration: number;
  mach: number;
  angle: number;
  thrust: number;
  drag: number;
  kg: number;
  /** Calibres; null while it hangs on its parachute. */
  margin: number | null;
}

export type MomentKind = 'LIFTOFF' | 'RAIL_EXIT' | 'BURNOUT' | 'SEPARATION' | 'APOGEE' | 'DEPLOYMENT' | 'LANDING';

/** Something that happens once. */
export interface Moment {
  kind: MomentKind;
  time: number;
  up: number;
  speed: number;
  /** Of what burns out or is dropped; 0 for what concerns the whole. */
  stage: number;
}

/** A whole flight of the uppermost stage. */
export interface Flight {
  samples: readonly Sample[];
  moments: readonly Moment[];
  /** Highest point, with what its parachute did; null when it never leaves the pad. */
  apogee: { time: number; up: number } | null;
  /** Where it would turn over if nothing opened before, and how long after the last burnout: the delay to choose. */
  coast: { time: number; up: number; afterBurnout: number } | null;
  railExit: { time: number; speed: number } | null;
  mostSpeed: number;
  mostMach: number;
  mostAcceleration: number;
  /** Least stability from the rail to the end of the coast, in calibres. */
  leastMargin: number | null;
  deployment: { time: number; speed: number; up: number } | null;
  landing: { time: number; speed: number; across: number } | null;
}
