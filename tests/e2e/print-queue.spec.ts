import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from '../support/web/page-account.ts';
import { buyProduct, fillAddress, newEmail, orderAndGoToPayPal } from '../support/web/page-checkout.ts';
import { enterAsNew } from '../support/web/page-entry.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB' });

const FILES = 2;

const buyFiles = async (page: Page): Promise<void> => {
  await buyProduct(page, FILES);
  await settled(page);
  await fillAddress(page);
  await orderAndGoToPayPal(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/payment\/paypal\/success/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
};

/** Bodies of the calls that write the queue, as they leave the page. */
const writesOf = (page: Page): string[] => {
  const writes: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('SavePrintQueue')) writes.push(body);
  });
  return writes;
};

const rows = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Parts' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('toolbar') });
const button = (page: Page, row: number, word: string): Locator =>
  rows(page).nth(row).getByRole('toolbar').getByRole('button', { name: word });
const saved = (page: Page): Locator => page.getByText(/^Saved in your account/);

test('a buyer keeps the print queue on two devices, without a connection too', async ({ page, browser, baseURL }) => {
  const email = newEmail();
  await enterAsNew(page, baseURL!, email);
  await buyFiles(page);

  await test.step('comes from the files to the parts', async () => {
    await page.goto('/account/downloads');
    await page.getByRole('article').getByRole('link', { name: 'Print queue' }).click();
    await expect(page).toHaveURL(/\/account\/print-queue\?order=.+&product=2$/);
    await expect(rows(page).first()).toBeVisible();
    // What is chosen can be read under the pointer too.
    await button(page, 0, 'Open').hover();
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow' });
  const phone = await context.newPage();
  await test.step('sees on the phone what was done at the desk', async () => {
    await button(page, 0, 'Done').click();
    await expect(saved(page)).toBeVisible();
    await signIn(phone, email);
    await phone.goto('/account/print-queue');
    await expect(button(phone, 0, 'Done')).toHaveAttribute('aria-pressed', 'true');
  });

  const writes = writesOf(phone);
  await test.step('goes on without a connection, also when the page is loaded anew', async () => {
    await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await button(phone, 1, 'Printing').click();
    await button(phone, 1, 'Done').click();
    await button(phone, 0, 'Failed').click();
    await expect(phone.getByText(/^Saved on this device: \d changes/)).toBeVisible();
    await expect(phone.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /1 failed/);
    await phone.reload();
    await expect(button(phone, 0, 'Failed')).toHaveAttribute('aria-pressed', 'true');
    await expect(phone.getByText(/^Saved on this device: \d changes/)).toBeVisible();
  });

  await test.step('which is sent once when it is back, and seen at the desk', async () => {
    const before = writes.length;
    await context.setOffline(false);
    await expect(saved(phone)).toBeVisible();
    const sent = writes.slice(before);
    const keys = sent.flatMap((body) => [...body.matchAll(/"key":"(\w+)"/g)].map((match) => match[1]));
    expect(new Set(keys).size).toBe(keys.length);
    await phone.reload();
    await expect(saved(phone)).toBeVisible();
    expect(writes.length).toBe(before + sent.length);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(button(page, 0, 'Failed')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^1 of/);
  });
  await context.close();
});
