import { GRAVITY } from './air.ts';
import { coefficientsAt, propellerLike, type PropellerCurve } from './propellers.ts';

/** An electric motor with its propeller: revolutions per minute and volt, ohms, amperes without load, inches. */
export interface ElectricMotor {
  kv: number;
  ohms: number;
  idleAmps: number;
  diameterInches: number;
  pitchInches: number;
}

/** Lithium-polymer cells in series, and what they hold. */
export interface Pack {
  cells: number;
  milliampHours: number;
}

/** What the propeller does at a speed: newtons, amperes from the pack, volts at its terminals, revolutions per second. */
export interface Pull {
  thrust: number;
  amps: number;
  volts: number;
  turns: number;
}

/** Of a cell under load. */
export const CELL_VOLTS = 3.8;
/** Of one cell of an ampere hour, with its share of the wires and the speed controller. */
const CELL_OHMS = 0.018;
const INCH = 0.0254;
/** Of the charge, before the controller cuts off. */
export const USABLE = 0.8;
const CONTROLLER = 0.95;

interface Drive {
  motor: ElectricMotor;
  curve: PropellerCurve;
  metres: number;
  /** Newton metres per ampere, and volt seconds per radian. */
  constant: number;
}

const driveOf = (motor: ElectricMotor): Drive => ({
  motor,
  curve: propellerLike(motor.diameterInches, motor.pitchInches).propeller.curve,
  metres: motor.diameterInches * INCH,
  constant: 60 / (2 * Math.PI * motor.kv),
});

/** Thrust, and the current that its torque takes, at a speed and so many turns a second. */
const loadAt = ({ curve, metres, constant, motor }: Drive, density: number, speed: number, turns: number) => {
  const { thrust, power } = coefficientsAt(curve, speed / (turns * metres));
  const torque = (power * density * turns ** 2 * metres ** 5) / (2 * Math.PI);
  return { thrust: thrust * density * turns ** 2 * metres ** 4, amps: torque / constant + motor.idleAmps };
};

/** Of the whole pack, wires and controller. */
export const packOhms = ({ cells, milliampHours }: Pack): number => (cells * CELL_OHMS * 1000) / milliampHours;

/** Static thrust over weight below which a plane does not climb away from a hand launch. */
export const LEAST_THRUST = 0.35;

const HALVINGS = 40;

/** Full throttle at a speed: where the voltage of the pack is that of turning and of the current's way through the windings. */
export const fullPull = (motor: ElectricMotor, pack: Pack, density: number, speed: number): Pull => {
  const drive = driveOf(motor);
  const volts = pack.cells * CELL_VOLTS;
  const ohms = motor.ohms + packOhms(pack);
  let [low, high] = [0.01, (volts * motor.kv) / 60];
  for (let i = 0; i < HALVINGS; i++) {
    const turns = (low + high) / 2;
    const { amps } = loadAt(drive, density, speed, turns);
    if (drive.constant * 2 * Math.PI * turns + amps * ohms < volts) low = turns;
    else high = turns;
  }
  const { thrust, amps } = loadAt(drive, density, speed, low);
  return { thrust, amps, volts: volts - amps * packOhms(pack), turns: low };
};

/** Watts from the pack for a thrust at a speed; null where full throttle has not got it. */
const wattsFor = (
  motor: ElectricMotor,
  density: number,
  speed: number,
  { most, thrust }: { most: number; thrust: number },
): number | null => {
  const drive = driveOf(motor);
  let [low, high] = [0.01, most];
  if (loadAt(drive, density, speed, high).thrust < thrust) return null;
  for (let i = 0; i < HALVINGS; i++) {
    const turns = (low + high) / 2;
    if (loadAt(drive, density, speed, turns).thrust < thrust) low = turns;
    else high = turns;
  }
  const { amps } = loadAt(drive, density, speed, high);
  return (amps * (drive.constant * 2 * Math.PI * high + amps * motor.ohms)) / CONTROLLER;
};

/** A plane as the air meets it: square metres, span ÷ mean chord, kilograms. */
export interface Glider {
  area: number;
  aspect: number;
  kg: number;
  maxLift: number;
}

/** Drag without lift of models of this kind, least and most (M. Simons, "Model Aircraft Aerodynamics"); and Oswald's factor. */
const SKIN = [0.035, 0.06] as const;
const OSWALD = 0.75;
const BANK = Math.PI / 4;

/** From the worse to the better of what drag may be. */
export type Range = readonly [least: number, most: number];

/** How a plane flies under power: newtons, amperes, metres per second, metres, minutes. */
export interface Powered {
  thrust: number;
  thrustToWeight: number;
  amps: number;
  topSpeed: Range;
  climb: Range;
  /** Level at its most economical speed, until the controller cuts off. */
  minutes: Range;
  /** Radius of a turn banked by 45° at 1.4 times the stall speed. */
  turnRadius: number;
  /** Whether this very propeller was measured. */
  measured: boolean;
}

const STEP = 0.25;
const MOST_SPEED = 60;

interface Task {
  motor: ElectricMotor;
  pack: Pack;
  glider: Glider;
  density: number;
}

const flownWith = ({ motor, pack, glider, density }: Task, skin: number) => {
  const weight = glider.kg * GRAVITY;
  const stall = Math.sqrt((2 * weight) / (density * glider.area * glider.maxLift));
  const found = { top: 0, climb: 0, watts: Infinity };
  for (let speed = 1.2 * stall; speed < MOST_SPEED; speed += STEP) {
    const push = (density / 2) * speed ** 2 * glider.area;
    const lift = weight / push;
    const drag = push * (skin + lift ** 2 / (Math.PI * OSWALD * glider.aspect));
    const { thrust, turns } = fullPull(motor, pack, density, speed);
    if (thrust < drag) break;
    found.top = speed;
    found.climb = Math.max(found.climb, ((thrust - drag) * speed) / weight);
    found.watts = Math.min(found.watts, wattsFor(motor, density, speed, { most: turns, thrust: drag }) ?? Infinity);
  }
  const joules = pack.cells * CELL_VOLTS * (pack.milliampHours / 1000) * 3600 * USABLE;
  return { ...found, minutes: Number.isFinite(found.watts) ? joules / found.watts / 60 : 0, stall };
};

/**
 * How a plane flies under power: motor by its three constants, propeller as it was measured, wing by its polar; ranges where
 * the drag of a model is known only so well. Level flight from 1.2 times the stall speed on.
 */
export const poweredOf = (motor: ElectricMotor, pack: Pack, glider: Glider, density: number): Powered => {
  const [good, bad] = SKIN.map((skin) => flownWith({ motor, pack, glider, density }, skin)) as [ReturnType<typeof flownWith>, ReturnType<typeof flownWith>]; // oxfmt-ignore
  const { thrust, amps } = fullPull(motor, pack, density, 0);
  return {
    thrust,
    thrustToWeight: thrust / (glider.kg * GRAVITY),
    amps,
    topSpeed: [bad.top, good.top],
    climb: [bad.climb, good.climb],
    minutes: [bad.minutes, good.minutes],
    turnRadius: (1.4 * good.stall) ** 2 / (GRAVITY * Math.tan(BANK)),
    measured: propellerLike(motor.diameterInches, motor.pitchInches).measured,
  };
};
