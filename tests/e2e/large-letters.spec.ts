import { expect, test } from '@playwright/test';
import { settled } from '../support/web/page-settled.ts';
import { stateOf } from '../support/web/page-state.ts';

const PATHS = [
  '/',
  '/products',
  '/products/1',
  '/products/1?tab=download',
  '/cart',
  '/checkout',
  '/register',
  '/gallery',
  '/about',
  '/contact',
  '/terms-of-service',
];

// WCAG 1.4.4: a browser whose letters were set to twice their size, on a phone.
test('with letters twice as large on a phone every screen is read by scrolling down alone', async ({
  playwright,
  launchOptions,
  storageState,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ baseURL, storageState, viewport, locale: 'de-DE', serviceWorkers: 'block' });
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      expect.soft((await stateOf(page)).widerBy, path).toBe(0);
      if (path === '/products/1') await page.locator('main .add-to-cart button:visible').first().click();
    });
  await browser.close();
});
