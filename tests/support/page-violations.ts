import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const placesOf = async (checks: AxeBuilder): Promise<string[]> => {
  const { violations } = await checks.analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target }) => `${impact} ${id}: ${target.join(' ')}`),
  );
};

/** What the automatic checks of WCAG 2.2 A and AA find wrong on a page, or on what `narrow` leaves of it, one line for each place. */
export const violationsOf = (
  page: Page,
  narrow: (checks: AxeBuilder) => AxeBuilder = (checks) => checks,
): Promise<string[]> => placesOf(narrow(new AxeBuilder({ page }).withTags(TAGS)));

/** What they find wrong with the contrast when the page turns to the other theme: nothing else depends on it. */
export const violationsInOtherTheme = async (page: Page): Promise<string[]> => {
  const turn = () =>
    page.evaluate(async () => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      document.getAnimations().forEach((each) => each instanceof CSSTransition && each.finish());
    });
  await turn();
  const places = await placesOf(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
  await turn();
  return places.map((place) => `other theme: ${place}`);
};

/** Every language, both themes and both widths, in three looks. */
export const LOOKS = [
  { locale: 'en-GB', language: 'en', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { locale: 'sk-SK', language: 'sk', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { locale: 'de-DE', language: 'de', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;
