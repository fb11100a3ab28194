import { expect, test, type Page } from '@playwright/test';
import { newEmail } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInOtherTheme, violationsOf } from '../support/web/page-violations.ts';
import { ADMIN, buyByCalls, ShopCalls } from '../support/shop-calls.ts';

test.use({ locale: 'en-GB' });

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/admin');
  await settled(page);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/panel');
};

const paidOrders = async (page: Page): Promise<number> => {
  const figure = page.locator('dl > div').filter({ has: page.getByText('Paid orders', { exact: true }) });
  return Number((await figure.locator('dd > span').textContent())!.replaceAll(',', ''));
};

/** Files of the avionics bay. */
const FILES = 4;

test('an admin begins at the figures, which follow a purchase; days are changed by keyboard', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const faults = watchFaults(page);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const before = await paidOrders(page);

  await test.step('a purchase is in the figures and among the latest orders without a reload', async () => {
    await buyByCalls(new ShopCalls(baseURL!), { email: newEmail(), lines: [{ productId: FILES, quantity: 1 }] });
    await page.clock.runFor(15_000);
    await expect.poll(() => paidOrders(page)).toBeGreaterThan(before);
    const newest = page.getByRole('table', { name: 'Latest orders' }).getByRole('row').nth(1);
    await expect(newest).toContainText('Emma Wright');
    await expect(newest.getByRole('link')).toHaveAttribute('href', /^\/admin\/orders\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('table', { name: 'Best sellers' }).getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('each thing to do leads to its list', async () => {
    const todo = page.getByRole('navigation', { name: 'Waiting for you' }).getByRole('link');
    const lists = await todo.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(lists.toSorted()).toEqual([
      '/admin/bank-payments',
      '/admin/bank-payments#cash-open',
      '/admin/complaints',
      '/admin/complaints?show=overdue',
      '/admin/documents?sending=TROUBLE',
      '/admin/galleries',
      '/admin/mails',
      '/admin/orders?todo=dispute',
      '/admin/orders?todo=pack',
      '/admin/orders?todo=payment',
      '/admin/payment-differences',
      '/admin/payment-events',
      '/admin/products?stock=low',
      '/admin/products?stock=out',
      '/admin/reviews',
      '/admin/webhooks?state=FAILED',
      '/admin/withdrawals',
      '/admin/withdrawals?show=overdue',
    ]);
  });

  await test.step('the period is changed by keyboard and stays in the address', async () => {
    await page.getByRole('button', { name: '90 days' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?days=90$/);
    await expect(page.getByRole('heading', { name: 'Visits, 90 days' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsInOtherTheme(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the chart of visits is read by arrow keys, and as a table', async ({ page, baseURL }) => {
  await page.goto('/');
  await settled(page);
  await page.evaluate(async () => {
    const body = {
      userAgent: navigator.userAgent,
      referrer: '',
      language: 'en-GB',
      screenResolution: '1920x1080',
      timezone: 'Europe/Bratislava',
    };
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/meta/visits/track', { method: 'POST', headers, body: JSON.stringify(body), credentials: 'omit' });
  });
  await enterAs(page, baseURL!);
  await page.goto('/admin/panel');
  const chart = page.getByRole('slider', { name: 'Visits by day' });
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuenow', '30');
  await expect(chart).toHaveAttribute('aria-valuetext', /: [1-9]\d* visits?, [1-9]\d* unique visitors?$/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuenow', '29');
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByRole('table', { name: 'Visits by day' }).getByRole('row')).toHaveCount(31);
});
