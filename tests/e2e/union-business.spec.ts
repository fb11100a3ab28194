import { expect, test } from '@playwright/test';
import { buyProduct, fillCheckout, orderAndGoToPayPal } from '../support/web/page-checkout.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

/** Files of the sample catalogue. */
const FILES = 2;

test('a company in Austria pays without VAT once its number is found valid, and with VAT while nobody answers', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await buyProduct(page, FILES);
  await fillCheckout(page);
  await page.getByLabel('Country', { exact: true }).selectOption('AT');
  await page.getByLabel('Postcode', { exact: true }).fill('1010');
  await page.getByRole('checkbox', { name: 'I buy for a company' }).check();
  await page.getByLabel('Company', { exact: true }).fill('Modellbau GmbH');
  const number = page.getByLabel('VAT ID (optional)');

  await number.fill('ATU12345301');
  await expect(page.getByText(/We cannot check the number now/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('Total without VAT')).toHaveCount(0);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await number.fill('ATU12345678');
  await expect(page.getByText(/The number is valid: .+ You pay without VAT\./)).toBeVisible();
  await expect(page.getByText('Total without VAT').first()).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await orderAndGoToPayPal(page);
  expect(faults).toEqual([]);
});
