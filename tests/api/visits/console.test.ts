import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../server/core/text/format.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildVisit, track } from '../../support/builders/build-visit.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const STORE = `query ($first: Int, $page: Int) {
  visitStore {
    kind version keyspace replication
    nodes { address dataCentre rack version state since writeP95Ms hintFiles }
    tables { name rows bytes }
    partitions { name from until rows bytes }
    buffer { waiting capacity oldest dropped lastWrite away }
    reads { count p50Ms p95Ms } writes { count p50Ms p95Ms }
    copy { lastDay copied total startedAt updatedAt finishedAt }
    rowsPerDay(first: $first, page: $page) { totalCount items { date count uniqueCount } }
  }
}`;

const ROWS = `query ($day: String!, $countryCode: String, $first: Int, $page: Int) {
  visitRows(day: $day, countryCode: $countryCode, first: $first, page: $page) {
    totalCount countries readMs
    items { id at countryCode device referrer language screenResolution timezone }
  }
}`;

interface Latency {
  count: number;
  p50Ms: number | null;
  p95Ms: number | null;
}
interface Store {
  visitStore: {
    kind: string;
    nodes: { address: string; state: string }[];
    tables: { name: string; bytes: number }[];
    partitions: { name: string; from: string; until: string; bytes: number }[];
    buffer: { waiting: number; lastWrite: string | null; away: boolean };
    reads: Latency;
    writes: Latency;
    rowsPerDay: { totalCount: number; items: { date: string; count: number }[] };
  };
}
interface Rows {
  visitRows: { totalCount: number; countries: string[]; readMs: number; items: Record<string, string>[] };
}

let shop: TestShop;
let admin: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  admin = await signInAs(shop, await buildAccount(shop, { admin: true }));
});
afterAll(() => shop.close());

const ask = <Data>(query: string, variables = {}, headers: Record<string, string> = admin) =>
  shop.graphql<Data>(query, variables, { headers });
const today = () => dayOf(shop.clock.now());

describe('the console of the visit store', () => {
  it('tells which store serves, its node and tables, what waits and how fast it is', async () => {
    await track(shop);
    const waiting = (await ask<Store>(STORE)).data.visitStore;
    expect(waiting).toMatchObject({
      kind: 'POSTGRESQL',
      replication: 1,
      copy: null,
      nodes: [{ state: 'NORMAL', hintFiles: 0 }],
      buffer: { waiting: 1, capacity: 10_000, dropped: 0, away: false },
    });
    await ask(ROWS, { day: today() });
    const after = (await ask<Store>(STORE)).data.visitStore;
    expect(after.buffer).toMatchObject({ waiting: 0, oldest: null });
    expect(after.buffer.lastWrite).not.toBeNull();
    for (const { count, p50Ms, p95Ms } of [after.reads, after.writes]) {
      expect(count).toBeGreaterThan(0);
      expect(p50Ms).toBeGreaterThan(0);
      expect(p95Ms).toBeGreaterThanOrEqual(p50Ms!);
    }
    expect(after.tables.find(({ name }) => name === 'visit')!.bytes).toBeGreaterThan(0);
    const month = after.partitions.find(({ from, until }) => from <= today() && today() < until)!;
    expect(month.bytes).toBeGreaterThan(0);
  });

  it('lists rows per day, newest first, in pages', async () => {
    await shop.ctx().sql(`INSERT INTO visit_day (day, visits, visitors)
      SELECT '2025-01-01'::date + n, n + 1, 1 FROM generate_series(0, 9) n`);
    const { data } = await ask<Store>(STORE, { first: 3, page: 4 });
    expect(data.visitStore.rowsPerDay.totalCount).toBe(11);
    expect(data.visitStore.rowsPerDay.items.map(({ date }) => date)).toEqual(['2025-01-02', '2025-01-01']);
  });

  it('shows single visits of a day and country, and nothing that names a person', async () => {
    await track(shop, buildVisit({ referrer: 'https://forum.example/x?user=eva' }), '195.146.130.77');
    const { data } = await ask<Rows>(ROWS, { day: today(), countryCode: 'SK' });
    expect(data.visitRows.totalCount).toBe(1);
    expect(data.visitRows.countries).toContain('SK');
    expect(data.visitRows.countries.length).toBeGreaterThan(1);
    expect(data.visitRows.items[0]).toMatchObject({ countryCode: 'SK', referrer: 'https://forum.example' });
    expect(JSON.stringify(data)).not.toMatch(/195\.146|eva|Gecko/);
    const other = await ask<Rows>(ROWS, { day: '2025-01-01' });
    expect(other.data.visitRows).toMatchObject({ totalCount: 0, items: [] });
  });

  it.each([
    ['a day that is none', { day: '2026-02-30' }],
    ['a moment', { day: '2026-02-03T10:00:00Z' }],
    ['a country of three letters', { day: '2026-02-03', countryCode: 'SVK' }],
    ['too many rows', { day: '2026-02-03', first: 101 }],
    ['page 0', { day: '2026-02-03', page: 0 }],
  ])('refuses %s', async (_, variables) => {
    const { errors } = await ask(ROWS, variables);
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('is for admins who may see figures, and nobody else', async () => {
    const role = '00000000-0000-4000-8000-00000000000a';
    await shop
      .ctx()
      .sql(`INSERT INTO admin_role (id, name, permissions) VALUES ($1, 'Orders only', '{ORDERS}')`, [role]);
    const packer = await buildAccount(shop, { admin: true });
    await shop.ctx().sql('UPDATE users SET role_id = $1 WHERE id = $2', [role, packer.id]);
    for (const headers of [await signInAs(shop, await buildAccount(shop)), await signInAs(shop, packer)]) {
      for (const [query, variables] of [
        [STORE, {}],
        [ROWS, { day: today() }],
      ] as const) {
        const { data, errors } = await ask<Record<string, unknown> | null>(query, variables, headers);
        expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
        expect(data?.visitStore ?? data?.visitRows ?? null).toBeNull();
      }
    }
  });
});
