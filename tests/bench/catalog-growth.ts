import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../../server/core/config/config.ts';
import { createCtx } from '../../server/core/context.ts';
import { startEmbeddedPostgres } from '../../server/core/database/embedded-postgres.ts';
import { ALL_PERMISSIONS } from '../../server/core/permissions.ts';
import { openShop, type OpenShop } from '../../server/process/open-shop.ts';
import { fillBooks } from './fill-books.ts';
import { fillCatalogue } from './fill.ts';
import { fillSales } from './fill-sales.ts';
import { costOf } from './growth-measure.ts';
import { BOOK_READS, CATALOGUE_READS, ORDER_READS, type Read } from './growth-reads.ts';

const numbers = (name: string, usual: string): number[] => (process.env[name] ?? usual).split(',').map(Number);
const SIZES = numbers('BENCH_SIZES', '10000,100000');
const ORDERS = numbers('BENCH_ORDERS', '5000,500000');
const READS = new RegExp(process.env.BENCH_READS ?? '');
const RUNS = 12;
const FEW_PRODUCTS = 1000;

const SETTINGS = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.max=10000',
  'pg_stat_statements.track_planning=on',
  'fsync=off',
];
const ADMIN = { userId: '', sessionId: '', admin: true, permissions: ALL_PERMISSIONS };

type Table = Record<string, Record<string, string | number>>;

const measure = async (shop: OpenShop, reads: readonly Read[], size: number, table: Table): Promise<void> => {
  for (const read of reads.filter(({ name }) => READS.test(name))) {
    // Statements of the background may take as long as they take.
    const ctx = createCtx(shop, { background: true, viewer: read.name.startsWith('admin') ? ADMIN : null });
    const { blocks, ms, cpuMs } = await costOf(ctx, read, RUNS);
    const cost = {
      [`blocks at ${size}`]: blocks,
      [`ms at ${size}`]: ms.toFixed(1),
      [`web at ${size}`]: cpuMs.toFixed(1),
    };
    const before = Object.entries(table[read.name] ?? {}).filter(([name]) => name !== 'times');
    const all = { ...Object.fromEntries(before), ...cost };
    table[read.name] = { ...all, times: (blocks / Number(Object.values(all)[0])).toFixed(2) };
  }
};

const main = async (): Promise<void> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-bench-'));
  const server = await startEmbeddedPostgres({ dir, password: 'bench', settings: SETTINGS });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const onShop = async (name: string, work: (shop: OpenShop) => Promise<void>): Promise<void> => {
    await admin.query(`CREATE DATABASE ${name}`);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const shop = await openShop(
      readConfig({
        DATA_DIR: dir,
        DATABASE_URL: url.href,
        JWT_SECRET: 'x'.repeat(40),
        SAMPLE_DATA: 'off',
        LOG_LEVEL: 'error',
      }),
    );
    await shop.pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    await work(shop);
    await shop.close();
  };
  try {
    const table: Table = {};
    for (const products of SIZES) {
      await onShop(`products_${products}`, async (shop) => {
        await fillCatalogue(createCtx(shop, { background: true }), products);
        await measure(shop, CATALOGUE_READS, products, table);
      });
    }
    console.table(table);
    const lists: Table = {};
    for (const orders of ORDERS) {
      await onShop(`orders_${orders}`, async (shop) => {
        await fillCatalogue(createCtx(shop, { background: true }), FEW_PRODUCTS);
        await fillSales({ ...shop, ...shop.background }, { orders, visits: 1000 });
        await fillBooks(createCtx(shop, { background: true }), 2 * orders);
        await measure(shop, [...ORDER_READS, ...BOOK_READS], orders, lists);
      });
    }
    console.table(lists);
  } finally {
    await admin.end();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
};

await main();
