import { expect, test } from '@playwright/test';
import { enterAs } from '../support/web/page-entry.ts';
import { newEmail } from '../support/web/page-checkout.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { MOST_SHIFT, stateOf, watchShifts } from '../support/web/page-state.ts';
import { LOOKS, violationsInOtherTheme, violationsOf, ZOOMED } from '../support/web/page-violations.ts';
import { buyByCalls, ShopCalls } from '../support/shop-calls.ts';

const SCREENS = [
  '/admin/panel',
  '/admin/orders',
  '/admin/orders?q=xyzzyq',
  '/admin/orders/{order}',
  '/admin/orders/pack?ids={order}',
  '/admin/withdrawals',
  '/admin/complaints',
  '/admin/products',
  '/admin/products/import',
  '/admin/products/new',
  '/admin/products/1',
  '/admin/products/1/edit',
  '/admin/products/1/gallery',
  '/admin/products/1/model',
  '/admin/products/1/view',
  '/admin/categories',
  '/admin/cassandra',
  '/admin/users',
  '/admin/users/{user}',
  '/admin/roles',
  '/admin/customer-groups',
  '/admin/settings',
  '/admin/settings/seller',
  '/admin/settings/shipping',
  '/admin/settings/vat',
  '/admin/settings/printing',
  '/admin/settings/notice',
  '/admin/settings/ordering',
  '/admin/settings/footer',
  '/admin/settings/returns',
  '/admin/settings/legal',
  '/admin/settings/legal/terms',
  '/admin/settings/mails',
  '/admin/mails',
  '/admin/audit',
  '/admin/galleries',
  '/admin/reviews',
  '/admin/webhooks',
  '/admin/api-keys',
  '/admin/bank-payments',
  '/admin/payment-events',
  '/admin/payment-differences',
  '/admin/packing',
  '/admin/orders/{order}/packing',
  '/admin/settings/taxpayer',
  '/admin/settings/transfer',
  '/admin/settings/cod',
  '/admin/settings/card',
  '/admin/documents',
  '/admin/documents/returns',
  '/admin/documents/payouts',
  '/admin/promotions',
  '/admin/promotions/new',
  '/admin/gift-cards',
  '/admin/settings/giftCards',
  '/admin/settings/accounting',
  '/admin/settings/parcels',
];

for (const [turn, { language, ...look }] of LOOKS.entries()) {
  test.describe(`the administration in ${language} at ${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use(look);

    test('is whole, stays in its place, fits at 400 % and passes the automatic checks', async ({ page, baseURL }) => {
      test.slow();
      await watchShifts(page);
      const faults = watchFaults(page);
      const admin = await enterAs(page, baseURL!);
      const { id } = await buyByCalls(new ShopCalls(baseURL!), {
        email: newEmail(),
        lines: [{ productId: 4, quantity: 1 }],
      });
      const known = { '{order}': id, '{user}': admin.session!.user.id };
      // Each screen in one of the looks, and each look with a third of the screens.
      for (const screen of SCREENS.filter((_, place) => place % LOOKS.length === turn)) {
        await test.step(screen, async () => {
          faults.length = 0;
          const path = Object.entries(known).reduce((text, [name, value]) => text.replace(name, value), screen);
          await page.goto(path);
          await settled(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await settled(page);
          const { shiftedBy, ...state } = await stateOf(page);
          expect.soft(state, path).toEqual({ lang: language, headings: 1, widerBy: 0 });
          expect.soft(shiftedBy, `${path} shifted by`).toBeLessThan(MOST_SHIFT);
          expect.soft(faults, path).toEqual([]);
          expect.soft(await violationsOf(page), path).toEqual([]);
          expect.soft(await violationsInOtherTheme(page), path).toEqual([]);
          await page.setViewportSize(ZOOMED);
          expect.soft((await stateOf(page)).widerBy, `${path} at 400 %`).toBe(0);
          await page.setViewportSize(look.viewport);
        });
      }
    });
  });
}
