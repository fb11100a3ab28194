import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { phonePhoto } from '../support/builders/build-photo.ts';
import { mailFor } from '../support/web/page-account.ts';
import { newEmail, reachPayPal } from '../support/web/page-checkout.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { ADMIN, buyByCalls, openAccountByCalls, PASSWORD, ShopCalls } from '../support/shop-calls.ts';
import { isWatertight, parseStl } from '../support/stl.ts';
import { unzip } from '../support/unzip.ts';
import { binaryOf, boxSoup } from '../unit/models/stl-writing.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });

const KIT = 1;
const NAME = `Comet ${Date.now()}`;

const inLanguage = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true }).first();

/** A new owner of the shop whose second factor is on; gives the address and what the app shows. */
const hireOwner = async (url: string): Promise<{ email: string; app: TOTP }> => {
  const owner = await new ShopCalls(url).signIn(ADMIN);
  const email = newEmail();
  const id = await openAccountByCalls(new ShopCalls(url), { email, firstName: 'Ida', lastName: 'Veľká' });
  await owner.ask('mutation ($id: ID!) { setUserRole(input: { id: $id, admin: true }) { id } }', { id });
  const own = await new ShopCalls(url).signIn({ email, password: PASSWORD });
  const start = 'mutation ($p: String!) { startSecondFactor(input: { currentPassword: $p }) { secret } }';
  const { startSecondFactor } = await own.ask<{ startSecondFactor: { secret: string } }>(start, { p: PASSWORD });
  const app = new TOTP({ secret: startSecondFactor.secret });
  // A code counts once: the one before this moment's leaves this moment's for the sign-in.
  const code = app.generate({ timestamp: Date.now() - 30_000 });
  await own.ask('mutation ($code: String!) { enableSecondFactor(input: { code: $code }) { codes } }', { code });
  return { email, app };
};

const signIn = async (page: Page, { email, app }: { email: string; app: TOTP }): Promise<void> => {
  await page.goto('/admin');
  await settled(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code from the app').fill(app.generate());
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
};

const paidOrders = async (page: Page): Promise<number> => {
  const figure = page.locator('dl > div').filter({ has: page.getByText('Paid orders', { exact: true }) });
  return Number((await figure.locator('dd > span').textContent())!.replaceAll(',', ''));
};

const writeProduct = async (page: Page): Promise<number> => {
  await page.goto('/admin/products/new');
  await settled(page);
  await inLanguage(page, 'English').getByLabel('Name').fill(NAME);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(NAME.toLowerCase().replace(' ', '-'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(inLanguage(page, 'English').getByLabel('Summary')).toHaveAttribute('aria-invalid', 'true');
  await inLanguage(page, 'English').getByLabel('Summary').fill('A small rocket for the first launch.');
  await page.getByLabel('Price, EUR').first().fill('12.90');
  await page.getByLabel('Part no.').fill(`E2E-${Date.now()}`);
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/products\/\d+\/edit$/);
  return Number(/products\/(\d+)/.exec(page.url())![1]);
};

const sortGallery = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  const drop = page.getByLabel(/Drop WebP, PNG or JPG/);
  for (const color of ['#c04020', '#2040c0'])
    await drop.setInputFiles({ name: `${color}.jpg`, mimeType: 'image/jpeg', buffer: await phonePhoto(color) });
  const tiles = page.locator('.sortgrid .sort');
  await expect(tiles).toHaveCount(2);
  const srcOf = (place: number) => tiles.nth(place).locator('img').getAttribute('src');
  const [first, second] = [await srcOf(0), await srcOf(1)];
  await page.getByRole('button', { name: 'Move picture 1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Now at position 2 of 2')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move picture 2', exact: true })).toBeFocused();
  expect([await srcOf(0), await srcOf(1)]).toEqual([second, first]);
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
};

const makeModel = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Model', exact: true }).click();
  await settled(page);
  const whole = binaryOf(boxSoup([0, 0, 0], [40, 30, 20]), 'box');
  const holed = Buffer.from(whole.subarray(0, whole.length - 50));
  holed.writeUInt32LE(whole.readUInt32LE(80) - 1, 80);
  const file = (buffer: Buffer) => ({ name: '01_body_x1.stl', mimeType: 'model/stl', buffer });
  await page.getByLabel(/Drop STL, 3MF or a ZIP/).setInputFiles(file(holed));
  await expect(page.getByRole('region', { name: 'Findings' })).toContainText('3 open edges');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.getByLabel('Replace this file').setInputFiles(file(whole));
  await expect(page.getByRole('region', { name: 'Findings' })).toContainText('No holes');
  const facts = page.getByRole('form', { name: 'Facts of the part' });
  await facts.getByLabel('Name (EN)').fill('Body');
  await facts.getByLabel('Material').fill('PETG');
  await facts.getByLabel('Colour').selectOption('orange');
  await facts.getByRole('button', { name: 'Save part' }).click();
  const next = page.getByRole('form', { name: 'The next version' });
  await next.getByLabel('Version number').fill('1.0');
  await next.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByText('This version can be published.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The version is published.')).toBeVisible();
};

const putOnSale = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page.getByText('once it is on sale')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await page.getByRole('navigation', { name: 'Screens of the product' }).getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: /On sale/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
};

const buyAndPrint = async (guest: Page, id: number): Promise<void> => {
  await reachPayPal(guest, id);
  await guest.getByRole('button', { name: 'Approve' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
  const download = guest.waitForEvent('download');
  const links = guest.getByRole('main').getByRole('link', { name: /Download/ });
  await links.first().click();
  const files = await unzip(await readFile(await (await download).path()));
  const [stl] = [...files].filter(([name]) => name.endsWith('.stl'));
  expect(isWatertight(parseStl(stl![1]))).toBe(true);
};

/** Finds the order by its buyer, prints what goes into the parcel, and hands it to the carrier. */
const packAndShip = async (page: Page, email: string): Promise<void> => {
  await page.goto('/admin/orders?todo=pack');
  await settled(page);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: 'Emma Wright' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Paid, to pack');
  await row.getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Pack list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pack list');
  await expect(page.getByRole('article')).toContainText('Lipová 7');
  await page.goBack();
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  const parcel = page.getByRole('region', { name: 'The parcel' });
  await parcel.getByLabel('Carrier').selectOption('GLS');
  await parcel.getByLabel('Tracking number').fill('GLS-4711');
  await parcel.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Shipped: GLS GLS-4711' })).toBeVisible();
};

const refundHalf = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const form = page.getByRole('region', { name: 'Refund through PayPal' });
  await form.getByRole('button', { name: 'An amount' }).click();
  await form.getByLabel('Amount in euros').fill('60,50');
  await form.getByRole('button', { name: 'Refund €60.50' }).click();
  await expect(form.getByText('State a reason.')).toBeVisible();
  await form.getByLabel('Reason').fill('One part was missing');
  await form.getByRole('button', { name: 'Refund €60.50' }).click();
  await expect(page.getByRole('link', { name: 'Credit note' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Partly refunded: €60.50');
  expect((await mailFor(email, /^Refund for your order/)).text).toContain('€60.50');
};

test('a day of the owner: a second factor, a product from STL to sold, a parcel, half a refund, the figures', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  const bought = buyByCalls(new ShopCalls(baseURL!), { email, lines: [{ productId: KIT, quantity: 1 }] });
  const owner = await hireOwner(baseURL!);
  await bought;
  await signIn(page, owner);
  const faults = watchFaults(page);
  const before = await paidOrders(page);

  const id = await test.step('writes a product; what is missing is said at its field', () => writeProduct(page));
  await test.step('gives it pictures and sorts them by the keyboard', () => sortGallery(page));
  await test.step('uploads a file with a hole, reads why, mends it and publishes', () => makeModel(page));
  await test.step('looks at it as shoppers will, and puts it on sale', () => putOnSale(page));
  await test.step('a guest buys it and has a watertight file', async () => {
    const guest = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await buyAndPrint(guest, id);
    await guest.context().close();
  });
  await test.step('packs and ships an order', () => packAndShip(page, email));
  await test.step('refunds half of it, with a credit note', () => refundHalf(page, email));
  await test.step('finds all of it on the dashboard', async () => {
    await page.goto('/admin/panel');
    await settled(page);
    await expect.poll(() => paidOrders(page)).toBe(before + 1);
    await expect(page.getByRole('table', { name: 'Best sellers' })).toContainText(NAME);
    await expect(page.getByRole('table', { name: 'Latest orders' })).toContainText('Emma Wright');
  });
  expect((await mailFor(email, /is on its way$/)).text).toContain('GLS-4711');
  expect(faults).toEqual([]);
});
