import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../server/core/text/format.ts';
import { createPostgresStore } from '../../../server/visits/postgres.store.ts';
import type { Visit } from '../../../server/visits/visit.ts';
import { visitLogOf } from '../../../server/visits/visit-log.ts';
import { buildVisit, track } from '../../support/builders/build-visit.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const buildStored = (changes: Partial<Visit> = {}): Visit => {
  const at = shop.clock.now();
  return {
    id: randomUUID(),
    at,
    day: dayOf(at),
    visitor: 'v',
    countryCode: 'SK',
    device: 'Firefox, Linux',
    referrer: '',
    language: 'sk',
    screenResolution: '390x844',
    timezone: 'Europe/Bratislava',
    ...changes,
  };
};

const countsOf = async (day: string) => {
  const [counts] = await shop.ctx().sql('SELECT visits, visitors FROM visit_day WHERE day = $1', [day]);
  const countries = await shop
    .ctx()
    .sql<{ sum: number }>('SELECT sum(visits)::int AS sum FROM visit_country WHERE day = $1', [day]);
  return { ...counts, byCountry: countries[0]!.sum };
};

describe('writing visits', () => {
  it('counts exactly when many batches with the same visitors are written at once', async () => {
    const store = createPostgresStore(shop.shop);
    const day = '2026-01-05';
    const batch = (seed: number) =>
      Array.from({ length: 50 }, (_, i) => {
        const n = (i * 7 + seed * 13) % 50;
        return buildStored({ day, visitor: `visitor-${n}`, countryCode: n % 2 ? 'SK' : 'CZ' });
      });
    await Promise.all(Array.from({ length: 20 }, (_, seed) => store.add(batch(seed))));
    expect(await countsOf(day)).toEqual({ visits: 1000, visitors: 50, byCountry: 1000 });
  });

  it('counts a batch once that is written again because its answer was lost', async () => {
    const store = createPostgresStore(shop.shop);
    const day = '2026-01-06';
    const batch = [buildStored({ day, visitor: 'a' }), buildStored({ day, visitor: 'b' })];
    await store.add(batch);
    await store.add([...batch, buildStored({ day, visitor: 'b' })]);
    expect(await countsOf(day)).toEqual({ visits: 3, visitors: 2, byCountry: 3 });
  });

  it('needs two statements for a batch of any size', async () => {
    await track(shop);
    await visitLogOf(shop.shop).buffer.flush();
    for (let i = 0; i < 40; i += 1) await track(shop);
    expect(await shop.statements(() => visitLogOf(shop.shop).buffer.flush())).toBe(2);
  });

  it('takes a visitor who reaches two processes for one', async () => {
    const own = await startShop();
    const other = await startShop({ databaseUrl: own.databaseUrl });
    await Promise.all([own, other].map((each) => track(each, buildVisit(), '198.18.0.77')));
    await Promise.all([own, other].map((each) => visitLogOf(each.shop).buffer.flush()));
    expect(await own.ctx().sql('SELECT visits, visitors FROM visit_day')).toEqual([{ visits: 2, visitors: 1 }]);
    await other.close();
    await own.close();
  });

  it('is finished before a shop is closed', async () => {
    const closing = await startShop();
    for (let i = 0; i < 5; i += 1) await track(closing);
    await closing.close();
    const after = await startShop({ databaseUrl: closing.databaseUrl });
    expect(await after.ctx().sql('SELECT visits FROM visit_day')).toEqual([{ visits: 5 }]);
    await after.close();
  });
});
