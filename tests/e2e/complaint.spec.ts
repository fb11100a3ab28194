import { expect, test } from '@playwright/test';
import { phonePhoto } from '../support/builders/build-photo.ts';
import { newEmail } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';
import { buyByCalls, ShopCalls } from '../support/shop-calls.ts';

test.use({ locale: 'en-GB' });

const KIT = 1;

test('a shopper complains with a photo, the shop confirms and grants it, and a part of the price goes back', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  const lines = [{ productId: KIT, quantity: 2 }];
  const { id, accessToken } = await buyByCalls(new ShopCalls(baseURL!), { email, lines });
  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);
  const standing = shopper.getByRole('region', { name: 'Complaints' });

  await test.step('writes what is wrong on the page of the order', async () => {
    await shopper.goto(`/order/${id}?key=${encodeURIComponent(accessToken)}`);
    await settled(shopper);
    await standing.getByRole('button', { name: 'Make a complaint' }).click();
    await standing.getByRole('button', { name: 'Send the complaint' }).click();
    await expect(standing.getByText('Say what is wrong.')).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    await standing.getByLabel('What is wrong?').fill('The left wing spar is cracked.');
    await standing.getByLabel('What do you ask for?').selectOption('REDUCTION');
    const photo = { name: 'spar.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('#335577') };
    await standing.getByLabel('Photos', { exact: true }).setInputFiles(photo);
    await standing.getByRole('button', { name: 'Send the complaint' }).click();
    await expect(standing.getByText(`We confirm it to ${email}`)).toBeVisible();
    await expect(standing.getByRole('img', { name: 'Photo 1 of the defect' })).toBeVisible();
  });

  await enterAs(page, baseURL!);
  const panel = page.getByRole('region', { name: 'Complaints' });
  await test.step('an admin finds it among what is open and confirms it', async () => {
    await page.goto('/admin/complaints');
    await settled(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('30 days left');
    await row.getByRole('link').first().click();
    await expect(panel.getByText('The left wing spar is cracked.')).toBeVisible();
    await panel.getByRole('button', { name: 'Confirm in writing' }).click();
    await panel.getByLabel('Message to the buyer').fill('Keep the kit, please.');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Confirm in writing' }).click();
    await expect(panel.getByText('To decide', { exact: true })).toBeVisible();
    await shopper.reload();
    await expect(standing.getByText('Keep the kit, please.')).toBeVisible();
  });

  await test.step('grants a reduction and sends the money', async () => {
    await panel.getByRole('button', { name: 'Accept' }).click();
    await panel.getByLabel('Goes back (€)').fill('10,50');
    await panel.getByRole('button', { name: 'Accept' }).click();
    await panel.getByRole('button', { name: 'Refund now' }).click();
    await panel.getByRole('button', { name: 'Refund now' }).click();
    await expect(panel.getByText('Settled', { exact: true })).toBeVisible();
    await shopper.reload();
    await expect(standing.getByText('You get €10.50 back.')).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
