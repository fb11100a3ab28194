import { expect, test, type Page } from '@playwright/test';
import { settled } from '../support/web/page-settled.ts';
import { MOST_SHIFT, stateOf, watchShifts } from '../support/web/page-state.ts';

const SCRIPTS = '**/assets/*.js';

/** Code comes so late that everything in the test happens before. Returns how to let it come. */
const holdCode = async (page: Page) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(SCRIPTS, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
};

const isHydrated = (page: Page) =>
  page.evaluate(() => {
    const keys = [...document.querySelectorAll('button')].flatMap((button) => Object.keys(button));
    return keys.some((key) => key.startsWith('__reactProps'));
  });

const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime, transferSize }) => ({ name, startTime, transferSize }));
  });

test('code is fetched only when the styles are here, so that it takes nothing from the first picture', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const styles = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const blocking = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
    return entries.filter(({ name }) => blocking.includes(name)).map(({ responseEnd }) => responseEnd);
  });
  const scripts = await scriptsOf(page);
  expect(styles.length).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThan(Math.max(...styles));
});

/** Lighthouse's telephone on its slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 86_400 };

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('nothing moves while the page comes over a slow network: fonts, pictures, the question about cookies', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await watchShifts(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', SLOW_4G);
    for (const address of ['/', '/products', '/products/1']) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      expect((await stateOf(page)).shiftedBy, address).toBeLessThanOrEqual(MOST_SHIFT);
      await network.send('Network.clearBrowserCache');
    }
  });

  test('the code is at hand but runs only with a sign of the visitor, and is fetched once', async ({ page }) => {
    await page.goto('/');
    const modules = await page.evaluate(() => window.__MARTYX__.modules.map((url) => new URL(url, location.href).href));
    await expect
      .poll(async () => (await scriptsOf(page)).filter(({ name }) => modules.includes(name)).length)
      .toBe(modules.length);
    expect(await isHydrated(page)).toBe(false);
    await page.mouse.move(200, 200);
    await settled(page);
    const bytes = new Map<string, number>();
    for (const { name, transferSize } of await scriptsOf(page))
      if (transferSize > 0) bytes.set(name, (bytes.get(name) ?? 0) + 1);
    expect(modules.filter((url) => bytes.get(url) !== 1)).toEqual([]);
  });

  test('without any sign the page comes alive ten seconds after its load', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.waitForLoadState('load');
    await page.clock.fastForward(9000);
    expect(await isHydrated(page)).toBe(false);
    await page.clock.fastForward(2000);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});

test.describe('before the code is here', () => {
  test('a product is put into the cart, exactly once', async ({ page }) => {
    await page.goto('/');
    const product = (await page.locator('.stage a[href^="/products/"]').first().getAttribute('href'))!;
    const come = await holdCode(page);
    await page.goto(product);
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    come();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy');
    const cart = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('cart')));
    expect(cart.map(([, text]) => [...text.matchAll(/"quantity":(\d+)/g)].map(([, count]) => count))).toEqual([['1']]);
  });

  test('a search is typed and sent', async ({ page }) => {
    const come = await holdCode(page);
    await page.goto('/');
    await page.getByRole('combobox').first().fill('rocket');
    await page.keyboard.press('Enter');
    come();
    await expect(page).toHaveURL(/\/products\?search=rocket$/);
  });

  test('a filter is ticked', async ({ page }) => {
    const come = await holdCode(page);
    await page.goto('/products');
    await page.locator('#filters').getByText('In stock only').click();
    come();
    await expect(page).toHaveURL(/stock=1/);
    await expect(page.locator('#filters [name=stock]')).toBeChecked();
  });

  test('the order of a list is chosen', async ({ page }) => {
    const come = await holdCode(page);
    await page.goto('/products');
    await page.locator('select[name=sort]').selectOption({ index: 2 });
    const chosen = await page.locator('select[name=sort]').inputValue();
    come();
    await expect(page).toHaveURL(new RegExp(`sort=${chosen}`));
  });

  test.describe('nothing is decided about cookies', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test('a choice is made and kept', async ({ page }) => {
      const come = await holdCode(page);
      await page.goto('/');
      await page.getByRole('button', { name: 'Only necessary' }).click();
      come();
      await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('martyx_cookie_consent'))).toContain('"analytics":false');
    });
  });
});

test('where the code does not arrive, links lead on and forms are sent', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  await page.locator('main .card a').first().click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await page.getByRole('combobox').first().fill('rocket');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=rocket$/);
});
