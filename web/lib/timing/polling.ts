/** How often a screen of the administration asks whether something is new, in milliseconds. Screens that nobody uses do not ask. */
const POLL_INTERVAL_MS = 15_000;

/** After so long without a sign of the admin a screen asks no more: asking would keep a session alive that nobody uses. */
const IDLE_AFTER_MS = 5 * 60_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focus'] as const;

/** Where nobody watches, somebody is there. */
let lastSign = Infinity;
const noteActivity = () => {
  lastSign = Date.now();
};

/** From here on it is noticed whether somebody is at the screen; answers how to stop. */
export const watchActivity = (): (() => void) => {
  noteActivity();
  const watching = new AbortController();
  for (const sign of SIGNS) {
    window.addEventListener(sign, noteActivity, { capture: true, passive: true, signal: watching.signal });
  }
  return () => watching.abort();
};

/** Nobody sees the tab, or nobody has touched it for a while. */
export const isIdle = (): boolean => document.visibilityState === 'hidden' || Date.now() - lastSign > IDLE_AFTER_MS;

/** Options of a query that the administration keeps up to date while somebody is at the screen. */
export const POLLING = {
  pollInterval: POLL_INTERVAL_MS,
  skipPollAttempt: isIdle,
} as const;
