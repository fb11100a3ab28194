import { expect, test } from '@playwright/test';
import { newEmail } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';
import { buyByCalls, ShopCalls } from '../support/shop-calls.ts';

test.use({ locale: 'en-GB' });

const KIT = 1;

test('a shopper withdraws, sends the goods back, and has the money with what was deducted and why', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  const { id, accessToken } = await buyByCalls(new ShopCalls(baseURL!), {
    email,
    lines: [{ productId: KIT, quantity: 2 }],
  });
  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);
  const own = `/order/${id}?key=${encodeURIComponent(accessToken)}`;
  const standing = shopper.getByRole('region', { name: 'Withdrawal' });

  await test.step('states it on the page of the order', async () => {
    await shopper.goto(own);
    // Its form is filled from this page, once that answers.
    await settled(shopper);
    await standing.getByRole('link', { name: 'Withdraw from contract here' }).click();
    await shopper.getByRole('button', { name: 'Continue to review' }).click();
    await shopper.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(shopper.getByText('Your withdrawal has arrived')).toBeVisible();
    await shopper.goto(own);
    await expect(standing.getByText('We have your statement and check it.')).toBeVisible();
  });

  await enterAs(page, baseURL!);
  const panel = page.getByRole('region', { name: 'Withdrawal from the contract' });
  await test.step('an admin finds it among what is open, and asks for one of the kits', async () => {
    await page.goto('/admin/withdrawals');
    await settled(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
    await panel.getByRole('button', { name: 'Accept and ask for the goods' }).click();
    await panel.getByRole('spinbutton').fill('1');
    await panel.getByLabel('Number of the return parcel').fill('Z 123 456');
    await panel.getByRole('button', { name: 'Accept and ask for the goods' }).click();
    await expect(panel.getByText('Waiting for the goods', { exact: true })).toBeVisible();
    await shopper.reload();
    await expect(standing.getByText('Return parcel: Z 123 456')).toBeVisible();
  });

  await test.step('the goods are inspected, with a deduction and its reason', async () => {
    await panel.getByRole('button', { name: 'Goods arrived' }).click();
    await panel.getByRole('button', { name: 'Inspect the goods' }).click();
    await panel.getByLabel('Condition').selectOption('USED');
    await panel.getByLabel('Deduct (€)').fill('5.00');
    await panel.getByRole('button', { name: 'Settle the sum' }).click();
    await expect(panel.getByText('Say why; the buyer reads it.')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await panel.getByLabel('Reason, told to the buyer').fill('scratched canopy');
    await panel.getByRole('button', { name: 'Settle the sum' }).click();
    await expect(panel.getByText('nothing for delivery')).toBeVisible();
  });

  await test.step('the money goes back, and the shopper reads how much and why', async () => {
    await panel.getByRole('button', { name: /^Refund €/ }).click();
    await expect(panel.getByText('Refunded', { exact: true })).toBeVisible();
    await shopper.reload();
    await expect(standing.getByText(/€5.00 less for lost value: scratched canopy/)).toBeVisible();
    await expect(standing.getByText('You get back')).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
