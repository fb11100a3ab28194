import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { ShopCalls } from '../support/shop-calls.ts';
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

/** An order that is paid at the door, sent by GLS under a number. */
const send = async (admin: ShopCalls, tracking: string): Promise<{ orderNumber: string; euros: string }> => {
  const address = {
    firstName: 'Emma',
    lastName: 'Wright',
    street: 'Dolná 4',
    city: 'Zvolen',
    postcode: '96001',
    country: 'SK',
  };
  const cart = { lines: [{ productId: KIT, quantity: 1 }], shippingMethod: 'courier' };
  const buyer = new ShopCalls(admin.url);
  const { cartQuote } = await buyer.ask<{ cartQuote: { fingerprint: string } }>(
    'query ($input: CartQuoteInput!) { cartQuote(input: $input) { fingerprint } }',
    { input: { ...cart, country: 'SK', cashOnDelivery: true } },
  );
  const agreed = { idempotencyKey: randomUUID(), digitalConsent: false, termsAccepted: true };
  const given = { ...cart, ...cartQuote, email: newEmail(), billingAddress: address, shippingAddress: address };
  const { placeOrder } = await buyer.ask<{
    placeOrder: { order: { id: string; orderNumber: string; due: { decimal: string } } };
  }>('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id orderNumber due { decimal } } } }', {
    input: { ...given, ...agreed, paymentWay: 'CASH_ON_DELIVERY' },
  });
  const { id, orderNumber, due } = placeOrder.order;
  await admin.ask(
    `mutation { markOrderShipped(input: { id: "${id}", carrier: GLS, tracking: "${tracking}" }) { id } }`,
  );
  return { orderNumber, euros: due.decimal };
};

test('the list of a carrier pays what it names, and the owner says whose an unknown parcel is', async ({
  page,
  baseURL,
}) => {
  const admin = await enterAs(page, baseURL!);
  await switchCash(page, true);
  const known = await send(admin, '90010000001');
  const unknown = await send(admin, '90010000002');
  await page.goto('/admin/bank-payments');
  const missing = page.getByRole('region', { name: 'On no list of a carrier yet' });
  await expect(missing).toContainText(unknown.orderNumber);
  const today = new Date().toISOString().slice(0, 10);
  const rows = [
    'Parcel number;COD;Fee;Delivery date;Payout date;Payout ID',
    `90010000001;${known.euros};0.90;${today};${today};P-7`,
    `4711;${unknown.euros};0.90;${today};${today};P-7`,
  ];
  await page.getByLabel('Carrier', { exact: true }).selectOption('GLS');
  const buffer = Buffer.from(rows.join('\n'));
  await page.getByLabel('Choose a list').setInputFiles({ name: 'gls.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('2 parcels in the file: 2 new, 1 booked.')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Its order').selectOption({ label: `${unknown.orderNumber}, Emma Wright, €${unknown.euros}` });
  await page.getByRole('button', { name: 'Assign 4711' }).click();
  const done = page.getByRole('table', { name: 'Cash on delivery last dealt with' });
  await expect(done.getByRole('row').filter({ hasText: unknown.orderNumber })).toContainText('booked');
  await page.goto('/admin/documents/payouts?period=' + today.slice(0, 7));
  await expect(page.getByRole('region', { name: 'Payouts to the bank' })).toContainText(/GLS/);
  await switchCash(page, false);
});
