const LATEST_MS = 4000;

/** Calls `work` once the page has loaded and the browser has nothing better to do, soon after in any case. Returns how to call it off, also what it has begun. */
export const whenIdle = (work: (calledOff: AbortSignal) => void): (() => void) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const run = () => {
    if (!signal.aborted) work(signal);
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_MS });
    else setTimeout(run, 500);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => waiting.abort();
};
