import { savesData } from '../../lib/saves-data.ts';
import type { PageStart } from '../data/server-state.ts';
import { isFirstVisit } from './first-visit.ts';
import { captureEarlyInput } from './early-input.ts';
import { warmIntl } from './warm-intl.ts';

/** What a visitor does first. */
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
];
/** After the load of a page that nobody touches. */
const UNTOUCHED_MS = 10_000;
/** A page that is never painted, in a tab behind others, starts then. */
const UNPAINTED_MS = 4000;
const IDLE_MS = 2000;

const once = (work: () => void) => {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
};

/** On a slow connection text, fonts and the large picture come before code that nobody can use yet. */
const afterFirstPaint = (work: () => void) => {
  if (document.hidden) return work();
  requestAnimationFrame(() => setTimeout(work));
  setTimeout(work, UNPAINTED_MS);
};

const afterLoad = (work: () => void) => {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', () => work());
};

/** A browser also tells of a pointer that rests where something new was laid out: that is nobody's sign. */
const isResting = (event: Event) =>
  event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY;

const atFirstSign = (work: () => void) => {
  const onSign = (event: Event) => {
    if (isResting(event)) return;
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
    work();
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  afterLoad(() => setTimeout(work, UNTOUCHED_MS));
};

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: IDLE_MS }) : setTimeout(work, IDLE_MS);

/** Fetches without running, one by one as the browser is idle: forty at once would hold a telephone up. */
const fetchAhead = ([href, ...rest]: readonly string[]) => {
  if (!href) return;
  const as = /\.css$/.test(href) ? 'style' : /\.js$/.test(href) ? 'script' : 'fetch';
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  whenIdle(() => fetchAhead(rest));
};

/**
 * Runs in the page as it arrives: holds what the visitor presses until the code answers, and brings the code. It runs
 * after the first paint; where the page `waits` and nothing is kept in this browser, with the first sign of a visitor,
 * 10 s after the load at the latest, and is fetched before that when the browser is idle.
 */
export const startPage = (page: PageStart): void => {
  const waits = page.waits && isFirstVisit();
  let begun = false;
  const begin = once(() => {
    begun = true;
    warmIntl();
    for (const url of page.modules) import(/* @vite-ignore */ url).catch(held.letGo);
  });
  // Before what holds presses: one without a pointer, as assistive technology gives it, is a sign as well.
  if (waits) atFirstSign(begin);
  const held = (page.held = captureEarlyInput());
  if (!waits) afterFirstPaint(begin);
  if (!savesData()) afterLoad(() => whenIdle(() => fetchAhead([...(begun ? [] : page.modules), ...page.ahead])));
};
