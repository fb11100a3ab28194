import { describe, expect, it } from 'vitest';
import { firstLoadOf, LATER_CODE, pagesThatReach, sumOf, textOf } from '../support/first-load.ts';
import { FIRST_LOAD_BUDGET } from '../support/web/web-budgets.ts';

describe('the first load of the built shop', () => {
  it.each(Object.entries(FIRST_LOAD_BUDGET))('brings no more script to %s than its budget', (page, budget) => {
    const files = firstLoadOf(page);
    expect(files.length).toBeGreaterThan(2);
    expect(sumOf(files), files.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(budget);
  });

  it('brings no 3D, no payment code and no client of GraphQL', () => {
    const files = Object.keys(FIRST_LOAD_BUDGET).flatMap(firstLoadOf);
    const early = files.filter(({ url }) => LATER_CODE.test(textOf(url)));
    expect(early.map(({ url }) => url)).toEqual([]);
  });

  it('has the editor of texts for the forms of a product and of a legal text alone', () => {
    expect(pagesThatReach(/ProseMirror/)).toEqual(['admin/legal/text', 'admin/product-edit', 'admin/product-new']);
  });
});
