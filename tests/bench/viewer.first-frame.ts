import type { Browser, Page } from '@playwright/test';

const TEN_MBIT = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const RUNS = 5;
/** From the moment a hand reaches the button until it presses; slow hands take a multiple. */
const REACH_MS = 150;

/** Milliseconds from the press on "Show in 3D"; below zero came before it. */
interface Parts {
  /** The 3D code has arrived. */
  readonly code: number;
  /** The model has arrived. */
  readonly model: number;
  /** Everything is made, the first frame can be ordered. */
  readonly ready: number;
  /** The page's own work on the first frame is done. */
  readonly ordered: number;
  /** The graphics have finished it. */
  readonly drawn: number;
}

/** Runs in the page: waits for a press and for the first frame after it. */
const firstFrameInPage = () =>
  new Promise<Parts>((resolve) => {
    let pressed = 0;
    let ready = 0;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const since = () => performance.now() - pressed;
    const arrived = (name: RegExp) => {
      const file = performance.getEntriesByType('resource').find((entry) => name.test(entry.name));
      return file ? (file as PerformanceResourceTiming).responseEnd - pressed : NaN;
    };
    const frame = document.querySelector('.vw')!;
    new MutationObserver(() => {
      if (!ready && frame.querySelector('[data-phase=ready]')) ready = since();
      const canvas = frame.querySelector('canvas');
      if (!(Number(canvas?.dataset.frames) > 0)) return;
      const ordered = since();
      const gl = canvas!.getContext('webgl2')!;
      // Reading a pixel waits for what was only ordered so far.
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      const drawn = since();
      // What the press brought into the page comes in the same moment as the frame.
      setTimeout(() =>
        resolve({
          code: arrived(/start-viewer[^/]*\.js/),
          model: arrived(/\.glb/),
          ready: ready || since(),
          ordered,
          drawn,
        }),
      );
    }).observe(frame, { subtree: true, attributeFilter: ['data-frames', 'data-phase'] });
  });

/** The page answers presses, and its own files have come. */
const open = async (page: Page, url: string) => {
  await page.goto(`${url}/products/1`, { waitUntil: 'networkidle' });
  // The first sign of a visitor brings the page's code.
  await page.mouse.move(5, 5);
  const button = page.locator('.vw__start');
  await button.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.vw__start')!).some((key) => key.startsWith('__reactProps')),
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', TEN_MBIT);
};

const pressAtOnce = (page: Page) => page.locator('.vw__start').evaluate((button: HTMLElement) => button.click());

const pressByHand = async (page: Page) => {
  const { x, y, width, height } = (await page.locator('.vw__start').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(REACH_MS);
  await page.mouse.down();
  await page.mouse.up();
};

const firstFrame = async (page: Page, url: string, press: (page: Page) => Promise<void>): Promise<Parts> => {
  await open(page, url);
  const [parts] = await Promise.all([page.evaluate(firstFrameInPage), press(page)]);
  await page.close();
  return parts;
};

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const medians = (all: readonly Parts[]) =>
  Object.fromEntries(
    Object.keys(all[0]!).map((part) => [part, Math.round(median(all.map((parts) => parts[part as keyof Parts])))]),
  ) as unknown as Parts;

/**
 * Of a browser that has nothing of the viewer: pressed out of the blue, and by a hand that comes to the button first. Of
 * one that keeps the code, but not the model, from before.
 */
export const firstFrames = async (browser: Browser, url: string) => {
  const [cold, byHand, warm]: [Parts[], Parts[], Parts[]] = [[], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    for (const [times, press] of [
      [byHand, pressByHand],
      [cold, pressAtOnce],
    ] as const) {
      const context = await browser.newContext();
      times.push(await firstFrame(await context.newPage(), url, press));
      if (times === cold) warm.push(await firstFrame(await context.newPage(), url, pressAtOnce));
      await context.close();
    }
  }
  return { cold: medians(cold), byHand: medians(byHand), warm: medians(warm) };
};
