import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PartitionVisits1763700039000 } from '../../../migrations/1763700039000-PartitionVisits.ts';
import { readPartitions } from '../../../server/visits/postgres-partitions.service.ts';
import { createPostgresStore } from '../../../server/visits/postgres.store.ts';
import type { VisitStore } from '../../../server/visits/visit-store.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { buildStoredVisit, countsOf } from '../../support/visit-store-contract.ts';

let shop: TestShop;
let store: VisitStore;
beforeAll(async () => {
  shop = await startShop();
  store = createPostgresStore(shop.shop);
});
afterAll(() => shop.close());

const names = async (): Promise<string[]> => (await readPartitions(shop.ctx())).map(({ name }) => name);
const nameOf = (day: string): string => `visit_${day.slice(0, 7).replace('-', '_')}`;
const inMonths = (months: number): string => {
  const now = shop.clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15)).toISOString().slice(0, 10);
};
const idsOf = async (day: string): Promise<string[]> =>
  (await store.rows({ day, countryCode: null, most: 100, limit: 100, offset: 0 })).rows.map(({ id }) => id).sort();

describe('visits in PostgreSQL by the month', () => {
  it('have room for this month and the next as soon as the shop is open', async () => {
    expect(await names()).toEqual(expect.arrayContaining([nameOf(inMonths(0)), nameOf(inMonths(1))]));
  });

  it('are written once into a month that has no room yet, whoever writes there first', async () => {
    const [day, visits] = ['2021-03-31', Array.from({ length: 4 }, (_, n) => buildStoredVisit('2021-03-31', {}, n))];
    const others = Array.from({ length: 4 }, () => createPostgresStore(shop.shop));
    await Promise.all(others.map((other) => other.add(visits)));
    await store.keepRows(day, visits);
    expect(await countsOf(store, day)).toEqual({ visits: 4, visitors: 1, countries: { SK: 4 } });
    expect(await idsOf(day)).toEqual(visits.map(({ id }) => id).sort());
  });

  it('begin with the month where the shop is', async () => {
    const late = buildStoredVisit('2021-06-01', { at: new Date('2021-05-31T22:30:00Z') });
    await store.add([late]);
    expect(await names()).toContain('visit_2021_06');
    expect(await names()).not.toContain('visit_2021_05');
    expect(await idsOf('2021-06-01')).toEqual([late.id]);
  });

  it('of a day are looked for in its month alone', async () => {
    const text = `EXPLAIN SELECT FROM visit WHERE at >= ($1::date)::timestamp AT TIME ZONE 'Europe/Bratislava'
      AND at < ($1::date + 1)::timestamp AT TIME ZONE 'Europe/Bratislava'`;
    const plan = JSON.stringify(await shop.ctx().sql(text, ['2021-03-31']));
    expect(plan).toContain('visit_2021_03');
    expect(plan).not.toContain('visit_2021_06');
  });

  it('that are too old go by the month, and row by row in the month where the limit lies', async () => {
    const days = ['2022-01-20', '2022-02-10', '2022-02-20', '2022-03-01'];
    const visits = days.map((day) => buildStoredVisit(day));
    await store.add(visits);
    await store.sweep('2022-04-01', new Date('2022-02-15T00:00:00Z'));
    const left = await names();
    expect(left).toEqual(expect.arrayContaining(['visit_2022_02', 'visit_2022_03']));
    for (const gone of ['visit_2021_03', 'visit_2021_06', 'visit_2022_01']) expect(left).not.toContain(gone);
    expect(await Promise.all(days.map(idsOf))).toEqual([[], [], [visits[2]!.id], [visits[3]!.id]]);
    expect((await countsOf(store, '2022-01-20')).visits).toBe(1);
  });

  it('are shown with rows and bytes of each month, newest first', async () => {
    await shop.ctx().sql('ANALYZE visit');
    const { partitions, tables } = await store.status();
    expect(partitions.map(({ name }) => name)).toEqual(
      partitions
        .map(({ name }) => name)
        .sort()
        .toReversed(),
    );
    const march = partitions.find(({ name }) => name === 'visit_2022_03')!;
    expect(march).toMatchObject({ rows: 1, from: new Date('2022-02-28T23:00:00Z') });
    expect(march.until).toEqual(new Date('2022-03-31T22:00:00Z'));
    const sum = (of: 'rows' | 'bytes') => partitions.reduce((all, each) => all + each[of], 0);
    expect(tables.find(({ name }) => name === 'visit')).toEqual({
      name: 'visit',
      rows: sum('rows'),
      bytes: sum('bytes'),
    });
  });

  it('keep every row when an older shop moves over, and back', async () => {
    const rows = () => shop.ctx().sql('SELECT * FROM visit ORDER BY at, id');
    const before = await rows();
    expect(before.length).toBeGreaterThan(1);
    const runner = shop.shop.dataSource.createQueryRunner();
    const migration = new PartitionVisits1763700039000();
    await migration.down(runner);
    expect(await names()).toEqual([]);
    expect(await rows()).toEqual(before);
    await migration.up(runner);
    await runner.release();
    expect(await rows()).toEqual(before);
    expect(await names()).toEqual(expect.arrayContaining(['visit_2022_02', nameOf(inMonths(1))]));
    await store.add([buildStoredVisit(inMonths(0))]);
  });
});
