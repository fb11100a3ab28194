import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { mailTo, type SentMail } from '../outbox.ts';
import { settled } from './page-settled.ts';
import { PASSWORD } from '../shop-calls.ts';

/** The newest mail that the shop under test sent to an address. */
export const mailFor = (email: string, subject: RegExp): Promise<SentMail> =>
  mailTo(path.join(process.env.E2E_SHOP_DATA!, 'outbox'), email, subject);

/** Opens an account by its screens, up to the confirmed address. In English. */
export const openAccount = async (page: Page, email: string): Promise<void> => {
  await page.goto('/register');
  await settled(page);
  await page.getByLabel('First name').fill('Emma');
  await page.getByLabel('Last name').fill('Wright');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  const mail = await mailFor(email, /Confirm your e-mail/);
  await page.goto(mail.linkTo('/confirm-email'));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail is confirmed' })).toBeVisible();
};

/** Fills the sign-in form of the page that is open, in any language, and sends it. */
export const fillSignIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await settled(page);
  const form = page.getByRole('main').locator('form');
  await form.locator('input[type="email"]').fill(email);
  await form.locator('input[type="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
};

/** Signs in by the screen and ends on the account page. */
export const signIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/\/account$/);
};

/** What stands for a session in the browser; null where nothing does. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('martyx_token'));
