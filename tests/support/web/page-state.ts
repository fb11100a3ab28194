import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shiftedBy?: number;
  }
}

/** What a page may move by at most without the visitor's doing (its CLS). */
export const MOST_SHIFT = 0.01;

/** What it may move by when it is scrolled faster than its late parts come: nothing as measured, 0.0103 once in 35 times on a busy machine. */
export const MOST_SHIFT_IN_HASTE = 0.05;

/** Adds up from now on what moves on each page without the visitor's doing. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.shiftedBy = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.shiftedBy = (window.shiftedBy ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** What every screen is measured by. */
export const stateOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    shiftedBy: window.shiftedBy ?? NaN,
    widerBy: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
