import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, mailFor } from '../support/web/page-account.ts';
import { newEmail } from '../support/web/page-checkout.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { openAccountByCalls, ShopCalls } from '../support/shop-calls.ts';
import { changeShop } from '../support/shop-database.ts';

const KIT = 1;

const heart = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
const badge = (page: Page, name: string) => expect(page.getByRole('link', { name, exact: true })).toBeVisible();

test('a visitor’s heart is on the list after the sign-in, on every device, and tells of a lower price', async ({
  browser,
  page: desk,
  baseURL,
}) => {
  test.slow();
  const email = newEmail();
  const faults = watchFaults(desk);
  await openAccountByCalls(new ShopCalls(baseURL!), { email });

  await test.step('a heart leads to the sign-in, says why, and back', async () => {
    await desk.goto(`/products/${KIT}`);
    await settled(desk);
    await heart(desk, /^Add to wishlist/).click();
    await expect(desk).toHaveURL(/\/login\?next=/);
    await expect(desk.getByText('Please log in to add items to wishlist')).toBeVisible();
    await fillSignIn(desk, email);
    await expect(desk).toHaveURL(new RegExp(`/products/${KIT}$`));
    await expect(heart(desk, /^Remove from wishlist/)).toBeVisible();
    await badge(desk, 'Wishlist, 1 item');
  });

  await test.step('another device sees it, and a removal can be undone', async () => {
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await phone.goto('/login?next=%2Fwishlist');
    await fillSignIn(phone, email);
    await expect(phone).toHaveURL(/\/wishlist$/);
    const row = phone.getByRole('main').getByRole('listitem');
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Remove/ }).click();
    await badge(phone, 'Wishlist, empty');
    await phone.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toHaveCount(1);
    await phone.close();
  });

  await test.step('a shared link shows the list to anybody, until it is taken back', async () => {
    await desk.goto('/wishlist');
    await desk.getByRole('button', { name: 'Make a link' }).click();
    const address = await desk.getByLabel('Link to your wishlist').inputValue();
    const guest = await (await browser.newContext()).newPage();
    const answer = await guest.goto(address);
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    await expect(guest.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await desk.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(desk.getByRole('button', { name: 'Make a link' })).toBeVisible();
    expect((await guest.goto(address))?.status()).toBe(404);
    await guest.close();
  });

  await test.step('a lower price comes by mail once it was asked for, and one press ends that', async () => {
    await desk.getByRole('switch', { name: /Write to me/ }).check();
    await settled(desk);
    await changeShop('UPDATE product SET price_minor = price_minor - 100 WHERE id = $1', [KIT]);
    await changeShop(`SELECT graphile_worker.add_job('wishlist.news', '{}')`);
    const mail = await mailFor(email, /^Now cheaper/);
    await changeShop('UPDATE product SET price_minor = price_minor + 100 WHERE id = $1', [KIT]);
    await desk.goto(mail.linkTo('/wishlist/unsubscribe'));
    await settled(desk);
    await desk.getByRole('button', { name: 'Stop sending me these' }).click();
    await expect(desk.getByText('Done. You will get no more of these e-mails.')).toBeVisible();
  });

  await test.step('what is moved to the cart leaves the list, and a sign-out clears the heart', async () => {
    await desk.goto('/wishlist');
    await desk.getByRole('button', { name: 'Move all to cart' }).click();
    await expect(desk.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await desk.getByRole('button', { name: 'Undo' }).click();
    await badge(desk, 'Wishlist, 1 item');
    await desk.getByRole('button', { name: 'Sign out' }).first().click();
    await badge(desk, 'Wishlist, empty');
    await expect(desk.getByRole('heading', { name: 'Please log in to access your wishlist' })).toBeVisible();
  });
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
