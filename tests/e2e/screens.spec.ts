import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { MOST_SHIFT, MOST_SHIFT_IN_HASTE, stateOf, watchShifts } from '../support/web/page-state.ts';
import { LOOKS, violationsInOtherTheme, violationsOf, ZOOMED, type Look } from '../support/web/page-violations.ts';

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

/** The look with the longest words: nothing of it is to be seen at 400 % either. What the checks find is in the other two. */
const LONGEST = LOOKS.find(({ language }) => language === 'de')!;

const softly = expect.configure({ soft: true });

/** In other windows too, at 400 % the smallest, every screen is read by scrolling down alone. */
const expectToFitOtherWindows = async (page: Page, look: Look, path: string) => {
  const others = LOOKS.map(({ viewport }) => viewport).filter(({ width }) => width !== look.viewport.width);
  for (const window of [others[0]!, ...(look === LONGEST ? [ZOOMED] : [])]) {
    await page.setViewportSize(window);
    const widerBy = () => stateOf(page).then((state) => state.widerBy);
    await softly.poll(widerBy, `${path} at ${window.width} px`).toBe(0);
  }
  await page.setViewportSize(look.viewport);
};

for (const look of LOOKS) {
  const { language, locale, viewport, colorScheme } = look;
  test.describe(`${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, colorScheme });

    const also = look === LONGEST ? 'fits at 400 %' : 'passes the automatic checks of WCAG 2.2 A and AA in both themes';
    test(`every screen is whole: status, language, one heading, no faults, nothing moves, or sticks out at either width, and ${also}`, async ({
      page,
    }) => {
      test.slow();
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
          if (look !== LONGEST) await expectForEverybody(page, look, path);
          await expectToFitOtherWindows(page, look, path);
          if (adds) await addToCart(page, language);
        });
      }
    });
  });
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
