import { expect, test, type Browser, type Page } from '@playwright/test';
import { phonePhoto } from '../support/builders/build-photo.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';
import { ADMIN, ANNA, PASSWORD } from '../support/shop-calls.ts';

test.use({ locale: 'en-GB' });

const enter = async (page: Page, url: string, who: typeof ADMIN, to: string): Promise<void> => {
  await enterAs(page, url, who);
  await page.goto(to);
};

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { extensions: { code: string } }[];
}

/** As a program would call the shop, without a browser. */
const call = async (page: Page, query: string, variables: object = {}, token?: string): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ query, variables });
  return (await fetch(new URL('/graphql', page.url()), { method: 'POST', headers, body })).json() as Promise<Answer>;
};

const login = (page: Page, input: typeof ADMIN) =>
  call(page, 'mutation ($input: LoginInput!) { login(input: $input) { token } }', { input });
const tokenOf = async (page: Page, input: typeof ADMIN): Promise<string> =>
  ((await login(page, input)).data!.login as { token: string }).token;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code ?? 'done';

/** Somebody who has registered and not used the link of the mail. */
const register = async (page: Page): Promise<typeof ADMIN> => {
  const who = { email: `person-${Date.now()}@example.sk`, password: PASSWORD };
  const input = { ...who, firstName: 'Ľubica', lastName: 'Mäsiarová', termsAccepted: true };
  await call(page, 'mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }', { input });
  return who;
};

const find = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ľubica Mäsiarová');
};

const fineInBothThemes = async (page: Page): Promise<void> => {
  await settled(page);
  expect(await violationsInBothThemes(page)).toEqual([]);
};

test('an account is confirmed, deactivated and taken back, and the log tells all of it', async ({ page, baseURL }) => {
  await enter(page, baseURL!, ADMIN, '/admin/users');
  const person = await register(page);
  await fineInBothThemes(page);
  await find(page, person.email);
  expect(codeOf(await login(page, person))).toBe('EMAIL_NOT_CONFIRMED');
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByRole('main')).toContainText('The address is now confirmed.');
  expect(codeOf(await login(page, person))).toBe('done');

  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
  expect(codeOf(await login(page, person))).toBe('ACCOUNT_INACTIVE');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(codeOf(await login(page, person))).toBe('done');

  await page.getByLabel('Note for the team').fill('Builds rockets with her school.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The note is saved.' })).toBeVisible();
  await fineInBothThemes(page);

  await page.getByRole('link', { name: 'Audit log' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: person.email });
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('Builds rockets with her school.');
  for (const [place, action] of ['note changed', 'activated', 'deactivated', 'address confirmed by hand'].entries())
    await expect(rows.nth(place)).toContainText(action);
  await fineInBothThemes(page);
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('user.deactivate');
  await expect(rows).toHaveCount(1);
});

test('a role without orders sees no orders, and the server refuses them', async ({ page, browser, baseURL }) => {
  await enter(page, baseURL!, ADMIN, '/admin/users');
  const person = await register(page);
  const role = `Curators ${Date.now()}`;
  await page.getByRole('link', { name: 'Roles' }).click();
  await page.getByLabel('Name of the role').fill(role);
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('alert')).toContainText('Tick at least one part.');
  await page.getByRole('checkbox', { name: /^Catalogue/ }).check();
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('heading', { level: 3, name: role })).toBeVisible();
  await fineInBothThemes(page);

  await page.getByRole('link', { name: 'Users' }).last().click();
  await find(page, person.email);
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await page.getByLabel('What this account may do').selectOption({ label: role });
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByRole('main').getByText(role, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save role' })).toBeDisabled();

  const curator = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await enter(curator, baseURL!, person, '/admin/galleries');
  const rail = curator.getByRole('navigation', { name: 'Administration' });
  await expect(rail.getByRole('link', { name: /^Products/ })).toBeVisible();
  await expect(rail.getByRole('link', { name: /^Orders/ })).toHaveCount(0);
  await curator.goto('/admin/users');
  await expect(curator.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();
  const token = await tokenOf(page, person);
  for (const query of [
    '{ adminOrders { totalCount } }',
    '{ adminUsers { totalCount } }',
    '{ auditLog { totalCount } }',
  ])
    expect(codeOf(await call(page, query, {}, token))).toBe('FORBIDDEN');
  expect(codeOf(await call(page, '{ adminBuilds(queue: WAITING) { totalCount } }', {}, token))).toBe('done');
  await curator.context().close();
});

const sendBuild = async (page: Page, title: string): Promise<void> => {
  const token = await tokenOf(page, ANNA);
  const save = 'mutation ($input: SaveBuildInput!) { saveBuild(input: $input) { id } }';
  const saved = await call(page, save, { input: { productId: 1, title } }, token);
  const { id } = saved.data!.saveBuild as { id: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' };
  const photo = new Uint8Array(await phonePhoto());
  await fetch(new URL(`/api/builds/${id}/photo`, page.url()), { method: 'PUT', headers, body: photo });
  await call(page, 'mutation ($id: ID!) { submitBuild(input: { id: $id }) { id } }', { id }, token);
};

const isInGallery = async (browser: Browser, page: Page, title: string): Promise<boolean> => {
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await visitor.goto(new URL(`/gallery?model=1&at=${Date.now()}`, page.url()).href);
  const text = await visitor.getByRole('main').textContent();
  await visitor.context().close();
  return text!.includes(title);
};

test('builds are decided on by the keyboard, and a decision is taken back', async ({ page, browser, baseURL }) => {
  await enter(page, baseURL!, ADMIN, '/admin/galleries');
  const [first, second] = [`Older ${Date.now()}`, `Newer ${Date.now()}`];
  await sendBuild(page, first);
  await sendBuild(page, second);
  await page.reload();
  const item = (title: string) => page.getByRole('listitem', { name: title });
  await expect(item(second)).toBeVisible();
  await fineInBothThemes(page);

  await item(first).focus();
  await page.keyboard.press('p');
  await expect(item(first)).toHaveCount(0);
  await expect(item(second)).toBeFocused();
  expect(await isInGallery(browser, page, first)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item(first)).toBeVisible();
  await expect.poll(() => isInGallery(browser, page, first)).toBe(false);

  await item(first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(item(second)).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Reason', { exact: true })).toBeFocused();
  await page.keyboard.type('Arrows and p and r are letters here.');
  await fineInBothThemes(page);
  await page.getByRole('button', { name: 'Refuse' }).last().click();
  await expect(item(second)).toHaveCount(0);
  await page.getByRole('tab', { name: /^Refused/ }).click();
  await expect(item(second)).toContainText('Arrows and p and r are letters here.');
  await item(second).getByRole('button', { name: 'Decide again' }).click();
  await expect(item(second)).toHaveCount(0);
});
