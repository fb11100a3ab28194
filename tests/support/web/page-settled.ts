import { expect, type Page } from '@playwright/test';

/** Waits until the scripts of a page have taken over what the server sent, and until nothing on it says that it loads. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    // Somebody is there: what a first visit holds back comes alive.
    window.dispatchEvent(new Event('pointermove'));
    const buttons = [...document.querySelectorAll('header button, main button, footer button')];
    const isAlive = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
    return buttons.length > 0 && buttons.every(isAlive);
  });
  await expect(page.locator('main :is([aria-busy="true"], .sk)')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
};
