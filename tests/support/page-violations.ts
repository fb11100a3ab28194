import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What the automatic checks of WCAG 2.2 A and AA find wrong on a page, one line for each place. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target }) => `${impact} ${id}: ${target.join(' ')}`),
  );
};

/** Every language, both themes and both widths, in three looks. */
export const LOOKS = [
  { locale: 'en-GB', language: 'en', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { locale: 'sk-SK', language: 'sk', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { locale: 'de-DE', language: 'de', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;
