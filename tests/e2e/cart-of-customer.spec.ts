import { expect, test, type Page } from '@playwright/test';
import { fillSignIn } from '../support/web/page-account.ts';
import { newEmail } from '../support/web/page-checkout.ts';
import { settled } from '../support/web/page-settled.ts';
import { openAccountByCalls, ShopCalls } from '../support/shop-calls.ts';

const KIT = 1;
const FILES = 2;

const put = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/products/${id}`);
  await settled(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
};

const signInTo = async (page: Page, email: string, next: string): Promise<void> => {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(new RegExp(`${next}$`));
};

const count = (page: Page, name: string) => expect(page.getByRole('button', { name, exact: true })).toBeVisible();
const comesToFront = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('the cart of a customer is one on two devices, and leaves a device with the sign-out', async ({
  browser,
  page: desk,
  baseURL,
}) => {
  const email = newEmail();
  await openAccountByCalls(new ShopCalls(baseURL!), { email });

  await test.step('what a visitor put in is there after sign-in, once, in both tabs', async () => {
    await put(desk, KIT);
    await put(desk, FILES);
    const second = await desk.context().newPage();
    await second.goto('/products');
    await signInTo(desk, email, '/cart');
    await count(desk, 'Cart, 2 items');
    await count(second, 'Cart, 2 items');
    await second.close();
  });

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await test.step('another device adds its own, and both see all of it', async () => {
    await put(phone, KIT);
    await put(phone, FILES);
    await signInTo(phone, email, '/cart');
    await count(phone, 'Cart, 3 items');
    await comesToFront(desk);
    await count(desk, 'Cart, 3 items');
  });

  await test.step('a change made right before leaving is not lost', async () => {
    await settled(phone);
    await phone.getByRole('main').getByRole('button', { name: 'More' }).click();
    await phone.goto('/terms-of-service');
    await expect(async () => {
      await comesToFront(desk);
      await count(desk, 'Cart, 4 items');
    }).toPass();
  });

  await test.step('signing out clears this device only', async () => {
    await desk.getByRole('button', { name: 'Sign out' }).first().click();
    await count(desk, 'Cart, empty');
    await desk.reload();
    await count(desk, 'Cart, empty');
    await phone.goto('/cart');
    await count(phone, 'Cart, 4 items');
  });
});
