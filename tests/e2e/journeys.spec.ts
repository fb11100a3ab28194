import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { stateOf } from '../support/web/page-state.ts';

type Texts = Record<string, string>;

const textsOf = (language: string, ...namespaces: string[]): Texts =>
  Object.assign(
    {},
    ...namespaces.map(
      (name) =>
        JSON.parse(
          readFileSync(new URL(`../../web/intl/locales/${language}/${name}.json`, import.meta.url), 'utf8'),
        ) as Texts,
    ),
  ) as Texts;

/** Every language and both widths. */
const LOOKS = [
  { language: 'en', locale: 'en-GB', width: 390 },
  { language: 'sk', locale: 'sk-SK', width: 1440 },
  { language: 'de', locale: 'de-DE', width: 390 },
];

for (const { language, locale, width } of LOOKS) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 850 } });

    test('from the list by a filter to a product, back to the same place, into the cart and to the checkout', async ({
      page,
    }) => {
      const t = textsOf(language, 'common', 'products', 'checkout');
      const faults = watchFaults(page);
      const main = page.getByRole('main');
      const cards = page.getByRole('region', { name: t['products.list']! }).getByRole('article');
      const answers = () => page.waitForResponse('**/graphql');
      const nothingSticksOut = async () => {
        await settled(page);
        expect(await stateOf(page)).toMatchObject({ lang: language, headings: 1, widerBy: 0 });
      };

      await page.goto('/products');
      await nothingSticksOut();
      const all = await cards.count();

      if (width < 1000) await main.getByRole('button', { name: t['products.filters']!, exact: true }).click();
      const answer = answers();
      await page.locator('input[name="type"][value="files"]').filter({ visible: true }).check();
      await answer;
      await expect(page).toHaveURL(/type=files/);
      if (width < 1000) await page.keyboard.press('Escape');
      await expect(cards).not.toHaveCount(all);
      const filtered = await cards.count();

      const last = cards.last().getByRole('link').first();
      const name = (await cards.last().getByRole('heading').innerText()).trim();
      await last.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      await last.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await nothingSticksOut();

      await page.goBack();
      await expect(page).toHaveURL(/type=files/);
      await expect(cards).toHaveCount(filtered);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);

      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await settled(page);
      await main.getByRole('button', { name: t['cart.add']! }).first().click();
      const cart = page.getByRole('dialog', { name: t['cart.title']! });
      await expect(cart.getByText(name)).toBeVisible();
      await cart.getByRole('link', { name: t['cart.checkout']! }).click();
      await expect(page.getByRole('heading', { level: 1, name: t['checkout.title']! })).toBeVisible();
      await expect(main.getByText(name).first()).toBeAttached();
      await nothingSticksOut();
      expect(faults).toEqual([]);
    });
  });
}
