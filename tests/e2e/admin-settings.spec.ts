import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { enterAs } from '../support/web/page-entry.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInOtherTheme, violationsOf } from '../support/web/page-violations.ts';
import { ADMIN } from '../support/shop-calls.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });
test.describe.configure({ mode: 'serial' });

const enter = async (page: Page, url: string, to: string): Promise<void> => {
  await enterAs(page, url);
  await page.goto(to);
  await settled(page);
};

const ask = async <Data>(request: APIRequestContext, query: string, token?: string): Promise<Data> => {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await request.post('/graphql', { data: { query }, headers });
  return ((await answer.json()) as { data: Data }).data;
};

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
};

/** Whatever became of the journeys: the shop is left as it was found. */
test.afterAll(async ({ request }) => {
  const login = await request.post('/api/auth/login', { data: ADMIN });
  const { token } = (await login.json()) as { token: string };
  type Parts = { settings: { key: string; version: number }[] };
  const { settings } = await ask<Parts>(request, '{ settings { key version } }', token);
  for (const { key, version } of settings) {
    if (version === 0) continue;
    await ask(request, `mutation { resetSetting(input: { key: ${key}, expectedVersion: ${version} }) { key } }`, token);
  }
});

test('a dearer parcel is in the next cart, and what was saved can be undone', async ({ page, request, baseURL }) => {
  const { featuredKit } = await ask<{ featuredKit: { id: number } }>(request, '{ featuredKit { id } }');
  const quote = `{ cartQuote(input: { lines: [{ productId: ${featuredKit.id}, quantity: 1 }] }) { shipping { minor } } }`;
  const price = async () => (await ask<{ cartQuote: { shipping: { minor: number } } }>(request, quote)).cartQuote;
  await enter(page, baseURL!, '/admin/settings/shipping');

  const packeta = page.getByRole('region', { name: 'Packeta pick-up point' });
  for (const field of await packeta
    .getByRole('group', { name: /Zone home/ })
    .getByLabel(/Price to the buyer/)
    .all()) {
    await field.fill('5,55');
  }
  await save(page);
  expect((await price()).shipping.minor).toBe(555);

  const shopper = await page.context().browser()!.newPage({ locale: 'en-GB' });
  await shopper.goto(new URL(`/products/${featuredKit.id}`, page.url()).href);
  await settled(shopper);
  await shopper.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(shopper.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await shopper.goto(new URL('/cart', page.url()).href);
  await expect(shopper.getByText('€5.55').first()).toBeVisible();
  await shopper.close();

  await packeta.getByLabel('Free from (€)').fill('1');
  await save(page);
  // That the first was saved still stands on the screen.
  await expect.poll(async () => (await price()).shipping.minor).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await price()).shipping.minor).toBe(555);
});

test('what is wrong with the seller is said at its field; a new name is on the legal page at once', async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL!, '/admin/settings/seller');
  await page.getByLabel('Company name').fill('Rakety a lode s. r. o.');
  await page.getByLabel('Company ID (IČO)').fill('12345678');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Company ID (IČO)')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Company ID (IČO)').fill('99999005');
  await save(page);
  await page.goto('/terms-of-service');
  await expect(page.getByText('Rakety a lode s. r. o.').first()).toBeVisible();
});

test('a notice stands above every page in the language of the page, without moving it', async ({ page, baseURL }) => {
  await enter(page, baseURL!, '/admin/settings/notice');
  await page.getByRole('switch', { name: /Show the notice/ }).check();
  await page.getByLabel('Text, English').fill('Closed from 24 to 31 December.');
  await page.getByLabel('Text, Slovak').fill('Od 24. do 31. decembra máme zatvorené.');
  await page.getByLabel('Text, German').fill('Vom 24. bis 31. Dezember geschlossen.');
  await save(page);
  const texts = {
    '/': ['Shop notice', 'Closed from 24 to 31 December.'],
    '/products?lang=sk': ['Oznam obchodu', 'Od 24. do 31. decembra máme zatvorené.'],
    '/contact?lang=de': ['Hinweis des Shops', 'Vom 24. bis 31. Dezember geschlossen.'],
  };
  for (const [path, [label, text]] of Object.entries(texts)) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(text);
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: label })).toHaveText(text!);
  }
  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsInOtherTheme(page)).toEqual([]);
});

test('while no orders are taken the checkout says so', async ({ page, request, baseURL }) => {
  await enter(page, baseURL!, '/admin/settings/ordering');
  await page.getByRole('switch', { name: /Take no new orders/ }).check();
  await save(page);
  const { featuredKit } = await ask<{ featuredKit: { id: number } }>(request, '{ featuredKit { id } }');
  await page.goto(`/products/${featuredKit.id}`);
  await settled(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByText('The shop is not taking new orders at the moment.')).toBeVisible();
});
