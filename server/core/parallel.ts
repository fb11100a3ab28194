import { ErrorCode } from './error-codes.ts';
import { AppError } from './errors.ts';

/**
 * A gate that lets at most `limit` pieces of work run at a time; the others wait in order. It throws SERVICE_UNAVAILABLE
 * for one that comes while `mostWaiting` wait already.
 */
export const parallelLimit = (limit: number, mostWaiting = Infinity) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) {
      if (waiting.length >= mostWaiting) throw new AppError(ErrorCode.SERVICE_UNAVAILABLE);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
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
