import { setImmediate } from 'node:timers/promises';

/** How long a piece of work keeps the process to itself. */
const STRETCH_MS = 10;

/** For the steps of long work: `await pause()` between two of them lets others in once it took 10 ms. */
export const createPauses = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await setImmediate();
    since = performance.now();
  };
};

let last: Promise<unknown> = Promise.resolve();

/** Does long works one after another, each in a turn of its own, with room for all else between them. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(() => setImmediate()).then(work);
  last = mine.catch(() => undefined);
  return mine;
};
