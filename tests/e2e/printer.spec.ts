import { expect, test } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB', colorScheme: 'light' });

/** Files of two parts. */
const SPARE_FINS = 5;
const SETTINGS = [
  'print_settings_id = 0.15mm mine',
  'printer_settings_id = Original Prusa MK4S 0.4 nozzle',
  'layer_height = 0.15',
  'perimeters = 3',
  'machine_max_acceleration_extruding = 4000',
];

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

test('a slicer profile is imported, names the printer, and the model is sliced with it', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto(`/products/${SPARE_FINS}?tab=print-info`);
  await settled(page);
  const profile = page.getByRole('group', { name: 'Your slicer profile' });
  const ini = `${SETTINGS.join('\n')}\n`;
  await profile.getByLabel('Import a slicer profile').setInputFiles({ name: 'mine.ini', mimeType: 'text/plain', buffer: Buffer.from(ini) }); // oxfmt-ignore
  await expect(profile.getByText('0.15mm mine')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Printer fit' }).getByText('Prusa MK4S')).toBeVisible();
  await profile.getByRole('button', { name: 'Slice with this profile' }).click();
  await expect(profile.getByText('All parts are sliced with this profile.')).toBeVisible({ timeout: 60_000 });
  const own = page.getByRole('listitem').filter({ hasText: '0.15mm mine' });
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(own.getByText('sliced')).toBeVisible();
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
