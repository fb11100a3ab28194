import { expect, test, type Locator, type Page } from '@playwright/test';
import { phonePhoto } from '../support/builders/build-photo.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInOtherTheme, violationsOf } from '../support/web/page-violations.ts';
import { ADMIN, ShopCalls } from '../support/shop-calls.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });
test.describe.configure({ mode: 'serial' });

const NAME = `Comet ${Date.now()}`;

const inLanguage = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true }).first();
/** Editors come one by one, in any order. */
const descriptionIn = (page: Page, language: string): Locator =>
  page.getByRole('group', { name: language, exact: true }).filter({ has: page.locator('.rt') });

let id = 0;

/** A product that is not on sale, with texts in English. */
test.beforeAll(async ({ baseURL }) => {
  const admin = await new ShopCalls(baseURL!).signIn(ADMIN);
  const facts = { features: [], interactionInstructions: [], specLine: '' };
  const en = { name: NAME, summary: 'A small rocket for the first launch.', description: '', ...facts };
  const shelf = { category: 'rockets', priceMinor: 1290, sku: `E2E-${Date.now()}` };
  const { createProduct } = await admin.ask<{ createProduct: { id: number } }>(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
    { input: { ...shelf, productType: 'DIGITAL', slug: NAME.toLowerCase().replace(' ', '-'), translations: { en } } },
  );
  id = createProduct.id;
});

test('rich text is written, found again unsaved after a reload, and saved', async ({ page, baseURL }) => {
  await enterAs(page, baseURL!);
  await page.goto(`/admin/products/${id}/edit`);
  await settled(page);
  const editor = descriptionIn(page, 'English').getByRole('textbox', { name: 'Description' });
  await editor.click();
  await page.keyboard.type('Printed in one evening.');
  await page.keyboard.press('ControlOrMeta+A');
  await descriptionIn(page, 'English').getByRole('button', { name: 'Bold' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await settled(page);
  await expect(page.getByText('Your unsaved changes from before')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(editor.locator('strong')).toHaveText('Printed in one evening.');
});

/** As a word processor puts it on the clipboard. */
const paste = (editor: Locator, html: string) =>
  editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a description is typed, formatted, linked and pasted, and reads so on the page of the product', async ({
  page,
  baseURL,
}) => {
  const admin = await enterAs(page, baseURL!);
  const facts = { features: [], interactionInstructions: [], specLine: '' };
  const en = { name: `${NAME} kit`, summary: 'A small rocket.', description: '<p>Old.</p>', ...facts };
  const shelf = { category: 'rockets', priceMinor: 1290, weightGrams: 300, sku: `E2E-K-${Date.now()}`, active: true };
  const { createProduct: kit } = await admin.ask<{ createProduct: { id: number } }>(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
    { input: { ...shelf, productType: 'PHYSICAL', slug: `comet-kit-${Date.now()}`, translations: { en } } },
  );
  await page.goto(`/admin/products/${kit.id}/edit`);
  await settled(page);
  const editor = descriptionIn(page, 'English').getByRole('textbox', { name: 'Description' });
  const tool = (name: string) => descriptionIn(page, 'English').getByRole('toolbar').getByRole('button', { name });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('For beginners');
  await tool('Heading').click();
  await expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It flies to ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('120 m');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('. Read this');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await tool('Link').click();
  await page.getByLabel('Address of the link').fill('/gallery');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: 'this' })).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool('Bulleted list').click();
  await page.keyboard.type('glue');
  await page.keyboard.press('Enter');
  await page.keyboard.type('paint');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await editor.press('ControlOrMeta+End');
  await paste(
    editor,
    '<p class=MsoNormal style="color:red"><b>Mind</b> the <u>fins</u><script>x()</script><o:p></o:p></p>',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeHidden();

  await page.goto(`/products/${kit.id}`);
  await settled(page);
  const told = page.locator('.prose', { has: page.getByRole('heading', { name: 'For beginners' }) });
  await expect(told.locator('strong').first()).toHaveText('120 m');
  await expect(told.getByRole('link', { name: 'this' })).toHaveAttribute('href', '/gallery');
  await expect(told.getByRole('listitem').first()).toHaveText('glue');
  await expect(told).toContainText('Mind the fins');
  await expect(told).not.toContainText('Old.');
  const { adminProduct } = await admin.ask<{ adminProduct: { version: number } }>(
    'query ($id: Int!) { adminProduct(id: $id) { version } }',
    { id: kit.id },
  );
  await admin.ask(
    'mutation ($id: Int!, $version: Int!) { updateProduct(input: { id: $id, expectedVersion: $version, active: false }) { id } }',
    { id: kit.id, version: adminProduct.version },
  );
});

test('pictures are uploaded, described, removed and brought back; what is no picture is refused', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, baseURL!);
  await page.goto(`/admin/products/${id}/gallery`);
  await settled(page);
  const drop = page.getByLabel(/Drop WebP, PNG or JPG/);
  for (const color of ['#c04020', '#2040c0'])
    await drop.setInputFiles({ name: `${color}.jpg`, mimeType: 'image/jpeg', buffer: await phonePhoto(color) });
  await drop.setInputFiles({ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('not a photo');
  const tiles = page.locator('.sortgrid .sort');
  await expect(tiles).toHaveCount(2);
  const first = await tiles.first().locator('img').getAttribute('src');

  await page.getByRole('button', { name: 'Describe picture 1' }).click();
  await page.getByLabel('What it shows, in Slovak').fill('Raketa zboku');
  await page.getByRole('button', { name: 'Save texts' }).click();
  await expect(tiles.first()).toContainText('1 text missing');

  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(tiles).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles).toHaveCount(2);
  await expect(tiles.first().locator('img')).toHaveAttribute('src', first!);
  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsInOtherTheme(page)).toEqual([]);
});

/** A finger that takes a grip, goes over another tile and lets go. */
const dragByFinger = async (page: Page, from: Locator, to: Locator) => {
  const finger = await page.context().newCDPSession(page);
  const middleOf = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }]);
  await touch('touchEnd', []);
};

test('pictures are sorted by mouse, by finger and by keys', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL,
  });
  const page = await context.newPage();
  await enterAs(page, baseURL!);
  await page.goto(`/admin/products/${id}/gallery`);
  await settled(page);
  const tiles = page.locator('.sortgrid .sort');
  await page
    .getByLabel(/Drop WebP, PNG or JPG/)
    .setInputFiles({ name: 'green.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('#20c040') });
  await expect(tiles).toHaveCount(3);
  const shown = () => tiles.locator('img').evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
  const [a, b, c] = await shown();
  const grip = (place: number) => page.getByRole('button', { name: `Move picture ${place}`, exact: true });

  await dragByFinger(page, grip(1), tiles.nth(2));
  await expect.poll(shown).toEqual([b, c, a]);
  await expect(page.locator('.is-drag')).toHaveCount(0);

  await grip(1).hover();
  await page.mouse.down();
  await tiles.nth(1).hover();
  await expect(page.locator('.is-drag')).toContainText('02');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await shown()).toEqual([b, c, a]);
  await grip(1).hover();
  await page.mouse.down();
  await tiles.nth(1).hover();
  await tiles.nth(2).hover();
  await page.mouse.up();
  await expect.poll(shown).toEqual([c, a, b]);
  await expect(page.locator('.is-drag')).toHaveCount(0);

  await grip(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toEqual([a, b, c]);
  await expect(grip(3)).toBeFocused();
  await context.close();
});

test('of two who edit one product neither loses what was typed', async ({ page, browser, baseURL }) => {
  const path = `/admin/products/${id}/edit`;
  await enterAs(page, baseURL!);
  await page.goto(path);
  await settled(page);
  const other = await (
    await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 1000 }, baseURL })
  ).newPage();
  await enterAs(other, baseURL!);
  await other.goto(path);
  await settled(other);
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
  await settled(page);
  await expect(inLanguage(page, 'English').getByLabel('Summary')).toHaveValue('Mine.');
  await other.context().close();
});
