// Pictures of every screen in both themes and two widths, for a look beside the design: `npm run shots`.
// SHOTS=home,admin-order (parts of names), SHOTS_LANGUAGES=en,sk,de,rtl, SHOTS_THEMES=light, SHOTS_WIDTHS=390, and
// SHOTS_URL=<a shop with the sample catalogue that runs already> make a part of them. Each picture names what sticks out.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../support/browser.js';
import { settled } from '../support/web/page-settled.ts';
import { stateOf, watchShifts } from '../support/web/page-state.ts';
import { waitForSampleFiles } from '../support/sample-files.ts';
import { startServerProcess } from '../support/server-process.ts';
import { ADMIN, ANNA, ShopCalls } from '../support/shop-calls.ts';
import { fillShop, type FilledShop } from './fill-shop.ts';
import { adminScreens, customerScreens, visitorScreens, type ShownScreen } from './screens.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../shots');
/** No language of the shop is written from right to left: the English texts stand in for one. */
const LOCALES: Record<string, string> = { en: 'en-GB', sk: 'sk-SK', de: 'de-DE', rtl: 'en-GB' };
const listOf = (name: string, all: string): string[] => (process.env[name] ?? all).split(',');
const LANGUAGES = listOf('SHOTS_LANGUAGES', 'en,sk,de,rtl');
const THEMES = listOf('SHOTS_THEMES', 'light,dark');
const WIDTHS = listOf('SHOTS_WIDTHS', '390,1440').map(Number);
const PARTS = listOf('SHOTS', '');
const MOST_SHIFT = 0.01;

const decided = {
  name: 'martyx_cookie_consent',
  value: JSON.stringify({
    version: 1,
    timestamp: new Date().toISOString(),
    categories: { necessary: true, analytics: false, marketing: false },
  }),
};

/** Scrolls through, so that what waits for being seen is in the picture. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 40));
    }
    window.scrollTo(0, 0);
    // A picture that is hidden never loads.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const loaded = Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await Promise.race([loaded, new Promise((done) => setTimeout(done, 3000))]);
  });

const report = async (page: Page, name: string) => {
  const { widerBy, shiftedBy } = await stateOf(page);
  if (widerBy > 0) process.stdout.write(`${name}: ${widerBy} px wider than the window\n`);
  if (shiftedBy > MOST_SHIFT) process.stdout.write(`${name}: shifted by ${shiftedBy.toFixed(3)}\n`);
};

const shoot = async (page: Page, screen: ShownScreen, ending: string) => {
  await page.goto(screen.path);
  if (ending.startsWith('rtl')) await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await settled(page);
  await screen.before?.(page);
  await readThrough(page);
  await report(page, `${screen.name}-${ending}`);
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const file = path.join(FOLDER, `${screen.name}-${ending}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: !screen.before, animations: 'disabled' });
  }
};

interface Visit {
  url: string;
  language: string;
  width: number;
  who?: ShopCalls;
}

const shootAll = async (browser: Browser, { url, language, width, who }: Visit, all: readonly ShownScreen[]) => {
  const screens = all.filter(({ name }) => PARTS.some((part) => name.includes(part)));
  if (screens.length === 0) return;
  const localStorage = [decided, ...(who?.stored ?? [])];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const viewport = { width, height: width < 1000 ? 844 : 900 };
  const context = await browser.newContext({ baseURL: url, viewport, locale: LOCALES[language], storageState });
  const page = await context.newPage();
  await watchShifts(page);
  for (const screen of screens)
    await shoot(page, screen, `${language}-${width}`).catch((error: unknown) =>
      process.stdout.write(`${screen.name} ${language} ${width}: ${String(error)}\n`),
    );
  await context.close();
};

const shootShop = async (browser: Browser, url: string, filled: FilledShop) => {
  const visitor = new ShopCalls(url);
  const [anna, admin] = [await visitor.signIn(ANNA), await visitor.signIn(ADMIN)];
  for (const language of LANGUAGES)
    for (const width of WIDTHS) {
      await shootAll(browser, { url, language, width }, visitorScreens(filled));
      await shootAll(browser, { url, language, width, who: anna }, customerScreens(filled));
      await shootAll(browser, { url, language, width, who: admin }, adminScreens(filled));
    }
};

/** What a shop that runs already was filled with is remembered beside its pictures. */
const filledOf = async (url: string): Promise<FilledShop> => {
  const file = path.join(FOLDER, `filled-${new URL(url).port}.json`);
  const known = process.env.SHOTS_URL ? await readFile(file, 'utf8').catch(() => null) : null;
  if (known) return JSON.parse(known) as FilledShop;
  const filled = await fillShop(url);
  if (process.env.SHOTS_URL) await writeFile(file, JSON.stringify(filled));
  return filled;
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'martyx-shots-'));
const server = process.env.SHOTS_URL ? null : await startServerProcess({ dataDir, env: { SAMPLE_DATA: 'on' } });
const url = process.env.SHOTS_URL ?? server!.url;
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
try {
  if (server) await waitForSampleFiles(dataDir);
  await mkdir(FOLDER, { recursive: true });
  await shootShop(browser, url, await filledOf(url));
} finally {
  await browser.close();
  await server?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
