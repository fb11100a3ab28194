import 'reflect-metadata';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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

/** None for an empty text. */
const numbers = (name: string, usual: string): number[] =>
  (process.env[name] ?? usual).split(',').filter(Boolean).map(Number);
const SIZES = numbers('BENCH_SIZES', '10000,100000');
const ORDERS = numbers('BENCH_ORDERS', '5000,500000');
const READS = new RegExp(process.env.BENCH_READS ?? '');
/** Rows of each log for an order. */
const LOGGED = Number(process.env.BENCH_LOG ?? 2);
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

const KEPT = process.env.BENCH_DATA_DIR;

type OnShop = (work: (shop: OpenShop) => Promise<void>) => Promise<void>;

const opening =
  (dir: string, serverUrl: string, name: string): OnShop =>
  async (work) => {
    const url = new URL(serverUrl);
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

const main = async (): Promise<void> => {
  if (KEPT) mkdirSync(KEPT, { recursive: true });
  const dir = KEPT ?? mkdtempSync(path.join(tmpdir(), 'martyx-bench-'));
  const server = await startEmbeddedPostgres({ dir, password: 'bench', settings: SETTINGS });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  /** A shop that an earlier run has filled in the kept folder, or else one that is filled now. */
  const filled = async (name: string, fill: (shop: OpenShop) => Promise<void>): Promise<OnShop> => {
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) {
      await admin.query('DROP DATABASE IF EXISTS filling');
      await admin.query('CREATE DATABASE filling');
      await opening(dir, server.url, 'filling')(fill);
      await admin.query(`ALTER DATABASE filling RENAME TO ${name}`);
    }
    return opening(dir, server.url, name);
  };
  try {
    const table: Table = {};
    for (const products of SIZES) {
      const onShop = await filled(`products_${products}`, (shop) =>
        fillCatalogue(createCtx(shop, { background: true }), products),
      );
      await onShop((shop) => measure(shop, CATALOGUE_READS, products, table));
    }
    console.table(table);
    const lists: Table = {};
    for (const orders of ORDERS) {
      const onShop = await filled(`orders_${orders}_${LOGGED}`, async (shop) => {
        await fillCatalogue(createCtx(shop, { background: true }), FEW_PRODUCTS);
        await fillSales({ ...shop, ...shop.background }, { orders, visits: 1000 });
        await fillBooks(createCtx(shop, { background: true }), LOGGED * orders);
      });
      await onShop((shop) => measure(shop, [...ORDER_READS, ...BOOK_READS], orders, lists));
    }
    console.table(lists);
  } finally {
    await admin.end();
    await server.stop();
    if (!KEPT) rmSync(dir, { recursive: true, force: true });
  }
};

await main();
