/** Calls `work` once the page has loaded and the browser has nothing better to do. Returns how to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, 500);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => waiting.abort();
};
