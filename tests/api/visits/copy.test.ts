import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyVisits, readCopy } from '../../../server/visits/visit-copy.service.ts';
import { createPostgresStore } from '../../../server/visits/postgres.store.ts';
import type { VisitStore } from '../../../server/visits/visit-store.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { HISTORY, readHistory, writeHistory } from '../../support/visit-history.ts';
import { buildStoredVisit, countsOf } from '../../support/visit-store-contract.ts';

let shops: TestShop[];
let from: VisitStore;
let to: VisitStore;
beforeAll(async () => {
  shops = [await startShop(), await startShop()];
  [from, to] = shops.map(({ shop }) => createPostgresStore(shop)) as [VisitStore, VisitStore];
  await writeHistory(from);
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const copy = (options = {}) => copyVisits(shops[0]!.ctx(), { from, to, target: 'CASSANDRA', ...options });

describe('a copy of the history of visits', () => {
  it('stops after a day, goes on there, and says how far it is', async () => {
    const stopped = await copy({ isStopped: () => true });
    expect(stopped).toMatchObject({ lastDay: HISTORY[0], copied: 1, total: 10, finishedAt: null });
    expect(await readCopy(shops[0]!.ctx(), 'CASSANDRA')).toMatchObject({ lastDay: HISTORY[0], copied: 1 });
    const seen: string[] = [];
    const rest = await copy({ onProgress: ({ lastDay }: { lastDay: string }) => seen.push(lastDay) });
    expect(rest).toMatchObject({ lastDay: HISTORY[3], copied: 10, total: 10, startedAt: stopped.startedAt });
    expect(rest.finishedAt).not.toBeNull();
    expect([...new Set(seen)]).toEqual([...HISTORY]);
    expect(await readHistory(to)).toEqual(await readHistory(from));
  });

  it('counts nothing twice when it is run again, and takes what came since', async () => {
    await from.add([buildStoredVisit(HISTORY[3], { visitor: 'late' })]);
    for (const again of [false, false, true]) await copy({ again });
    expect(await readHistory(to)).toEqual(await readHistory(from));
  });

  it('changes nothing when it goes back to where the history came from', async () => {
    const before = await readHistory(from);
    await copyVisits(shops[0]!.ctx(), { from: to, to: from, target: 'POSTGRESQL' });
    expect(await readHistory(from)).toEqual(before);
  });

  it('leaves alone what the new store counts meanwhile', async () => {
    const day = HISTORY[3];
    const before = await countsOf(to, day);
    await to.add([buildStoredVisit(day, { visitor: 'own', countryCode: 'AT' })]);
    await copy();
    const after = { visits: before.visits + 1, visitors: before.visitors + 1 };
    expect(await countsOf(to, day)).toEqual({ ...after, countries: { ...before.countries, AT: 1 } });
    await copyVisits(shops[0]!.ctx(), { from: to, to: from, target: 'POSTGRESQL' });
    expect(await readHistory(from)).toEqual(await readHistory(to));
  });
});
