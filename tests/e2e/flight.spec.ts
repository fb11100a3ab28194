import { expect, test, type Page } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB' });

/** The facts come with the model's files, which a fresh shop makes first; the section is made when it is near. */
const openFlight = async (page: Page, id: number, title: string) => {
  await expect(async () => {
    await page.goto(`/products/${id}`);
    await settled(page);
    await page.locator('.near').first().scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 110_000 });
};

test('the margin of a rocket follows the motor and the weight in the nose', async ({ page }) => {
  const faults = watchFaults(page);
  await openFlight(page, 17, 'Will it fly straight?');
  const drawing = page.getByRole('img', { name: /^Side view, 360 mm long/ });
  await expect(drawing).toHaveAttribute('aria-label', /centre of pressure 267\smm behind the tip/);
  await page.getByRole('radio', { name: 'Estes D12, 24 mm' }).check();
  const flight = page.locator('#flight');
  await expect(flight.getByRole('status')).toHaveText('Stable');
  await expect(flight.locator('.fl__v')).toHaveText(/^1\.\d\d /);
  await page.getByRole('textbox', { name: 'Mass added in the nose, g' }).fill('40');
  await expect(flight.locator('.fl__v')).toHaveText(/^2\.\d\d /);
  await page.getByRole('textbox', { name: 'Mass added in the nose, g' }).fill('0');
  await page.getByRole('radio', { name: 'Estes C11, 24 mm' }).check();
  await expect(flight.locator('.fl__v')).toHaveText(/^1\.\d\d /);
  expect(faults).toEqual([]);
});

test('the battery of a plane slides by keyboard until the plane balances', async ({ page }) => {
  const faults = watchFaults(page);
  await openFlight(page, 15, 'How will it fly?');
  const flight = page.locator('#flight');
  const slider = page.getByRole('slider', { name: /Battery position/ });
  await slider.press('Home');
  await expect(flight.getByRole('status')).toContainText('Nose-heavy');
  await slider.press('End');
  await expect(flight.getByRole('status')).toContainText('In the range');
  await slider.press('Home');
  await page.getByRole('combobox', { name: 'Battery', exact: true }).selectOption({ label: '3S 850 mAh, 78 g' });
  await expect(flight.getByRole('status')).toContainText('In the range');
  expect(faults).toEqual([]);
});

test('a set of wheels has no such section', async ({ page }) => {
  await page.goto('/products/27');
  await settled(page);
  for (const place of await page.locator('.near').all()) await place.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(page.locator('#flight')).toHaveCount(0);
});
