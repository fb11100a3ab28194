// Pictures of every screen in both themes, two widths and the languages named, for a look beside the design.
// SHOTS_LANGUAGES=en,sk,de SHOTS_ONLY=<part of a screen's name> npm run shots
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findBrowser } from '../support/browser.js';
import { settled } from '../support/page-settled.ts';
import { startServerProcess } from '../support/server-process.ts';
import { SCREENS, type ShownScreen } from './screens.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../shots');
const LOCALES: Record<string, string> = { en: 'en-GB', sk: 'sk-SK', de: 'de-DE' };
const LANGUAGES = (process.env.SHOTS_LANGUAGES ?? 'en,sk').split(',');
const ONLY = process.env.SHOTS_ONLY ?? '';
const WIDTHS = { mobile: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;

const decided = {
  name: 'martyx_cookie_consent',
  value: JSON.stringify({
    version: 1,
    timestamp: new Date().toISOString(),
    categories: { necessary: true, analytics: false, marketing: false },
  }),
};

const signIn = async (page: Page) => {
  await page.goto('/login');
  await settled(page);
  const form = page.getByRole('main').locator('form');
  await form.locator('input[type="email"]').fill('anna@martyx.example');
  await form.locator('input[type="password"]').fill('Rocket-Fan-2026!');
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/\/account$/);
};

/** Scrolls through, so that what waits for being seen is in the picture. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 40));
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

const shoot = async (page: Page, screen: ShownScreen, ending: string) => {
  await page.goto(screen.path);
  await settled(page);
  await screen.before?.(page);
  await readThrough(page);
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const file = path.join(FOLDER, `${screen.name}-${ending}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: !screen.before, animations: 'disabled' });
  }
};

const shootAll = async (browser: Browser, options: BrowserContextOptions, ending: string) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  let known = false;
  for (const screen of SCREENS.filter(({ name }) => name.includes(ONLY))) {
    if (screen.signedIn && !known) await signIn(page);
    known ||= screen.signedIn ?? false;
    await shoot(page, screen, ending).catch((error: unknown) =>
      process.stderr.write(`${screen.name} ${ending}: ${String(error)}\n`),
    );
  }
  await context.close();
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'martyx-shots-'));
const server = await startServerProcess({ dataDir, env: { SAMPLE_DATA: 'on' } });
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const language of LANGUAGES) {
    for (const [size, viewport] of Object.entries(WIDTHS)) {
      const storageState = { cookies: [], origins: [{ origin: server.url, localStorage: [decided] }] };
      const options = { baseURL: server.url, viewport, locale: LOCALES[language], storageState };
      await shootAll(browser, options, `${language}-${size}`);
    }
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
