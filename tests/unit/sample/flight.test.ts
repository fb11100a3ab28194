import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flight, type PlaneFacts, type RocketFacts } from '../../../server/models/flight/flight.ts';
import { motorsFor } from '../../../server/models/flight/flight-motors.ts';
import { GUIDE_TEXTS } from '../../../server/sample/guides/guide-texts.ts';
import { MODEL_IDS, buildModel, modelSource, type BuiltPart } from '../../../server/sample/models/model.ts';
import { planformOf } from '../../../server/sample/models/planform.ts';
import { FLYING_MODELS } from '../../../server/sample/flight.ts';
import { SAMPLE_PRODUCTS } from '../../../server/sample/models.ts';
import { figuresOf } from '../../../web/features/flight/plane.ts';
import { isSlow, isWeak } from '../../../web/features/flight/ascent.ts';
import { marginVerdict, stabilityOf } from '../../../web/features/flight/rocket.ts';
import { firstChoice } from '../../../web/features/flight/use-rocket-setup.ts';

const known = new Map<string, ReturnType<typeof buildModel>>();

/** A whole model, built once for all tests of this file. */
const built = (id: string): ReturnType<typeof buildModel> => {
  const model = known.get(id) ?? buildModel(id);
  known.set(id, model);
  return model;
};

const LOCALES = ['en', 'sk', 'de'] as const;

const PICTURES = JSON.parse(
  readFileSync(new URL('../../../server/sample/pictures/pictures.json', import.meta.url), 'utf8'),
) as Record<string, { dims: { id: string; mm: number }[] }>;

const stepsOf = (id: string, locale: (typeof LOCALES)[number]): string =>
  GUIDE_TEXTS[id]![locale].steps.map(({ text }) => text).join(' ');

/** Printed parts and what is built in. */
const massesOf = ({ printed, fittings }: RocketFacts | PlaneFacts, parts: readonly BuiltPart[]) => [
  ...printed.map(({ partId, ...place }) => {
    const { grams, quantity } = parts.find(({ id }) => id === partId)!;
    return { ...place, grams: grams * quantity };
  }),
  ...fittings,
];

const rocketOf = async (id: string) => {
  const { manifest, parts } = await built(id);
  const facts = flight.parse((manifest as { flight: unknown }).flight) as RocketFacts;
  const mounts = facts.mounts.map((mount) => ({ ...mount, motors: motorsFor(mount) }));
  const fins = facts.fins.map((set) => ({ thicknessMm: 3, edge: 'ROUNDED' as const, ...set }));
  const { guides = [], parachute = null } = facts;
  return { ...facts, masses: massesOf(facts, parts), mounts, fins, guides, parachute };
};

const factsOf = (id: string) => modelSource(id).flight!.facts;

describe('the models of the sample that fly', () => {
  it('are the rockets and the planes; boats, cars and parts that are sold alone do not', async () => {
    expect(MODEL_IDS.filter((id) => modelSource(id).flight).sort()).toEqual([...FLYING_MODELS]);
    const fins = await buildModel('krivan-38-2', ['sustainer-fin', 'booster-fin']);
    expect((fins.manifest as { flight?: object }).flight).toBeUndefined();
  });

  it.each(['iskra-24', 'krivan-38-2'])(
    '%s begins with motors and a rail that nothing warns of, at every stage',
    async (id) => {
      const rocket = await rocketOf(id);
      const { motors, rail } = firstChoice(rocket as unknown as Parameters<typeof firstChoice>[0]);
      const chosen = Object.fromEntries(
        rocket.mounts.map((mount) => [mount.stage, mount.motors[motors[mount.stage]!]]),
      );
      for (const { stage } of rocket.mounts) {
        const setup = { motors: chosen, noseGrams: 0, railMetres: Number(rail) };
        const { margin, ascent } = stabilityOf(rocket, setup, stage);
        expect(['USUAL', 'HIGH']).toContain(marginVerdict(margin));
        expect([isWeak(ascent!), isSlow(ascent!)]).toEqual([false, false]);
      }
    },
  );

  it.each(FLYING_MODELS)('%s weighs every part that leaves the ground where it stands in the model', async (id) => {
    const { manifest, parts } = await built(id);
    const facts = flight.parse((manifest as { flight: unknown }).flight);
    const flown = facts.printed.map(({ partId }) => partId).sort();
    expect(flown).toEqual(parts.map((part) => part.id).filter((part) => part !== 'stand').sort()); // oxfmt-ignore
    const places = facts.printed.map(({ atMm }) => atMm);
    const [front, back] = facts.kind === 'ROCKET' ? [0, facts.lengthMm] : [-200, 460];
    expect(Math.min(...places)).toBeGreaterThan(front);
    expect(Math.max(...places)).toBeLessThan(back);
  });

  it.each(['iskra-24', 'krivan-38-2'])('%s has a body without gaps from the tip to the end', (id) => {
    const { sections, lengthMm } = factsOf(id) as RocketFacts;
    let end = 0;
    for (const { fromMm, lengthMm: one } of sections) {
      expect(fromMm).toBeCloseTo(end, 6);
      end += one;
    }
    expect(end).toBeCloseTo(lengthMm, 6);
  });

  it('has room for the motors that the guides name', () => {
    const names = (factsOf('iskra-24') as RocketFacts).mounts.flatMap((mount) =>
      motorsFor(mount).map((one) => one.name),
    );
    expect(names).toEqual(expect.arrayContaining(['C11', 'D12', 'E20W']));
    expect(names).not.toContain('E12');
  });

  it('knows its wings: a trapezium of 860 mm and a rectangle with round tips of 960 mm', () => {
    const kestrel = factsOf('kestrel-860') as PlaneFacts;
    // Chords 237.64 mm in the middle and 114 mm at the tip, 425 mm each side: mean aerodynamic chord 2/3·(a² + ab + b²) ÷ (a + b).
    const [a, b] = [226 + (112 * 40) / 385, 114];
    expect(kestrel.wing.areaMm2).toBeCloseTo((a + b) * 425, -1);
    expect(kestrel.wing.meanChordMm).toBeCloseTo(((2 / 3) * (a * a + a * b + b * b)) / (a + b), 1);
    const lienka = factsOf('lienka-960') as PlaneFacts;
    expect(lienka.wing.areaMm2).toBeGreaterThan(900 * 160);
    expect(lienka.wing.areaMm2).toBeLessThan(960 * 160);
  });

  it.each([
    ['kestrel-860', 108],
    ['lienka-960', 40],
  ] as const)(
    '%s balances %i mm behind the leading edge, where its guide says, with the battery at its mark',
    async (id, atMm) => {
      const { manifest, parts } = await built(id);
      const facts = flight.parse((manifest as { flight: unknown }).flight) as PlaneFacts;
      const setup = { batteryGrams: facts.battery.choices[0]!.grams, batteryMm: facts.battery.markMm, noseGrams: 0 };
      const masses = massesOf(facts, parts);
      const { gravity, verdict } = figuresOf({ ...facts, masses }, { ...setup, motorGrams: facts.motor.choices[0]!.grams }); // oxfmt-ignore
      expect(verdict).toBe('IN_RANGE');
      expect(Math.abs(gravity.atMm - atMm)).toBeLessThan(1.5);
      for (const locale of LOCALES) expect(stepsOf(id, locale)).toContain(` ${atMm} mm `);
    },
  );

  it('iskra-24 and krivan-38-2 are stable with the motors that are meant for them, the second stage also alone', async () => {
    const iskra = await rocketOf('iskra-24');
    const small = iskra.mounts[0]!.motors.filter(({ adapter, name }) => !adapter && /^[CDE]/.test(name));
    const margins = small.map((motor) => stabilityOf(iskra, { motors: { 1: motor }, noseGrams: 0, railMetres: 1 }, 1).margin); // oxfmt-ignore
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(1);
    const krivan = await rocketOf('krivan-38-2');
    const [lower, upper] = [krivan.mounts[0]!, krivan.mounts[1]!].map(({ motors }) => motors.filter(({ adapter }) => !adapter)); // oxfmt-ignore
    expect(lower!.map(({ diameterMm }) => diameterMm)).toEqual([38, 38, 38]);
    for (const motor of lower!) {
      const setup = { motors: { 1: motor, 2: upper![0] }, noseGrams: 0, railMetres: 1 };
      expect(stabilityOf(krivan, setup, 1).margin).toBeGreaterThanOrEqual(1);
    }
    const alone = upper!.filter((motor) => stabilityOf(krivan, { motors: { 1: lower![0], 2: motor }, noseGrams: 0, railMetres: 1 }, 2).margin >= 1); // oxfmt-ignore
    expect(alone.map(({ name }) => name)).toEqual(expect.arrayContaining(['C11', 'D12', 'D15T', 'E20W']));
  });

  it('are dimensioned in their plans at the point where they balance', () => {
    for (const [id, plan, atMm] of [
      ['kestrel-860', 'd-kestrel-plan', 108],
      ['lienka-960', 'd-lienka-plan', 40],
    ] as const) {
      // oxfmt-ignore
      const { balance } = factsOf(id) as PlaneFacts;
      const dims = Object.fromEntries(PICTURES[plan]!.dims.map((dim) => [dim.id, dim.mm]));
      expect(dims['centreOfGravity'], id).toBe(atMm);
      expect(balance.fromMm <= atMm && atMm <= balance.toMm, id).toBe(true);
      if (dims['neutralPoint']) expect(dims['neutralPoint'], id).toBe(Math.round(balance.neutralMm));
    }
  });

  it('name the weight in the nose alike in the flight facts, the shopping list and the guide', () => {
    for (const id of FLYING_MODELS) {
      const nose = factsOf(id).fittings.find(({ name }) => name.en.startsWith('Nose weight'));
      const product = SAMPLE_PRODUCTS.find(({ model, texts }) => model?.id === id && texts.en.printInfo)!;
      for (const locale of LOCALES) {
        const listed = product.texts[locale].printInfo!.rcComponents.map(({ name }) => name);
        const weights = listed.filter((name) => /weight|Záťaž|ballast/.test(name));
        expect(weights.map((name) => name.split(', ')[1])).toEqual(nose ? [`${nose.grams} g`] : []);
        const hardware = GUIDE_TEXTS[id]![locale].hardware.join(' ');
        if (nose) expect(hardware).toContain(`${nose.grams} g `);
      }
    }
  });

  it('finds the mean chord of a swept wing where its strips are', () => {
    const ribs = [{ y: 0, lead: 0, chord: 200 }, { y: 400, lead: -200, chord: 200 }]; // oxfmt-ignore
    expect(planformOf(ribs)).toEqual({ areaMm2: 160_000, meanChordMm: 200, meanChordFromMm: 100 });
  });
});
