import { expect, test } from '@playwright/test';
import { orderLinkOf, reachPayPal } from '../support/web/page-checkout.ts';
import { watchFaults } from '../support/web/page-faults.ts';

test.use({ locale: 'en-GB' });

/** Files of the avionics bay. */
const FILES = 4;

test('a buyer whose payment was declined pays again at PayPal and is charged once', async ({ page }) => {
  const faults = watchFaults(page);
  await reachPayPal(page, FILES);
  await page.getByRole('button', { name: /Funds refused/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment was declined');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing was charged');
  await expect(page.getByRole('link', { name: /Download/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Pay again at PayPal' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. The files are yours.');
  await expect(page.getByRole('main').getByRole('link', { name: /^Download/ })).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. The files are yours.');
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('list', { name: 'State of the order' })).toContainText('Paid');
  await expect(page.getByRole('link', { name: /^Invoice/ })).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('a buyer who cancels at PayPal hears that nothing was charged, and keeps the cart and the order', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await reachPayPal(page, FILES);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL(/\/payment\/paypal\/cancel/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment was cancelled');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Nothing was charged and your cart is as you left it.',
  );
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  await page.getByRole('link', { name: 'Open the cart' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Avionics bay 54/ })
      .first(),
  ).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'You have an order that is not paid yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue paying' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a payment held for review is called neither paid nor failed, and opens no files', async ({ page }) => {
  const faults = watchFaults(page);
  await reachPayPal(page, FILES);
  await page.getByRole('button', { name: /Held for review, then paid/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are still checking your payment');
  await expect(page.getByText('Please do not pay a second time.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Download/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Ask again now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are still checking your payment');
  await page.getByRole('main').getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('list', { name: 'State of the order' })).toContainText('Waiting for PayPal');
  await expect(page.getByText('Available after payment.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Download|Invoice/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Pay this order' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('an order is paid within a minute though the tab was closed and the answer to the capture was lost', async ({
  context,
  page,
}) => {
  await reachPayPal(page, FILES);
  // PayPal's answer, the way back to the shop, never arrives. A redirect itself passes `route` unseen.
  let wayBack = '';
  await page.route('**/simulator/paypal/approve', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    wayBack = new URL(answer.headers().location!, page.url()).href;
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: /Connection lost after paying/ }).click();
  await lost;
  const order = orderLinkOf(wayBack);
  await page.close();

  const later = await context.newPage();
  const faults = watchFaults(later);
  await later.goto(order);
  await expect(async () => {
    await later.reload();
    const states = later.getByRole('list', { name: 'State of the order' });
    await expect(states.getByText('Paid', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000, intervals: [1000, 2000, 3000] });
  await expect(later.getByRole('main').getByRole('link', { name: /^Download all/ })).toBeVisible();
  await expect(later.getByRole('link', { name: /^Invoice/ })).toHaveCount(1);
  expect(faults).toEqual([]);
});
