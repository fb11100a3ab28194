import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../web/features/admin-product/flight/flight-table.ts';
import { placeOf, refusalOf } from '../../../web/features/admin-product/flight/flight-refusals.ts';
import { emptyRow, flightInput, judgeFlight, valuesOf } from '../../../web/features/admin-product/flight/flight-values.ts'; // oxfmt-ignore
import { GROUPS } from '../../../web/features/admin-product/flight/flight-table.ts';
import { boatFacts, carFacts, planeFacts, rocketFacts } from '../../support/builders/build-flight.ts';

const facts = (known: object): Facts => ({
  __typename: 'FlightFacts',
  rocket: null,
  plane: null,
  car: null,
  boat: null,
  ...known,
});

const rocket = () => {
  const { kind: _, fins, ...rest } = rocketFacts();
  return { ...rest, fins: fins.map((set) => ({ ...set, thicknessMm: 2.4, edge: 'ROUNDED' as const })) };
};

const plane = () => {
  const { kind: _, outlines: __, ...rest } = planeFacts();
  return rest;
};

const car = () => {
  const { kind: _, ...rest } = carFacts();
  return rest;
};

const boat = () => {
  const { kind: _, ...rest } = boatFacts();
  return rest;
};

describe('the form of how a model moves', () => {
  it('sends what it began with', () => {
    expect(flightInput(valuesOf(facts({ rocket: rocket() })))).toEqual({ rocket: rocket() });
    expect(flightInput(valuesOf(facts({ plane: plane() })))).toEqual({ plane: plane() });
    expect(flightInput(valuesOf(facts({ car: car() })))).toEqual({ car: car() });
    for (const planes of [true, false]) {
      const known = { boat: { ...boat(), planes } };
      expect(flightInput(valuesOf(facts(known)))).toEqual(known);
    }
    expect(flightInput(valuesOf(facts({})))).toEqual({});
  });

  it('takes a comma, and a battery of which nobody said the cells', () => {
    const values = valuesOf(facts({ plane: plane() }));
    const typed = { ...values, PLANE: { ...values.PLANE, nose: [{ noseMm: '-12,5' }] } };
    expect(judgeFlight(typed)).toEqual({});
    expect(flightInput(typed).plane).toMatchObject({ noseMm: -12.5, battery: { choices: [{ grams: 112 }] } });
  });

  it('wants all of a battery or nothing, and figures within their bounds', () => {
    const values = valuesOf(facts({ plane: plane() }));
    const [battery] = values.PLANE.batteries!;
    const typed = {
      ...values,
      PLANE: {
        ...values.PLANE,
        batteries: [{ ...battery, pack: { cells: '2.5', milliampHours: '' } }],
        nose: [{ noseMm: '9999' }],
      },
    };
    expect(Object.keys(judgeFlight(typed))).toEqual([
      'PLANE.batteries.0.pack.cells',
      'PLANE.batteries.0.pack.milliampHours',
      'PLANE.nose.0.noseMm',
    ]);
  });

  it('wants all of a battery and of a motor of a car, and says between which bounds a figure is', () => {
    const values = valuesOf(facts({ car: car() }));
    const [battery] = values.CAR.batteries!;
    const [chassis] = values.CAR.chassis!;
    const typed = {
      ...values,
      CAR: {
        ...values.CAR,
        chassis: [{ ...chassis, driven: '1,5' }],
        batteries: [{ ...battery, pack: { cells: '2.5', milliampHours: '' } }],
      },
    };
    expect(judgeFlight(typed)).toEqual({
      'CAR.chassis.0.driven': { id: 'catalogue.flight.error.bounds', values: { least: 0.1, most: 1 } },
      'CAR.batteries.0.pack.cells': { id: 'catalogue.flight.error.whole' },
      'CAR.batteries.0.pack.milliampHours': { id: 'catalogue.edit.error.required' },
    });
  });

  it.each([
    ['flight.car.tyreMm', 'CAR.chassis.0.tyreMm'],
    ['flight.boat.beamMm', 'BOAT.hull.0.beamMm'],
    ['flight.boat.motors.2.power.mostAmps', 'BOAT.bareMotors.2.power.mostAmps'],
    ['flight.plane.battery.markMm', 'PLANE.battery.0.markMm'],
    ['flight.plane.battery.choices.1.name.sk', 'PLANE.batteries.1.name.sk'],
    ['flight.plane.wing.areaMm2', 'PLANE.wing.0.areaMm2'],
    ['flight.rocket.mounts', 'ROCKET.mounts.0.stage'],
    ['flight.rocket.noseMm', 'ROCKET.body.0.noseMm'],
    ['flight', null],
    ['flight.car.weather', null],
  ])('tells what the server refuses at %s in its own place', (path, place) => expect(placeOf(path)).toBe(place));

  it('says what a figure has to fit, and no more than that it is wrong where the server alone knows', () => {
    expect(refusalOf('BOAT.hull.0.beamMm', 'CUSTOM').id).toBe('catalogue.flight.error.beamMm');
    expect(refusalOf('BOAT.hull.0.beamMm', 'TOO_BIG').id).toBe('catalogue.edit.error.wrong');
    expect(refusalOf('BOAT.hull.0.waterlineMm', 'CUSTOM').id).toBe('catalogue.edit.error.wrong');
  });

  it('begins empty, and wants everything of the kind that is chosen alone', () => {
    const values = valuesOf(facts({}));
    expect(judgeFlight(values)).toEqual({});
    expect(Object.keys(judgeFlight({ ...values, kind: 'ROCKET' }))).toContain('ROCKET.fins.0.count');
    expect(Object.keys(judgeFlight({ ...values, kind: 'BOAT' }))).toEqual([
      ...['waterlineMm', 'beamMm', 'builtInGrams'].map((name) => `BOAT.hull.0.${name}`),
      ...['name.en', 'name.sk', 'name.de', 'grams', 'pack.cells', 'pack.milliampHours'].map((name) => `BOAT.batteries.0.${name}`), // oxfmt-ignore
      ...['name.en', 'name.sk', 'name.de', 'grams', 'power.kv', 'power.ohms', 'power.idleAmps', 'power.mostAmps'].map((name) => `BOAT.bareMotors.0.${name}`), // oxfmt-ignore
    ]);
    const [fins] = GROUPS.ROCKET.filter(({ name }) => name === 'fins');
    expect(emptyRow(fins!)).toMatchObject({ stage: '1', edge: 'ROUNDED', count: '' });
  });
});
