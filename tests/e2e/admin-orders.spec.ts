import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { enterAs } from '../support/web/page-entry.ts';
import { newEmail } from '../support/web/page-checkout.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInOtherTheme, violationsOf } from '../support/web/page-violations.ts';
import { buyByCalls, ShopCalls } from '../support/shop-calls.ts';

test.use({ locale: 'en-GB' });

const KIT = 1;

test('an order is found, taken as CSV, shipped and taken back, and noted', async ({ page, baseURL }) => {
  const email = newEmail();
  await buyByCalls(new ShopCalls(baseURL!), { email, lines: [{ productId: KIT, quantity: 1 }] });
  await enterAs(page, baseURL!);
  await page.goto('/admin/orders?todo=pack');
  await settled(page);
  const row = page.getByRole('row').filter({ hasText: 'Emma Wright' });

  await test.step('finds it by the address of the buyer', async () => {
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(email);
    await expect(page).toHaveURL(/q=buyer/);
    await expect(row).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    expect(await violationsInOtherTheme(page)).toEqual([]);
  });

  await test.step('takes the list as CSV', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain(email);
  });

  await test.step('ships it and takes that back', async () => {
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('MX-');
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('region', { name: 'The parcel' }).getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Not shipped yet after all' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  });

  await test.step('keeps a note for the workshop', async () => {
    await page.getByLabel('Note for the workshop').fill('Bone white tubes');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Note for the workshop changed' })).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(page.getByLabel('Note for the workshop')).toHaveValue('Bone white tubes');
  });
});
