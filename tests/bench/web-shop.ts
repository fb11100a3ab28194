import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORT = process.env.BENCH_WEB_PORT ?? '4193';
const PATIENCE = 300_000;
/** Models are built one after the other; none within this time means that all are there. */
const QUIET = 20_000;

export const BASE = `http://localhost:${PORT}`;

interface Answer {
  data: { products: { nodes: { id: number; modelPath: string | null }[] } };
}

const PRODUCTS = '{ products(first: 24) { nodes { id modelPath } } }';

const withModel = async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${BASE}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: PRODUCTS }) });
  return ((await answer.json()) as Answer).data.products.nodes.filter(({ modelPath }) => modelPath);
};

/** Calls `ask` until it answers with something; rejects after five minutes. */
const waitFor = async <T>(ask: () => Promise<T | null>, what: string): Promise<T> => {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = await ask().catch(() => null);
    if (found) return found;
    if (performance.now() > end) throw new Error(`Still not there: ${what}`);
    await pause(500);
  }
};

export const runToEnd = (command: string, args: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit' });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });

export interface SampleShop {
  /** A product whose model can be turned. */
  readonly productId: number;
  stop: () => Promise<void>;
}

/** The built shop with the sample catalogue, all its models built, so that nothing works beside the measurement. */
export const startSampleShop = async (): Promise<SampleShop> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-bench-web-'));
  const env = { ...process.env, NODE_ENV: 'production', PORT, DATA_DIR: dir, LOG_LEVEL: 'error', SAMPLE_DATA: 'on' };
  const child = spawn(process.execPath, ['--max-old-space-size=200', 'dist/server/main.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await waitFor(async () => (await fetch(`${BASE}/readyz`)).ok || null, 'the shop');
    const ready = await waitFor(async () => {
      const before = (await withModel()).length;
      await pause(QUIET);
      const now = await withModel();
      return before > 0 && before === now.length ? now : null;
    }, 'the sample models');
    return { productId: ready[0]!.id, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
