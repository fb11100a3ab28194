import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setActive } from '../../../server/catalog/product/product-change.service.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
const ids: Record<string, number> = {};

const text = (name: string) => ({ name, summary: `${name}.`, description: `<p>${name}</p>` });

beforeAll(async () => {
  shop = await startShop();
  const ctx = shop.ctx();
  ids.krivan = await buildProduct(ctx, {
    translations: {
      en: text('Kriváň 38 rocket'),
      sk: text('Dvojstupňová raketa Kriváň 38'),
      de: text('Zweistufenrakete Kriváň 38'),
    },
  });
  ids.boat = await buildProduct(ctx, {
    category: 'boats',
    translations: { en: text('Dunaj 420 boat'), sk: text('Čln Dunaj 420'), de: text('Boot Dunaj 420') },
  });
  ids.hidden = await buildProduct(ctx, { name: 'Secret rocket prototype', active: false });
});
afterAll(() => shop.close());

it.each([
  ['ender 3', /^Ender-3/],
  ['Creality Ender-3', /^Ender-3/],
  ['prusa mk4s', /MK4S/],
  ['prusa mk4', /MK4S/],
  ['ender3', /^Ender-3/],
  ['bambulab a1', /^A1/],
  ['rocket', null],
  ['3', null],
  ['dun', null],
])('names the printers of "%s"', async (words, named) => {
  const { data } = await shop.graphql<{ searchSuggestions: { printers: { name: string }[] } }>(
    'query ($text: String!) { searchSuggestions(text: $text) { printers { name } } }',
    { text: words },
  );
  const names = data.searchSuggestions.printers.map(({ name }) => name);
  expect(names.length > 0).toBe(named !== null);
  for (const name of names) expect(name).toMatch(named!);
});

interface Suggestions {
  products: { id: number; name: string }[];
  categories: { slug: string; name: string; productCount: number }[];
  correction: string | null;
}

const QUERY = `query ($text: String!, $first: Int) { searchSuggestions(text: $text, first: $first) {
  products { id name price { minor } image { url } priceReduction { since } }
  categories { id slug name productCount } correction } }`;

const ask = (words: string, locale = 'en', first?: number) =>
  shop.graphql<{ searchSuggestions: Suggestions }>(
    QUERY,
    { text: words, first },
    { headers: { 'accept-language': locale } },
  );

const suggest = async (words: string, locale = 'en') => {
  const { data, errors } = await ask(words, locale);
  expect(errors).toBeUndefined();
  const { products, categories, correction } = data.searchSuggestions;
  return {
    names: products.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)),
    shelves: categories.map(({ name }) => name),
    correction,
  };
};

describe('suggestions', () => {
  it.each([
    ['kr', 'en', ['krivan'], []],
    ['KRIVÁ', 'de', ['krivan'], []],
    ['krivan 3', 'en', ['krivan'], []],
    ['cln', 'sk', ['boat'], ['Lode']],
    ['ro', 'en', ['krivan'], ['Rockets']],
    ['raketu', 'sk', ['krivan'], ['Rakety']],
    ['Ló', 'sk', ['boat'], ['Lode']],
    ['boo', 'de', ['boat'], ['Boote']],
    ['schif', 'en', ['boat'], ['Boats']],
    ['lodič', 'de', ['boat'], ['Boote']],
    ['rocket boat', 'en', [], []],
    ['secret', 'en', [], []],
  ])('for "%s" in %s', async (words, locale, names, shelves) => {
    expect(await suggest(words, locale)).toEqual({ names, shelves, correction: null });
  });

  it('forgive slips and say what they looked for, categories included', async () => {
    expect(await suggest('krivna')).toMatchObject({ names: ['krivan'], correction: 'kriváň' });
    expect(await suggest('rokcet')).toMatchObject({ names: ['krivan'], shelves: ['Rockets'], correction: 'rocket' });
  });

  it('have the number of products on sale with a category', async () => {
    const { data } = await ask('rockets');
    expect(data.searchSuggestions.categories).toMatchObject([{ slug: 'rockets', productCount: 1 }]);
  });

  it('leave out a category that has nothing on sale', async () => {
    await setActive(shop.ctx(), ids.boat!, false);
    expect(await suggest('boa')).toMatchObject({ names: [], shelves: [] });
    await setActive(shop.ctx(), ids.boat!, true);
  });

  it.each(['', '   ', 'k', ' -%_ k', '☃☃☃'])('are empty without a statement for "%s"', async (words) => {
    let found;
    expect(await shop.statements(async () => (found = await suggest(words)))).toBe(0);
    expect(found).toEqual({ names: [], shelves: [], correction: null });
  });

  it.each([
    ['kr', 0, { first: 'OUT_OF_RANGE' }],
    ['kr', 13, { first: 'OUT_OF_RANGE' }],
    ['k'.repeat(201), 6, { search: 'TOO_LONG' }],
  ])('refuse what cannot be asked (%#)', async (words, first, args) => {
    expect((await ask(words, 'en', first)).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', args });
  });

  it('cost three statements with prices of before, and two more for a slip', async () => {
    await ask('rocket');
    expect(await shop.statements(() => ask('rocket'))).toBe(3);
    expect(await shop.statements(() => ask('rokcet'))).toBe(5);
  });
});

describe('products by id', () => {
  const byId = (wanted: number[]) =>
    shop.graphql<{ productsById: { id: number }[] }>('query ($ids: [Int!]!) { productsById(ids: $ids) { id name } }', {
      ids: wanted,
    });

  it('come in the given order, each once, without those that are off sale or unknown', async () => {
    const { data } = await byId([ids.boat!, ids.hidden!, ids.krivan!, 999_999, ids.boat!]);
    expect(data.productsById.map(({ id }) => id)).toEqual([ids.boat, ids.krivan]);
    expect((await byId([])).data.productsById).toEqual([]);
  });

  it('are read in one statement, at most 50 at once', async () => {
    expect(await shop.statements(() => byId([ids.boat!, ids.krivan!]))).toBe(1);
    const { errors } = await byId(Array.from({ length: 51 }, (_, i) => i));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', args: { ids: 'TOO_MANY' } });
  });
});
