import type { Page } from '@playwright/test';
import { ADMIN, ShopCalls } from './shop-calls.ts';

/** Signs a page in by a call, without the form; gives the calls of that person. Every later document of the page starts signed in. */
export const enterAs = async (page: Page, url: string, who = ADMIN): Promise<ShopCalls> => {
  const calls = await new ShopCalls(url).signIn(who);
  await page.addInitScript(
    (kept) => kept.forEach(({ name, value }) => localStorage.setItem(name, value)),
    calls.stored,
  );
  return calls;
};
