import { expect, test } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB' });

test('a model is found while typing, by keyboard alone, and its page begins at its heading', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/');
  await settled(page);
  const field = page.getByRole('search').getByRole('combobox');
  await field.focus();
  await page.keyboard.type('krivna');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toContainText('kriváň');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('krivna');

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field).toHaveValue('');
  expect(faults).toEqual([]);
});

test('Back brings the list with its filters and its place', async ({ page }) => {
  await page.goto('/products?type=kit&sort=price');
  await settled(page);
  const link = page.getByRole('region', { name: 'Models' }).getByRole('article').last().getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(/type=kit&sort=price$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('what was seen last stands below another product until the list is cleared', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/products/6');
  await settled(page);
  await page.goto('/products/1');
  await settled(page);
  const seen = page.locator('section', { has: page.getByRole('heading', { name: 'Recently viewed' }) });
  await expect(seen.getByRole('link')).toHaveAttribute('href', '/products/6');
  await seen.getByRole('button', { name: 'Clear list' }).click();
  await expect(seen.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(seen).toHaveCount(0);
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filters, order, pages, languages, tabs and pictures are links and forms', async ({ page }) => {
    await page.goto('/products');
    await page
      .locator('#filters')
      .getByRole('checkbox', { name: /Kits and parts/ })
      .check();
    await page.locator('#filters').getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/type=kit/);
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/type=kit.*lang=de/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/products/1?lang=en');
    await page.getByRole('tab', { name: 'Features' }).click();
    await expect(page).toHaveURL(/tab=features/);
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Picture 2 of/ })).toHaveAttribute('href', /^\/media\//);
  });

  test('a narrow screen has the search and the screens too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/?lang=sk');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Produkty' })).toBeVisible();
    await header.getByRole('searchbox', { name: 'Hľadať produkty' }).fill('raketa');
    await header.getByRole('button', { name: 'Hľadať' }).click();
    await expect(page).toHaveURL(/search=raketa/);
  });
});
