import { expect, test } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB', colorScheme: 'light' });

test('a printer chosen in the list narrows it, and product and parts then speak of it', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/products');
  await settled(page);
  const filters = page.getByRole('form', { name: 'Filters' }).first();
  const only = filters.getByRole('checkbox', { name: /Only models for/ });
  await only.click();
  await expect(filters.getByRole('combobox', { name: 'My printer' })).toBeFocused();
  await filters.getByRole('combobox', { name: 'My printer' }).selectOption({ label: 'Voron 0.2' });
  await expect(page).toHaveURL(/[?&]bed=120x120x120/);
  await expect(only).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Kestrel 860 flying wing' })).toHaveCount(0);
  await expect(page.getByText('Fits 120 × 120 mm').nth(1)).toBeVisible();

  await page.goto('/products/9');
  await settled(page);
  const box = page.getByRole('region', { name: 'Printer fit' });
  await expect(box.getByText('Too wide for this bed')).toBeVisible();
  await expect(box.getByText('Voron 0.2')).toBeVisible();
  const table = page.getByRole('table', { name: /numbered as in the exploded view/ });
  await expect(table.getByText('too wide').first()).toBeVisible();
  await expect(table.getByText('fits', { exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is narrowed by choosing a printer and sending the form', async ({ page }) => {
    await page.goto('/products');
    await page.locator('select[name=bed]').first().selectOption({ label: 'Voron 0.2' });
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await expect(page).toHaveURL(/[?&]bed=120x120x120/);
    await expect(page.getByRole('link', { name: /Fits 120.×.120.mm/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kestrel 860 flying wing' })).toHaveCount(0);
  });
});
