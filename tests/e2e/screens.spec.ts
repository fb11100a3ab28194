import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { watchFaults } from '../support/page-faults.ts';
import { settled } from '../support/page-settled.ts';
import { MOST_SHIFT, MOST_SHIFT_IN_HASTE, stateOf, watchShifts } from '../support/page-state.ts';
import { LOOKS, violationsInOtherTheme, violationsOf, ZOOMED, type Look } from '../support/page-violations.ts';

/** Long, and each for itself. */
test.describe.configure({ mode: 'parallel' });

interface Screen {
  path: string;
  status?: number;
  /** Its prices come for the cart of this browser, or for the products seen last in it, so it has to ask. */
  asks?: boolean;
  /** Puts the product into the cart, for the screens that follow. */
  adds?: boolean;
  /** Has parts that come while it is scrolled. */
  grows?: boolean;
}

const SCREENS: readonly Screen[] = [
  { path: '/' },
  { path: '/products' },
  { path: '/products?search=raketa' },
  { path: '/products/1', adds: true },
  { path: '/products/2', adds: true, asks: true, grows: true },
  { path: '/cart', asks: true },
  { path: '/checkout', asks: true },
  { path: '/wishlist' },
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot-password' },
  { path: '/confirm-email?token=none' },
  { path: '/reset-password?token=none' },
  { path: '/admin' },
  { path: '/gallery' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/withdrawal' },
  { path: '/guarantee' },
  { path: '/no-such-page', status: 404 },
  { path: '/products/abc', status: 404 },
];

const LANGUAGES = { en: 'en-GB', sk: 'sk-SK', de: 'de-DE' };
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../web/intl/locales/${language}/common.json`, import.meta.url), 'utf8'));

/** Ends when the cart that opens has its prices, so that nothing of it reaches the next screen. */
const addToCart = async (page: Page, language: string) => {
  const prices = page.waitForResponse('**/graphql');
  await page
    .getByRole('main')
    .getByRole('button', { name: textsOf(language)['cart.add'] })
    .first()
    .click();
  await (await prices).finished();
};

/** To the end of the page, faster than its late parts come. */
const scrollFast = async (page: Page) => {
  await page.mouse.move(100, 400);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 1200);
    await page.waitForTimeout(50);
  }
  await settled(page);
};

/** What the page asked the server for itself. What the page before still asked while it was left does not count. */
const watchQuestions = (page: Page): string[] => {
  const questions: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    if (request.headers()['referer'] === page.url()) questions.push(request.postData() ?? '');
  });
  return questions;
};

const expectWhole = async (page: Page, language: string, { path, grows = false }: Screen) => {
  const { shiftedBy, ...state } = await stateOf(page);
  expect.soft(state, path).toEqual({ lang: language, headings: 1, widerBy: 0 });
  expect.soft(shiftedBy, `${path} shifted by`).toBeLessThan(grows ? MOST_SHIFT_IN_HASTE : MOST_SHIFT);
};

const expectForEverybody = async (page: Page, { colorScheme }: Look, path: string) => {
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  expect.soft(await violationsOf(page), path).toEqual([]);
  expect.soft(await violationsInOtherTheme(page), path).toEqual([]);
};

/** The look with the longest words. */
const LONGEST = LOOKS.find(({ language }) => language === 'de')!;

/** At 400 % every screen is read by scrolling down alone. */
const expectToFitZoomed = async (page: Page, { viewport }: Look, path: string) => {
  await page.setViewportSize(ZOOMED);
  expect.soft((await stateOf(page)).widerBy, `${path} at 400 %`).toBe(0);
  await page.setViewportSize(viewport);
};

for (const [language, locale] of Object.entries(LANGUAGES)) {
  for (const viewport of SIZES) {
    const look = LOOKS.find((each) => each.language === language && each.viewport.width === viewport.width);

    test.describe(`${language} at ${viewport.width} px`, () => {
      test.use({ locale, viewport, colorScheme: look?.colorScheme ?? 'light' });

      const zoomed = look === LONGEST ? ', and fits at 400 %' : '';
      const also = look ? `, passes the automatic checks of WCAG 2.2 A and AA in both themes${zoomed}` : '';
      test(`every screen is whole: status, language, one heading, no faults, nothing moves or sticks out${also}`, async ({
        page,
      }) => {
        if (look) test.slow();
        await watchShifts(page);
        const faults = watchFaults(page);
        const questions = watchQuestions(page);
        for (const screen of SCREENS) {
          const { path, status = 200, asks = false, adds = false, grows = false } = screen;
          await test.step(path, async () => {
            faults.length = questions.length = 0;
            const response = await page.goto(path);
            expect.soft(response?.status(), path).toBe(status);
            await settled(page);
            if (grows) await scrollFast(page);
            await expectWhole(page, language, screen);
            expect.soft(faults, path).toEqual([]);
            if (!asks) expect.soft(questions, `${path} asks`).toEqual([]);
            if (look) await expectForEverybody(page, look, path);
            if (look === LONGEST) await expectToFitZoomed(page, look, path);
            if (adds) await addToCart(page, language);
          });
        }
      });
    });
  }
}

test.describe('with forced colours', () => {
  test.use({ locale: 'en-GB', forcedColors: 'active' });

  test('every button and field keeps an edge or is underlined as a link', async ({ page }) => {
    for (const path of ['/', '/products', '/products/1', '/login', '/contact']) {
      await page.goto(path);
      await settled(page);
      const edgeless = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.btn, .in, select, .qty, .seg')]
          .filter((element) => element.checkVisibility())
          .filter((element) => parseFloat(getComputedStyle(element).borderTopWidth) < 1)
          .map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 30)}`),
      );
      expect.soft(edgeless, path).toEqual([]);
    }
  });
});
