import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { ADMIN, ShopCalls } from '../support/shop-calls.ts';
import {
  buyProduct,
  fillAddressOfGoods,
  newEmail,
  orderAndGoToPayPal,
  orderLinkOf,
} from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

const KIT = 1;

/** Parcels go to points of Packeta. */
const sendToPoints = async (page: Page): Promise<void> => {
  await page.goto('/admin/settings/shipping');
  await settled(page);
  const packeta = page.getByRole('region', { name: 'Packeta pick-up point' });
  await packeta.getByLabel('Delivers to').selectOption('PACKETA');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
};

/** The shop is left as it was found, whatever became of the journey. */
test.afterAll(async ({ baseURL }) => {
  const admin = await new ShopCalls(baseURL!).signIn(ADMIN);
  const { settings } = await admin.ask<{ settings: { key: string; version: number }[] }>(
    '{ settings { key version } }',
  );
  const version = settings.find(({ key }) => key === 'SHIPPING')!.version;
  await admin.ask(`mutation { resetSetting(input: { key: SHIPPING, expectedVersion: ${version} }) { key } }`);
});

/** Two kits, to be collected in Žilina, paid. Gives the page of the order. */
const buyTwoKits = async (page: Page): Promise<string> => {
  await buyProduct(page, KIT);
  await page.goto('/cart');
  await settled(page);
  const quantity = page.getByRole('group', { name: /^Quantity of/ });
  await quantity.getByRole('button', { name: 'More' }).click();
  await expect(quantity.getByRole('status')).toHaveText('2');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('E-mail').fill(newEmail());
  await fillAddressOfGoods(page);
  await page.getByLabel('Phone', { exact: true }).fill('+421 905 118 220');
  await page.getByRole('button', { name: 'Choose a pick-up point' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where will you collect it?' });
  await dialog.getByLabel('Town, postcode or street').fill('Žilina');
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await dialog
    .getByRole('radio', { name: /Žilina/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Collect here' }).click();
  await orderAndGoToPayPal(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
  return orderLinkOf(page.url());
};

test('an order leaves in two parcels, whose buyer follows both and gets a part back', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, baseURL!);
  await sendToPoints(page);
  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);
  const address = await buyTwoKits(shopper);
  const id = new URL(address, baseURL).pathname.split('/').at(-1)!;
  const parcel = (ordinal: number) => page.getByRole('listitem', { name: `Parcel ${ordinal}` });

  await test.step('the admin packs one kit, then the other', async () => {
    await page.goto(`/admin/orders/${id}/packing`);
    await settled(page);
    await page
      .getByRole('button', { name: /^One .* more$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Close the parcel, the rest follows' }).click();
    await expect(parcel(1)).toContainText('1 ×');
    await page
      .getByRole('button', { name: /^One .* more$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Close the parcel', exact: true }).click();
    await expect(parcel(2)).toContainText('Packed');
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  await test.step('has the labels made, and prints one', async () => {
    for (const ordinal of [1, 2]) {
      await parcel(ordinal).getByRole('button', { name: 'Order label' }).click();
      await expect(parcel(ordinal).getByRole('button', { name: 'Label (PDF)' })).toBeVisible();
    }
    const download = page.waitForEvent('download');
    await parcel(1).getByRole('button', { name: 'Label (PDF)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Z\d+\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  await test.step('hands both over, and the buyer sees where each is', async () => {
    await parcel(1).getByRole('button', { name: 'Hand over' }).click();
    await expect(parcel(1)).toContainText('On its way');
    await shopper.goto(address);
    const parcels = shopper.getByRole('region', { name: 'Parcels' });
    await expect(parcels.getByRole('listitem').filter({ hasText: 'Parcel 1' }).first()).toContainText('On its way');
    await expect(parcels).toContainText('The rest of your order follows in another parcel.');
    await parcel(2).getByRole('button', { name: 'Hand over' }).click();
    await expect(parcel(2)).toContainText('On its way');
    await shopper.reload();
    await expect(parcels.getByRole('link', { name: /^Track Z\d+/ })).toHaveCount(2);
    expect(await violationsInBothThemes(shopper)).toEqual([]);
  });

  await test.step('gives the money of one kit back', async () => {
    await page.goto(`/admin/orders/${id}`);
    await settled(page);
    await page.getByRole('button', { name: 'Refund' }).first().click();
    const panel = page.getByRole('region', { name: 'Refund through PayPal' });
    await panel.getByText('Items', { exact: true }).click();
    await panel.getByLabel(/^Units of /).fill('1');
    await panel.getByLabel(/^Reason/).fill('One came damaged');
    await panel.getByRole('button', { name: /^Refund/ }).click();
    await expect(panel).toBeHidden();
    await shopper.reload();
    await expect(shopper.getByText(/Partly refunded/).first()).toBeVisible();
    await expect(shopper.getByRole('link', { name: /Credit note/ })).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test('a label of Packeta is refused beside its button where the buyer chose no point', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await enterAs(page, baseURL!);
  const shopper = await browser.newPage({ baseURL });
  await buyProduct(shopper, KIT);
  const email = newEmail();
  await shopper.getByLabel('E-mail').fill(email);
  await fillAddressOfGoods(shopper);
  await shopper.getByRole('radio', { name: /Courier/ }).check();
  await orderAndGoToPayPal(shopper);
  await shopper.getByRole('button', { name: 'Approve' }).click();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
  const id = new URL(shopper.url()).searchParams.get('order')!;
  await admin.ask('mutation ($input: PackParcelInput!) { packParcel(input: $input) { id } }', {
    input: { orderId: id, carrier: 'PACKETA' },
  });
  await page.goto(`/admin/orders/${id}/packing`);
  await settled(page);
  const parcel = page.getByRole('listitem', { name: 'Parcel 1' });
  await parcel.getByRole('button', { name: 'Order label' }).click();
  await expect(parcel.getByText(/delivers to pickup points only/)).toBeVisible();
});
