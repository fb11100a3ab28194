import { expect, test } from '@playwright/test';
import { newEmail } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';
import { buyByCalls, ShopCalls } from '../support/shop-calls.ts';

test.use({ locale: 'en-GB' });

/** The shop's own day, as the form takes it. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bratislava' }).format(new Date());

test('the owner publishes new terms, and an order placed under them shows its version for good', async ({
  page,
  browser,
  baseURL,
}) => {
  const calls = new ShopCalls(baseURL!);
  const lines = [{ productId: 1, quantity: 1 }];
  const before = await buyByCalls(calls, { email: newEmail(), lines });
  await enterAs(page, baseURL!);

  await test.step('the form begins with the text that holds', async () => {
    await page.goto('/admin/settings/legal');
    await page.getByRole('link', { name: /Terms of service/ }).click();
    await page.getByRole('button', { name: 'English' }).click();
    const area = page.getByRole('textbox', { name: 'Terms of service' });
    await expect(area).toContainText('Who sells');
    await area.press('Control+Home');
    await page.keyboard.type('Read me first: ');
    await settled(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  await test.step('and is published from today on', async () => {
    await page.getByLabel('Valid from').fill(today());
    await page.getByRole('button', { name: /^Publish, valid from/ }).click();
    await expect(page.getByRole('region', { name: 'Published versions' }).getByRole('listitem')).toHaveCount(1);
  });

  const reader = await browser.newPage({ baseURL });
  await test.step('buyers read it, with the version before', async () => {
    await reader.goto('/terms-of-service');
    await expect(reader.getByRole('heading', { name: /Read me first: Who sells/ })).toBeVisible();
    const versions = reader.getByRole('region', { name: 'Versions' });
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await versions.getByRole('link').click();
    await expect(reader.getByText('This is a former version.')).toBeVisible();
    await expect(reader.getByRole('heading', { name: '1 Who sells' })).toBeVisible();
    expect(await violationsInBothThemes(reader)).toEqual([]);
  });

  await test.step('each order leads to the terms that it was placed under', async () => {
    const after = await buyByCalls(calls, { email: newEmail(), lines });
    for (const [order, words] of [
      [before, '1 Who sells'],
      [after, '1 Read me first: Who sells'],
    ] as const) {
      // oxfmt-ignore
      await reader.goto(`/order/${order.id}?key=${encodeURIComponent(order.accessToken)}`);
      await reader.getByRole('link', { name: /^terms valid from/ }).click();
      await expect(reader.getByRole('heading', { name: words, exact: true })).toBeVisible();
    }
    await page.goto(`/admin/orders/${after.id}`);
    await expect(page.getByRole('link', { name: /^valid from/ })).toHaveAttribute('href', new RegExp(today()));
  });
});
