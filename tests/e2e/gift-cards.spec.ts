import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { mailTo } from '../support/outbox.ts';
import { ADMIN, ShopCalls } from '../support/shop-calls.ts';
import { buyProduct, fillCheckout, newEmail, orderLinkOf } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { pdfText } from '../support/pdf-text.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

/** Files of the sample catalogue. */
const FILES = 2;
const CODE = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/;

const outbox = () => path.join(process.env.E2E_SHOP_DATA!, 'outbox');

test.afterAll(async ({ baseURL }) => {
  const admin = await new ShopCalls(baseURL!).signIn(ADMIN);
  const { settings } = await admin.ask<{ settings: { key: string; version: number }[] }>(
    '{ settings { key version } }',
  );
  const version = settings.find(({ key }) => key === 'GIFT_CARDS')!.version;
  await admin.ask(`mutation { resetSetting(input: { key: GIFT_CARDS, expectedVersion: ${version} }) { key } }`);
});

/** The owner sells gift cards. */
const sell = async (page: Page): Promise<void> => {
  await page.goto('/admin/settings/giftCards');
  await settled(page);
  await page.getByRole('switch', { name: 'Have gift cards' }).check();
  await page.getByRole('switch', { name: 'Sell gift cards' }).check();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
};

const fillPurchase = async (page: Page, recipient: string): Promise<void> => {
  const texts = {
    'Value in EUR': '50',
    'Name of the recipient': 'Peter',
    'E-mail of the recipient': recipient,
    From: 'Emma',
    Message: 'Happy flying!',
    'E-mail': newEmail(),
    'First name': 'Emma',
    'Last name': 'Wright',
    'Street and number': 'Lipová 7',
    Postcode: '811 02',
    Town: 'Bratislava',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
};

test('a shopper buys a card, its recipient pays a part of an order with it and sees the rest', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, baseURL!);
  await sell(page);
  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);
  const recipient = newEmail();

  const address = await test.step('buys it', async () => {
    await shopper.goto('/');
    await shopper.getByRole('contentinfo').getByRole('link', { name: 'Darčekové karty' }).click();
    await expect(shopper.getByRole('heading', { level: 1, name: 'Gift card' })).toBeVisible();
    await settled(shopper);
    await shopper.getByRole('button', { name: /Order with obligation/ }).click();
    await expect(shopper.getByText(/Enter a value from €10/)).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    await fillPurchase(shopper, recipient);
    await shopper.getByRole('button', { name: /Order with obligation/ }).click();
    await shopper.getByRole('region', { name: 'Payment with PayPal' }).getByRole('button').click();
    await shopper.getByRole('button', { name: 'Approve' }).click();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Thank you. The gift card is on its way.');
    return orderLinkOf(shopper.url());
  });

  await test.step('finds for whom it is, and a receipt that is no tax document', async () => {
    await shopper.goto(address);
    await expect(shopper.getByRole('region', { name: 'The gift card' })).toContainText(recipient);
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    const href = await shopper.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href');
    const sheet = await shopper.request.get(href!);
    expect((await pdfText(await sheet.body())).text).toContain('no tax document');
  });

  const code = await test.step('the recipient has the code by mail', async () => {
    const mail = await mailTo(outbox(), recipient, /Gift card|gift card/);
    expect(mail.text).toContain('Happy flying!');
    return CODE.exec(mail.text)![0];
  });

  const friend = await browser.newPage({ baseURL });
  await test.step('and pays a part of an order with it', async () => {
    await buyProduct(friend, FILES);
    await fillCheckout(friend);
    await friend.getByLabel('Gift card', { exact: true }).fill(code);
    await friend.getByLabel('Gift card', { exact: true }).press('Enter');
    await expect(friend.getByText(/stays on it/)).toBeVisible();
    await friend.getByRole('button', { name: /Order with obligation/ }).click();
    await expect(friend).toHaveURL(/\/order\//);
    await expect(friend.getByText('Paid', { exact: true }).first()).toBeVisible();
  });

  await test.step('and sees what is left, and what took it', async () => {
    await friend.goto('/gift-cards/balance');
    await settled(friend);
    await friend.getByLabel('Code of the gift card').fill(code.toLowerCase());
    await friend.getByRole('button', { name: 'Show the balance' }).click();
    await expect(friend.getByText(/Valid until/)).toBeVisible();
    await expect(friend.getByRole('row').filter({ hasText: 'Spent' })).toHaveCount(1);
    await expect(friend.getByRole('link', { name: 'Buy a gift card' })).toBeVisible();
    expect(await violationsInBothThemes(friend)).toEqual([]);
    expect(faults).toEqual([]);
  });

  await test.step('the admin may give back what is not spent, and no more', async () => {
    const id = new URL(address, baseURL).pathname.split('/').at(-1)!;
    await page.goto(`/admin/orders/${id}`);
    await settled(page);
    await expect(page.getByRole('link', { name: 'To the card' })).toBeVisible();
    await page.getByRole('button', { name: 'Refund' }).first().click();
    const panel = page.getByRole('region', { name: 'Refund through PayPal' });
    await panel.getByText('Everything', { exact: true }).click();
    await panel.getByLabel(/^Reason/).fill('Not wanted');
    await panel.getByRole('button', { name: /^Refund/ }).click();
    await expect(panel).toBeHidden();
    await page.getByRole('link', { name: 'To the card' }).click();
    await expect(page.getByText('Paid back to the buyer of the card')).toBeVisible();
  });
});
