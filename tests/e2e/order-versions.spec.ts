import { expect, test } from '@playwright/test';
import { WITH_GRAPHICS } from '../support/browser-options.ts';
import { ADMIN, buyByCalls, ShopCalls } from '../support/shop-calls.ts';
import { newEmail } from '../support/web/page-checkout.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { drafted, newFiles, onSale, published } from '../support/web/page-model.ts';
import { shareChanged, stillOf } from '../support/web/page-pixels.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 }, launchOptions: WITH_GRAPHICS });

test('who bought the first version sees on the order what the second one changed, old over new', async ({
  page,
  baseURL,
}) => {
  // The graphics are drawn by the processor, and each picture waits until it is still.
  test.setTimeout(240_000);
  const admin = await new ShopCalls(baseURL!).signIn(ADMIN);
  const id = await newFiles(admin, `Swift ${Date.now()}`);
  await published(admin, await drafted(admin, id, '1.0', { wing: [120, 40, 3], pod: [60, 20, 20] }));
  await onSale(admin, id);
  const visitor = new ShopCalls(baseURL!);
  const bought = await buyByCalls(visitor, { email: newEmail(), lines: [{ productId: id, quantity: 1 }] });
  await published(admin, await drafted(admin, id, '1.1', { wing: [160, 40, 3] }));

  const faults = watchFaults(page);
  await page.goto(`/order/${bought.id}?key=${encodeURIComponent(bought.accessToken)}`);
  await settled(page);
  await page.getByRole('button', { name: 'v1.1' }).click();
  const open = page.getByRole('button', { name: 'See the old parts over the new ones' });
  await open.focus();
  await page.keyboard.press('Enter');
  const wing = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'wing', level: 4 }) })
    .last();
  await expect(wing).toContainText('120 × 40 × 3 mm');
  await expect(wing).toContainText('160 × 40 × 3 mm');
  await expect(page.getByRole('heading', { name: 'pod', level: 4 })).toHaveCount(0);
  await wing.getByRole('button', { name: 'See in 3D' }).press('Enter');
  const picture = wing.getByRole('application', { name: 'wing: the old shape over the new one' });
  await expect(picture).toBeVisible({ timeout: 60_000 });
  const both = await stillOf(picture);
  await wing.getByRole('button', { name: 'Old', exact: true }).click();
  expect(await shareChanged(both, await stillOf(picture))).toBeGreaterThan(0.01);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
});
