import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { enterAs } from '../support/web/page-entry.ts';
import { violationsOf } from '../support/web/page-violations.ts';
import { ADMIN } from '../support/shop-calls.ts';

test.use({ locale: 'en-GB' });

const enter = async (page: Page, url: string): Promise<void> => {
  await enterAs(page, url);
  await page.goto('/admin/products');
};

const rowOf = (page: Page, sku: string) => page.getByRole('row').filter({ hasText: sku });
const only = async (page: Page, search: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(search);
  await expect(page).toHaveURL(new RegExp(`q=${search}`));
  // The address changes first, the list and what its buttons are for a moment later.
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows.filter({ hasText: search }).first()).toBeVisible();
  await expect(rows.filter({ hasNotText: search })).toHaveCount(0);
};
const priceOf = (page: Page, sku: string) => rowOf(page, sku).getByRole('textbox', { name: /^Price of/ });

const inAnotherBrowser = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ locale: 'en-GB' })).newPage();

test('a price is changed in its cell by the keyboard, shows in the shop, and is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, baseURL!);
  await only(page, 'MX-T0021');
  const price = priceOf(page, 'MX-T0021');
  await expect(price).toHaveValue('€39.90');
  await price.focus();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'MX-T0021').getByRole('alert')).toContainText('129.00');
  await page.keyboard.press('Escape');
  await expect(price).toHaveValue('€39.90');
  await page.keyboard.type('41,50');
  await page.keyboard.press('Enter');
  await expect(price).toHaveValue('€41.50');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();

  const visitor = await inAnotherBrowser(browser);
  await visitor.goto('/products/23');
  await expect(visitor.getByRole('main')).toContainText('€41.50');
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(price).toHaveValue('€39.90');
  await visitor.reload();
  await expect(visitor.getByRole('main')).not.toContainText('€41.50');
  await visitor.context().close();
});

test('a price of somebody else is not written over unseen', async ({ page, browser, baseURL }) => {
  await enter(page, baseURL!);
  await only(page, 'MX-T0096');
  const mine = priceOf(page, 'MX-T0096');
  await mine.focus();
  await mine.fill('21.00');

  const other = await inAnotherBrowser(browser);
  await enter(other, baseURL!);
  await only(other, 'MX-T0096');
  await priceOf(other, 'MX-T0096').fill('25.00');
  await priceOf(other, 'MX-T0096').press('Enter');
  await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();

  await mine.press('Enter');
  await expect(rowOf(page, 'MX-T0096').getByRole('alert')).toContainText('Somebody else changed this product');
  await expect(mine).toHaveValue('€25.00');
  await other.getByRole('button', { name: 'Undo' }).click();
  await other.context().close();
});

test('several products go off sale together and come back', async ({ page, baseURL }) => {
  await enter(page, baseURL!);
  await only(page, 'MX-T0');
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(2);
  await page.getByLabel('Select all rows of this page').check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Take off sale' }).click();
  for (const one of await switches.all()) await expect(one).not.toBeChecked();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  expect((await page.request.get('/api/products/23')).status()).toBe(404);
  await undo.click();
  await expect(undo).toHaveCount(0);
  for (const one of await switches.all()) await expect(one).toBeChecked();
  expect((await page.request.get('/api/products/23')).status()).toBe(200);
});

test('an archived product leaves the list and comes back on sale', async ({ page, baseURL }) => {
  await enter(page, baseURL!);
  await only(page, 'MX-T0021');
  await rowOf(page, 'MX-T0021')
    .getByRole('checkbox', { name: /^Select/ })
    .check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('No products match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'MX-T0021').getByRole('switch')).toBeChecked();
});

test('two admins change the stock of one product, and both count', async ({ page, browser, baseURL }) => {
  const other = await inAnotherBrowser(browser);
  const admins = [page, other];
  const stock = (one: Page) => one.getByRole('dialog').locator('dd').first();
  for (const one of admins) {
    await enter(one, baseURL!);
    await only(one, 'MX-T0096');
    await rowOf(one, 'MX-T0096')
      .getByRole('button', { name: /^Stock of/ })
      .click();
  }
  const before = Number(await stock(page).textContent());
  await page.getByLabel('Units').fill('5');
  await page.getByRole('button', { name: 'Add to stock' }).click();
  await expect(stock(page)).toHaveText(String(before + 5));
  await other.getByLabel('Units').fill('2');
  await other.getByLabel('Reason').selectOption('Broken or lost');
  await other.getByRole('button', { name: 'Take from stock' }).click();
  await expect(stock(other)).toHaveText(String(before + 3));
  await expect(other.getByRole('dialog')).toContainText(ADMIN.email);
  await other.getByLabel('Units').fill('900000');
  await other.getByRole('button', { name: 'Take from stock' }).click();
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('reserved for orders');
  expect(await violationsOf(other)).toEqual([]);
  await other.context().close();
});

test('a file is exported, changed, checked with a mistake in it, and imported once it is right', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL!);
  await only(page, 'MX-T0');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.split('\r\n').filter(Boolean)).toHaveLength(3);

  await page.getByRole('link', { name: 'Import' }).click();
  const choose = (text: string) =>
    page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const report = page.getByRole('region', { name: 'Report' });
  const save = page.getByRole('button', { name: /^Import/ });
  await choose(file);
  await expect(report).toContainText('Unchanged: 2');
  await expect(save).toBeDisabled();

  await choose(file.replace(',39.90,', ',"forty",'));
  await expect(report).toContainText('price: is not in the right format.');
  await expect(report).toContainText('1 row has an error.');
  await expect(save).toBeDisabled();
  expect(await violationsOf(page)).toEqual([]);

  await choose(file.replace(',39.90,', ',40.90,'));
  await expect(report.getByRole('row').filter({ hasText: 'MX-T0021' })).toContainText('€40.90');
  await save.click();
  await expect(report).toContainText('1 product is saved.');
  await page.goto('/admin/products?q=MX-T0021');
  await expect(priceOf(page, 'MX-T0021')).toHaveValue('€40.90');
  await priceOf(page, 'MX-T0021').fill('39.90');
  await priceOf(page, 'MX-T0021').press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
