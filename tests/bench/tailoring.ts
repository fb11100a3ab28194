import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../support/browser.js';
import { startServerProcess } from '../support/server-process.ts';

/** A change of a tailored model is seen within so many milliseconds, 95 of 100 times. */
const BUDGET_MS = 300;
const ARGS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Models of the sample by the ids of their files, and words that are typed into the field of their name, letter by letter. */
const MODELS = [
  { id: 2, name: 'Kriváň', words: 'Žofia Čierna 12' },
  { id: 10, name: 'Kestrel', words: 'Žofia Čierna 12' },
  { id: 22, name: 'Hron', words: 'Žofia Čierna 12' },
] as const;

const BUSY = '#tailoring [aria-busy="true"]';

/** Milliseconds from a change to the frame that shows it. */
const seen = async (page: Page, change: () => Promise<unknown>): Promise<number> => {
  await page.evaluate((busy) => {
    const state = window as unknown as { tailored: Promise<number> };
    state.tailored = new Promise((resolve) => {
      let from = 0;
      const look = (now: number) => {
        const isBusy = document.querySelector(busy) !== null;
        if (from === 0 && isBusy) from = now;
        else if (from > 0 && !isBusy) return resolve(now - from);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, BUSY);
  await change();
  return page.evaluate(() => (window as unknown as { tailored: Promise<number> }).tailored);
};

const change = async (page: Page, url: string, { id, words }: (typeof MODELS)[number]) => {
  const started = performance.now();
  await page.goto(`${url}/products/${id}`, { waitUntil: 'networkidle' });
  await page.locator('.near.Tailoring').scrollIntoViewIfNeeded();
  await page.locator('#tailoring canvas').waitFor({ timeout: 120_000 });
  await page.waitForFunction((busy) => !document.querySelector(busy), BUSY);
  const shown = performance.now() - started;
  const field = page.locator('#tailoring input[autocomplete="off"]');
  await field.focus();
  const times: number[] = [];
  for (const letter of words) times.push(await seen(page, () => page.keyboard.type(letter)));
  return { shown, first: times[0]!, times: times.slice(1).sort((a, b) => a - b) };
};

const share = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!);

/** `BENCH_DATA_DIR` names a data directory whose sample models are made already. */
const main = async () => {
  const given = process.env.BENCH_DATA_DIR;
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'martyx-bench-tailoring-'));
  const shop = await startServerProcess({ dataDir, env: { SAMPLE_DATA: 'on' } });
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ARGS });
  try {
    const all: number[] = [];
    for (const model of MODELS) {
      const page = await browser.newPage();
      const { shown, first, times } = await change(page, shop.url, model);
      all.push(first, ...times);
      const [median, p95] = [share(times, 0.5), share(times, 0.95)];
      console.table({ [model.name]: { shownMs: Math.round(shown), firstMs: Math.round(first), median, p95 } });
      await page.close();
    }
    const p95 = share(
      all.sort((a, b) => a - b),
      0.95,
    );
    console.log(JSON.stringify({ changes: all.length, median: share(all, 0.5), p95, budget: BUDGET_MS }));
    process.exitCode = p95 > BUDGET_MS ? 1 : 0;
  } finally {
    await browser.close();
    await shop.end('SIGTERM');
    if (!given) rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
