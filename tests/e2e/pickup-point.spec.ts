import { expect, test, type Page } from '@playwright/test';
import { pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { ADMIN } from '../support/shop-calls.ts';
import { buyProduct, fillAddressOfGoods, newEmail } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });
test.describe.configure({ mode: 'serial' });

const KIT = 1;

/** Whatever became of the journeys: the shop is left as it was found. */
test.afterAll(async ({ request }) => {
  const login = await request.post('/api/auth/login', { data: ADMIN });
  const { token } = (await login.json()) as { token: string };
  const ask = async <Data>(query: string): Promise<Data> => {
    const answer = await request.post('/graphql', { data: { query }, headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: Data }).data;
  };
  const { settings } = await ask<{ settings: { key: string; version: number }[] }>('{ settings { key version } }');
  const version = settings.find(({ key }) => key === 'SHIPPING')!.version;
  await ask(`mutation { resetSetting(input: { key: SHIPPING, expectedVersion: ${version} }) { key } }`);
});

test('the owner sends parcels to points that the buyers choose', async ({ page, baseURL }) => {
  await enterAs(page, baseURL!);
  await page.goto('/admin/settings/shipping');
  await settled(page);
  const packeta = page.getByRole('region', { name: 'Packeta pick-up point' });
  await packeta.getByLabel('Delivers to').selectOption('PACKETA');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
});

const PHONE = '+421 905 118 220';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Where will you collect it?' });

test('a shopper finds a point on the map and has it in the order and for the next time', async ({ page }) => {
  const faults = watchFaults(page);
  const dialog = dialogOf(page);

  await test.step('is told what is missing', async () => {
    await buyProduct(page, KIT);
    await page.getByLabel('E-mail').fill(newEmail());
    await fillAddressOfGoods(page);
    await page.getByRole('button', { name: /Order with obligation/ }).click();
    await expect(page.getByText('Choose where you will collect the parcel.')).toBeVisible();
    await page.getByLabel('Phone', { exact: true }).fill(PHONE);
  });

  await test.step('looks around the address, then in another town', async () => {
    await page.getByRole('button', { name: 'Choose a pick-up point' }).click();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await dialog.getByLabel('Town, postcode or street').fill('Žilina');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog.getByRole('radio', { name: /Žilina/ }).first()).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  await test.step('presses a mark of the map, which is chosen in the list', async () => {
    // A mark of several points comes nearer at each press, until it is one of them.
    const chosen = dialog.getByRole('radio', { checked: true });
    await expect(async () => {
      await dialog.locator('.pmap__mark').first().click();
      await expect(chosen).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await dialog.getByRole('button', { name: 'Collect here' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('group', { name: 'Pick-up point' })).toContainText('Žilina');
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  await test.step('orders, and is told where to collect it', async () => {
    await page.getByRole('button', { name: /Order with obligation/ }).click();
    await expect(page.getByRole('region', { name: 'Payment with PayPal' })).toBeVisible();
    await page
      .getByRole('button', { name: /Cancel/ })
      .first()
      .click();
    await expect(page.getByText(/was cancelled\. Nothing was charged/)).toBeVisible();
    await buyProduct(page, KIT);
    await expect(page.getByRole('group', { name: 'Pick-up point' })).toContainText('Žilina');
    expect(faults).toEqual([]);
  });
});

test('a shopper takes a point by the keyboard alone', async ({ page }) => {
  const dialog = dialogOf(page);
  await buyProduct(page, KIT);
  await page.getByLabel('E-mail').fill(newEmail());
  await fillAddressOfGoods(page);
  await pressOn(page, page.getByRole('button', { name: 'Choose a pick-up point' }));
  await expect(dialog.getByLabel('Town, postcode or street')).toBeFocused();
  await typeInto(page, dialog.getByLabel('Town, postcode or street'), '040 01');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: /Košice/ }).first()).toBeVisible();
  const map = dialog.getByRole('application', { name: 'Map of the pick-up points' });
  await tabTo(page, map);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Search here' })).toBeVisible();
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
  await pressOn(page, dialog.getByRole('button', { name: 'Collect here' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: 'Pick-up point' })).toContainText('Košice');
  await expect(page.getByRole('button', { name: 'Choose another point' })).toBeFocused();
});

test('a browser that may not tell where it is says so', async ({ page, context }) => {
  await context.clearPermissions();
  await buyProduct(page, KIT);
  await page.getByRole('button', { name: 'Choose a pick-up point' }).click();
  await dialogOf(page).getByRole('button', { name: 'Near me' }).click();
  await expect(dialogOf(page).getByText(/Your browser (may not tell|could not find out)/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.7164, longitude: 21.2611 });
  await page.getByRole('button', { name: 'Choose a pick-up point' }).click();
  await dialogOf(page).getByRole('button', { name: 'Near me' }).click();
  await expect(
    dialogOf(page)
      .getByRole('radio', { name: /Košice/ })
      .first(),
  ).toBeVisible();
});
