import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../support/browser.js';
import { freePort, startServerProcess } from '../support/server-process.ts';
import { firstFrames } from './viewer.first-frame.ts';
import { largeModel, packedAsSent, withModel } from './viewer.model.ts';

/** What the viewer may cost. The exit code says whether it does. */
const BUDGET = {
  firstFrameColdMs: 1000,
  firstFrameByHandMs: 1000,
  firstFrameWarmMs: 1000,
  framesAtRest: 0,
  heapGrowthMb: 5,
  contexts: 1,
  contextsLost: 0,
  contextWarnings: 0,
};
const ROUNDS = 30;
const WARM_UP = 3;
const ARGS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--js-flags=--expose-gc'];

const drawn = (page: Page) =>
  page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.vw canvas')?.dataset.frames) > 0);

const framesAtRest = async (browser: Browser, url: string) => {
  const page = await browser.newPage();
  await page.goto(`${url}/products/1`, { waitUntil: 'networkidle' });
  await page.locator('.vw__start').click();
  await drawn(page);
  await page.waitForTimeout(1500);
  const count = () => page.evaluate(() => Number(document.querySelector<HTMLElement>('.vw canvas')!.dataset.frames));
  const before = await count();
  await page.waitForTimeout(3000);
  const frames = (await count()) - before;
  await page.close();
  return { framesAtRest: frames };
};

const heapMb = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_048_576;
};

/** To the product, into 3D, and away again, without a new document. */
const round = async (page: Page) => {
  await page.locator('main a:is([href="/products/1"], [href^="/products/1?"])').first().click();
  await page.locator('.vw__start').click();
  await drawn(page);
  await page.locator('header nav a[href^="/products"]').first().click();
  await page.waitForFunction(() => !document.querySelector('canvas'));
};

/** Counts every drawing context that is made, and every one that is lost. */
const countContexts = () => {
  const known = new WeakSet<object>();
  const counts = { made: 0, lost: 0 };
  type GetContext = (this: HTMLCanvasElement, ...asked: unknown[]) => object | null;
  const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as GetContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
    const context = getContext.apply(this, asked);
    if (context && asked[0] === 'webgl2' && !known.has(context)) {
      known.add(context);
      counts.made += 1;
      this.addEventListener('webglcontextlost', () => (counts.lost += 1));
    }
    return context;
  } as HTMLCanvasElement['getContext'];
  Object.assign(window, { contextCounts: counts });
};

const routeChanges = async (browser: Browser, url: string) => {
  const page = await browser.newPage();
  await page.addInitScript(countContexts);
  let contextWarnings = 0;
  page.on('console', (message) => {
    if (/context/i.test(message.text()) && message.type() !== 'log') contextWarnings += 1;
  });
  await page.goto(`${url}/products`, { waitUntil: 'networkidle' });
  for (let turn = 0; turn < WARM_UP; turn += 1) await round(page);
  await page.waitForTimeout(1000);
  const before = await heapMb(page);
  for (let turn = 0; turn < ROUNDS; turn += 1) await round(page);
  await page.waitForTimeout(1000);
  const after = await heapMb(page);
  const { made, lost } = await page.evaluate(
    () => (window as unknown as { contextCounts: { made: number; lost: number } }).contextCounts,
  );
  await page.close();
  return {
    heapBeforeMb: Number(before.toFixed(1)),
    heapGrowthMb: Number((after - before).toFixed(1)),
    contexts: made,
    contextsLost: lost,
    contextWarnings,
  };
};

/** The sample catalogue is loaded while the shop already answers. */
const filled = async (url: string) => {
  for (let tries = 0; tries < 120; tries += 1) {
    const page = await (await fetch(`${url}/products/1`)).text();
    if (page.includes('vw__start')) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('The sample catalogue did not come');
};

/** `BENCH_DATA_DIR` names a data directory whose sample models are made already; without it they are made beside the run. */
const main = async () => {
  const given = process.env.BENCH_DATA_DIR;
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'martyx-bench-viewer-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = await startServerProcess({ dataDir, env: { SAMPLE_DATA: 'on', PUBLIC_URL: url } });
  const glb = await largeModel();
  const packed = packedAsSent(glb);
  const proxy = await withModel(shop.url, packed, port);
  await filled(shop.url);
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ARGS });
  try {
    const frames = await firstFrames(browser, url);
    console.table(frames);
    const measured: Record<string, number> = {
      modelKb: Math.round(glb.length / 1000),
      sentKb: Math.round(packed.length / 1000),
      firstFrameColdMs: frames.cold.drawn,
      firstFrameByHandMs: frames.byHand.drawn,
      firstFrameWarmMs: frames.warm.drawn,
      ...(await framesAtRest(browser, url)),
      ...(await routeChanges(browser, url)),
    };
    const over = Object.entries(BUDGET).filter(([name, most]) => measured[name]! > most);
    console.table(
      Object.fromEntries(
        Object.entries(measured).map(([name, value]) => [
          name,
          { value, budget: (BUDGET as Record<string, number>)[name] ?? '' },
        ]),
      ),
    );
    console.log(JSON.stringify({ ...measured, over: over.map(([name]) => name) }));
    process.exitCode = over.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    proxy.close();
    await shop.end('SIGTERM');
    if (!given) rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
