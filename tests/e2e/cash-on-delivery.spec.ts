import { expect, test, type Page } from '@playwright/test';
import { buyProduct, fillAddressOfGoods, newEmail } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

const KIT = 1;
const FILES = 2;

const switchCash = async (page: Page, on: boolean) => {
  await page.goto('/admin/settings/cod');
  await settled(page);
  await page.getByRole('checkbox', { name: 'Courier to the door' }).setChecked(true);
  await page.getByLabel('Slovakia').fill('1.50');
  await page.getByRole('switch', { name: 'Offer cash on delivery' }).setChecked(on);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
};

test('a shopper pays on delivery, and the carrier pays out', async ({ page, browser, baseURL }) => {
  await enterAs(page, baseURL!);
  await switchCash(page, true);
  expect(await violationsInBothThemes(page)).toEqual([]);
  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);
  const cash = shopper.getByRole('radio', { name: /Cash on delivery/ });

  await test.step('chooses it where it can be had, with its fee', async () => {
    await buyProduct(shopper, KIT);
    await shopper.getByLabel('E-mail').fill(newEmail());
    await fillAddressOfGoods(shopper);
    await expect(cash).toBeDisabled();
    await shopper.getByRole('radio', { name: /Courier to the door/ }).check();
    await expect(cash).toBeEnabled();
    await cash.check();
    await expect(shopper.getByText(/Courier to the door, cash on delivery/).first()).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    await shopper.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(shopper.getByText(/You pay .* to the carrier when you take the parcel over/)).toBeVisible();
    await expect(shopper.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
  });

  const title = await shopper.getByRole('heading', { level: 1 }).textContent();
  const number = /MX-\d+-\d+/.exec(title!)![0];
  await test.step('the admin sends the parcel and notes the money', async () => {
    await page.goto(`/admin/orders?way=CASH_ON_DELIVERY&q=${number}`);
    await settled(page);
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
    await expect(page.getByText('To pack, cash on delivery')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByRole('region', { name: 'The parcel' }).getByRole('button', { name: 'Mark as shipped' }).click();
    const panel = page.getByRole('region', { name: 'Cash on delivery' });
    await expect(panel.getByRole('button', { name: 'Parcel came back' })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await expect(page.getByText('Shipped, not paid')).toBeVisible();
    await panel.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('the shopper has it paid, with the invoice', async () => {
    await shopper.reload();
    await expect(shopper.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(shopper.getByText('Cash on delivery', { exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  });

  await test.step('with files in the cart it says why it cannot be had', async () => {
    await buyProduct(shopper, KIT);
    await buyProduct(shopper, FILES);
    await expect(cash).toBeDisabled();
    await expect(shopper.getByText(/they open with the payment/)).toBeVisible();
  });
  await switchCash(page, false);
});
