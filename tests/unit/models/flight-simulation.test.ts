import { describe, expect, it } from 'vitest';
import { GRAVITY, standardWeather, type Weather } from '../../../server/models/flight/simulation/air.ts';
import { fly } from '../../../server/models/flight/simulation/flight.ts';
import type { Flight } from '../../../server/models/flight/simulation/record.ts';
import type { Rocket } from '../../../server/models/flight/simulation/rocket.ts';
import type { Motor } from '../../../server/models/flight/simulation/thrust.ts';
import { REFERENCE_FLIGHTS } from './flight-designs.ts';

const CALM = standardWeather();
/** So thin that it holds nothing back. */
const VACUUM: Weather = { ...CALM, pascal: 1e-9 };

const [SIMPLE] = REFERENCE_FLIGHTS as [(typeof REFERENCE_FLIGHTS)[number]];

/** The same rocket with a motor of even thrust that burns nothing. */
const steady = (rocket: Rocket, newtons: number, seconds: number): Rocket => {
  const motor: Motor = { curve: [[0, newtons], [seconds, newtons], [seconds + 1e-6, 0]], kg: 0.02, propellantKg: 0, length: 0.07, diameter: 0.018 }; // oxfmt-ignore
  return { ...rocket, recovery: [], motors: [{ ...rocket.motors[0]!, motor, ejection: null }] };
};

const flown = (rocket: Rocket, weather: Weather, fineness = 1): Flight =>
  fly(rocket, { weather, rail: 1, tilt: 0 }, fineness);

const burnout = ({ moments }: Flight): number => Math.max(...moments.filter(({ kind }) => kind === 'BURNOUT').map(({ time }) => time)); // oxfmt-ignore

describe('a flight', () => {
  it.each(REFERENCE_FLIGHTS)('is within 5 % of the height and 3 % of the time of OpenRocket: $file', (reference) => {
    const { apogee } = fly(reference.rocket, reference.launch);
    const { up, time } = reference.theirs;
    expect(Math.abs(apogee!.up / up - 1), `${apogee!.up} m against ${up} m`).toBeLessThanOrEqual(0.05);
    expect(Math.abs(apogee!.time / time - 1), `${apogee!.time} s against ${time} s`).toBeLessThanOrEqual(0.03);
  });

  it.each([[3, 1], [8, 0.5], [20, 1.5]])('without air reaches the height of the closed form: %f N for %f s', (newtons, seconds) => {
    const rocket = steady(SIMPLE.rocket, newtons, seconds);
    const kg = rocket.frame.weights.reduce((sum, one) => sum + one.kg, 0.02);
    const pull = newtons / kg - GRAVITY;
    const speed = pull * seconds;
    const { apogee, mostSpeed } = flown(rocket, VACUUM);
    expect(mostSpeed).toBeCloseTo(speed, 3);
    expect(apogee!.up).toBeCloseTo((pull * seconds ** 2) / 2 + speed ** 2 / (2 * GRAVITY), 1);
    expect(apogee!.time).toBeCloseTo(seconds + speed / GRAVITY, 4);
  }); // oxfmt-ignore

  it.each(REFERENCE_FLIGHTS)('in calm air gains no energy once its motors are spent: $file', ({ rocket }) => {
    const flight = flown(rocket, CALM);
    const coasting = flight.samples.filter(({ time, margin }) => time >= burnout(flight) && margin !== null);
    const energies = coasting.map(({ speed, up }) => speed ** 2 / 2 + GRAVITY * up);
    const grown = energies.slice(1).map((energy, i) => energy - energies[i]!);
    expect(energies.length).toBeGreaterThan(50);
    expect(Math.max(...grown)).toBeLessThan(1e-3 * energies[0]!);
    expect(energies.at(-1)!).toBeLessThan(energies[0]!);
  });

  it.each(REFERENCE_FLIGHTS)('in wind is the same to two ten-thousandths with steps of half, a quarter and an eighth: $file', ({ rocket }) => {
    const [once, ...finer] = [1, 2, 4, 8].map((fineness) => flown(rocket, { ...CALM, wind: 3 }, fineness).apogee!);
    for (const { up, time } of finer) {
      expect(Math.abs(up / once!.up - 1)).toBeLessThan(2e-4);
      expect(Math.abs(time / once!.time - 1)).toBeLessThan(2e-4);
    }
  }); // oxfmt-ignore

  it.each(REFERENCE_FLIGHTS)('straight up without wind comes down where it began: $file', ({ rocket }) => {
    const flight = flown(rocket, CALM);
    expect(flight.samples.every(({ across }) => Math.abs(across) < 1e-9)).toBe(true);
    expect(flight.landing!.across).toBeCloseTo(0, 6);
  });

  it('drifts as far to the left in a wind from the right as the other way round', () => {
    const [left, right] = [-4, 4].map((wind) => flown(SIMPLE.rocket, { ...CALM, wind }));
    expect(left!.landing!.across).toBeCloseTo(-right!.landing!.across, 6);
    expect(right!.landing!.across).toBeGreaterThan(50);
    expect(left!.apogee!.up).toBeCloseTo(right!.apogee!.up, 6);
  });

  it('leans into the wind, and is lower for it', () => {
    const climb = flown(SIMPLE.rocket, { ...CALM, wind: 5 });
    const top = climb.samples.reduce((best, one) => (one.up > best.up ? one : best));
    expect(top.across).toBeLessThan(0);
    expect(climb.apogee!.up).toBeLessThan(flown(SIMPLE.rocket, CALM).apogee!.up);
  });

  it('falls on its parachute as fast as weight and drag agree', () => {
    const { landing, samples } = flown(SIMPLE.rocket, CALM);
    const { kg } = samples.at(-1)!;
    const terminal = Math.sqrt((2 * kg * GRAVITY) / (1.225 * SIMPLE.rocket.recovery[0]!.area));
    expect(landing!.speed).toBeCloseTo(terminal, 1);
  });

  it('is told its best delay, which an early charge does not change', () => {
    const long = flown(SIMPLE.rocket, CALM);
    const early = flown({ ...SIMPLE.rocket, motors: [{ ...SIMPLE.rocket.motors[0]!, ejection: 3 }] }, CALM);
    expect(early.coast!.afterBurnout).toBeCloseTo(long.coast!.afterBurnout, 4);
    expect(early.apogee!.up).toBeLessThan(long.apogee!.up - 10);
    expect(early.deployment!.speed).toBeGreaterThan(20);
    expect(long.coast!.time - burnout(long)).toBeCloseTo(long.coast!.afterBurnout, 9);
  });

  it('is higher in thin air', () => {
    const high = flown(SIMPLE.rocket, standardWeather(1500)).apogee!.up;
    expect(high).toBeGreaterThan(1.02 * flown(SIMPLE.rocket, CALM).apogee!.up);
  });

  it('of what is too heavy for its motor does not begin', () => {
    const { apogee, railExit, landing, moments } = flown(steady(SIMPLE.rocket, 0.5, 2), CALM);
    expect({ apogee, railExit, landing }).toEqual({ apogee: null, railExit: null, landing: null });
    expect(moments.map(({ kind }) => kind)).not.toContain('LIFTOFF');
  });
});
