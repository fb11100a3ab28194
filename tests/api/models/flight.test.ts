import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import { flight as flightSchema } from '../../../server/models/flight/flight.ts';
import { addFlight, modelsWithoutFlight } from '../../../server/models/flight/flight.service.ts';
import { assignModel, publishVersion } from '../../../server/models/models.service.ts';
import { buildManifest } from '../../support/builders/build-files.ts';
import { planeFacts, rocketFacts } from '../../support/builders/build-flight.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

let serial = 0;

/** A product of a nose and three fins, with or without flight facts. */
const modelled = async (ctx: Ctx, facts?: object): Promise<{ id: number; modelId: string; versionId: string }> => {
  const modelId = `flying-${++serial}`;
  const id = await buildProduct(ctx, { productType: 'DIGITAL', taxClass: 'digital' });
  await assignModel(ctx, id, modelId);
  const stored = await ctx.shop.files.put(Buffer.from(`solid ${modelId}`));
  const files = [
    { partId: 'nose', kind: 'STL' as const, locale: null, name: 'STL/nose.stl', format: 'STL', ...stored },
  ];
  const versionId = await publishVersion(ctx, {
    modelId,
    manifest: { ...buildManifest(), flight: facts },
    files,
    previewKey: null,
  });
  return { id, modelId, versionId };
};

const FLIGHT = `query ($id: Int!) { product(id: $id) { flight { __typename
  ... on RocketFlight { lengthMm masses { name grams atMm printed } mounts { stage diameterMm motors { name diameterMm lengthMm adapter } } }
  ... on PlaneFlight { masses { name grams } battery { choices { name grams } } balance { fromMm toMm } } } } }`;

interface Answer {
  product: {
    flight: {
      __typename: string;
      masses: { name: string; grams: number; atMm: number; printed: boolean }[];
      mounts: { motors: { name: string; diameterMm: number; lengthMm: number; adapter: boolean }[] }[];
      battery: { choices: { name: string }[] };
    } | null;
  };
}
const ask = async (id: number, language = 'en') =>
  (await shop.graphql<Answer>(FLIGHT, { id }, { headers: { 'accept-language': language } })).data.product.flight;

describe('Product.flight', () => {
  it('weighs a rocket by the manifest’s grams of all copies, and by what is built in', async () => {
    const { id } = await modelled(shop.ctx(), rocketFacts());
    const flight = (await ask(id))!;
    const [nose, fin] = buildManifest().parts;
    expect(flight.__typename).toBe('RocketFlight');
    expect(flight.masses).toEqual([
      { name: nose!.name.en, grams: nose!.grams, atMm: 60, printed: true },
      { name: fin!.name.en, grams: fin!.grams * fin!.quantity, atMm: 320, printed: true },
      { name: 'Parachute', grams: 14, atMm: 160, printed: false },
    ]);
  });

  it('lists the motors that fit the mount: none too long, none too thick, adapters last', async () => {
    const { id } = await modelled(shop.ctx(), rocketFacts());
    const motors = (await ask(id))!.mounts[0]!.motors;
    expect(motors.length).toBeGreaterThan(15);
    expect(motors.map(({ name }) => name)).toEqual(expect.arrayContaining(['D12', 'C6']));
    expect(
      motors.filter(({ diameterMm, lengthMm }) => diameterMm > 24 || (diameterMm === 24 && lengthMm > 70)),
    ).toEqual([]);
    const adapters = motors.map(({ adapter }) => adapter);
    expect(adapters).toEqual([...adapters].sort((a, b) => Number(a) - Number(b)));
  });

  it('lists the motors for mounts of other sizes', async () => {
    const query =
      'query ($rooms: [MotorRoomInput!]!) { fittingMotors(rooms: $rooms) { motors { diameterMm adapter curve } } }';
    const room = (diameterMm: number) => ({ diameterMm, lengthMm: 95, passMm: 0, reachMm: 0 });
    const ask = (rooms: object[]) =>
      shop.graphql<{ fittingMotors: { motors: { diameterMm: number; adapter: boolean; curve: string }[] }[] }>(query, {
        rooms,
      });
    const [wide, narrow] = (await ask([room(29), room(18)])).data.fittingMotors;
    expect(wide!.motors[0]).toMatchObject({
      diameterMm: 29,
      adapter: false,
      curve: expect.stringMatching(/^0/) as string,
    });
    expect(wide!.motors.at(-1)).toMatchObject({ adapter: true });
    expect(narrow!.motors.every(({ diameterMm }) => diameterMm <= 18)).toBe(true);
    expect((await ask([room(-1)])).errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    expect((await ask([1, 2, 3, 4].map(room))).errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('lets a rocket be found by the motors that fit it and by its parts, at once and when the facts come later', async () => {
    const SEARCH = 'query ($search: String) { products(search: $search, first: 48) { nodes { id } } }';
    const found = async (search: string, locale = 'en') => {
      const answer = await shop.graphql<{ products: { nodes: { id: number }[] } }>(
        SEARCH,
        { search },
        { headers: { 'accept-language': locale } },
      );
      return answer.data.products.nodes.map(({ id }) => id);
    };
    const { id } = await modelled(shop.ctx(), rocketFacts());
    const later = await modelled(shop.ctx());
    expect(await found('C6-5')).toContain(id);
    expect(await found('estes d12', 'sk')).toContain(id);
    expect(await found('O8000')).not.toContain(id);
    expect(await found(buildManifest().parts[0]!.name.de, 'de')).toContain(id);
    expect(await found('C6-5')).not.toContain(later.id);
    await addFlight(shop.ctx(), later.modelId, buildManifest().revision, rocketFacts());
    expect(await found('C6-5')).toContain(later.id);
  });

  it('speaks the language of the request', async () => {
    const { id } = await modelled(shop.ctx(), planeFacts());
    expect((await ask(id, 'sk'))!.masses.at(-1)!.name).toBe('Prijímač');
    expect((await ask(id, 'de'))!.masses.at(-1)!.name).toBe('Empfänger');
  });

  it('is null for what does not fly', async () => {
    expect(await ask((await modelled(shop.ctx())).id)).toBeNull();
  });
});

describe('a version that was published without flight facts', () => {
  it('gets them later, once, and stays the same version with the same files', async () => {
    const ctx = shop.ctx();
    const { id, modelId, versionId } = await modelled(ctx);
    expect(await modelsWithoutFlight(ctx, [modelId, 'unknown'])).toEqual([modelId]);
    await addFlight(ctx, modelId, buildManifest().revision, rocketFacts());
    await addFlight(ctx, modelId, buildManifest().revision, planeFacts());
    expect((await ask(id))!.__typename).toBe('RocketFlight');
    expect(await modelsWithoutFlight(ctx, [modelId])).toEqual([]);
    const versions = await ctx.sql<{ id: string }>('SELECT id FROM model_version WHERE model_id = $1', [modelId]);
    expect(versions).toEqual([{ id: versionId }]);
  });

  it('keeps its own where the revision is another', async () => {
    const ctx = shop.ctx();
    const { id, modelId } = await modelled(ctx);
    await addFlight(ctx, modelId, 'another', rocketFacts());
    expect(await ask(id)).toBeNull();
  });

  it('takes no facts that do not hold together', async () => {
    expect(flightSchema.safeParse({ ...rocketFacts(), fins: [] }).success).toBe(false);
    await expect(addFlight(shop.ctx(), 'any', 'A', { kind: 'ROCKET' })).rejects.toThrow();
  });
});
