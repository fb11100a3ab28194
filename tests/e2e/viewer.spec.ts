import { expect, test, type Page } from '@playwright/test';
import { watchFaults } from '../support/page-faults.ts';
import { shareChanged, spreadOf, stillOf } from '../support/page-pixels.ts';
import { settled } from '../support/page-settled.ts';

test.use({ locale: 'en-GB' });

/** Something only three.js says. */
const THREE = 'WebGLRenderer';

/** Every script and model that the page has fetched; the text of scripts is read when asked for. */
const watchCode = (page: Page) => {
  const texts: Promise<string>[] = [];
  const models: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) texts.push(response.text());
    if (pathname.endsWith('.glb')) models.push(pathname);
  });
  return {
    models,
    hasThree: async () => (await Promise.all(texts)).some((text) => text.includes(THREE)),
  };
};

const gallery = (page: Page) => page.getByRole('group', { name: 'View' });
const canvas = (page: Page) => page.getByRole('application', { name: /^3D model of/ });

test('the 3D code comes with the press on 3D; the model is drawn, arrow keys turn it, leaving is quiet', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const code = watchCode(page);
  await page.goto('/products/1');
  await settled(page);

  await test.step('nothing of three.js before the press', async () => {
    expect(await code.hasThree()).toBe(false);
    expect(code.models).toEqual([]);
    await expect(canvas(page)).toHaveCount(0);
  });

  await test.step('draws the model after it', async () => {
    await gallery(page).getByRole('button', { name: '3D' }).click();
    await expect(page.getByRole('button', { name: 'Reset view' })).toBeVisible({ timeout: 60_000 });
    await expect(canvas(page)).toHaveCount(1);
    expect(await code.hasThree()).toBe(true);
    expect(code.models).toHaveLength(1);
    expect(await spreadOf(await stillOf(canvas(page)))).toBeGreaterThan(5);
  });

  await test.step('turns by the arrow keys and comes back by 0', async () => {
    await canvas(page).focus();
    // The first key also takes the hints away.
    await page.keyboard.press('0');
    const start = await stillOf(canvas(page));
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    const turned = await stillOf(canvas(page));
    expect(await shareChanged(start, turned)).toBeGreaterThan(0.02);
    await page.keyboard.press('0');
    expect(await shareChanged(start, await stillOf(canvas(page)))).toBeLessThan(0.02);
  });

  await test.step('leaves the page', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All models' })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
  });
  expect(faults).toEqual([]);
});

test('a page left while the model still loads gives no error', async ({ page }) => {
  const faults = watchFaults(page);
  await page.route('**/*.glb', () => undefined);
  await page.goto('/products/1');
  await settled(page);
  const model = page.waitForRequest('**/*.glb');
  await gallery(page).getByRole('button', { name: '3D' }).click();
  await model;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All models' })).toBeVisible();
  expect(faults).toEqual([]);
});
