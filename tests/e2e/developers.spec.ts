import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { callOfCurl } from '../support/curl.ts';

const CUSTOMER = { email: 'anna@martyx.example', password: 'Rocket-Fan-2026!' };

const codeOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** A program of its own: without the cookies of the browser. */
const post = async <Answer>(page: Page, path: string, body: object, headers: Record<string, string> = {}) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  return (await (await fetch(new URL(path, page.url()), init)).json()) as Answer;
};

const makeKey = async (page: Page): Promise<string> => {
  const { token } = await post<{ token: string }>(page, '/api/auth/login', CUSTOMER);
  const query = `mutation ($input: CreateApiKeyInput!) {
    made: createApiKey(input: $input) { secret }
  }`;
  const variables = { input: { name: 'e2e', scopes: ['READ_CATALOGUE'], currentPassword: CUSTOMER.password } };
  const headers = { authorization: `Bearer ${token}` };
  return (await post<{ data: { made: { secret: string } } }>(page, '/graphql', { query, variables }, headers)).data.made
    .secret;
};

for (const [language, heading] of [
  ['en', 'Build on the shop'],
  ['sk', 'Napojte sa na obchod'],
  ['de', 'Auf dem Shop aufbauen'],
] as const) {
  test(`the guide for developers reads in ${language}, without a wider page`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/developers?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}

test('the guide for developers is without a finding of axe', async ({ page }) => {
  await page.goto('/developers');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('a key from the account runs the example of the guide', async ({ page }) => {
  await page.goto('/developers');
  const call = callOfCurl(await codeOf(page, 'curl').innerText(), { MARTYX_KEY: await makeKey(page) });
  expect(call.url.origin).toBe(new URL(page.url()).origin);
  const response = await fetch(call.url, { method: call.method, headers: call.headers, body: call.body });
  const answer = (await response.json()) as { data: { products: { nodes: { name: string }[] } } };
  expect(answer.data.products.nodes).toHaveLength(3);
});

test('an example is copied, and scrolled by the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/developers');
  const code = codeOf(page, 'curl');
  const copy = page.getByRole('button', { name: 'Copy curl', exact: true });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText());
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('the guide is in the sitemap and leads to what it names', async ({ page }) => {
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/developers');
  await page.goto('/developers');
  for (const name of ['schema.graphql', 'openapi.json', 'All calls']) {
    const href = await page.getByRole('main').getByRole('link', { name, exact: true }).first().getAttribute('href');
    expect((await page.request.get(href!)).status(), name).toBe(200);
  }
});
