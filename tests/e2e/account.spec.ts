import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { URI, type TOTP } from 'otpauth';
import { fillSignIn, mailFor, openAccount, signIn, storedToken } from '../support/web/page-account.ts';
import { newEmail, orderAndGoToPayPal } from '../support/web/page-checkout.ts';
import { enterAsNew } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { openAccountByCalls, PASSWORD, ShopCalls } from '../support/shop-calls.ts';
import { unzip } from '../support/unzip.ts';

test('a customer registers, confirms, signs in, buys, downloads from the account, and signing out in one tab ends the other', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page);
  const email = newEmail();
  const order = page.getByRole('article').first();

  await test.step('puts files into the cart before there is an account', async () => {
    await page.goto('/products/2');
    await settled(page);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('opens an account and signs in', async () => {
    await openAccount(page, email);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, email);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  });

  await test.step('buys what was put into the cart, with the address of the account', async () => {
    await page.goto('/checkout');
    await settled(page);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    const texts = {
      'First name': 'Emma',
      'Last name': 'Wright',
      'Street and number': 'Lipová 7',
      Postcode: '811 02',
      Town: 'Bratislava',
    };
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('checkbox', { name: /I want the files at once/ }).check();
    await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    await orderAndGoToPayPal(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/payment\/paypal\/success/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
  });

  await test.step('finds the order in the account and downloads its files there', async () => {
    await page.goto('/account');
    await expect(order).toContainText(/MX-\d{4}-\d+/);
    const download = page.waitForEvent('download');
    await order
      .getByRole('link', { name: /Download/ })
      .or(order.getByRole('button', { name: /Download/ }))
      .first()
      .click();
    const files = await unzip(await readFile(await (await download).path()));
    expect([...files.keys()].some((name) => name.endsWith('.stl'))).toBe(true);
  });

  await test.step('owns the files now: the product page says so', async () => {
    await page.goto('/products/2');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /download/i })
        .first(),
    ).toBeVisible();
  });

  await test.step('signs out in one tab, and the other is out too', async () => {
    await page.goto('/account/profile');
    const other = await context.newPage();
    await other.goto('/account');
    await expect(other.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
    await other.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
    await expect(page).not.toHaveURL(/\/account/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });

  expect(faults).toEqual([]);
});

test('a session that the server ended is cleared, said in a banner for five seconds, and signing in leads back', async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  await page.clock.install();
  const own = await enterAsNew(page, baseURL!, email);
  await page.goto('/account');
  await settled(page);
  // What the page still asks by itself would hear of the end before the link is pressed.
  let release = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', (route) => pressed.then(() => route.continue()));
  await own.ask('mutation { logoutEverywhere { receivedAt } }');

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/account\/profile$/);
  release();
  const banner = page.getByText('Your session has expired. Please log in again to continue.');
  await expect(banner).toBeVisible();
  await expect(page.getByText('Session Expired')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fprofile/);

  await banner.hover();
  await page.clock.runFor(6000);
  await expect(banner).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(banner).toBeHidden();

  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/account\/profile$/);
});

test('an expired token is cleared when the shop is opened', async ({ page, baseURL }) => {
  await enterAsNew(page, baseURL!, newEmail());
  await page.goto('/account');
  expect(await storedToken(page)).not.toBeNull();
  await page.evaluate(() => {
    const past = { exp: Math.floor(Date.now() / 1000) - 60 };
    const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
    localStorage.martyx_token = JSON.stringify(`${part({ alg: 'HS256' })}.${part(past)}.x`);
  });
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?next=%2Faccount/);
  expect(await storedToken(page)).toBeNull();
});

test('a forgotten password is set anew by the link of a mail, which works once', async ({ page, baseURL }) => {
  const email = newEmail();
  await openAccountByCalls(new ShopCalls(baseURL!), { email });
  await page.goto('/forgot-password');
  await settled(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Password reset email sent successfully. Please check your email.')).toBeVisible();

  const link = (await mailFor(email, /Set a new password/)).linkTo('/reset-password');
  const choose = async () => {
    await page.goto(link);
    await settled(page);
    await page.getByLabel('New password', { exact: true }).fill('Carbon-Spar-2027');
    const repeat = page.getByLabel('Repeat password');
    if (await repeat.isVisible()) await repeat.fill('Carbon-Spar-2027');
    await page.getByRole('button', { name: 'Save the new password' }).click();
  };
  await choose();
  await expect(page.getByText('Password reset successfully. You can now login with your new password.')).toBeVisible();
  await choose();
  await expect(page.getByText('Failed to reset password. The token may be invalid or expired.')).toBeVisible();
  await signIn(page, email, 'Carbon-Spar-2027');
});

test('two-step sign-in is switched on with an app and asks for its code, or for a recovery code', async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  await enterAsNew(page, baseURL!, email);
  await page.goto('/account/security');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await section.getByLabel('Current password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const uri = await section.getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href');
  const app = URI.parse(uri!) as TOTP;
  await section.getByLabel('Code from the app').fill(app.generate());
  await section.getByRole('button', { name: 'Switch on' }).click();
  const codes = section.getByRole('list').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();

  await page.goto('/login');
  await fillSignIn(page, email);
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/account$/);
});
