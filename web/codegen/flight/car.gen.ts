// Made by `npm run schema` of server/models/flight/simulation/car.ts.

import { GRAVITY } from './air.gen.ts';
import { packOhms, USABLE, type Pack, type Range } from './electric.gen.ts';

/** A motor without what it drives: revolutions per minute and volt, ohms, amperes without load and at most. */
export interface DriveMotor {
  kv: number;
  ohms: number;
  idleAmps: number;
  mostAmps: number;
}

/** A car as it runs: kilograms with everything, turns of the motor for one of the wheels, metres, square metres. */
export interface Car {
  kg: number;
  gear: number;
  tyre: number;
  front: number;
  /** Share of the weight on driven wheels. */
  driven: number;
}

/** What is known only so well of a car: from the better to the worse. */
interface Losses {
  /** Rolling resistance: car tyres on asphalt 0.013, on medium hard soil 0.08 (J. Y. Wong, "Theory of Ground Vehicles", 4th ed. 2008, ch. 1). */
  rolling: number;
  /** Drag coefficient over the frontal area: closed bodies 0.4, open ones 0.9 (S. F. Hoerner, "Fluid-Dynamic Drag", 1965, ch. 12). */
  drag: number;
  /** Of gears and bearings: one spur stage to a gearbox with bevel gears. */
  efficiency: number;
  /** Of one cell without load: just charged, and before the controller cuts off. */
  cellVolts: number;
}

const GOOD: Losses = { rolling: 0.015, drag: 0.4, efficiency: 0.9, cellVolts: 4.2 };
const BAD: Losses = { rolling: 0.08, drag: 0.9, efficiency: 0.7, cellVolts: 3.5 };

/** Tyre on dust or wet grass, and on dry asphalt (Wong, ch. 1). */
const GRIP: Range = [0.4, 0.9];

interface Drive {
  motor: DriveMotor;
  pack: Pack;
  car: Car;
}

/** Volt seconds per radian, the same as newton metres per ampere. */
const constantOf = ({ kv }: DriveMotor): number => 60 / (2 * Math.PI * kv);

/** Amperes at a speed with the pack's voltage less what current loses on the way: I = (U − k·ω) ÷ (R_motor + R_pack), at most what the motor bears. */
const ampsAt = ({ motor, pack, car }: Drive, speed: number, { cellVolts }: Losses): number => {
  const turning = (speed / (car.tyre / 2)) * car.gear;
  const ohms = motor.ohms + packOhms(pack);
  return Math.min(motor.mostAmps, (pack.cells * cellVolts - constantOf(motor) * turning) / ohms);
};

/** Newtons at the road: (I − I₀)·k·gear·efficiency ÷ radius. */
const pushAt = (drive: Drive, speed: number, losses: Losses): number => {
  const { motor, car } = drive;
  return (
    ((ampsAt(drive, speed, losses) - motor.idleAmps) * constantOf(motor) * car.gear * losses.efficiency) /
    (car.tyre / 2)
  );
};

const resistanceAt = ({ car }: Drive, speed: number, { rolling, drag }: Losses, density: number): number =>
  rolling * car.kg * GRAVITY + (density / 2) * speed ** 2 * drag * car.front;

/** Metres per second of the motor without any load on a charged battery: U·kv ÷ gear × circumference. */
export const unloadedSpeed = ({ motor, pack, car }: Drive): number =>
  ((pack.cells * GOOD.cellVolts * motor.kv) / 60 / car.gear) * Math.PI * car.tyre;

const HALVINGS = 40;

/** The speed at which push and resistance are the same; 0 where it does not move at all. */
const topSpeed = (drive: Drive, losses: Losses, density: number): number => {
  let [low, high] = [0, unloadedSpeed(drive)];
  for (let i = 0; i < HALVINGS; i++) {
    const speed = (low + high) / 2;
    if (pushAt(drive, speed, losses) > resistanceAt(drive, speed, losses, density)) low = speed;
    else high = speed;
  }
  return low;
};

/** The current that keeps a speed: what moves it, and what the motor takes without load. */
const ampsFor = (drive: Drive, speed: number, losses: Losses, density: number): number => {
  const { motor, car } = drive;
  const torque = (resistanceAt(drive, speed, losses, density) * (car.tyre / 2)) / (car.gear * losses.efficiency);
  return torque / constantOf(motor) + motor.idleAmps;
};

/** How a car drives: metres per second, metres per second squared, minutes. */
export interface Driven {
  unloaded: number;
  topSpeed: Range;
  /** From a stand, by grip, or by what motor and gear push where that is less. */
  acceleration: Range;
  /** Whether the tyres slip before the motor has given all: on dust, and on dry asphalt. */
  slips: readonly [onDust: boolean, onAsphalt: boolean];
  /** At an even pace between full and half the top speed, until the controller cuts off. */
  minutes: Range;
}

const minutesOf = ({ pack }: Drive, amps: number): number => ((pack.milliampHours / 1000) * USABLE * 60) / amps;

/** How a car drives with a motor and a battery; ranges where battery, tyre, ground and body are known only so well. */
export const drivenOf = (motor: DriveMotor, pack: Pack, car: Car, density: number): Driven => {
  const drive = { motor, pack, car };
  const [bad, good] = [topSpeed(drive, BAD, density), topSpeed(drive, GOOD, density)];
  const pulled = [BAD, GOOD].map((losses) => (pushAt(drive, 0, losses) - losses.rolling * car.kg * GRAVITY) / car.kg);
  const gripped = GRIP.map((grip) => grip * car.driven * GRAVITY);
  const least = (i: 0 | 1) => Math.max(0, Math.min(pulled[i]!, gripped[i]!));
  return {
    unloaded: unloadedSpeed(drive),
    topSpeed: [bad, good],
    acceleration: [least(0), least(1)],
    slips: [gripped[0]! < pulled[0]!, gripped[1]! < pulled[1]!],
    minutes: [
      minutesOf(drive, ampsFor(drive, bad, BAD, density)),
      minutesOf(drive, ampsFor(drive, good / 2, GOOD, density)),
    ],
  };
};
