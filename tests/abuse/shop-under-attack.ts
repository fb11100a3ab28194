import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/server-process.ts';

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');
const PROBE = path.resolve(import.meta.dirname, 'probe.js');
/** That of `npm start`. */
const HEAP_MB = 200;
const READY_MS = 15 * 60_000;
const ANSWER_MS = 120_000;

/** The built shop as `npm start` runs it, with its sample and a probe inside. */
export class ShopUnderAttack {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #dataDir: string;
  readonly #waiting = new Map<number, (answer: number) => void>();
  #asked = 0;
  #said = '';

  private constructor(child: ChildProcess, url: string, dataDir: string) {
    this.#child = child;
    this.url = url;
    this.#dataDir = dataDir;
    child.setMaxListeners(0);
    child.on('message', ({ id, answer }: { id: number; answer: number }) => {
      this.#waiting.get(id)?.(answer);
      this.#waiting.delete(id);
    });
    const hear = (chunk: Buffer): void => void (this.#said = (this.#said + chunk.toString()).slice(-20_000));
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  }

  static async start(): Promise<ShopUnderAttack> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'martyx-abuse-'));
    const port = await freePort();
    const env = {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SAMPLE_DATA: 'on',
      // Each attack comes from a network of its own: what is budgeted by network is no excuse for what one request costs.
      TRUST_PROXY: '127.0.0.1',
      GRAPHQL_BUDGET: '1000000000',
      MALLOC_ARENA_MAX: '2',
    };
    const flags = [`--max-old-space-size=${HEAP_MB}`, '--expose-gc', '--import', PROBE];
    const child = spawn(process.execPath, [...flags, MAIN], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const shop = new ShopUnderAttack(child, `http://127.0.0.1:${port}`, dataDir);
    await shop.#ready();
    return shop;
  }

  get pid(): number {
    return this.#child.pid!;
  }

  get said(): string {
    return this.#said;
  }

  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Milliseconds of work of the longest stretch since the last question. */
  longestStretch(): Promise<number> {
    return this.#ask('stretch');
  }

  /** Bytes that stay after collecting. */
  bytesThatStay(): Promise<number> {
    return this.#ask('bytes');
  }

  async isReady(): Promise<boolean> {
    return this.alive && ((await fetch(`${this.url}/readyz`).catch(() => null))?.ok ?? false);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    if (this.alive) {
      this.#child.kill('SIGTERM');
      const late = setTimeout(() => this.#child.kill('SIGKILL'), ANSWER_MS);
      await ended;
      clearTimeout(late);
    }
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  #ask(want: 'stretch' | 'bytes'): Promise<number> {
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`The shop does not answer its probe: ${this.#said}`)), ANSWER_MS);
      this.#waiting.set(id, (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      const failed = (): void => reject(new Error(`The shop has ended: ${this.#said}`));
      if (!this.#child.connected) failed();
      else this.#child.send({ id, want }, (error) => error && failed());
      this.#child.once('exit', failed);
    });
  }

  async #ready(): Promise<void> {
    const started = Date.now();
    while (!(await this.isReady())) {
      if (!this.alive || Date.now() - started > READY_MS) throw new Error(`The shop did not start: ${this.#said}`);
      await pause(200);
    }
  }
}
