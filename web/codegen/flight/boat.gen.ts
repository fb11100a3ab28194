// Made by `npm run schema` of server/models/flight/simulation/boat.ts.

import { GRAVITY } from './air.gen.ts';
import type { DriveMotor } from './car.gen.ts';
import { CELL_VOLTS, packOhms, USABLE, type Pack, type Range } from './electric.gen.ts';

/** A boat as it floats: kilograms with everything, metres of its waterline. */
export interface Boat {
  kg: number;
  waterline: number;
  beam: number;
  planes: boolean;
}

const KNOT = 0.514_444;
const FOOT = 0.3048;
const POUND = 0.453_592;
const HORSEPOWER = 745.7;
const MILE_PER_HOUR = 0.447_04;
const FRESH_WATER = 1000;

/** Block coefficients: round-bilged working boats 0.45 to 0.6, hard-chined planing hulls 0.35 to 0.45 (L. Larsson and R. Eliasson, "Principles of Yacht Design"). */
const BLOCK = { displacing: [0.45, 0.6], planing: [0.35, 0.45] } as const;

/** Metres under water: draught = mass ÷ (density · length · beam · block coefficient). */
export const draughtOf = ({ kg, waterline, beam, planes }: Boat): Range => {
  const [slim, full] = planes ? BLOCK.planing : BLOCK.displacing;
  const box = FRESH_WATER * waterline * beam;
  return [kg / (box * full), kg / (box * slim)];
};

/**
 * Hull speed in metres per second: 1.34·√(waterline in feet) knots, at which the wave that the boat makes is as long as its
 * waterline (W. Froude's law of comparison, 1868; F. S. Kinney, "Skene's Elements of Yacht Design").
 */
export const hullSpeed = (waterline: number): number => 1.34 * Math.sqrt(waterline / FOOT) * KNOT;

/** Speed over that of a wave as long as the waterline: v ÷ √(g·length). */
export const froudeNumber = (speed: number, waterline: number): number => speed / Math.sqrt(GRAVITY * waterline);

/** Of runabouts and of light, fast ones (D. Gerr, "The Propeller Handbook", 1989, ch. 2). */
const CROUCH: Range = [150, 190];

/** Crouch’s formula: mph = C ÷ √(pounds ÷ shaft horsepower); here kilograms, watts and metres per second. */
export const crouchSpeed = (constant: number, kg: number, watts: number): number =>
  (constant / Math.sqrt(kg / POUND / (watts / HORSEPOWER))) * MILE_PER_HOUR;

/** Metres of the boats that gave Crouch’s constants. */
const RUNABOUT = 6;

/**
 * What is left of a constant in a smaller boat of the same shape: by Froude’s law speed grows with √length, power over
 * weight does too, and Crouch’s speed with the root of that, so the constant with length to the power of a quarter.
 */
const shrunk = (waterline: number): number => Math.min(1, (waterline / RUNABOUT) ** 0.25);

/** Watts at the shaft with so many amperes: (U − I·(R_pack + R_motor))·(I − I₀). */
export const shaftWatts = ({ ohms, idleAmps }: DriveMotor, pack: Pack, amps: number): number =>
  Math.max(0, (pack.cells * CELL_VOLTS - amps * (packOhms(pack) + ohms)) * (amps - idleAmps));

/** Which part of the current that a motor bears a fitting propeller draws. */
const LOAD: Range = [0.6, 1];

/** How a boat runs: metres, metres per second, watts, minutes. */
export interface Afloat {
  draught: Range;
  hullSpeed: number;
  /** Of a planing hull alone. */
  planing: Range | null;
  /** Of the planing speeds. */
  froude: Range | null;
  watts: Range;
  /** At full throttle, until the controller cuts off. */
  minutes: Range;
}

/** How a boat runs with a motor and a battery; ranges where hull and propeller are known only so well. */
export const afloatOf = (motor: DriveMotor, pack: Pack, boat: Boat): Afloat => {
  const { kg, waterline, planes } = boat;
  const [few, many] = LOAD.map((share) => share * motor.mostAmps) as [number, number];
  const watts: Range = [shaftWatts(motor, pack, few), shaftWatts(motor, pack, many)];
  const planing: Range | null = planes
    ? [crouchSpeed(CROUCH[0] * shrunk(waterline), kg, watts[0]), crouchSpeed(CROUCH[1], kg, watts[1])]
    : null;
  const minutes = (amps: number) => ((pack.milliampHours / 1000) * USABLE * 60) / amps;
  return {
    draught: draughtOf(boat),
    hullSpeed: hullSpeed(waterline),
    planing,
    froude: planing && [froudeNumber(planing[0], waterline), froudeNumber(planing[1], waterline)],
    watts,
    minutes: [minutes(many), minutes(few)],
  };
};
