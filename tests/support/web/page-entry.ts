import type { Page } from '@playwright/test';
import { ADMIN, openAccountByCalls, PASSWORD, ShopCalls } from '../shop-calls.ts';

/** Signs a page in by a call, without the form; gives the calls of that person. The next document of the page starts signed in. */
export const enterAs = async (page: Page, url: string, who = ADMIN): Promise<ShopCalls> => {
  const calls = await new ShopCalls(url).signIn(who);
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    kept.forEach(({ name, value }) => localStorage.setItem(name, value));
  }, calls.stored);
  return calls;
};

/** The same with an account of its own. */
export const enterAsNew = async (page: Page, url: string, email: string): Promise<ShopCalls> => {
  await openAccountByCalls(new ShopCalls(url), { email });
  return enterAs(page, url, { email, password: PASSWORD });
};
