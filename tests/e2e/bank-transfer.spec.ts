import { expect, test, type Page } from '@playwright/test';
import { buildStatement, IBAN } from '../support/builders/build-statement.ts';
import { buyProduct, fillCheckout } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

/** Files of the sample catalogue. */
const FILES = 2;

const switchTransfers = async (page: Page, on: boolean) => {
  await page.goto('/admin/settings/transfer');
  await settled(page);
  await page.getByLabel('Account holder').fill('Martyx s. r. o.');
  await page.getByLabel('IBAN', { exact: true }).fill(IBAN);
  await page.getByRole('switch', { name: 'Offer bank transfer' }).setChecked(on);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
};

test('a shopper pays by bank transfer, and the statement brings the files', async ({ page, browser, baseURL }) => {
  await enterAs(page, baseURL!);
  await switchTransfers(page, true);
  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);

  const symbol = await test.step('orders, and finds where to send the money', async () => {
    await buyProduct(shopper, FILES);
    await fillCheckout(shopper);
    await shopper.getByRole('radio', { name: /Bank transfer/ }).check();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    await shopper.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(shopper.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
    for (const name of ['PAY by square', 'SEPA QR code'])
      await expect(shopper.getByRole('img', { name: new RegExp(name) })).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    const number = await shopper.getByRole('heading', { level: 1 }).textContent();
    return number!.replace(/\D/g, '');
  });

  await test.step('the admin takes the statement in', async () => {
    const amount = await shopper.locator('.transfer dd').first().textContent();
    const cents = Math.round(Number(/[\d.]+/.exec(amount!)![0]) * 100);
    await page.goto('/admin/bank-payments');
    await settled(page);
    const buffer = Buffer.from(buildStatement([{ amount: cents, symbol }]));
    await page.getByLabel('Choose a statement').setInputFiles({ name: 'statement.xml', mimeType: 'text/xml', buffer });
    await expect(page.getByText('1 incoming payment in the file: 1 new, 1 booked.')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  await test.step('the shopper has the files and the invoice', async () => {
    await shopper.reload();
    await expect(shopper.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(shopper.getByText('Bank transfer', { exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  });
  await switchTransfers(page, false);
});
