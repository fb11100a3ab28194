import { ErrorCode } from './error-codes.ts';
import { AppError } from './errors.ts';

/** How much of what one piece of work took goes into what one is expected to take. */
const WEIGHT = 0.2;

export interface ParallelOptions {
  readonly mostWaiting?: number;
  /** Nobody is to wait longer, in milliseconds. */
  readonly mostWaitMs?: number;
  /** In milliseconds; of this process unless said. */
  readonly now?: () => number;
}

interface Turn {
  readonly since: number;
  readonly begin: (late: boolean) => void;
}

/**
 * A gate that lets at most `limit` pieces of work run at a time; the others wait in order. It throws SERVICE_UNAVAILABLE
 * for one that comes while `mostWaiting` wait already, or that would wait longer than `mostWaitMs` by what work took
 * lately; and for one that has waited longer when its turn comes.
 */
export const parallelLimit = (limit: number, options: ParallelOptions = {}) => {
  const { mostWaiting = Infinity, mostWaitMs = Infinity, now = () => performance.now() } = options;
  let running = 0;
  let usualMs = 0;
  const waiting: Turn[] = [];

  const refuseIfFull = (): void => {
    const waitMs = ((waiting.length + 1) * usualMs) / limit;
    if (running >= limit && (waiting.length >= mostWaiting || waitMs > mostWaitMs)) {
      throw new AppError(ErrorCode.SERVICE_UNAVAILABLE);
    }
  };

  /** The turn goes to the first who has not waited too long. */
  const pass = (): void => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const late = now() - next.since > mostWaitMs;
      next.begin(late);
      if (!late) return;
    }
    running -= 1;
  };

  const wait = async (): Promise<void> => {
    const since = now();
    const late = await new Promise<boolean>((begin) => waiting.push({ since, begin }));
    if (late) throw new AppError(ErrorCode.SERVICE_UNAVAILABLE);
  };

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    refuseIfFull();
    if (running >= limit) await wait();
    else running += 1;
    const since = now();
    try {
      return await work();
    } finally {
      const tookMs = now() - since;
      usualMs = usualMs === 0 ? tookMs : usualMs + WEIGHT * (tookMs - usualMs);
      pass();
    }
  };
  /** Throws where `inTurn` would now. */
  return Object.assign(inTurn, { refuseIfFull });
};

/** The results of work on items in their order; at most `ahead` of them are begun before they are taken. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // One that fails is told when its turn comes.
    result.catch(() => undefined);
    begun.push(result);
    if (begun.length >= ahead) yield await begun.shift()!;
  }
  for (const result of begun) yield await result;
}
