import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const inEveryFrame = async (page: Page, options: RunOptions, part?: string): Promise<AxeResults> => {
  const checks = new AxeBuilder({ page }).options(options);
  return (part ? checks.include(part) : checks).analyze();
};

/** The checks in the page itself: the builder above carries over whatever is right as well, and opens a second page for it. */
const inPage = async (page: Page, options: RunOptions, part?: string): Promise<Pick<AxeResults, 'violations'>> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([context, run]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context ?? document, run);
      return { violations };
    },
    [part, options] as const,
  );
};

const placesOf = async (page: Page, options: RunOptions, part?: string): Promise<string[]> => {
  const check = page.frames().length > 1 ? inEveryFrame : inPage;
  const { violations } = await check(page, { ...options, resultTypes: ['violations'] }, part);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target }) => `${impact} ${id}: ${target.join(' ')}`),
  );
};

export interface Narrowed {
  /** Selector of what alone is looked at. */
  readonly part?: string;
  /** Names of the rules that are left out. */
  readonly without?: readonly string[];
}

/** What the automatic checks of WCAG 2.2 A and AA find wrong on a page, or on what `narrowed` leaves of it, one line for each place. */
export const violationsOf = (page: Page, { part, without = [] }: Narrowed = {}): Promise<string[]> => {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return placesOf(page, { runOnly: { type: 'tag', values: TAGS }, rules }, part);
};

/** What they find wrong with the contrast when the page, or a part of it, turns to the other theme: nothing else depends on it. */
export const violationsInOtherTheme = async (page: Page, part?: string): Promise<string[]> => {
  const turn = () =>
    page.evaluate(async () => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      document.getAnimations().forEach((each) => each instanceof CSSTransition && each.finish());
    });
  await turn();
  const options: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
  const places = await placesOf(page, options, part);
  await turn();
  return places.map((place) => `other theme: ${place}`);
};

/** Both, for a page or a part of it. */
export const violationsInBothThemes = async (page: Page, part?: string): Promise<string[]> => [
  ...(await violationsOf(page, { part })),
  ...(await violationsInOtherTheme(page, part)),
];

/** Every language, both themes and both widths, in three looks. */
export const LOOKS = [
  { locale: 'en-GB', language: 'en', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { locale: 'sk-SK', language: 'sk', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { locale: 'de-DE', language: 'de', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

export type Look = (typeof LOOKS)[number];

/** A window of 1280 px at 400 %, as WCAG 1.4.10 has it. */
export const ZOOMED = { width: 320, height: 256 };
