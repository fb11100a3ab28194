import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 150;

const hasFocus = (target: Locator): Promise<boolean> =>
  target
    .first()
    .evaluate((element) => element === document.activeElement)
    .catch(() => false);

/** Reaches an element as a keyboard user does: by Tab alone, and sees a focus mark there. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target.first()).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by keyboard: ${target.toString()}`);
};

export const pressOn = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
