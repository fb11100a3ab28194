import path from 'node:path';
import { tmpdir } from 'node:os';

/** Data of the shops under test. A named folder is kept, and a later run need not make the sample's files again. */
export const KEPT = process.env.E2E_DATA_DIR;

export interface BrowserShop {
  readonly port: number;
  readonly dataDir: string;
}

/** Of the browser tests, each with a shop: one more than the cores of a small machine, for they often wait. */
export const WORKERS = 3;

/** Handed on to the workers, whose process ids are others. */
const folder = (process.env.E2E_SHOPS ??= KEPT ?? path.join(tmpdir(), `martyx-e2e-${process.pid}`));

export const shopsFolder = (): string => folder;

/** Each worker of the browser tests has a shop of its own: a process, a database, an outbox. */
export const shopOf = (worker: number): BrowserShop => ({
  port: Number(process.env.E2E_PORT ?? 4110) + worker,
  dataDir: path.join(folder, `shop-${worker}`),
});

export const shopsOf = (workers: number): BrowserShop[] =>
  Array.from({ length: workers }, (_, worker) => shopOf(worker));
