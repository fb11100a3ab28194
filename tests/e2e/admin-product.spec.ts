import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { phonePhoto } from '../support/build-photo.ts';
import { reachPayPal } from '../support/page-checkout.ts';
import { settled } from '../support/page-settled.ts';
import { violationsInOtherTheme, violationsOf } from '../support/page-violations.ts';
import { isWatertight, parseStl } from '../support/stl.ts';
import { unzip } from '../support/unzip.ts';
import { binaryOf, boxSoup } from '../unit/models/stl-writing.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });
test.describe.configure({ mode: 'serial' });

const ADMIN = { email: 'admin@martyx.example', password: 'Workshop-Admin-2026!' };
const NAME = `Comet ${Date.now()}`;

const signIn = async (page: Page, to: string): Promise<void> => {
  await page.goto(`/admin?from=${encodeURIComponent(to)}`);
  await settled(page);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${to}`);
  await settled(page);
};

const inLanguage = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true }).first();

/** The product that the first journey makes. */
let id = 0;

test('an admin makes a product of files: texts, model with its report, published, on sale; a guest buys and prints it', async ({
  page,
  browser,
}) => {
  await signIn(page, '/admin/products/new');

  await test.step('writes it in English; the address follows the name, what is missing is said at its field', async () => {
    await inLanguage(page, 'English').getByLabel('Name').fill(NAME);
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(NAME.toLowerCase().replace(' ', '-'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(inLanguage(page, 'English').getByLabel('Summary')).toHaveAttribute('aria-invalid', 'true');
    await inLanguage(page, 'English').getByLabel('Summary').fill('A small rocket for the first launch.');
    await page.getByLabel('Price, EUR').first().fill('12.90');
    await page.getByLabel('Part no.').fill(`E2E-${Date.now()}`);
    await page.getByLabel('Category').selectOption({ index: 1 });
  });

  await test.step('writes rich text', async () => {
    const editor = page.getByRole('textbox', { name: 'Description' }).first();
    await editor.click();
    await page.keyboard.type('Printed in one evening.');
    await page.keyboard.press('ControlOrMeta+A');
    await page.getByRole('button', { name: 'Bold' }).first().click();
  });

  await test.step('finds unsaved changes again after a reload, and saves', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(inLanguage(page, 'English').getByLabel('Name')).toHaveValue(NAME);
    await expect(page.getByText('Your unsaved changes from before')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/products\/\d+\/edit$/);
    id = Number(/products\/(\d+)/.exec(page.url())![1]);
    await expect(page.getByRole('textbox', { name: 'Description' }).first().locator('strong')).toHaveText(
      'Printed in one evening.',
    );
  });

  await test.step('uploads a file with a hole and reads why it cannot be sold', async () => {
    await page.getByRole('link', { name: 'Model', exact: true }).click();
    await settled(page);
    const whole = binaryOf(boxSoup([0, 0, 0], [40, 30, 20]), 'box');
    const holed = Buffer.from(whole.subarray(0, whole.length - 50));
    holed.writeUInt32LE(whole.readUInt32LE(80) - 1, 80);
    const drop = page.getByLabel(/Drop STL, 3MF or a ZIP/);
    await drop.setInputFiles({ name: '01_body_x1.stl', mimeType: 'model/stl', buffer: holed });
    await expect(page.getByRole('region', { name: 'Findings' })).toContainText('3 open edges');
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(await violationsOf(page)).toEqual([]);
    await page
      .getByLabel('Replace this file')
      .setInputFiles({ name: '01_body_x1.stl', mimeType: 'model/stl', buffer: whole });
    await expect(page.getByRole('region', { name: 'Findings' })).toContainText('No holes');
  });

  await test.step('says what only a person knows, and publishes', async () => {
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
  });

  await test.step('looks at it as shoppers will, and puts it on sale', async () => {
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await expect(page.getByText('once it is on sale')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await page.getByRole('navigation', { name: 'Screens of the product' }).getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('switch', { name: /On sale/ }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
  });

  await test.step('a guest buys it and downloads a watertight file', async () => {
    const guest = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await reachPayPal(guest, id);
    await guest.getByRole('button', { name: 'Approve' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
    const download = guest.waitForEvent('download');
    await guest
      .getByRole('main')
      .getByRole('link', { name: /Download/ })
      .first()
      .click();
    const files = await unzip(await readFile(await (await download).path()));
    const [stl] = [...files].filter(([name]) => name.endsWith('.stl'));
    expect(isWatertight(parseStl(stl![1]))).toBe(true);
    await guest.context().close();
  });
});

test('pictures are uploaded, sorted by the keyboard, described, removed and brought back', async ({ page }) => {
  await signIn(page, `/admin/products/${id}/gallery`);
  const drop = page.getByLabel(/Drop WebP, PNG or JPG/);
  for (const color of ['#c04020', '#2040c0'])
    await drop.setInputFiles({ name: `${color}.jpg`, mimeType: 'image/jpeg', buffer: await phonePhoto(color) });
  await drop.setInputFiles({ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('not a photo');
  const tiles = page.locator('.sortgrid .sort');
  await expect(tiles).toHaveCount(2);
  const srcOf = (place: number) => tiles.nth(place).locator('img').getAttribute('src');
  const [first, second] = [await srcOf(0), await srcOf(1)];

  await page.getByRole('button', { name: 'Move picture 1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Now at place 2 of 2')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move picture 2', exact: true })).toBeFocused();
  expect([await srcOf(0), await srcOf(1)]).toEqual([second, first]);
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(tiles).toHaveCount(2);
  expect(await srcOf(0)).toBe(second);

  await page.getByRole('button', { name: 'Describe picture 1' }).click();
  await page.getByLabel('What it shows, in Slovak').fill('Raketa zboku');
  await page.getByRole('button', { name: 'Save texts' }).click();
  await expect(tiles.first()).toContainText('1 text missing');

  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(tiles).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles).toHaveCount(2);
  expect(await srcOf(0)).toBe(second);
  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsInOtherTheme(page)).toEqual([]);
});

test('of two who edit one product neither loses what was typed', async ({ page, browser }) => {
  const path = `/admin/products/${id}/edit`;
  await signIn(page, path);
  const other = await (
    await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } })
  ).newPage();
  await signIn(other, path);
  await other.getByLabel('Price, EUR').first().fill('15.00');
  await inLanguage(other, 'English').getByLabel('Summary').fill('Theirs.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Unsaved changes')).toBeHidden();

  await inLanguage(page, 'English').getByLabel('Summary').fill('Mine.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${ADMIN.email} changed this product`)).toBeVisible();
  await expect(page.getByLabel('Price, EUR').first()).toHaveValue('15.00');
  await expect(inLanguage(page, 'English').getByLabel('Summary')).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(inLanguage(page, 'English').getByLabel('Summary')).toHaveValue('Theirs.');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsInOtherTheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('changed this product')).toBeHidden();
  await page.reload();
  await expect(inLanguage(page, 'English').getByLabel('Summary')).toHaveValue('Mine.');
  await other.context().close();
});
