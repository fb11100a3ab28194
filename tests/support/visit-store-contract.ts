import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visit } from '../../server/visits/visit.ts';
import type { VisitStore } from '../../server/visits/visit-store.ts';

/** A visit of the day, at noon and some seconds. */
export const buildStoredVisit = (day: string, changes: Partial<Visit> = {}, second = 0): Visit => ({
  id: randomUUID(),
  at: new Date(Date.parse(`${day}T11:00:00Z`) + second * 1000),
  day,
  visitor: 'v',
  countryCode: 'SK',
  device: 'Firefox, Linux',
  referrer: '',
  language: 'sk',
  screenResolution: '390x844',
  timezone: 'Europe/Bratislava',
  ...changes,
});

export interface OpenStores {
  readonly store: VisitStore;
  /** The same store as another process sees it. */
  readonly other: VisitStore;
  close(): Promise<void>;
}

export const countsOf = async (store: VisitStore, day: string) => {
  const [counts] = await store.days(day, day);
  const countries = await store.countries(day, day);
  return {
    visits: counts?.count ?? 0,
    visitors: counts?.uniqueCount ?? 0,
    countries: Object.fromEntries(countries.filter(({ count }) => count > 0).map((c) => [c.countryCode, c.count])),
  };
};

const rowsOf = async (store: VisitStore, day: string): Promise<string[]> => {
  const ids: string[] = [];
  for await (const rows of store.rowsOf(day)) ids.push(...rows.map(({ id }) => id));
  return ids.sort();
};

const counting = (open: () => OpenStores): void => {
  it('counts visits, visitors and countries of each day', async () => {
    const { store, other } = open();
    const before = await store.count('2026-01-02');
    await store.add([
      buildStoredVisit('2026-01-01', { visitor: 'a' }),
      buildStoredVisit('2026-01-02', { visitor: 'a', countryCode: 'CZ' }),
      buildStoredVisit('2026-01-02', { visitor: 'a' }),
    ]);
    await other.add([
      buildStoredVisit('2026-01-02', { visitor: 'a' }),
      buildStoredVisit('2026-01-02', { visitor: 'b' }),
    ]);
    expect(await countsOf(store, '2026-01-01')).toEqual({ visits: 1, visitors: 1, countries: { SK: 1 } });
    expect(await countsOf(other, '2026-01-02')).toEqual({ visits: 4, visitors: 2, countries: { SK: 3, CZ: 1 } });
    expect(await other.days('2026-01-01', '2026-01-02')).toHaveLength(2);
    const after = await other.count('2026-01-02');
    expect([after.totalCount - before.totalCount, after.todayCount]).toEqual([5, 4]);
    const since = await store.countries('2026-01-02');
    expect(since.find(({ countryCode }) => countryCode === 'CZ')).toEqual({ countryCode: 'CZ', count: 1 });
  });

  it('counts a visit once, however often and with whom it is written', async () => {
    const { store, other } = open();
    const batch = ['a', 'b'].map((visitor) => buildStoredVisit('2026-01-06', { visitor }));
    await store.add([...batch, batch[0]!]);
    await other.add([...batch, buildStoredVisit('2026-01-06', { visitor: 'b', countryCode: 'AT' })]);
    await store.add(batch);
    expect(await countsOf(store, '2026-01-06')).toEqual({ visits: 3, visitors: 2, countries: { SK: 2, AT: 1 } });
    expect(await rowsOf(store, '2026-01-06')).toHaveLength(3);
  });

  it('counts exactly when two processes write many batches of the same day at once', async () => {
    const { store, other } = open();
    const batch = (seed: number) =>
      Array.from({ length: 50 }, (_, i) => {
        const n = (i * 7 + seed * 13) % 50;
        return buildStoredVisit('2026-01-05', { visitor: `visitor-${n}`, countryCode: n % 2 ? 'SK' : 'CZ' }, n);
      });
    const batches = Array.from({ length: 10 }, (_, seed) => batch(seed));
    await Promise.all(batches.map((visits, i) => (i % 2 ? store : other).add(visits)));
    const expected = { visits: 500, visitors: 50, countries: { SK: 250, CZ: 250 } };
    expect(await countsOf(store, '2026-01-05')).toEqual(expected);
    await Promise.all(batches.map((visits, i) => (i % 2 ? other : store).add(visits)));
    expect(await countsOf(other, '2026-01-05')).toEqual(expected);
  });
};

const forgetting = (open: () => OpenStores): void => {
  it('has one salt for each day, the same for all who ask at once', async () => {
    const { store, other } = open();
    const asked = await Promise.all(Array.from({ length: 8 }, (_, i) => (i % 2 ? store : other).saltOf('2026-01-10')));
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]!.length).toBeGreaterThanOrEqual(43);
    expect(await store.saltOf('2026-01-11')).not.toBe(asked[0]);
  });

  it('forgets salts and visitors of past days and single visits that are too old, never a count', async () => {
    const { store, other } = open();
    const [old, past, today] = ['2024-12-30', '2026-01-13', '2026-01-14'] as const;
    const salts = await Promise.all([past, today].map((day) => store.saltOf(day)));
    for (const day of [old, past, today]) await store.add([buildStoredVisit(day), buildStoredVisit(day, {}, 5)]);
    await other.sweep(today, new Date(`${old}T11:00:03Z`));
    for (const day of [old, past, today]) {
      expect(await countsOf(store, day)).toEqual({ visits: 2, visitors: 1, countries: { SK: 2 } });
    }
    expect((await rowsOf(store, old)).length).toBe(1);
    expect((await rowsOf(store, past)).length).toBe(2);
    await other.sweep(today, new Date('2025-01-02T11:00:00Z'));
    expect(await rowsOf(store, old)).toEqual([]);
    expect(await store.saltOf(today)).toBe(salts[1]);
    expect(await store.saltOf(past)).not.toBe(salts[0]);
    await store.add([buildStoredVisit(past), buildStoredVisit(today)]);
    expect(await countsOf(store, past)).toMatchObject({ visits: 3, visitors: 2 });
    expect(await countsOf(store, today)).toMatchObject({ visits: 3, visitors: 1 });
    await other.sweep('2026-01-16', new Date('2025-01-03T11:00:00Z'));
    expect(await countsOf(other, past)).toEqual({ visits: 3, visitors: 2, countries: { SK: 3 } });
  });
};

const showing = (open: () => OpenStores): void => {
  it('shows the single visits of a day in the shop, newest first, by country and in pages', async () => {
    const { store, other } = open();
    const day = '2026-07-15';
    const at = (moment: string, countryCode: string) => buildStoredVisit(day, { at: new Date(moment), countryCode });
    const visits = [
      at('2026-07-14T22:00:00.000Z', 'SK'),
      at('2026-07-15T10:00:00.000Z', 'CZ'),
      at('2026-07-15T21:59:59.999Z', 'SK'),
    ];
    await store.add([
      visits[1]!,
      visits[0]!,
      visits[2]!,
      buildStoredVisit('2026-07-16'),
      buildStoredVisit('2026-07-14'),
    ]);
    const read = (countryCode: string | null, limit: number, offset: number) =>
      other.rows({ day, countryCode, limit, offset, most: 10 });
    const all = await read(null, 10, 0);
    expect(all.total).toBe(3);
    expect(all.rows.map(({ id }) => id)).toEqual([visits[2]!.id, visits[1]!.id, visits[0]!.id]);
    const { day: _, visitor: __, ...kept } = visits[2]!;
    expect(all.rows[0]).toEqual(kept);
    const second = await read('SK', 1, 1);
    expect([second.total, second.rows.map(({ id }) => id)]).toEqual([2, [visits[0]!.id]]);
    expect(await read('DE', 10, 0)).toEqual({ rows: [], total: 0 });
  });

  it('tells what it is and that it is up', async () => {
    const status = await open().store.status();
    expect(status.version).toMatch(/^\d+\.\d+/);
    expect(status.replication).toBeGreaterThan(0);
    expect(status.nodes.map(({ state }) => state)).toEqual(status.nodes.map(() => 'NORMAL'));
    expect(status.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['visit', 'visit_day', 'visit_salt']));
  });
};

const copying = (open: () => OpenStores): void => {
  const taken = { date: '2026-02-01', count: 9, uniqueCount: 4, countries: [{ countryCode: 'DE', count: 9 }] };

  it('adds what another store counted, once, and does not take it for its own', async () => {
    const { store, other } = open();
    await store.takeOver({ ...taken, count: 7, countries: [{ countryCode: 'PL', count: 7 }] });
    await store.takeOver(taken);
    expect(await countsOf(other, taken.date)).toEqual({ visits: 9, visitors: 4, countries: { DE: 9 } });
    await other.add([buildStoredVisit(taken.date), buildStoredVisit(taken.date, { countryCode: 'DE' })]);
    await store.takeOver(taken);
    expect(await countsOf(store, taken.date)).toEqual({ visits: 11, visitors: 5, countries: { DE: 10, SK: 1 } });
    const own = (await store.ownDays()).find(({ date }) => date === taken.date)!;
    expect({ ...own, countries: Object.fromEntries(own.countries.map((c) => [c.countryCode, c.count])) }).toEqual({
      date: taken.date,
      count: 2,
      uniqueCount: 1,
      countries: { SK: 1, DE: 1 },
    });
  });

  it('keeps single visits of another store without counting them', async () => {
    const { store } = open();
    const [day, known] = ['2026-02-03', buildStoredVisit('2026-02-03')];
    await store.add([known]);
    const rows = Array.from({ length: 1300 }, (_, i) => buildStoredVisit(day, {}, i));
    for (let i = 0; i < 2; i += 1) await store.keepRows(day, [known, ...rows]);
    expect(await rowsOf(store, day)).toEqual([known, ...rows].map(({ id }) => id).sort());
    expect(await countsOf(store, day)).toEqual({ visits: 1, visitors: 1, countries: { SK: 1 } });
  });
};

/** What every store of visits promises. */
export const describeVisitStore = (name: string, start: () => Promise<OpenStores>): void => {
  describe(`visits in ${name}`, () => {
    let stores: OpenStores;
    beforeAll(async () => {
      stores = await start();
    });
    afterAll(() => stores?.close());
    for (const part of [counting, forgetting, showing, copying]) part(() => stores);
  });
};
