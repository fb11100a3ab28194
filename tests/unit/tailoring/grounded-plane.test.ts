import { describe, expect, it } from 'vitest';
import { changedFlight } from '../../../server/models/flight/changed-flight.ts';
import type { PlaneFacts } from '../../../server/models/flight/flight.ts';
import { groundedChoice } from '../../../server/models/tailoring/grounded-choice.ts';
import { LIENKA } from '../../../server/sample/models/planes/lienka.ts';
import { planeFacts } from '../../support/builders/build-flight.ts';
import { tailor } from '../../support/tailor.ts';

const words = (text: string) => ({ en: text, sk: text, de: text });
const PARTS = [{ id: 'nose', name: words('Nose'), grams: 41.5, quantity: 1 }];
const POWER = { kv: 1000, ohms: 0.09, idleAmps: 0.5, diameterInches: 9, pitchInches: 5 };
const PACK = { cells: 3, milliampHours: 1300 };

/** It balances 46 to 55 mm behind its leading edge, of 37 to 53, and pulls as much as it weighs. */
const facts = (): PlaneFacts => {
  const plane = planeFacts();
  return {
    ...plane,
    battery: { ...plane.battery, choices: [{ name: words('3S'), grams: 112, pack: PACK }] },
    motor: { ...plane.motor, choices: [{ name: words('2212'), grams: 66, power: POWER }] },
    fittings: [{ name: words('Wing'), stage: 1, grams: 600, atMm: 100 }],
  };
};

const grounded = (flight: unknown, shares = {}, plane = facts()) =>
  groundedChoice({ flight: plane, parts: PARTS }, { flight, shares }, { flight: null, shares: {} });

const motors = (grams: number, power = POWER) => ({ motor: { choices: [{ name: words('Another'), grams, power }] } });

describe('a plane as it was chosen', () => {
  it('may fly where a battery balances it somewhere on its rail', () => {
    expect(grounded(null)).toBeNull();
    expect(grounded(motors(50))).toBeNull();
  });

  it('should not fly where it is heavy in front or behind wherever its battery stands', () => {
    expect(grounded(motors(140))).toBe('NOSE_HEAVY');
    expect(grounded(motors(10))).toBe('TAIL_HEAVY');
    expect(grounded({ fittings: [{ atMm: 120 }] })).toBe('TAIL_HEAVY');
    expect(grounded(null, { nose: 20 }, { ...facts(), printed: [{ partId: 'nose', stage: 1, atMm: 150 }] })).toBe('TAIL_HEAVY'); // oxfmt-ignore
  });

  it('should not fly where no motor lets it climb, as far as somebody said what they do', () => {
    expect(grounded(motors(66, { ...POWER, kv: 300 }))).toBe('WEAK');
    const silent = facts();
    silent.battery.choices = planeFacts().battery.choices;
    expect(grounded(motors(66, { ...POWER, kv: 300 }), {}, silent)).toBeNull();
  });

  it('may fly where one of its motors and batteries flies it', () => {
    const { choices } = motors(140).motor;
    expect(grounded({ motor: { choices: [...choices, ...motors(60).motor.choices] } })).toBeNull();
  });

  it('is not judged where it does not fly by standard either, nor where it is none', () => {
    expect(grounded(motors(140), {}, { ...facts(), balance: { fromMm: 90, toMm: 95, neutralMm: 100 } })).toBeNull();
    expect(grounded({ motor: { choices: 'none' } })).toBeNull();
  });
});

describe('the motors of a plane', () => {
  it('are those that the program names, and no others', () => {
    expect(changedFlight(facts(), motors(40))).toMatchObject({ motor: { atMm: -182, choices: [{ grams: 40 }] } });
    const two = { motor: { choices: [...motors(40).motor.choices, ...motors(50).motor.choices] } };
    expect(changedFlight(facts(), two)).toMatchObject({ motor: { choices: [{ grams: 40 }, { grams: 50 }] } });
  });

  it.each([
    ['none at all', []],
    ['too many', Array.from({ length: 21 }, () => motors(40).motor.choices[0])],
    ['one without a weight', [{ name: words('Air') }]],
    ['one with a name that is a book', [{ name: words('x'.repeat(61)), grams: 40 }]],
  ])('make no flight where they are %s', (_, choices) => {
    expect(changedFlight(facts(), { motor: { choices } })).toBeNull();
  });

  it('are on the Lienka the chosen one and those on the same holes, and its parts are called by it', async () => {
    const madeFor = async (motor: string, servo = '9g') => {
      const made = await tailor(LIENKA.tailoring!.program, { motor, servo, bed: 'whole', name: '' }, null);
      if ('fault' in made) throw new Error(made.fault);
      return made;
    };
    const namesFor = async (motor: string) => {
      const { flight: by } = await madeFor(motor);
      const flight = changedFlight({ ...LIENKA.flight!.facts, printed: [] }, by) as PlaneFacts;
      return flight.motor.choices.map(({ name }) => name.sk);
    };
    const calledFor = async (motor: string, servo: string) =>
      (await madeFor(motor, servo)).solids.flatMap(({ name }) => name?.sk ?? []);
    expect(await namesFor('2212')).toEqual(LIENKA_STANDARD.map(({ name }) => name.sk));
    expect((await namesFor('2216'))[0]).toBe('2216, 10 × 5');
    expect(await namesFor('2216')).toHaveLength(3);
    expect(await namesFor('2207')).toEqual(['2207, 6 × 4,5']);
    expect(await calledFor('2212', '9g')).toEqual([]);
    expect(await calledFor('2207', '12g')).toEqual([
      'Trup, predok, na motor 2207',
      'Vnútorný diel krídla, ľavý, na servo 12\u00a0g',
      'Vnútorný diel krídla, pravý, na servo 12\u00a0g',
    ]);
  });
});

const LIENKA_STANDARD = (LIENKA.flight!.facts as PlaneFacts).motor.choices;
