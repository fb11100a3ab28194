import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDashboard } from '../../server/admin/dashboard/dashboard.service.ts';
import { countWaiting } from '../../server/admin/dashboard/counts.service.ts';
import { readConfig } from '../../server/core/config/config.ts';
import { createCtx } from '../../server/core/context.ts';
import { startEmbeddedPostgres } from '../../server/core/database/embedded-postgres.ts';
import { ALL_PERMISSIONS } from '../../server/core/permissions.ts';
import { openShop } from '../../server/process/open-shop.ts';
import { fillCatalogue } from './fill.ts';
import { fillSales } from './fill-sales.ts';
import { percentile } from './measure.ts';

const ORDERS = 100_000;
const VISITS = 1_000_000;
const PRODUCTS = 10_000;
const RUNS = 30;
/** What the dashboard may take at this size. */
const MARK_MS = 100;

const timesOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  for (let i = 0; i < 3; i += 1) await work();
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
};

const main = async (): Promise<void> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-bench-'));
  const server = await startEmbeddedPostgres({ dir, password: 'bench' });
  try {
    const shop = await openShop(
      readConfig({ DATA_DIR: dir, DATABASE_URL: server.url, JWT_SECRET: 'x'.repeat(40), SAMPLE_DATA: 'off' }),
    );
    await fillCatalogue(createCtx(shop), PRODUCTS);
    await fillSales(shop, { orders: ORDERS, visits: VISITS });
    const ctx = createCtx(shop, { viewer: { userId: '', admin: true, permissions: ALL_PERMISSIONS, sessionId: '' } });
    const rows: Record<string, Record<'best' | 'p50' | 'p95', string>> = {};
    for (const [name, work] of [
      ...[7, 30, 90, 366].map((days) => [`dashboard, ${days} days`, () => readDashboard(ctx, days)] as const),
      ['counts of the rail', () => countWaiting(ctx)] as const,
    ]) {
      const times = await timesOf(work);
      const ms = (p: number) => `${percentile(times, p).toFixed(1)} ms`;
      rows[name] = { best: ms(0), p50: ms(0.5), p95: ms(0.95) };
      if (percentile(times, 0.5) > MARK_MS) process.exitCode = 1;
    }
    console.log(`\n${ORDERS} orders · ${VISITS} visits · ${PRODUCTS} products`);
    console.table(rows);
    await shop.close();
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
};

await main();
