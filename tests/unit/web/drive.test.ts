import { describe, expect, it } from 'vitest';
import { afloatOf, crouchSpeed, draughtOf, froudeNumber, hullSpeed, shaftWatts } from '../../../server/models/flight/simulation/boat.ts'; // oxfmt-ignore
import { drivenOf, unloadedSpeed, type Car, type DriveMotor } from '../../../server/models/flight/simulation/car.ts';
import { drive } from '../../../server/models/flight/drive.ts';
import { DUNAJ_DRIVE, GEMER_DRIVE, HRON_DRIVE } from '../../../server/sample/models/drives.ts';

const within = (value: number, expected: number, share = 0.01) =>
  expect(Math.abs(value / expected - 1), `${value} against ${expected}`).toBeLessThanOrEqual(share);

const MOTOR: DriveMotor = { kv: 3000, ohms: 0.02, idleAmps: 1.5, mostAmps: 60 };
const PACK = { cells: 2, milliampHours: 5000 };
const CAR: Car = { kg: 1.5, gear: 8, tyre: 0.065, front: 0.02, driven: 1 };
const AIR = 1.225;
const G = 9.80665;

describe('a car', () => {
  it('of 3,000 rpm/V on 8.4 V and a gear of 8 turns tyres of 65 mm at 10.7 m/s without load', () => {
    // 25,200 rpm ÷ 60 ÷ 8 = 52.5 turns a second of 0.2042 m.
    within(unloadedSpeed({ motor: MOTOR, pack: PACK, car: CAR }), 10.72);
  });

  it('drives slower than that, where push and resistance are the same', () => {
    const { topSpeed, unloaded } = drivenOf(MOTOR, PACK, CAR, AIR);
    // On asphalt 0.22 N of rolling, 0.55 N of air and the motor's own current cost about 1 % of the speed; near empty the battery has 5/6 of the voltage.
    expect(topSpeed[1] / unloaded).toBeGreaterThan(0.95);
    expect(topSpeed[1]).toBeLessThan(unloaded);
    within(topSpeed[0] / unloaded, 5 / 6, 0.04);
    const again = drivenOf(MOTOR, PACK, { ...CAR, kg: 3 }, AIR).topSpeed;
    expect(again[0]).toBeLessThan(topSpeed[0]);
  });

  it('pulls away no faster than its tyres hold: 0.4 g to 0.9 g with all wheels driven, half of it with one axle', () => {
    const strong = { ...MOTOR, mostAmps: 500, ohms: 0.001 };
    const pack = { cells: 2, milliampHours: 50_000 };
    const all = drivenOf(strong, pack, CAR, AIR);
    within(all.acceleration[0], 0.4 * G);
    within(all.acceleration[1], 0.9 * G);
    expect(all.slips).toEqual([true, true]);
    within(drivenOf(strong, pack, { ...CAR, driven: 0.5 }, AIR).acceleration[1], 0.45 * G);
  });

  it('pulls away as its motor pushes where that is less', () => {
    const weak = { ...MOTOR, mostAmps: 6 };
    // (6 − 1.5) A · 0.003183 N·m/A · 8 · 0.9 ÷ 0.0325 m = 3.17 N, less 0.22 N of rolling, on 1.5 kg.
    within(drivenOf(weak, PACK, CAR, AIR).acceleration[1], 1.97, 0.02);
    expect(drivenOf(weak, PACK, CAR, AIR).slips).toEqual([false, false]);
  });

  it('does not move where the motor cannot overcome the ground', () => {
    const { topSpeed, acceleration } = drivenOf({ ...MOTOR, mostAmps: 1.5 }, PACK, CAR, AIR);
    expect([...topSpeed, ...acceleration].every((value) => value < 1e-6)).toBe(true);
  });

  it('lasts longer at half its speed on asphalt than at full speed on soil', () => {
    const { minutes } = drivenOf(MOTOR, PACK, CAR, AIR);
    expect(minutes[0]).toBeLessThan(minutes[1]);
    // No slower than what bearings and brushes take alone: 4 Ah ÷ 1.5 A.
    expect(minutes[1]).toBeLessThan((4 / 1.5) * 60);
  });
});

describe('a boat', () => {
  it('with a waterline of 25 ft has a hull speed of 6.7 knots, and a Froude number of 0.4 there', () => {
    // 1.34 · √25 = 6.7; the wave of v²·2π ÷ g is as long as the waterline at v ÷ √(g·L) = 1 ÷ √(2π).
    within(hullSpeed(25 * 0.3048), 6.7 * 0.514_444);
    within(froudeNumber(hullSpeed(7.62), 7.62), 1 / Math.sqrt(2 * Math.PI), 0.01);
  });

  it('of 4,000 lb with 200 hp and C = 150 planes at 33.5 mph by Crouch’s formula', () => {
    // 150 ÷ √20
    within(crouchSpeed(150, 4000 * 0.453_592, 200 * 745.7), 33.54 * 0.447_04);
    within(crouchSpeed(190, 4000 * 0.453_592, 200 * 745.7), 42.49 * 0.447_04);
  });

  it('displaces its mass: 1 kg on 0.4 m by 0.1 m draws 42 to 56 mm with block coefficients of 0.6 and 0.45', () => {
    const [least, most] = draughtOf({ kg: 1, waterline: 0.4, beam: 0.1, planes: false });
    within(least, 0.041_67);
    within(most, 0.055_56);
  });

  it('has at the shaft what voltage, windings and idle current leave', () => {
    // (7.6 − 20 · (0.0072 + 0.02)) V · (20 − 1.5) A
    within(shaftWatts(MOTOR, PACK, 20), (7.6 - 20 * 0.0272) * 18.5, 0.001);
    expect(shaftWatts(MOTOR, PACK, 1)).toBe(0);
  });

  it('tells a planing speed for planing hulls alone, brought down to its length at the lower end', () => {
    const hull = { kg: 1, waterline: 0.375, beam: 0.11, planes: true };
    const { planing, watts, hullSpeed: slow } = afloatOf(MOTOR, PACK, hull);
    // (0.375 ÷ 6)^¼ = 0.5
    within(planing![0], crouchSpeed(75, 1, watts[0]));
    within(planing![1], crouchSpeed(190, 1, watts[1]));
    expect(planing![0]).toBeGreaterThan(slow);
    expect(afloatOf(MOTOR, PACK, { ...hull, planes: false }).planing).toBeNull();
  });

  it('lasts 4 Ah ÷ 60 A at the most that the motor bears', () => {
    const { minutes } = afloatOf(MOTOR, PACK, { kg: 1, waterline: 0.4, beam: 0.1, planes: false });
    within(minutes[0], 4);
    within(minutes[1], 4 / 0.6);
  });
});

describe('the sample', () => {
  it('bears figures that a car and boats can have', () => {
    for (const facts of [GEMER_DRIVE, DUNAJ_DRIVE, HRON_DRIVE]) expect(drive.parse(facts)).toEqual(facts);
    const [motor, battery] = [GEMER_DRIVE.motors[0]!, GEMER_DRIVE.batteries[0]!];
    const crawler = { kg: 2, gear: 26.3, tyre: 0.112, front: 0.03, driven: 1 };
    const { topSpeed } = drivenOf(motor.power, battery.pack, crawler, AIR);
    // Rock crawlers walk: 3 to 8 km/h.
    expect(topSpeed[0] * 3.6).toBeGreaterThan(3);
    expect(topSpeed[1] * 3.6).toBeLessThan(8);
  });
});
