import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { orderAndGoToPayPal, buyProduct, fillCheckout, orderLinkOf } from '../support/web/page-checkout.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { isWatertight, parseStl } from '../support/stl.ts';
import { unzip } from '../support/unzip.ts';

test('a guest buys files and loads one part in two clicks; the 3MF of all parts bears the number of the order', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await buyProduct(page, 2);
  await fillCheckout(page);
  await orderAndGoToPayPal(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/payment\/paypal\/success/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
  await page.goto(orderLinkOf(page.url()));

  await test.step('one part', async () => {
    await page.getByText('Single files').click();
    const link = page.getByRole('link', { name: /^STL\/01_.*_x1\.stl$/ });
    const sum = await link.locator('xpath=..').locator('.mono').textContent();
    const download = page.waitForEvent('download');
    await link.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^01_.*_x1\.stl$/);
    const content = await readFile(await file.path());
    expect(createHash('sha256').update(content).digest('hex')).toBe(sum);
    expect(isWatertight(parseStl(content))).toBe(true);
  });

  await test.step('all parts as one 3MF', async () => {
    const link = page.getByRole('link', { name: 'All parts in one 3MF, laid out' });
    expect(await link.getAttribute('href')).toMatch(/^\/downloads\/[^/?]+\/Krivan-[\w.-]+\.3mf$/);
    const download = page.waitForEvent('download');
    await link.click();
    const model = (await unzip(await readFile(await (await download).path()))).get('3D/3dmodel.model')!.toString();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const number = /MX-\d{4}-\d+/.exec(title ?? '')![0];
    expect(model).toContain(`Personal licence, order ${number}.`);
  });

  expect(faults).toEqual([]);
});
