import { expect, test, type Page } from '@playwright/test';
import { WITH_GRAPHICS } from '../support/browser-options.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { shareChanged, stillOf } from '../support/web/page-pixels.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB', launchOptions: WITH_GRAPHICS });

const canvas = (page: Page) => page.getByRole('application', { name: /^3D model of/ });

test('the layers of a part are drawn by keyboard alone, up to where the slider stands', async ({ page }) => {
  // The graphics are drawn by the processor, and each picture waits until it is still.
  test.slow();
  const faults = watchFaults(page);
  await page.goto('/products/1');
  await settled(page);
  const tool = page.getByRole('toolbar', { name: 'View tools' }).getByRole('button', { name: 'Layers' });
  await tool.focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider', { name: 'Layers' });
  await expect(slider).toHaveCount(1, { timeout: 120_000 });
  const count = Number(await slider.getAttribute('max'));
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Layer ${count} of ${count}, \\d+\\.\\d\\smm, \\d+\\ss$`),
  );
  const whole = await stillOf(canvas(page));
  await slider.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  const half = await stillOf(canvas(page));
  expect(await shareChanged(whole, half)).toBeGreaterThan(0.01);
  expect(await violationsInBothThemes(page, '.vw')).toEqual([]);
  await tool.click();
  await expect(slider).toHaveCount(0);
  expect(await shareChanged(half, await stillOf(canvas(page)))).toBeGreaterThan(0.01);
  expect(faults).toEqual([]);
});
