import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { fillAddress, newEmail, orderAndGoToPayPal } from '../support/web/page-checkout.ts';
import { enterAsNew } from '../support/web/page-entry.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ serviceWorkers: 'allow', locale: 'en-GB' });

/** The worker is in control, and the page of the product that was seen is kept. */
const kept = async (page: Page, path: string): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, path),
    )
    .toBe(true);
};

const see = async (page: Page, id: number): Promise<string> => {
  await page.goto(`/products/${id}`);
  await settled(page);
  await kept(page, `/products/${id}?lang=en`);
  return page.getByRole('heading', { level: 1 }).innerText();
};

const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });

test('without a connection the shop lists what was seen last, with pictures, reads a kept page, and comes back by itself', async ({
  page,
  context,
}) => {
  const first = await see(page, 1);
  const second = await see(page, 2);
  await context.setOffline(true);

  await test.step('a screen that is not kept gives way to the offline page', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'No connection to the shop' })).toBeVisible();
    await settled(page);
    const cards = page.getByRole('article');
    await expect(cards.getByRole('link')).toHaveText([second, first]);
    await expect(cards.first()).toContainText('Can be read offline');
    await expect(cards.first()).toContainText('Price as of');
    for (const picture of await cards.locator('img').all()) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  await test.step('the kept page opens and says since when it is kept', async () => {
    await page.getByRole('link', { name: second }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
    await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toContainText('as it was on');
  });

  await test.step('a link inside the shop leads to the offline page too', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection to the shop' })).toBeVisible();
  });

  await test.step('the wanted page opens when the connection is back', async () => {
    await context.setOffline(false);
    await page.waitForURL((url) => url.pathname === '/contact');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  });
});

test('the offline page speaks the language of the visitor', async ({ browser }) => {
  for (const [locale, title] of [
    ['sk-SK', 'Bez spojenia s obchodom'],
    ['de-DE', 'Keine Verbindung zum Shop'],
  ] as const) {
    const context = await browser.newContext({ locale, serviceWorkers: 'allow', colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto('/about');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await settled(page);
    expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans Variable"'))).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.close();
  }
});

test('own downloads are listed without a connection until the sign-out, and no private answer is ever kept', async ({
  page,
  context,
  baseURL,
}) => {
  const email = newEmail();
  await enterAsNew(page, baseURL!, email);
  const product = await see(page, 2);

  await test.step('buys files and looks at them in the account', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Go to checkout' }).click();
    await settled(page);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await fillAddress(page);
    await orderAndGoToPayPal(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/payment\/paypal\/success/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
    await page.goto('/account/downloads');
    await expect(page.getByRole('article').first()).toContainText(product);
  });

  await test.step('lists them without a connection', async () => {
    await context.setOffline(true);
    await page.goto('/account/downloads');
    const files = page.getByRole('region', { name: 'Your files' });
    await expect(files.getByRole('listitem')).toHaveCount(1);
    await expect(files).toContainText(product);
    await expect(files).toContainText(/bought on .*MB/);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('article').first()).toContainText(product);
  });

  await test.step('keeps nothing private at any time', async () => {
    const secrets = (await cached(page)).filter(
      (path) =>
        !/^\/(assets|icons|locales|media)\/|^\/products\/\d+\?lang=|^\/(offline|account\/print-queue)\?lang=/.test(
          path,
        ),
    );
    expect(secrets).toEqual([]);
  });

  await test.step('forgets them at the sign-out, which another tab of the shop did', async () => {
    const other = await context.newPage();
    await other.goto('/account/profile');
    await other.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('martyx_downloads'))).toBeNull();
    await context.setOffline(true);
    await page.goto('/account/downloads');
    await expect(page.getByRole('heading', { level: 1, name: 'No connection to the shop' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('region', { name: 'Your files' })).toHaveCount(0);
  });
});
