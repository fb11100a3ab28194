import { expect, test, type Page } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ storageState: { cookies: [], origins: [] }, locale: 'en-GB' });

const TRACK = '/api/meta/visits/track';

/** What the page sends from now on, and the files that it loads for it. */
const watchVisits = (page: Page) => {
  const sent: { body: Record<string, unknown>; status: Promise<number | undefined> }[] = [];
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('send-visit')) chunks.push(request.url());
    if (!request.url().endsWith(TRACK)) return;
    const status = request.response().then((response) => response?.status());
    sent.push({ body: request.postDataJSON() as Record<string, unknown>, status });
  });
  return { sent, chunks };
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
/** Longer than a page takes to become idle. */
const idle = (page: Page) => page.waitForTimeout(1500);
const choose = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name }).click();

test('nothing is sent before consent, and one visit for the session after it', async ({ page }) => {
  const faults = watchFaults(page);
  const { sent, chunks } = watchVisits(page);
  await open(page, '/');
  await idle(page);
  expect([sent.length, chunks]).toEqual([0, []]);

  await choose(page, 'Accept all');
  await expect.poll(() => sent.length).toBe(1);
  expect(await sent[0]!.status).toBe(204);
  const agent = await page.evaluate(() => navigator.userAgent);
  const screenResolution = await page.evaluate(() => `${screen.width}x${screen.height}`);
  expect(sent[0]!.body).toEqual({
    userAgent: agent,
    referrer: '',
    language: 'en-GB',
    screenResolution,
    timezone: expect.any(String) as unknown,
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('martyx_visit'))).toBe('true');

  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page).toHaveURL(/\/products/);
  await open(page, '/about');
  await idle(page);
  expect(sent).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('nothing is sent after a refusal, and the mark goes when consent is taken back', async ({ page }) => {
  const { sent } = watchVisits(page);
  await open(page, '/');
  await choose(page, 'Only necessary');
  await open(page, '/about');
  await idle(page);
  expect(sent).toHaveLength(0);

  const settings = page.getByRole('button', { name: 'Nastavenia cookies' });
  await settings.click();
  await choose(page, 'Accept all');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('martyx_visit'))).toBe('true');
  await settings.click();
  await choose(page, 'Only necessary');
  expect(await page.evaluate(() => sessionStorage.getItem('martyx_visit'))).toBeNull();
});

test('the administration is not counted', async ({ page }) => {
  await open(page, '/');
  await choose(page, 'Accept all');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('martyx_visit'))).toBe('true');
  await page.evaluate(() => sessionStorage.clear());
  const { sent } = watchVisits(page);
  await open(page, '/admin');
  await idle(page);
  expect(sent).toHaveLength(0);
});
