import { expect, test } from '@playwright/test';
import { enterAs } from '../support/web/page-entry.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

test('a key of the back office is made, told once, used by a program, seen as used and in the log, and ended', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, baseURL!);
  await page.goto('/admin/panel');
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'API keys' }).click();
  await settled(page);
  const name = `Warehouse ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('checkbox', { name: /^stock:read/ }).check();
  await page.getByRole('checkbox', { name: /^stock:write/ }).check();
  await page.getByLabel('Current password').fill('Workshop-Admin-2026!');
  await page.getByRole('button', { name: 'Create key' }).click();

  await expect(page.getByRole('heading', { name: `Key “${name}”` })).toBeFocused();
  const secret = (await page
    .getByText(/^mtxa_/)
    .filter({ hasNotText: '…' })
    .textContent())!;
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  const row = page.getByRole('region', { name: 'Keys' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('not used yet');

  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const url = new URL('/api/back-office/v1/stock?first=1', baseURL);
  const { items } = (await (await fetch(url, { headers })).json()) as { items: { sku: string; onHand: number }[] };
  const change = new URL(`/api/back-office/v1/stock/${items[0]!.sku}/changes`, baseURL);
  const body = JSON.stringify({ delta: 1, reason: 'DELIVERY' });
  expect((await fetch(change, { method: 'POST', headers, body })).status).toBe(200);
  const orders = await fetch(new URL('/api/back-office/v1/orders', baseURL), { headers });
  expect([orders.status, await orders.json()]).toMatchObject([403, { errorCode: 'API_KEY_SCOPE' }]);

  await page.reload();
  await settled(page);
  await expect(row).toContainText('last used');
  expect(await page.content()).not.toContain(secret);
  await page.goto(`/admin/audit?subject=PRODUCT`);
  await expect(page.getByText(`done by the program “${name}”`).first()).toBeVisible();

  await page.goto('/admin/api-keys');
  await settled(page);
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await row.getByRole('button', { name: 'Revoke for good' }).click();
  await expect(row).toHaveCount(0);
  expect((await fetch(url, { headers })).status).toBe(401);
});
