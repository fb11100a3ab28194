import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../web/features/admin-product/flight/flight-table.ts';
import { emptyRow, flightInput, judgeFlight, valuesOf } from '../../../web/features/admin-product/flight/flight-values.ts'; // oxfmt-ignore
import { GROUPS } from '../../../web/features/admin-product/flight/flight-table.ts';
import { planeFacts, rocketFacts } from '../../support/builders/build-flight.ts';

const facts = (known: object): Facts => ({ __typename: 'FlightFacts', rocket: null, plane: null, ...known });

const rocket = () => {
  const { kind: _, fins, ...rest } = rocketFacts();
  return { ...rest, fins: fins.map((set) => ({ ...set, thicknessMm: 2.4, edge: 'ROUNDED' as const })) };
};

const plane = () => {
  const { kind: _, outlines: __, ...rest } = planeFacts();
  return rest;
};

describe('the form of how a model flies', () => {
  it('sends what it began with', () => {
    expect(flightInput(valuesOf(facts({ rocket: rocket() })))).toEqual({ rocket: rocket() });
    expect(flightInput(valuesOf(facts({ plane: plane() })))).toEqual({ plane: plane() });
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

  it('begins empty, and wants everything of the kind that is chosen alone', () => {
    const values = valuesOf(facts({}));
    expect(judgeFlight(values)).toEqual({});
    expect(Object.keys(judgeFlight({ ...values, kind: 'ROCKET' }))).toContain('ROCKET.fins.0.count');
    const [fins] = GROUPS.ROCKET.filter(({ name }) => name === 'fins');
    expect(emptyRow(fins!)).toMatchObject({ stage: '1', edge: 'ROUNDED', count: '' });
  });
});
