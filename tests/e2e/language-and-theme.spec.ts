import { expect, test } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { PAGE_SIZE } from '../../web/features/catalog/list/list-url.ts';

test.use({ locale: 'en-GB', colorScheme: 'light' });

test('another language on the product page comes without a reload and keeps what was typed and chosen', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.goto('/products/1?tab=features');
  await settled(page);
  const quantity = page.getByRole('main').getByRole('group', { name: 'Quantity' }).first();
  await quantity.getByRole('button', { name: 'More' }).click();
  await quantity.getByRole('button', { name: 'More' }).click();
  await page.getByText('Set my printer').click();
  await page.getByLabel('My printer').selectOption({ label: 'Another size' });
  await page.getByLabel('Width, mm').fill('321');
  await page.getByRole('search').getByRole('combobox').fill('half a word');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });

  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Slovensky' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dvojstupňová raketa Kriváň 38/2');
  await expect(page).toHaveTitle(/Dvojstupňová raketa/);

  await expect(page.getByRole('main').getByRole('group', { name: 'Množstvo' }).first().getByRole('status')).toHaveText(
    '3',
  );
  await expect(page.getByLabel('Šírka, mm')).toHaveValue('321');
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('half a word');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page).toHaveURL(/tab=features/);
  expect(documents).toEqual([]);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  expect(faults).toEqual([]);
});

test('the chosen theme is there before the first paint of every later page', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/');
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto('/products', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  const bars = page.locator('meta[name=theme-color]').first();
  await expect(bars).toHaveAttribute('content', '#0f1613');
  await settled(page);
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(bars).toHaveAttribute('content', '#f4f3ee');
  expect(faults).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is filtered by its form, ordered, and every filter is taken back by a link', async ({ page }) => {
    await page.goto('/products');
    const cards = page.getByRole('region', { name: 'Models' }).getByRole('article');
    const all = await cards.count();
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Files/ }).check();
    await filters.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/type=files/);
    await expect(cards).not.toHaveCount(all);
    const filtered = await cards.count();
    expect(filtered).toBeGreaterThan(0);

    await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/type=files.*sort=price/);
    await expect(cards).toHaveCount(filtered);
    await expect(cards.first()).toContainText('Avionics bay 54, files only');

    await page.getByRole('link', { name: /^Remove filter: Files/ }).click();
    await expect(cards).toHaveCount(all);
  });

  test('the pages of the list are links to and fro', async ({ page, request }) => {
    const query = '{ products(first: 5) { pageInfo { endCursor } totalCount } }';
    const answer = await request.post('/graphql', { data: { query } });
    const { pageInfo, totalCount } = (await answer.json()).data.products;
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const last = Math.min(5 + PAGE_SIZE, totalCount);
    await page.goto(`/products?after=${encodeURIComponent(pageInfo.endCursor)}&from=6`);
    await expect(pages).toContainText(`6–${last} of ${totalCount}`);
    await pages.getByRole('link', { name: 'Previous page' }).click();
    await expect(pages).toContainText(`1–5 of ${totalCount}`);
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(pages).toContainText(`6–${last} of ${totalCount}`);
  });

  test('the product page is readable: name, price, pictures, each tab by its link, the other way to buy', async ({
    page,
  }) => {
    await page.goto('/products/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kriváň 38/2 two-stage rocket');
    const main = page.getByRole('main');
    await expect(main.getByText('€129.00').first()).toBeVisible();
    await expect(main.getByRole('img').first()).toBeVisible();
    for (const tab of await main.getByRole('tab').all()) await expect(tab).toHaveAttribute('href', /\/products\/1/);
    await main.getByRole('tab').last().click();
    await expect(page).toHaveURL(/\?tab=/);
    await expect(main.getByRole('tabpanel')).not.toBeEmpty();
    await main
      .getByRole('navigation', { name: 'Kit or files?' })
      .getByRole('link', { name: /Files only/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kriváň 38/2, files only');
  });
});
