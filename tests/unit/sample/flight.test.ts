import { describe, expect, it } from 'vitest';
import { flight, type PlaneFacts, type RocketFacts } from '../../../server/models/flight.ts';
import { motorsFor } from '../../../server/models/flight.motors.ts';
import { MODEL_IDS, buildModel, modelSource } from '../../../server/sample/models/model.ts';
import { planformOf } from '../../../server/sample/models/planform.ts';
import { FLYING_MODELS } from '../../../server/sample/sample.flight.ts';

const factsOf = (id: string) => modelSource(id).flight!.facts;

describe('the models of the sample that fly', () => {
  it('are the rockets and the planes; boats, cars and parts that are sold alone do not', async () => {
    expect(MODEL_IDS.filter((id) => modelSource(id).flight).sort()).toEqual([...FLYING_MODELS]);
    const fins = await buildModel('krivan-38-2', ['sustainer-fin', 'booster-fin']);
    expect((fins.manifest as { flight?: object }).flight).toBeUndefined();
  });

  it.each(FLYING_MODELS)('%s weighs every part that leaves the ground where it stands in the model', async (id) => {
    const { manifest, parts } = await buildModel(id);
    const facts = flight.parse((manifest as { flight: unknown }).flight);
    const flown = facts.printed.map(({ partId }) => partId).sort();
    expect(flown).toEqual(parts.map((part) => part.id).filter((part) => part !== 'stand').sort()); // prettier-ignore
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
    // The guide has it balance 48 mm behind the leading edge.
    expect(lienka.balance.fromMm).toBeLessThan(48);
    expect(lienka.balance.toMm).toBeGreaterThan(48);
  });

  it('finds the mean chord of a swept wing where its strips are', () => {
    const ribs = [{ y: 0, lead: 0, chord: 200 }, { y: 400, lead: -200, chord: 200 }]; // prettier-ignore
    expect(planformOf(ribs)).toEqual({ areaMm2: 160_000, meanChordMm: 200, meanChordFromMm: 100 });
  });
});
