import { describe, expect, it } from 'vitest';
import { listHref, listVariables, sortOf } from '../../../web/features/catalog/list/list-url.ts';
import { pageStart } from '../../../web/features/catalog/list/page-range.ts';

const at = (query: string) => new URLSearchParams(query);

describe('the address of a list', () => {
  it('becomes the variables of the query', () => {
    const query = 'search=+raketa+&category=rockets&category=boats&type=kit&min=10&max=99,50&stock=1&sort=-price';
    expect(listVariables(at(query))).toEqual({
      first: 24,
      search: 'raketa',
      sort: 'PRICE_DESC',
      filter: {
        categories: ['rockets', 'boats'],
        types: ['PHYSICAL'],
        priceMinMinor: 1000,
        priceMaxMinor: 9950,
        inStock: true,
      },
    });
  });

  it('carries attributes as options and as ranges', () => {
    const { filter } = listVariables(at('a.skill=first&a.skill=some&a.length.min=200&a.length.max=700'));
    expect(filter).toEqual({
      attributes: [
        { key: 'skill', options: ['first', 'some'] },
        { key: 'length', min: 200, max: 700 },
      ],
    });
  });

  it('asks for the page after or before a cursor', () => {
    expect(listVariables(at('after=abc&from=25'))).toMatchObject({ first: 24, after: 'abc' });
    expect(listVariables(at('before=abc'))).toMatchObject({ last: 24, before: 'abc' });
  });

  it.each([
    'type=car',
    'min=-1',
    'min=1e9',
    'max=abc',
    'sort=__proto__',
    'a.x.min=NaN',
    'a.=1',
    'category=',
    'stock=2',
  ])('is read without its senseless part: %s', (query) =>
    expect(listVariables(at(query))).toEqual({ first: 24, sort: 'NEWEST', filter: {} }),
  );

  it('searches for the first 200 characters of more', () => {
    expect(listVariables(at(`search= ${'x'.repeat(200)}`)).search).toHaveLength(200);
    expect(listVariables(at(`search= ${'x'.repeat(201)}`)).search).toHaveLength(200);
  });

  it('sorts by best match only for a search', () => {
    expect([sortOf(at('search=x')), sortOf(at('')), sortOf(at('sort=relevance'))]).toEqual([
      'relevance',
      'newest',
      'newest',
    ]);
  });

  it('goes back to the first page when a filter changes', () => {
    expect(listHref(at('type=kit&after=abc&from=25'), { category: 'boats' })).toBe('/products?type=kit&category=boats');
    expect(listHref(at('type=kit'), { type: null })).toBe('/products');
  });
});

describe('the place of a page in the list', () => {
  const page = { count: 24, total: 100, hasPrevious: true, hasNext: true };

  it('is known for the first and the last page, and believed in between only where it can be', () => {
    expect(pageStart({ ...page, hasPrevious: false }, '77')).toBe(1);
    expect(pageStart({ ...page, count: 4, hasNext: false }, null)).toBe(97);
    expect(pageStart(page, '25')).toBe(25);
    expect([pageStart(page, '90'), pageStart(page, '0'), pageStart(page, 'x'), pageStart(page, null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
