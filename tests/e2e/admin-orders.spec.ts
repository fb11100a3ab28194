import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { mailTo } from '../support/outbox.ts';
import { buyProduct, newEmail, orderAndGoToPayPal } from '../support/page-checkout.ts';
import { settled } from '../support/page-settled.ts';
import { violationsInOtherTheme, violationsOf } from '../support/page-violations.ts';

test.use({ locale: 'en-GB' });

const OUTBOX = `${process.env.E2E_SHOP_DATA}/outbox`;
const ADMIN = { email: 'admin@martyx.example', password: 'Workshop-Admin-2026!' };
const KIT = 1;

const signIn = async (page: Page, to: string): Promise<void> => {
  await page.goto(`/admin?from=${encodeURIComponent(to)}`);
  await settled(page);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${to}`);
};

/** A guest buys a kit; gives the address of the guest. */
const buyKit = async (page: Page): Promise<string> => {
  const email = newEmail();
  await buyProduct(page, KIT);
  await page.getByLabel('E-mail').fill(email);
  const texts = {
    'First name': 'Emma',
    'Last name': 'Wright',
    'Street and number': 'Lipová 7',
    Postcode: '811 02',
    Town: 'Bratislava',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page
    .getByRole('radio', { name: /Packeta|courier/i })
    .first()
    .check();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await orderAndGoToPayPal(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/payment\/paypal\/success/);
  return email;
};

test('an order is found, packed, shipped with a number, and half of it refunded', async ({ page }) => {
  const email = await buyKit(page);
  await signIn(page, '/admin/orders?todo=pack');
  const row = page.getByRole('row').filter({ hasText: 'Emma Wright' });

  await test.step('finds it by the address of the buyer', async () => {
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(email);
    await expect(page).toHaveURL(/q=buyer/);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Paid, to pack');
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

  await test.step('prints what goes into the parcel', async () => {
    await row.getByRole('checkbox').check();
    await page.getByRole('link', { name: 'Pack list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pack list');
    await expect(page.getByRole('article')).toContainText('Lipová 7');
    await page.goBack();
  });

  await test.step('ships it, takes that back, and ships it with its number', async () => {
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('MX-');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByRole('region', { name: 'The parcel' }).getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Not shipped yet after all' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    const parcel = page.getByRole('region', { name: 'The parcel' });
    await parcel.getByLabel('Carrier').selectOption('GLS');
    await parcel.getByLabel('Tracking number').fill('GLS-4711');
    await parcel.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Shipped: GLS GLS-4711' })).toBeVisible();
    const mail = await mailTo(OUTBOX, email, /is on its way$/);
    expect(mail.text).toContain('GLS-4711');
  });

  await test.step('refunds half, with a credit note', async () => {
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const form = page.getByRole('region', { name: 'Refund through PayPal' });
    await form.getByRole('button', { name: 'An amount' }).click();
    await form.getByLabel('Amount in euros').fill('60,50');
    await form.getByRole('button', { name: 'Refund €60.50' }).click();
    await expect(form.getByText('State a reason.')).toBeVisible();
    await form.getByLabel('Reason').fill('One part was missing');
    await form.getByRole('button', { name: 'Refund €60.50' }).click();
    await expect(page.getByRole('link', { name: 'Credit note' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Partly refunded: €60.50');
    expect((await mailTo(OUTBOX, email, /^Refund for your order/)).text).toContain('€60.50');
  });

  await test.step('keeps a note for the workshop', async () => {
    await page.getByLabel('Note for the workshop').fill('Bone white tubes');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Note for the workshop changed' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Note for the workshop')).toHaveValue('Bone white tubes');
  });
});
