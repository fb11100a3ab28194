import { expect, test } from '@playwright/test';
import { settled } from '../support/page-settled.ts';

test('code is fetched only when the styles are here, so that it takes nothing from the first picture', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const { styles, scripts } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const blocking = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
    return {
      styles: entries.filter(({ name }) => blocking.includes(name)).map(({ responseEnd }) => responseEnd),
      scripts: entries.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    };
  });
  expect(styles.length).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...styles));
});
