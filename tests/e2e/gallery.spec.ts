import { expect, test, type Page } from '@playwright/test';
import { phonePhoto } from '../support/builders/build-photo.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB' });

const ADMIN = { email: 'admin@martyx.example', password: 'Workshop-Admin-2026!' };
const ANNA = { email: 'anna@martyx.example', password: 'Rocket-Fan-2026!' };

/** As a moderator would call it, without a browser. */
const moderate = async (page: Page, title: string) => {
  const call = async (query: string, variables: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(new URL('/graphql', page.url()), { method: 'POST', headers, body });
    return ((await answer.json()) as { data: Record<string, never> }).data;
  };
  const signIn = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const { token } = (await call(signIn, { input: ADMIN })).login as unknown as { token: string };
  const { adminBuilds } = (await call(
    '{ adminBuilds(queue: WAITING) { items { id title } } }',
    {},
    token,
  )) as unknown as {
    adminBuilds: { items: { id: string; title: string }[] };
  };
  const { id } = adminBuilds.items.find((build) => build.title === title)!;
  await call('mutation ($id: ID!) { publishBuild(input: { id: $id }) { state } }', { id }, token);
};

test('a build is sent in, seen by its builder alone, and by everyone once it is published', async ({
  page,
  browser,
}) => {
  const title = `Rocket of ${Date.now()}`;
  await page.goto('/gallery');
  await settled(page);
  await page.getByRole('link', { name: 'Add yours' }).click();
  await page.getByLabel('E-mail').fill(ANNA.email);
  await page.getByLabel('Password', { exact: true }).fill(ANNA.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Show your build' })).toBeVisible();
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await page.getByLabel('Model', { exact: true }).selectOption('1');
  await page.getByLabel('Title in one line').fill(title);
  await page.getByLabel('Filament, grams').fill('651');
  await page.getByRole('button', { name: 'Send the build' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, the build has arrived' })).toBeFocused();
  await page.getByRole('link', { name: 'Your builds' }).click();
  await expect(page.getByRole('region', { name: 'Your builds' })).toContainText(title);
  const own = page.url();

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await visitor.goto(own);
  await expect(visitor.getByRole('main')).not.toContainText(title);
  await moderate(page, title);
  await visitor.goto(`${new URL('/gallery?model=1', own)}`);
  await expect(visitor.getByRole('main')).toContainText(title);
  await visitor.context().close();
});

test('a build opens over the gallery by the keyboard, turns, and gives the focus back', async ({ page }) => {
  await page.goto('/gallery');
  await settled(page);
  const first = page.locator('.mas a').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('1 of ');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('2 of ');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('1 of ');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});
