import { expect, test, type Page } from '@playwright/test';
import { WITH_GRAPHICS } from '../support/browser-options.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { shareChanged, stillOf } from '../support/web/page-pixels.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB', launchOptions: WITH_GRAPHICS });

const canvas = (page: Page) => page.getByRole('application', { name: /^3D model of/ });

test('what printing a part takes is drawn by keyboard alone, for the part that is chosen', async ({ page }) => {
  // The graphics are drawn by the processor, and each picture waits until it is still.
  test.slow();
  const faults = watchFaults(page);
  await page.goto('/products/1');
  await settled(page);
  const tool = page.getByRole('toolbar', { name: 'View tools' }).getByRole('button', { name: 'Overhangs' });
  await tool.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Colours of the surface' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('First layer', { exact: true })).toBeVisible();
  const first = await stillOf(canvas(page));
  await page.getByRole('tree').getByRole('treeitem').nth(1).click();
  await expect(page.getByRole('list', { name: 'Colours of the surface' })).toBeVisible();
  const second = await stillOf(canvas(page));
  expect(await shareChanged(first, second)).toBeGreaterThan(0.01);
  expect(await violationsInBothThemes(page, '.vw')).toEqual([]);
  await tool.click();
  expect(await shareChanged(second, await stillOf(canvas(page)))).toBeGreaterThan(0.01);
  expect(faults).toEqual([]);
});
