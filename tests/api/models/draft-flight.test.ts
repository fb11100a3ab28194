import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDrafts, type Drafts } from '../../support/builders/build-draft.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { boatFacts, carFacts, planeFacts, rocketFacts } from '../../support/builders/build-flight.ts';
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

const car = (more: object = {}) => {
  const { kind: _, ...facts } = carFacts();
  return { ...facts, ...more };
};

const boat = (more: object = {}) => {
  const { kind: _, ...facts } = boatFacts();
  return { ...facts, ...more };
};

const batteryOf = (pack: object) => {
  const [battery] = carFacts().batteries;
  return { ...battery!, pack: { ...battery!.pack, ...pack } };
};

const motorOf = (power: object) => {
  const [motor] = carFacts().motors;
  return { ...motor!, power: { ...motor!.power, ...power } };
};

const begun = async (): Promise<{ id: string; productId: number }> => {
  const { productId } = await buildFiles(shop.ctx());
  return { id: (await drafts.begin(productId)).id, productId };
};

const say = (id: string, flight: object) => drafts.call('editModelDraft', { id, input: { flight } });

const flightOfDraft = async (id: string) =>
  (await shop.ctx().sql<{ flight: Record<string, unknown> | null }>('SELECT flight FROM model_draft WHERE id = $1', [id]))[0]!.flight; // oxfmt-ignore

const DRIVE = `{ __typename
  ... on CarDrive { printedGrams builtInGrams gear driven motors { name power { mostAmps } } batteries { name } }
  ... on BoatDrive { printedGrams builtInGrams waterlineMm planes motors { name power { mostAmps } } batteries { name } } }`;

/** What the page tells of the drive, and what it will tell. */
const drives = async (id: number) => {
  const query = `query ($id: Int!) { product(id: $id) { drive ${DRIVE} }
    modelDraft(productId: $id) { flightPreview { __typename } drivePreview ${DRIVE} } }`;
  const { data } = await shop.graphql<{
    product: { drive: object | null };
    modelDraft: { flightPreview: object | null; drivePreview: object | null } | null;
  }>(query, { id }, { headers: drafts.headers });
  return { sold: data.product.drive, draft: data.modelDraft };
};

const CHOICES = `builtInGrams batteries { name { en sk de } grams pack { cells milliampHours } }
  motors { name { en sk de } grams power { kv ohms idleAmps mostAmps } }`;

/** As sellers read it again. */
const factsOfDraft = async (id: number) => {
  const query = `query ($id: Int!) { modelDraft(productId: $id) { flight { rocket { lengthMm } plane { noseMm }
    car { gear tyreMm frontMm2 driven ${CHOICES} } boat { waterlineMm beamMm planes ${CHOICES} } } } }`;
  const { data } = await shop.graphql<{ modelDraft: { flight: object } }>(query, { id }, { headers: drafts.headers });
  return data.modelDraft.flight;
};

describe('how a draft flies, drives or runs', () => {
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

  it.each([
    ['a car', { car: car() }, { __typename: 'CarDrive', gear: 26.3, driven: 1 }],
    ['a boat', { boat: boat() }, { __typename: 'BoatDrive', waterlineMm: 370, planes: true }],
  ])('is the drive of %s, shown before it is published and the same afterwards', async (_, said, told) => {
    const { id, productId } = await begun();
    expect((await say(id, said)).error).toBeUndefined();
    const before = await drives(productId);
    expect(before).toMatchObject({
      sold: null,
      draft: {
        flightPreview: null,
        drivePreview: { ...told, printedGrams: 41.5 + 3 * 12, motors: [{ name: '3536' }] },
      },
    });
    expect(await factsOfDraft(productId)).toMatchObject(said);
    await drafts.call('editModelDraft', { id, input: { revision: '2' } });
    expect((await drafts.publish(id)).error).toBeUndefined();
    expect((await drives(productId)).sold).toEqual(before.draft!.drivePreview);
    await drafts.begin(productId);
    expect(await factsOfDraft(productId)).toMatchObject(said);
  });

  it('is no drive any more in the next version once somebody says so, or that it flies', async () => {
    const { id, productId } = await begun();
    await say(id, { boat: boat() });
    await drafts.call('editModelDraft', { id, input: { revision: '2' } });
    await drafts.publish(id);
    const next = await drafts.begin(productId);
    await say(next.id, { plane: plane() });
    expect((await drives(productId)).draft).toMatchObject({ flightPreview: {}, drivePreview: null });
    await say(next.id, {});
    await drafts.call('editModelDraft', { id: next.id, input: { revision: '3' } });
    expect((await drafts.publish(next.id)).error).toBeUndefined();
    expect((await drives(productId)).sold).toBeNull();
  });

  it('stays as the version before has it where a draft that was begun earlier says nothing of it', async () => {
    const { id, productId } = await begun();
    await say(id, { car: car() });
    await drafts.call('editModelDraft', { id, input: { revision: '2' } });
    await drafts.publish(id);
    const next = await drafts.begin(productId);
    await shop.ctx().sql('UPDATE model_draft SET flight = NULL WHERE id = $1', [next.id]);
    await drafts.call('editModelDraft', { id: next.id, input: { revision: '3' } });
    await drafts.publish(next.id);
    expect((await drives(productId)).sold).toMatchObject({ __typename: 'CarDrive' });
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
    ['of a car and a boat', { car: car(), boat: boat() }],
    ['without a battery', { car: car({ batteries: [] }) }],
    ['with eleven motors', { boat: boat({ motors: Array(11).fill(boatFacts().motors[0]) }) }],
  ])('is refused %s', async (_, flight) => {
    const { id } = await begun();
    expect((await say(id, flight)).error?.code).toBe('VALIDATION_FAILED');
    expect(await flightOfDraft(id)).toBeNull();
  });

  it.each([
    ['flight.car.gear', 'TOO_SMALL', { car: car({ gear: 0 }) }],
    ['flight.car.tyreMm', 'TOO_BIG', { car: car({ tyreMm: 1001 }) }],
    ['flight.car.frontMm2', 'TOO_SMALL', { car: car({ frontMm2: 99 }) }],
    ['flight.car.driven', 'TOO_BIG', { car: car({ driven: 1.1 }) }],
    ['flight.car.builtInGrams', 'TOO_SMALL', { car: car({ builtInGrams: -1 }) }],
    ['flight.boat.waterlineMm', 'TOO_BIG', { boat: boat({ waterlineMm: 5001 }) }],
    ['flight.boat.beamMm', 'CUSTOM', { boat: boat({ beamMm: 371 }) }],
    ['flight.boat.batteries.0.pack.cells', 'TOO_BIG', { boat: boat({ batteries: [batteryOf({ cells: 13 })] }) }],
    ['flight.boat.batteries.0.pack.milliampHours', 'TOO_SMALL', { boat: boat({ batteries: [batteryOf({ milliampHours: 9 })] }) }], // oxfmt-ignore
    ['flight.car.motors.0.power.kv', 'TOO_SMALL', { car: car({ motors: [motorOf({ kv: 9 })] }) }],
    ['flight.car.motors.0.power.ohms', 'TOO_SMALL', { car: car({ motors: [motorOf({ ohms: 0 })] }) }],
    ['flight.car.motors.0.power.idleAmps', 'TOO_SMALL', { car: car({ motors: [motorOf({ idleAmps: -1 })] }) }],
    ['flight.car.motors.0.power.mostAmps', 'CUSTOM', { car: car({ motors: [motorOf({ mostAmps: 1.5 })] }) }],
  ])('is refused at %s as %s', async (path, code, flight) => {
    const { id } = await begun();
    expect((await say(id, flight)).error).toMatchObject({ code: 'VALIDATION_FAILED', args: { [path]: code } });
    expect(await flightOfDraft(id)).toBeNull();
  });
});
