import { expect, test } from '@playwright/test';
import { enterAs } from '../support/web/page-entry.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

test('an address for webhooks is made, its secret is shown once, a test is in the log and sent again', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, baseURL!);
  await page.goto('/admin/webhooks');
  await settled(page);
  const url = `https://hooks.martyx.example/${Date.now()}`;
  const purpose = `Warehouse ${Date.now()}`;
  await page.getByRole('button', { name: 'New address' }).click();
  await page.getByLabel('Address', { exact: true }).first().fill('http://localhost/hook');
  await page.getByLabel('What it is for').fill(purpose);
  await page.getByRole('checkbox', { name: 'order.paid' }).check();
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByText('Enter an https address with a public host')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).first().fill(url);
  await page.getByRole('button', { name: 'Add address' }).click();

  await expect(page.getByRole('heading', { name: 'Secret of this address' })).toBeFocused();
  const secret = (await page.getByText(/^whsec_/).textContent())!;
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have it' }).click();
  await page.reload();
  await settled(page);
  const endpoint = page.getByRole('region', { name: 'Addresses' }).getByRole('listitem').filter({ hasText: url });
  await expect(endpoint).toContainText('order.paid');
  expect(await page.content()).not.toContain(secret);

  await endpoint.getByRole('button', { name: 'Send a test' }).click();
  const log = page.getByRole('table', { name: 'Sent in the last 30 days' });
  const calls = log.getByRole('row').filter({ hasText: 'ping' }).filter({ hasText: purpose });
  await expect(calls).toHaveCount(1);
  // By itself the log looks again after fifteen seconds.
  await expect(async () => {
    await page.reload();
    await settled(page);
    await expect(calls).toContainText('not reachable', { timeout: 1000 });
  }).toPass();
  await calls.getByText('Show', { exact: true }).click();
  await expect(calls).toContainText('"event": "ping"');
  await calls.getByRole('button', { name: 'Send again' }).click();
  await expect(calls).toHaveCount(2);

  await endpoint.getByRole('button', { name: 'Delete' }).click();
  await expect(endpoint).toHaveCount(0);
});
