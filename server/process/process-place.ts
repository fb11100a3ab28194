import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { RETIRE } from './stop-request.ts';

/** What a process says to the leading one when it serves. */
export const READY = 'ready';

/** As in `supervise.sh`, for the whole: a second at first, then twice as long each time, up to a minute. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
const HEALTHY_MS = 300_000;
/** By then only the longest answers are still on their way from a process that makes room. */
const ROOM_MS = 30_000;

/** A process ended before it served. */
export class EndedEarly extends Error {
  /** Null: by a signal. */
  readonly code: number | null;

  constructor(code: number | null, signal: string | null) {
    super(`exit code ${code ?? signal}`);
    this.code = code;
  }
}

/** One of several processes, always there: one that dies is followed by another, one can be replaced without a gap. */
export class ProcessPlace {
  readonly #env: Record<string, string>;
  readonly #tell: (line: string) => void;
  readonly #living = new Set<Worker>();
  readonly #ending = new AbortController();
  #current: Worker | null = null;
  #pauseMs = FIRST_PAUSE_MS;
  #turn: Promise<unknown> = Promise.resolve();

  /** Its processes have `env` on top of the environment; `tell` hears of deaths. */
  constructor(env: Record<string, string>, tell: (line: string) => void) {
    this.#env = env;
    this.#tell = tell;
  }

  /** Has a process serve here. Throws EndedEarly. */
  open(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#current && !this.#isEnding) this.#take(await this.#launch());
    });
  }

  /** As `open`, as often as it needs. */
  keepOpen(): Promise<void> {
    return this.open().catch((error: Error) => this.#openAgain(error.message));
  }

  /** Has a new process serve here, of what is built now, and then the old one make room. Throws EndedEarly; the old one stays then. */
  replace(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#isEnding) return;
      const old = this.#current;
      this.#take(await this.#launch());
      if (!old?.isConnected()) return;
      const gone = once(old, 'exit');
      old.send(RETIRE, () => undefined);
      await Promise.race([gone, pause(ROOM_MS, undefined, { ref: false })]);
    });
  }

  /** Passes the signal on to every process here, and lets no other follow. Resolves when all are gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.#ending.abort();
    const living = [...this.#living];
    const gone = living.map((worker) => once(worker, 'exit'));
    for (const worker of living) worker.process.kill(signal);
    await Promise.all(gone);
  }

  get #isEnding(): boolean {
    return this.#ending.signal.aborted;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => undefined);
    return next;
  }

  /** Resolves when the new process serves. */
  #launch(): Promise<Worker> {
    const worker = cluster.fork(this.#env);
    this.#living.add(worker);
    return new Promise((resolve, reject) => {
      worker.on('message', (message) => message === READY && resolve(worker));
      const onGone = (error: Error) => {
        this.#living.delete(worker);
        reject(error);
      };
      worker.once('exit', (code: number | null, signal: string | null) => onGone(new EndedEarly(code, signal)));
      worker.on('error', onGone);
    });
  }

  #take(worker: Worker): void {
    const since = Date.now();
    this.#current = worker;
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (this.#current !== worker) return;
      this.#current = null;
      if (Date.now() - since >= HEALTHY_MS) this.#pauseMs = FIRST_PAUSE_MS;
      void this.#openAgain(new EndedEarly(code, signal).message);
    });
  }

  async #openAgain(died: string): Promise<void> {
    let why = died;
    while (!this.#current && !this.#isEnding) {
      this.#tell(`A process of Martyx ended by itself (${why}); it is started again in ${this.#pauseMs / 1000} s`);
      await pause(this.#pauseMs, undefined, { signal: this.#ending.signal }).catch(() => undefined);
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
      await this.open().catch((error: Error) => (why = error.message));
    }
  }
}
