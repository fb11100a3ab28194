import { expect, test } from '@playwright/test';
import { WITH_GRAPHICS } from '../support/browser-options.ts';
import { ADMIN, ShopCalls } from '../support/shop-calls.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { drafted, newFiles, onSale, published } from '../support/web/page-model.ts';
import { shareChanged, stillOf } from '../support/web/page-pixels.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes, violationsOf } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 }, launchOptions: WITH_GRAPHICS });

test('a seller names what fits and sells a second version; a buyer sees what goes together and what changed', async ({
  page,
  browser,
  baseURL,
}) => {
  // The graphics are drawn by the processor, and each picture waits until it is still.
  test.setTimeout(480_000);
  const admin = await new ShopCalls(baseURL!).signIn(ADMIN);
  const name = `Swallow ${Date.now()}`;
  const id = await newFiles(admin, name);
  await published(admin, await drafted(admin, id, '1.0', { wing: [120, 40, 3], pod: [60, 20, 20] }));
  await onSale(admin, id);
  await drafted(admin, id, '1.1', { wing: [160, 40, 3] });
  await enterAs(page, baseURL!);

  await test.step('what fits is named, taken back and put back', async () => {
    await page.goto(`/admin/products/${id}/edit`);
    await settled(page);
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Fits with' }) });
    await panel.getByRole('button', { name: 'Add a product' }).click();
    await panel.getByRole('searchbox').fill('Beadlock');
    await panel.getByRole('searchbox').press('Enter');
    await panel
      .getByRole('list', { name: 'Products' })
      .getByRole('button', { name: /eadlock/ })
      .click();
    const remove = panel.getByRole('button', { name: /^Remove .*eadlock/ });
    await remove.click();
    await page.locator('.undo').getByRole('button', { name: 'Undo' }).click();
    await expect(remove).toBeVisible();
    expect(await violationsOf(page, { part: '.pe-aside' })).toEqual([]);
  });

  await test.step('the seller sees what the draft changes, and sells it', async () => {
    await page.goto(`/admin/products/${id}/model`);
    await settled(page);
    const panel = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'What this version changes' }) });
    await expect(panel.getByRole('listitem').filter({ hasText: 'wing' })).toContainText('160 × 40 × 3 mm');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('1.1', { exact: true }).first()).toBeVisible();
  });

  const buyer = await (await browser.newContext({ locale: 'en-GB', baseURL })).newPage();
  const faults = watchFaults(buyer);
  await buyer.goto(`/products/${id}`);
  await settled(buyer);

  await test.step('a buyer sees what fits, and is led to the other product, which says the same', async () => {
    const fits = buyer.getByRole('region', { name: 'Fits with' });
    await expect(async () => {
      await buyer.mouse.wheel(0, 900);
      await expect(fits.getByRole('link')).toHaveCount(1);
    }).toPass();
    await fits.getByRole('link').click();
    await expect(buyer).toHaveURL(/\/products\/27/);
    await expect(async () => {
      await buyer.mouse.wheel(0, 900);
      await expect(buyer.getByRole('region', { name: 'Fits with' }).getByRole('link', { name })).toBeVisible();
    }).toPass();
  });

  await test.step('a buyer compares the versions by keyboard and sees the old wing over the new one', async () => {
    await buyer.goto(`/products/${id}`);
    await settled(buyer);
    const compare = buyer.getByRole('button', { name: 'Compare versions' });
    await expect(async () => {
      await buyer.mouse.wheel(0, 900);
      await expect(compare).toBeVisible({ timeout: 1000 });
    }).toPass();
    await compare.focus();
    await buyer.keyboard.press('Enter');
    const wing = buyer.getByRole('listitem').filter({ has: buyer.getByRole('heading', { name: 'wing', level: 4 }) });
    await expect(wing).toContainText('120 × 40 × 3 mm');
    await expect(wing).toContainText('160 × 40 × 3 mm');
    await wing.getByRole('button', { name: 'See in 3D' }).press('Enter');
    const picture = wing.getByRole('application', { name: 'wing: the old shape over the new one' });
    await expect(picture).toBeVisible({ timeout: 60_000 });
    const both = await stillOf(picture);
    await wing.getByRole('button', { name: 'Old', exact: true }).click();
    const old = await stillOf(picture);
    expect(await shareChanged(both, old)).toBeGreaterThan(0.01);
    await picture.focus();
    for (let press = 0; press < 4; press += 1) await buyer.keyboard.press('ArrowRight');
    expect(await shareChanged(old, await stillOf(picture))).toBeGreaterThan(0.005);
    expect(await violationsInBothThemes(buyer, '.vlin')).toEqual([]);
  });
  expect(faults).toEqual([]);
  await buyer.context().close();
});
