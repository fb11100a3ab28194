import { expect, test, type Page } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { stateOf, watchShifts } from '../support/web/page-state.ts';
import { violationsOf } from '../support/web/page-violations.ts';

test.use({ storageState: { cookies: [], origins: [] }, locale: 'en-GB' });

const sheetOf = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const press = (page: Page, name: string) => sheetOf(page).getByRole('button', { name }).click();

const categoriesOf = (page: Page) =>
  page.evaluate(() => {
    const { categories, version } = JSON.parse(localStorage.martyx_cookie_consent as string) as Record<string, unknown>;
    return { version, categories };
  });

const openHome = async (page: Page) => {
  await page.goto('/');
  await settled(page);
  await expect(sheetOf(page)).toBeVisible();
};

for (const { name, analytics, marketing } of [
  { name: 'Only necessary', analytics: false, marketing: false },
  { name: 'Accept all', analytics: true, marketing: true },
]) {
  test(`"${name}" is one press, is kept, and is not asked again`, async ({ page }) => {
    const faults = watchFaults(page);
    await openHome(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('martyx_cookie_consent');
    await press(page, name);
    await expect(sheetOf(page)).toHaveCount(0);
    expect(await categoriesOf(page)).toEqual({ version: 1, categories: { necessary: true, analytics, marketing } });
    await page.reload();
    await settled(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(sheetOf(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test('preferences are chosen by keyboard, kept after a reload, and changed from the footer, in all tabs', async ({
  page,
}) => {
  await openHome(page);
  const other = await page.context().newPage();
  await openHome(other);

  await sheetOf(page).getByRole('button', { name: 'Preferences' }).focus();
  await page.keyboard.press('Enter');
  const analytics = sheetOf(page).getByRole('switch', { name: 'Analytics' });
  await expect(analytics).toBeFocused();
  await expect(analytics).not.toBeChecked();
  await expect(sheetOf(page).getByRole('switch', { name: 'Necessary' })).toBeDisabled();
  await page.keyboard.press('Space');
  await sheetOf(page).getByRole('button', { name: 'Save preferences' }).press('Enter');
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(sheetOf(other)).toHaveCount(0);

  await page.reload();
  await settled(page);
  const settings = page.getByRole('button', { name: 'Nastavenia cookies' });
  await settings.click();
  await expect(sheetOf(page).getByRole('heading', { name: 'Cookies' })).toBeFocused();
  await expect(analytics).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  expect((await categoriesOf(page)).categories).toEqual({ necessary: true, analytics: true, marketing: false });

  await settings.press('Enter');
  await press(page, 'Only necessary');
  await expect(settings).toBeFocused();
  expect((await categoriesOf(page)).categories).toEqual({ necessary: true, analytics: false, marketing: false });
});

test('the administration asks nothing', async ({ page }) => {
  await page.goto('/admin');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sheetOf(page)).toHaveCount(0);
});

test.describe('on a phone in Slovak', () => {
  test.use({ locale: 'sk-SK', viewport: { width: 390, height: 844 } });

  test('the sheet passes the checks of WCAG, moves nothing, and leaves buying, focus and footer in sight', async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto('/products/1');
    await settled(page);
    await expect(sheetOf(page)).toBeVisible();
    const { shiftedBy, widerBy } = await stateOf(page);
    expect([shiftedBy < 0.01, widerBy]).toEqual([true, 0]);

    const sheet = (await sheetOf(page).boundingBox())!;
    const bar = (await page.locator('.stick').boundingBox())!;
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(bar.y);

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Zásady cookies' });
    // Sections above come when they are near, and move it.
    await expect(async () => {
      await link.blur();
      await link.focus();
      const focused = (await link.boundingBox())!;
      expect(focused.y + focused.height).toBeLessThanOrEqual(sheet.y);
    }).toPass();

    await press(page, 'Predvoľby');
    await expect(sheetOf(page).getByRole('switch')).toHaveCount(3);
    // What is half under the sheet can be scrolled clear of it: only its own targets are measured.
    expect(await violationsOf(page, { part: '.cookie' })).toEqual([]);
    expect(await violationsOf(page, { without: ['target-size'] })).toEqual([]);
  });
});
