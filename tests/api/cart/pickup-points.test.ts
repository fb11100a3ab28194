import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshPickupPointsJob } from '../../../server/pickup-points/refreshing.job.ts';
import { refreshPickupPoints } from '../../../server/pickup-points/refreshing.service.ts';
import { feedEntry, startFakePacketa, type FakePacketa } from '../../support/fakes/fake-packeta.ts';
import { offerPickup } from '../../support/offer-pickup.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { shortestMs } from '../../support/cpu-work.ts';

const SIX_HOURS = 6 * 3_600_000;
const KEY = 'key0123456789abc';

let packeta: FakePacketa;
let shop: TestShop;
beforeAll(async () => {
  packeta = await startFakePacketa();
  shop = await startShop({ env: { PACKETA_API_KEY: KEY, PACKETA_FEED_URL: packeta.url } });
});
afterAll(async () => {
  await shop.close();
  await packeta.close();
});

const entries = (count: number, first = 1) => Array.from({ length: count }, (_, i) => feedEntry(first + i));

const active = async (): Promise<number> => {
  const [row] = await shop.ctx().sql<{ count: number }>('SELECT count(*)::int AS count FROM pickup_point WHERE active');
  return row!.count;
};

/** What became of the list of points when it was read next. */
const refresh = async (): Promise<string | null> => {
  shop.clock.advance(SIX_HOURS + 1000);
  await refreshPickupPoints(shop.ctx());
  const [row] = await shop
    .ctx()
    .sql<{ problem: string | null }>(`SELECT problem FROM pickup_feed WHERE id = 'PACKETA:POINT'`);
  return row!.problem;
};

describe('the lists of the carrier', () => {
  beforeEach(async () => {
    await shop.ctx().sql('TRUNCATE pickup_point, pickup_feed');
    packeta.fault = 'none';
    packeta.lists['branch.json'] = entries(100);
    packeta.lists['box.json'] = entries(20, 1001);
    expect(await refresh()).toBeNull();
    packeta.asked.length = 0;
  });

  it('are read to the end, by the key, and not again before they are due', async () => {
    expect(await active()).toBe(120);
    await refreshPickupPoints(shop.ctx());
    expect(packeta.asked).toEqual([]);
  });

  it('are not sent again while nothing changed, and then still count as seen', async () => {
    expect(await refresh()).toBeNull();
    expect(packeta.asked.map(({ path, status }) => [path.split('?')[0], status])).toEqual([
      [`/${KEY}/branch.json`, 304],
      [`/${KEY}/box.json`, 304],
    ]);
    packeta.lists['branch.json'] = entries(99);
    expect(await refresh()).toBeNull();
    expect(await active()).toBe(119);
  });

  it('take a point that is left out, or closed, out of use and bring it back', async () => {
    packeta.lists['branch.json'] = [...entries(98), feedEntry(99, { status: { statusId: '2' } })];
    expect(await refresh()).toBeNull();
    expect(await active()).toBe(118);
    packeta.lists['branch.json'] = entries(100);
    expect(await refresh()).toBeNull();
    expect(await active()).toBe(120);
  });

  it.each([
    ['refused', 'status 401'],
    ['busy', 'status 409'],
    ['page', 'it broke off'],
  ] as const)('leave everything as it is when they cannot be had: %s', async (fault, problem) => {
    packeta.lists['branch.json'] = entries(90);
    packeta.fault = fault;
    expect(await refresh()).toBe(problem);
    expect(await active()).toBe(120);
    packeta.fault = 'none';
    expect(await refresh()).toBeNull();
    expect(await active()).toBe(110);
  });

  it('that break off half-way give what they had and take nothing', async () => {
    packeta.lists['branch.json'] = entries(100, 51);
    packeta.fault = 'cut';
    expect(await refresh()).not.toBeNull();
    expect(await active()).toBeGreaterThanOrEqual(120);
  });

  it('never take most points, however whole they look: empty, or of nonsense', async () => {
    packeta.lists['branch.json'] = [];
    expect(await refresh()).toBe('it leaves out 100 of 100 points');
    packeta.lists['branch.json'] = entries(100).map((entry, i) => (i < 30 ? { ...entry, latitude: 'x' } : entry));
    expect(await refresh()).toBe('30 of 100 entries make no sense');
    expect(await active()).toBe(120);
  });

  it('may leave out more than a carrier closes at once only for a fortnight', async () => {
    packeta.lists['branch.json'] = entries(70);
    expect(await refresh()).toBe('it leaves out 30 of 100 points');
    expect(await active()).toBe(120);
    shop.clock.advance(14 * 24 * 3_600_000);
    await refresh();
    expect(await active()).toBe(90);
  });

  it('are asked for by the clock once the owner sends parcels to points', async () => {
    shop.clock.advance(SIX_HOURS + 1000);
    await refreshPickupPointsJob.run(shop.ctx(), {});
    expect(packeta.asked).toEqual([]);
    await offerPickup(shop);
    await refreshPickupPointsJob.run(shop.ctx(), {});
    expect(packeta.asked).toHaveLength(2);
  });
});

const SEARCH = `query ($input: PickupPointsInput!) { pickupPoints(input: $input) {
  origin { lat lng } points { id kind city distanceMeters cash maxGrams hours } } }`;

interface Found {
  origin: { lat: number; lng: number } | null;
  points: { id: string; kind: string; city: string; distanceMeters: number; cash: boolean; maxGrams: number | null }[];
}

const search = async (input: object): Promise<Found> => {
  const given = { carrier: 'PACKETA', country: 'SK', ...input };
  const { data, errors } = await shop.graphql<{ pickupPoints: Found }>(SEARCH, { input: given });
  expect(errors).toBeUndefined();
  return data.pickupPoints;
};

/** As many as five countries have, over all of them. */
const THOUSANDS = `
  INSERT INTO pickup_point (carrier, id, kind, name, street, city, postcode, country, lat, lng, words, cash, max_grams, active, seen_at)
  SELECT 'PACKETA', 't' || n, CASE WHEN n % 3 = 0 THEN 'BOX' ELSE 'POINT' END, 'Point ' || n, 'Dlhá ' || n, 'Mesto ' || n % 900,
    '9' || lpad((n % 900)::text, 4, '0'), (ARRAY['SK', 'CZ', 'HU', 'PL', 'RO'])[1 + n % 5],
    45 + (n::bigint * 7919 % 10000) / 1000.0, 12 + (n::bigint * 104729 % 17000) / 1000.0,
    ' mesto ' || n % 900 || ' dlha ' || n || ' point 9' || lpad((n % 900)::text, 4, '0'), n % 2 = 0, 10000, true, now()
  FROM generate_series(1, 30000) n`;

describe('the search for points', () => {
  beforeAll(async () => {
    await shop.ctx().sql('TRUNCATE pickup_point, pickup_feed');
    const at = (id: number, [latitude, longitude]: [number, number], changes: object) =>
      feedEntry(id, { latitude, longitude, ...changes });
    packeta.lists['branch.json'] = [
      at(1, [49.2231, 18.7394], {}),
      at(2, [49.2063, 18.7594], { zip: '010 08', street: 'Obežná 7' }),
      at(3, [49.0662, 18.9214], { city: 'Martin', zip: '036 01', maxWeight: '5' }),
      at(4, [50.0755, 14.4378], { city: 'Praha', zip: '110 00', country: 'cz' }),
    ];
    packeta.lists['box.json'] = [
      at(5, [49.2251, 18.7414], {}),
      at(6, [49.2236, 18.7951], { city: 'Teplička nad Váhom', zip: '013 01' }),
    ];
    await refresh();
  });

  const ids = async (input: object) => (await search(input)).points.map(({ id }) => id);

  it('finds a town, a postcode and a street, with or without their accents, nearest first', async () => {
    expect((await ids({ text: 'zilina' })).slice(0, 3).sort()).toEqual(['1', '2', '5']);
    expect((await ids({ text: 'Obežná, Žilina' }))[0]).toBe('2');
    expect((await ids({ text: '03601' }))[0]).toBe('3');
    expect((await ids({ text: '036 01' }))[0]).toBe('3');
    expect((await ids({ text: '036 74' }))[0]).toBe('3');
    const { points } = await search({ text: 'Žilina' });
    const distances = points.map(({ distanceMeters }) => distanceMeters);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('finds what is nearest to a spot, in the country that was asked for', async () => {
    const { points, origin } = await search({ lat: 49.2251, lng: 18.7414 });
    expect(points[0]).toMatchObject({ id: '5', distanceMeters: 0 });
    expect(origin).toEqual({ lat: 49.2251, lng: 18.7414 });
    expect(points.some(({ id }) => id === '4')).toBe(false);
    expect(await ids({ country: 'cz', lat: 49, lng: 18 })).toEqual(['4']);
  });

  it('keeps to boxes, to what takes money, and to what takes the weight', async () => {
    expect((await ids({ text: 'Žilina', kind: 'BOX' })).sort()).toEqual(['5', '6']);
    expect((await ids({ text: 'Žilina', cash: true })).sort()).toEqual(['1', '2', '3']);
    expect(await ids({ text: 'Martin', grams: 6000 })).not.toContain('3');
  });

  it('says that nothing is called like that', async () => {
    expect(await search({ text: 'Neverland' })).toEqual({ origin: null, points: [] });
    expect(await search({ text: ' %_ ' })).toEqual({ origin: null, points: [] });
    expect(await search({})).toEqual({ origin: null, points: [] });
  });

  it('answers with fifty at most, soon, of thirty thousand', async () => {
    await shop.ctx().sql(THOUSANDS);
    await shop.ctx().sql('ANALYZE pickup_point');
    const asked = [{ text: 'Mesto 7' }, { text: 'dlha' }, { lat: 48.7, lng: 19.1 }, { text: '90005' }, { text: 'm' }];
    for (const input of asked) {
      const find = async () => expect((await search({ ...input, cash: true })).points).toHaveLength(50);
      expect(await shortestMs(find), JSON.stringify(input)).toBeLessThan(500);
    }
    expect(await shop.statements(() => search({ text: 'Mesto 8' }))).toBe(2);
    expect(await shop.statements(() => search({ lat: 48.7, lng: 19.1 }))).toBe(1);
  });
});
