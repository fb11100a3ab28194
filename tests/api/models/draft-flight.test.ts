import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDrafts, type Drafts } from '../../support/builders/build-draft.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { planeFacts, rocketFacts } from '../../support/builders/build-flight.ts';
import { AFTER_PUBLISHING, startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop({ without: AFTER_PUBLISHING });
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const rocket = (more: object = {}) => {
  const { kind: _, fins, ...facts } = rocketFacts();
  return { ...facts, fins: fins.map((set) => ({ thicknessMm: 2, edge: 'ROUNDED', ...set })), ...more };
};

const plane = (more: object = {}) => {
  const { kind: _, outlines: __, ...facts } = planeFacts();
  return { ...facts, ...more };
};

const begun = async (): Promise<{ id: string; productId: number }> => {
  const { productId } = await buildFiles(shop.ctx());
  return { id: (await drafts.begin(productId)).id, productId };
};

const say = (id: string, flight: object) => drafts.call('editModelDraft', { id, input: { flight } });

const flightOfDraft = async (id: string) =>
  (await shop.ctx().sql<{ flight: Record<string, unknown> | null }>('SELECT flight FROM model_draft WHERE id = $1', [id]))[0]!.flight; // oxfmt-ignore

describe('how a draft flies', () => {
  it('is what the seller says, and what its product’s page tells once it is published', async () => {
    const { id, productId } = await begun();
    expect((await say(id, { rocket: rocket() })).error).toBeUndefined();
    expect(await flightOfDraft(id)).toMatchObject({ kind: 'ROCKET', lengthMm: 360 });
    await drafts.call('editModelDraft', { id, input: { revision: '2' } });
    expect((await drafts.publish(id)).error).toBeUndefined();
    const { data } = await shop.graphql<{ product: { flight: { lengthMm: number; masses: object[] } } }>(
      'query ($id: Int!) { product(id: $id) { flight { ... on RocketFlight { lengthMm masses { name } } } } }',
      { id: productId },
    );
    expect(data.product.flight.lengthMm).toBe(360);
    expect(data.product.flight.masses).toHaveLength(3);
    const next = await drafts.begin(productId);
    expect(await flightOfDraft(next.id)).toMatchObject({ kind: 'ROCKET' });
    await say(next.id, {});
    expect(await flightOfDraft(next.id)).toEqual({ kind: 'NONE' });
  });

  it('draws a tapered wing of these figures', async () => {
    const { id } = await begun();
    const wing = { areaMm2: 120_000, spanMm: 1000, rootMm: 160, meanChordMm: 124.4, meanChordFromMm: 17.8, maxLift: 1.1 }; // oxfmt-ignore
    expect((await say(id, { plane: plane({ wing }) })).error).toBeUndefined();
    const { outlines } = (await flightOfDraft(id)) as { outlines: number[][][] };
    // Tip 80 mm, taper 0.5: the mean chord begins at 4/9 of the sweep.
    expect(outlines[0]!.map((point) => point.map(Math.round))).toEqual([[0, 0], [40, 500], [120, 500], [160, 0]]); // oxfmt-ignore
  });

  it.each([
    ['of two kinds', { rocket: rocket(), plane: plane() }],
    ['with a tube of two diameters', { rocket: rocket({ sections: [{ shape: 'TUBE', stage: 1, fromMm: 0, lengthMm: 9, foreMm: 30, aftMm: 34 }] }) }], // oxfmt-ignore
    [
      'with two mounts of one stage',
      { rocket: rocket({ mounts: [rocketFacts().mounts[0], rocketFacts().mounts[0]] }) },
    ],
    ['behind its neutral point', { plane: plane({ balance: { fromMm: 37, toMm: 70, neutralMm: 60 } }) }],
    ['with a wing of another area', { plane: plane({ wing: { ...planeFacts().wing, areaMm2: 900_000 } }) }],
    ['out of all bounds', { plane: plane({ noseMm: 1e9 }) }],
  ])('is refused %s', async (_, flight) => {
    const { id } = await begun();
    expect((await say(id, flight)).error?.code).toBe('VALIDATION_FAILED');
    expect(await flightOfDraft(id)).toBeNull();
  });
});
