import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = (arg: unknown) => void;

/** So many runs until a new thread starts with nothing left over of those before. */
const MOST_RUNS = 40;

let kept: { thread: ThreadsPoolWorker; runs: number } | undefined;

/**
 * A thread that lives on from one run of tests to the next: the server is loaded once for many changes of it, which takes
 * longer than the tests. Only for files that share a process anyway.
 */
export class ReusedThread implements PoolWorker {
  readonly name = 'reused-thread';
  readonly #options: PoolOptions;
  readonly #listeners: [string, Listener][] = [];
  #thread!: ThreadsPoolWorker;
  #config: unknown;
  #inOrder = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (kept && kept.runs >= MOST_RUNS) {
      await kept.thread.stop();
      kept = undefined;
    }
    if (!kept) {
      kept = { thread: new ThreadsPoolWorker(this.#options), runs: 0 };
      await kept.thread.start();
    }
    this.#thread = kept.thread;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread.off(event, listener);
  }

  #answer(type: 'started' | 'stopped'): void {
    for (const [event, listener] of this.#listeners) {
      if (event === 'message') listener({ __vitest_worker_response__: true, type });
    }
  }

  /** The thread is told to start once, and never to stop; each run brings the names of its tests. */
  send(message: WorkerRequest): void {
    if (message.type === 'start') {
      this.#config = message.context.config;
      if (kept!.runs > 0) return this.#answer('started');
    }
    if (message.type === 'stop') {
      this.#inOrder = true;
      return this.#answer('stopped');
    }
    if (message.type !== 'run') return this.#thread.send(message);
    kept!.runs += 1;
    const context = { ...message.context, config: this.#config } as typeof message.context;
    this.#thread.send({ ...message, context });
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread.off(event, listener);
    if (this.#inOrder) return;
    kept = undefined;
    await this.#thread.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}
