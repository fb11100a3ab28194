import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPage } from '../../../web/app/start/start-page.ts';
import type { PageStart } from '../../../web/app/data/server-state.ts';

const AHEAD = ['/assets/list.js', '/assets/list.css', '/locales/en/products.json?v=1'];
const fetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

let idle: (() => void)[] = [];
const runIdle = () => {
  const due = idle;
  idle = [];
  for (const work of due) work();
};
const start = () => startPage({ waits: true, modules: ['/assets/entry.js'], ahead: AHEAD } as unknown as PageStart);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  idle = [];
});

describe('what a first page fetches ahead', () => {
  it('comes one by one, each when the browser is idle again: all at once they would be one long task', () => {
    start();
    expect(fetched()).toEqual([]);
    for (let count = 1; count <= 4; count += 1) {
      runIdle();
      expect(fetched()).toHaveLength(count);
    }
    expect(fetched()).toEqual(['/assets/entry.js', ...AHEAD]);
    runIdle();
    expect(idle).toEqual([]);
  });

  it('is nothing for who saves data', () => {
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator) as Navigator, { connection: { saveData: true } }),
    );
    start();
    runIdle();
    expect(fetched()).toEqual([]);
  });
});

describe('a first sign of the visitor', () => {
  const moveBy = (movementX: number) =>
    document.body.dispatchEvent(
      Object.defineProperties(new PointerEvent('pointermove', { bubbles: true }), {
        movementX: { value: movementX },
        movementY: { value: 0 },
      }),
    );
  const hasBegun = () => {
    runIdle();
    return !fetched().includes('/assets/entry.js');
  };

  it('is a pointer that moves', () => {
    start();
    moveBy(3);
    expect(hasBegun()).toBe(true);
  });

  it('is no pointer that rests, of which browsers tell when the page is laid out beneath it', () => {
    start();
    moveBy(0);
    expect(hasBegun()).toBe(false);
  });
});
