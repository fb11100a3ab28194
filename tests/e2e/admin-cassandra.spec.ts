import { expect, test, type Page } from '@playwright/test';
import { enterAs } from '../support/web/page-entry.ts';
import { violationsInOtherTheme, violationsOf } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const visit = async (page: Page): Promise<void> => {
  const data = {
    userAgent: FIREFOX,
    referrer: 'https://forum.example/thread?user=eva',
    language: 'sk-SK',
    screenResolution: '1920x1080',
    timezone: 'Europe/Bratislava',
  };
  expect((await page.request.post('/api/meta/visits/track', { data })).status()).toBe(204);
};

test('an admin sees which store serves and how it is, and finds a visit in the explorer by the keyboard', async ({
  page,
  baseURL,
}) => {
  await visit(page);
  await enterAs(page, baseURL!);
  await page.goto('/admin/cassandra');
  await expect(page.getByRole('heading', { name: 'Visit store', level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('PostgreSQL, the shop’s own database, serves reads and writes.');
  await expect(main.getByRole('table', { name: 'Nodes' })).toContainText(/127\.0\.0\.1:\d+\s*Up/);
  await expect(main.getByRole('table', { name: 'Tables' })).toContainText('visit_day');
  await expect(main).toContainText('npm run visits:migrate');
  await expect(main.getByText('Writes, 95 %').locator('..')).toContainText('ms');
  await expect(main.getByRole('img', { name: /Visits written per day in the last 30 days, most \d+/ })).toBeVisible();

  const explorer = main.getByRole('table', { name: /^Visits of / });
  await expect(explorer).toContainText('https://forum.example');
  await expect(explorer).toContainText('Firefox');
  await expect(explorer).not.toContainText('eva');
  const country = main.getByRole('combobox', { name: 'Country' });
  await country.focus();
  await page.keyboard.type('Unknown');
  await expect(page).toHaveURL(/country=XX/);
  await expect(explorer).toContainText('Unknown Region');
  await main.getByLabel('Day', { exact: true }).fill('2026-01-01');
  await expect(page).toHaveURL(/day=2026-01-01/);
  await expect(main).toContainText('No visits are stored for this selection');

  await main.getByText('All days as a list').focus();
  await page.keyboard.press('Enter');
  const days = main.getByRole('table', { name: 'Rows per day' });
  await days.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(explorer).toContainText('https://forum.example');
  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsInOtherTheme(page)).toEqual([]);
});
