import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/page-account.ts';
import { watchFaults } from '../support/page-faults.ts';
import { settled } from '../support/page-settled.ts';
import { MOST_SHIFT, stateOf, watchShifts } from '../support/page-state.ts';
import { LOOKS, violationsOf } from '../support/page-violations.ts';

/** Long, and each for itself. */
test.describe.configure({ mode: 'parallel' });

const EMAIL = 'anna@martyx.example';
const PASSWORD = 'Rocket-Fan-2026!';
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
  test.describe(`the account in ${language} at ${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use(look);

    test('is whole, stays in its place and passes the automatic checks, also with errors', async ({ page }) => {
      await watchShifts(page);
      const faults = watchFaults(page);
      await signIn(page, EMAIL, PASSWORD);
      for (const path of SCREENS) {
        await test.step(path, async () => {
          faults.length = 0;
          await page.goto(path);
          await expect(page.getByRole('main').locator('[aria-current="page"]').last()).toBeVisible();
          await settled(page);
          const { shiftedBy, ...state } = await stateOf(page);
          expect.soft(state, path).toEqual({ lang: language, headings: 1, widerBy: 0 });
          expect.soft(shiftedBy, `${path} shifted by`).toBeLessThan(MOST_SHIFT);
          await unfold(page, path);
          expect.soft(await violationsOf(page), path).toEqual([]);
          expect.soft(faults, path).toEqual([]);
        });
      }
    });
  });
}
