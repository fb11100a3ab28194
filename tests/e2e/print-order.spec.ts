import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { ADMIN, ShopCalls } from '../support/shop-calls.ts';
import { fillAddressOfGoods, newEmail, orderAndGoToPayPal, orderLinkOf } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';
import { unzip } from '../support/unzip.ts';

test.use({ locale: 'en-GB' });

const FILES = 2;

const offerPrinting = async (page: Page): Promise<void> => {
  await page.goto('/admin/settings/printing');
  await settled(page);
  await page.getByRole('switch', { name: /Offer printing/ }).check();
  await page.getByRole('button', { name: 'Add the material' }).click();
  const material = page.getByRole('group', { name: 'PLA', exact: true });
  await material.getByLabel('Price of a kilogram in EUR').fill('24');
  for (const name of await material.getByRole('textbox', { name: /^Name/ }).all()) await name.fill('Grey');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
};

/** The shop is left as it was found, whatever became of the journey. */
test.afterAll(async ({ baseURL }) => {
  const admin = await new ShopCalls(baseURL!).signIn(ADMIN);
  const { settings } = await admin.ask<{ settings: { key: string; version: number }[] }>(
    '{ settings { key version } }',
  );
  const version = settings.find(({ key }) => key === 'PRINTING')!.version;
  await admin.ask(`mutation { resetSetting(input: { key: PRINTING, expectedVersion: ${version} }) { key } }`);
});

test('parts are chosen, printed for a visitor in two sets, and the admin has the files', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, baseURL!);
  await offerPrinting(page);
  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);

  await test.step('the visitor chooses two sets and sees the price', async () => {
    await shopper.goto(`/products/${FILES}?tab=print-info`);
    await settled(shopper);
    const order = shopper.getByRole('region', { name: 'We print it for you' });
    await order.scrollIntoViewIfNeeded();
    const sets = order.getByRole('group', { name: 'Whole sets' });
    const more = sets.getByRole('button').last();
    await more.click();
    await more.click();
    await expect(sets.getByRole('status')).toHaveText('2');
    await expect(order.getByText(/parts in all$/)).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    await order.getByRole('button', { name: 'Add to cart' }).click();
  });

  let address = '';
  await test.step('buys them as goods', async () => {
    const cart = shopper.getByRole('dialog', { name: 'Cart' });
    await cart.getByRole('link', { name: 'Go to checkout' }).click();
    await shopper.getByLabel('E-mail').fill(newEmail());
    await fillAddressOfGoods(shopper);
    await orderAndGoToPayPal(shopper);
    await shopper.getByRole('button', { name: 'Approve' }).click();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
    address = orderLinkOf(shopper.url());
    expect(faults).toEqual([]);
  });

  await test.step('the admin sees what is to be printed, loads the files, and finds it among what sells', async () => {
    const id = new URL(address, baseURL).pathname.split('/').at(-1)!;
    await page.goto(`/admin/orders/${id}`);
    await settled(page);
    await expect(page.getByText(/printed parts: .*2\u00a0×/).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Files to print/ }).click();
    const zip = await unzip(await readFile(await (await download).path()));
    expect([...zip.keys()].filter((name) => /^2x .*\.stl$/.test(name)).length).toBeGreaterThan(0);
    await page.goto('/admin');
    await settled(page);
    await expect(
      page
        .getByRole('table')
        .getByText(/ – printed parts$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/^#1\d{9}$/)).toHaveCount(0);
  });
});
