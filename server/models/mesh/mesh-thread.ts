import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Answer, Request } from './mesh-worker-messages.ts';
import type { MeshSource, Progress } from './mesh.ts';
import type { MeshReport } from './report.ts';
import { cpuSecondsOf } from './thread-cpu.ts';

/** The sources run as they are in development and in tests; the built shop has JavaScript beside it. */
const extension = path.extname(fileURLToPath(import.meta.url));
const FILE = new URL(`./mesh.worker${extension}`, import.meta.url);
const LOADER = extension === '.ts' ? ['--import', '@swc-node/register/esm-register'] : [];
const LIMITS = { maxOldGenerationSizeMb: 768 };
const MOST_CPU_SECONDS = 120;
const LOOK_MS = 250;
/** Looks without any work of the thread: what it reads from has died. */
const MOST_IDLE_LOOKS = 480;
const IDLE_MS = 5_000;

let worker: Worker | null = null;
let thread: number | null = null;
let idle: NodeJS.Timeout | undefined;

/** What waits for its turn, first what a visitor waits for. */
const awaited: (() => Promise<void>)[] = [];
const others: (() => Promise<void>)[] = [];
let isTaken = false;

const takeTurns = async (): Promise<void> => {
  if (isTaken) return;
  isTaken = true;
  for (let next = awaited.shift() ?? others.shift(); next; next = awaited.shift() ?? others.shift()) await next();
  isTaken = false;
};

/** One piece of work after the other: there is one thread. What a visitor waits for comes before all that has not begun. */
export const inTurn = <Result>(work: () => Promise<Result>, isAwaited = false): Promise<Result> =>
  new Promise((resolve, reject) => {
    const turn = async () => work();
    (isAwaited ? awaited : others).push(() => turn().then(resolve, reject));
    void takeTurns();
  });

const started = (): Worker => {
  clearTimeout(idle);
  worker ??= new Worker(FILE, { execArgv: LOADER, resourceLimits: LIMITS });
  worker.ref();
  return worker;
};

const rest = (): void => {
  worker?.unref();
  idle = setTimeout(stop, IDLE_MS).unref();
};

const stop = (): void => {
  void worker?.terminate();
  worker = null;
  thread = null;
};

type Wanted<Result> = (answer: Answer) => Result | null;

/** What is watched while the thread works. */
export interface Watched {
  readonly progress?: Progress;
  /** Called with the report as soon as it is known, where more is to be made. */
  readonly reported?: (report: MeshReport) => void;
  /** CPU that the thread may use for it, in seconds: 120 when absent. */
  readonly cpuSeconds?: number;
  /** Aborting it ends the thread in the midst of its work; this throws then. */
  readonly stopped?: AbortSignal;
}

/**
 * Has the thread do what is requested, feeds it the source and answers what `wanted` takes of its answers. The thread ends soon
 * after the last work and gives its memory back. Throws what the thread refuses, MESH_TOO_LARGE for what does not fit its
 * memory, MESH_TOO_LONG for what used up its CPU.
 */
export const ordered = async <Result>(
  request: Request,
  source: MeshSource['chunks'],
  wanted: Wanted<Result>,
  watched: Watched,
): Promise<Result> => {
  const { stopped, cpuSeconds = MOST_CPU_SECONDS } = watched;
  stopped?.throwIfAborted();
  const own = started();
  const chunks = iteratorOf(source);
  const over = new AbortController();
  try {
    const result = answered(own, chunks, wanted, watched);
    own.postMessage(request);
    return await Promise.race([result, interrupted(over.signal, stopped), usedUp(over.signal, cpuSeconds)]);
  } finally {
    over.abort();
    for (const event of ['message', 'error', 'exit']) own.removeAllListeners(event);
    await chunks.return?.();
    rest();
  }
};

/** Ends the thread and rejects when `stopped` is aborted before `over` is. */
const interrupted = (over: AbortSignal, stopped?: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const interrupt = (): void => {
      reject(stopped!.reason as Error);
      stop();
    };
    stopped?.addEventListener('abort', interrupt, { once: true, signal: over });
  });

/** Ends the thread and rejects when it has used its CPU, or works no more, before `over` is aborted. */
const usedUp = (over: AbortSignal, cpuSeconds: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    let [number, begun] = [thread, cpuSecondsOf(thread)];
    let [before, idle] = [begun, 0];
    const look = (): void => {
      // A thread tells its number when it has started: then its own CPU is counted, from nothing.
      if (number !== thread) [number, begun] = [thread, 0];
      const used = cpuSecondsOf(number);
      idle = used === before ? idle + 1 : 0;
      before = used;
      if (used - begun <= cpuSeconds && idle < MOST_IDLE_LOOKS) return;
      reject(idle ? new Error('the mesh thread waits for nothing') : new AppError(ErrorCode.MESH_TOO_LONG));
      stop();
    };
    const timer = setInterval(look, LOOK_MS).unref();
    over.addEventListener('abort', () => clearInterval(timer), { once: true });
  });

type Chunks = AsyncIterator<Uint8Array> | Iterator<Uint8Array>;

const iteratorOf = (chunks: MeshSource['chunks']): Chunks =>
  Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();

/** A copy of its own, so that it can be handed over; a buffer may be a window on a shared one. */
const feed = async (own: Worker, chunks: Chunks): Promise<void> => {
  const next = await chunks.next();
  const chunk = next.done ? null : new Uint8Array(next.value);
  const request: Request = { chunk };
  own.postMessage(request, chunk ? [chunk.buffer] : []);
};

const answered = <Result>(
  own: Worker,
  chunks: Chunks,
  wanted: Wanted<Result>,
  { progress, reported }: Watched,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const end = (error: unknown): void => {
      reject(error instanceof Error ? error : new Error(String(error)));
      stop();
    };
    own.on('message', (answer: Answer) => {
      if ('more' in answer) feed(own, chunks).catch(end);
      else if ('thread' in answer) thread = answer.thread;
      else if ('progress' in answer) progress?.(answer.progress);
      else if ('reported' in answer) reported?.(answer.reported);
      else if ('refused' in answer) reject(new AppError(answer.refused));
      else if ('failed' in answer) end(answer.failed);
      else {
        const result = wanted(answer);
        if (result === null) end('the mesh thread answered another question');
        else resolve(result);
      }
    });
    own.once('error', (error: NodeJS.ErrnoException) => {
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(error) : error);
    });
    own.once('exit', () => end(tooLarge()));
  });

const tooLarge = (cause?: unknown): AppError => new AppError(ErrorCode.MESH_TOO_LARGE, {}, { cause });
