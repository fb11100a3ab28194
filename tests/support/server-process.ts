import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Of the built shop. */
export const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');

/** Ten seconds on a quiet machine. */
const READY_MS = 120_000;

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly readyMs: number;
  output(): string;
  /** Ends it with a signal; resolves with the exit code and how long that took. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<{ code: number | null; ms: number }>;
}

export interface ServerOptions {
  readonly dataDir: string;
  readonly env?: Record<string, string>;
  /** Of another build than that of these sources. */
  readonly main?: string;
  /** Any free one where none is named. */
  readonly port?: number;
  readonly nodeArgs?: readonly string[];
  /** How long it may take to be ready: two minutes when absent. */
  readonly readyMs?: number;
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts the built shop as a process of its own and waits until it is ready. */
export const startServerProcess = async (options: ServerOptions): Promise<ServerProcess> => {
  const { dataDir, env = {}, main = MAIN, nodeArgs = [], readyMs = READY_MS, uid, gid } = options;
  if (!existsSync(main)) throw new Error('The shop is not built: npm run build');
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SAMPLE_DATA: 'off',
    UNPAID_ORDERS: '100000',
    ...env,
  };
  const child = spawn(process.execPath, [...nodeArgs, main], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    uid,
    gid,
    cwd: '/',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}: ${output}`);
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) break;
    if (performance.now() - started > readyMs) {
      child.kill('SIGKILL');
      throw new Error(`The shop is not ready after ${readyMs / 1000} seconds: ${output}`);
    }
    await pause(25);
  }
  return {
    child,
    url,
    readyMs: performance.now() - started,
    output: () => output,
    end: async (signal) => {
      const at = performance.now();
      child.kill(signal);
      return { code: await exited, ms: performance.now() - at };
    },
  };
};
