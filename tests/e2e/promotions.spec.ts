import { expect, test } from '@playwright/test';
import { fillCheckout, orderAndGoToPayPal, buyProduct } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';
import { pdfText } from '../support/pdf-text.ts';

test.use({ locale: 'en-GB' });

/** Files of the sample catalogue. */
const FILES = 2;

test('an admin makes a code, a shopper pays with it, and the invoice names it', async ({ page, browser, baseURL }) => {
  const code = `FLY${Date.now()}`;
  await enterAs(page, baseURL!);

  await test.step('makes the code', async () => {
    await page.goto('/admin/promotions/new');
    await settled(page);
    await page.getByLabel('Percentage, 1 to 99').fill('20');
    await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    for (const language of ['English', 'Slovak', 'German']) await page.getByLabel(language).fill('Flying week');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and switch on' }).click();
    await expect(page.getByText(`${code} is saved and on.`)).toBeVisible();
  });

  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);
  await test.step('uses it, spelt wrongly at first', async () => {
    await buyProduct(shopper, FILES);
    await shopper.goto('/cart');
    await settled(shopper);
    const field = shopper.getByLabel('Discount code');
    await field.fill('NO-SUCH-CODE');
    await field.press('Enter');
    await expect(shopper.getByText('There is no such code, or it is not valid now.')).toBeVisible();
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    await expect(shopper.getByText(`Flying week (${code})`)).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    await shopper.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(shopper.getByLabel('Discount code')).toHaveValue(code);
  });

  await test.step('pays', async () => {
    await fillCheckout(shopper);
    await orderAndGoToPayPal(shopper);
    await shopper.getByRole('button', { name: 'Approve' }).click();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
  });

  await test.step('finds it on the order and on the invoice', async () => {
    const { searchParams } = new URL(shopper.url());
    const [id, key] = [searchParams.get('order'), searchParams.get('key')];
    await shopper.goto(`/order/${id}?key=${key}`);
    await expect(shopper.getByText(`Flying week (${code})`)).toBeVisible();
    const invoice = await shopper.request.get(`/api/orders/${id}/invoice?accessToken=${key}`);
    expect((await pdfText(await invoice.body())).text).toContain(`Flying week (${code})`);
  });

  await test.step('and the admin sees what it brought, and switches it off with a way back', async () => {
    await page.goto(`/admin/promotions?q=${code}`);
    const row = page.getByRole('row').filter({ hasText: code });
    await expect(row.getByText('1×')).toBeVisible();
    await row.getByRole('switch').click();
    await expect(row.getByText('off', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByText('running')).toBeVisible();
  });
  expect(faults).toEqual([]);
  await shopper.close();
});
