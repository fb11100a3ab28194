import { use } from 'react';

/** Says of itself that it is fulfilled, so that React need not wait for a task to learn it. */
type Tracked = Promise<void> & { status: 'fulfilled'; value: void };

/** What a visitor does first: from then on the whole page answers. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
  'touchstart',
  'click',
  'input',
  'change',
] as const;

const fulfilled = (promise: Promise<void>): Tracked =>
  Object.assign(promise, { status: 'fulfilled' as const, value: undefined });

let need: Promise<void> = fulfilled(Promise.resolve());
let begin = () => {};

/** The page is needed as a whole now: what was held back is hydrated, and what comes later never waits. */
export const needWholePage = (): void => begin();

/**
 * Holds parts of the page back until somebody is there. They are in the document already and their links work; their code
 * runs with the first sign of a visitor, so that a page which nobody touches yet leaves the processor alone.
 */
export const holdBackParts = (): void => {
  const waiting = new AbortController();
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  need = promise;
  begin = () => {
    waiting.abort();
    void fulfilled(promise);
    resolve();
    begin = () => {};
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const sign of SIGNS) window.addEventListener(sign, () => begin(), options);
};

/** Waits, in a part below a `<Suspense>`, until the visitor needs it. Never waits on the server, nor on a later page. */
export const useFirstNeed = (): void => use(need);
