import { expect, test, type Page } from '@playwright/test';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { MOST_SHIFT, stateOf, watchShifts } from '../support/web/page-state.ts';
import { LOOKS, violationsOf } from '../support/web/page-violations.ts';
import { ANNA } from '../support/shop-calls.ts';

const PARTS = ['', '/downloads', '/print-queue', '/profile', '/addresses', '/security', '/api-keys', '/privacy'];
const SCREENS = PARTS.map((part) => `/account${part}`);

/** Opens every form of a screen that is folded, and sends the one without entries, so that its errors show. */
const unfold = async (page: Page, path: string) => {
  const main = page.getByRole('main');
  if (path.endsWith('/addresses')) await main.locator('.empty .btn, .addrs + .btn').click();
  const send = main.locator('form button[type="submit"]');
  if ((await send.count()) > 0) await send.first().click();
};

for (const { language, ...look } of LOOKS) {
  // What the checks find depends on width and theme, and on no language.
  const checked = language !== 'de';
  test.describe(`the account in ${language} at ${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use(look);

    const also = checked ? ' and passes the automatic checks, also with errors' : '';
    test(`is whole and stays in its place${also}`, async ({ page, baseURL }) => {
      await watchShifts(page);
      const faults = watchFaults(page);
      await enterAs(page, baseURL!, ANNA);
      for (const path of SCREENS) {
        await test.step(path, async () => {
          faults.length = 0;
          await page.goto(path);
          await expect(page.getByRole('main').locator('[aria-current="page"]').last()).toBeVisible();
          await settled(page);
          const { shiftedBy, ...state } = await stateOf(page);
          expect.soft(state, path).toEqual({ lang: language, headings: 1, widerBy: 0 });
          expect.soft(shiftedBy, `${path} shifted by`).toBeLessThan(MOST_SHIFT);
          if (checked) {
            await unfold(page, path);
            expect.soft(await violationsOf(page), path).toEqual([]);
          }
          expect.soft(faults, path).toEqual([]);
        });
      }
    });
  });
}
