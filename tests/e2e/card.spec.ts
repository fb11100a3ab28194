import { expect, test, type Page } from '@playwright/test';
import { buyProduct, fillCheckout, newEmail, orderLinkOf } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

/** Files of the avionics bay. */
const FILES = 4;

const offerCards = async (page: Page): Promise<void> => {
  await page.goto('/admin/settings/card');
  await settled(page);
  const offered = page.getByRole('switch', { name: 'Offer payment by card' });
  // Another test has switched it on in the shop that both were given.
  if (await offered.isChecked()) return;
  await offered.setChecked(true);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
};

/** From an empty cart to the page of Stripe. */
const reachStripe = async (page: Page, email = newEmail()): Promise<void> => {
  await buyProduct(page, FILES);
  await fillCheckout(page, email);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page.getByRole('link', { name: 'Pay by card' }).click();
  await expect(page).toHaveURL(/\/simulator\/stripe\/pay/);
};

test('a shopper pays by card, after one that was refused, and the owner gives the money back', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, baseURL!);
  await test.step('the owner tries the connection and offers cards', async () => {
    await offerCards(page);
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The simulator answers' })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);
  await test.step('a refused card, and the way back, tell why', async () => {
    await reachStripe(shopper);
    await shopper.getByRole('button', { name: /Not enough money/ }).click();
    await expect(shopper.getByRole('alert')).toContainText('There is not enough money on your card');
    await shopper.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(shopper).toHaveURL(/\/payment\/card\/cancel/);
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('The payment was declined');
    await expect(shopper.getByText('there is not enough money on it')).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
  });

  await test.step('another card pays the same order', async () => {
    await shopper.getByRole('link', { name: 'Back to checkout' }).click();
    await shopper.getByRole('button', { name: 'Continue paying' }).click();
    await expect(shopper.getByRole('button', { name: 'Pay with PayPal instead' })).toBeVisible();
    await shopper.getByRole('link', { name: 'Pay by card' }).click();
    await shopper.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Thank you. The files are yours.');
    await expect(shopper.getByText('Paid by card')).toBeVisible();
    await shopper.getByRole('link', { name: 'See the order' }).click();
    await expect(shopper.getByRole('region', { name: 'Payment' }).getByText('Card', { exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  });

  const number = /MX-\d+-\d+/.exec((await shopper.getByRole('heading', { level: 1 }).textContent())!)![0];
  await test.step('the owner gives the money back to the card', async () => {
    await page.goto(`/admin/orders?way=CARD&q=${number}`);
    await settled(page);
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Refund' }).first().click();
    const panel = page.getByRole('region', { name: 'Refund to the card' });
    await panel.getByText('Everything', { exact: true }).click();
    await panel.getByLabel(/^Reason/).fill('Returned');
    await panel.getByRole('button', { name: /^Refund/ }).click();
    await expect(panel).toBeHidden();
    await shopper.reload();
    await expect(shopper.getByRole('list', { name: 'State of the order' })).toContainText('Refunded');
  });
});

test('an order is paid within a minute though the tab was closed on the page of Stripe and the answer was lost', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, baseURL!);
  await offerCards(page);
  const shopper = await browser.newPage({ baseURL });
  await reachStripe(shopper);
  // The way back to the shop never arrives. A redirect itself passes `route` unseen.
  let wayBack = '';
  await shopper.route('**/simulator/stripe/pay', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    wayBack = new URL(answer.headers().location!, shopper.url()).href;
    await route.abort();
  });
  const lost = shopper.waitForEvent('requestfailed');
  await shopper.getByRole('button', { name: /Connection lost after paying/ }).click();
  await lost;
  const order = orderLinkOf(wayBack);
  await shopper.close();

  const later = await browser.newPage({ baseURL });
  const faults = watchFaults(later);
  await later.goto(order);
  await expect(async () => {
    await later.reload();
    const states = later.getByRole('list', { name: 'State of the order' });
    await expect(states.getByText('Paid', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000, intervals: [1000, 2000, 3000] });
  await expect(later.getByRole('main').getByRole('link', { name: /^Download all/ })).toBeVisible();
  expect(faults).toEqual([]);
});
