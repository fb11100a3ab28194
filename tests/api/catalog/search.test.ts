import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProduct } from '../../../server/catalog/product/product-change.service.ts';
import { outdatedSearchJob, refreshSearchJob } from '../../../server/catalog/search/search-refresh.job.ts';
import { catalogVersion } from '../../../server/catalog/sitemap.queries.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
const ids: Record<string, number> = {};

const text = (name: string, description: string) => ({
  name,
  summary: `${name}.`,
  description: `<p>${description}</p>`,
});

beforeAll(async () => {
  shop = await startShop();
  const ctx = shop.ctx();
  ids.krivan = await buildProduct(ctx, {
    sku: 'MX-R0382',
    translations: {
      en: text('Kriváň 38/2 two-stage rocket', 'A parachute brings it home.'),
      sk: text('Dvojstupňová raketa Kriváň 38/2', 'Domov sa vráti na padáku. Rýchla kormidla.'),
      de: text('Zweistufenrakete Kriváň 38/2', 'Ein Fallschirm bringt sie zurück. Flügel und Größe.'),
    },
  });
  ids.boat = await buildProduct(ctx, {
    category: 'boats',
    translations: {
      en: text('Dunaj 420 boat', 'A hull with a rocket launcher on deck.'),
      sk: text('Čln Dunaj 420', 'Trup a paluba.'),
      de: text('Boot Dunaj 420', 'Rumpf und Häuser am Ufer.'),
    },
  });
  ids.kestrel = await buildProduct(ctx, { name: 'Kestrel 860 flying wing', priceMinor: 100 });
  ids.hidden = await buildProduct(ctx, { name: 'Secret rocket prototype', active: false });
});
afterAll(() => shop.close());

interface Found {
  products: { nodes: { id: number }[]; totalCount: number; correction: string | null };
}

const QUERY = `query ($search: String, $sort: ProductSort, $filter: ProductFilter) {
  products(search: $search, sort: $sort, filter: $filter) { nodes { id } totalCount correction } }`;

const search = async (words: string, locale = 'en', more: Record<string, unknown> = {}) => {
  const { data, errors } = await shop.graphql<Found>(
    QUERY,
    { search: words, ...more },
    { headers: { 'accept-language': locale } },
  );
  expect(errors).toBeUndefined();
  const { nodes, totalCount, correction } = data.products;
  return { names: nodes.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)), totalCount, correction };
};

describe('search', () => {
  it.each([
    ['Kriváň', 'en', ['krivan']],
    ['krivan', 'sk', ['krivan']],
    ['KRIVÁN 38/2', 'de', ['krivan']],
    ['kri', 'en', ['krivan', 'kestrel']],
    ['mx-r0382', 'en', ['krivan']],
    ['rockets', 'en', ['krivan', 'kestrel', 'boat']],
    ['raketa', 'sk', ['krivan', 'kestrel', 'boat']],
    ['rakety', 'sk', ['krivan', 'kestrel', 'boat']],
    ['raketu krivan', 'sk', ['krivan']],
    ['cln', 'sk', ['boat']],
    ['padaku', 'sk', ['krivan']],
    ['flugel', 'de', ['krivan']],
    ['Flügeln', 'de', ['krivan']],
    ['grosse', 'de', ['krivan']],
    ['Haus', 'de', ['boat']],
    ['kestrel wing', 'sk', ['kestrel']],
    ['boat krivan', 'en', []],
    ['raketa', 'en', ['krivan', 'kestrel', 'boat']],
    ['rocket', 'sk', ['krivan', 'kestrel', 'boat']],
    ['Boot', 'sk', ['boat']],
  ])('finds "%s" in %s', async (words, locale, expected) => {
    const found = await search(words, locale);
    expect(found.names).toEqual(expected);
    expect(found.totalCount).toBe(expected.length);
    expect(found.correction).toBeNull();
  });

  it.each([
    ['kesterl', 'en', 'kestrel', ['kestrel']],
    ['krivnn', 'en', 'kriváň', ['krivan']],
    ['dunak', 'sk', 'dunaj', ['boat']],
    ['parashute', 'en', 'parachute', ['krivan']],
    ['bota', 'en', 'boat', ['boat']],
    ['kestrel wnig', 'en', 'kestrel wing', ['kestrel']],
    ['fallshirm', 'de', 'fallschirm', ['krivan']],
    ['kesterl 860', 'en', 'kestrel 860', ['kestrel']],
    ['flyingkestrel', 'en', 'flying kestrel', ['kestrel']],
    ['fall schirm', 'de', 'fallschirm', ['krivan']],
    ['krivan xylophonquartz', 'en', 'krivan', ['krivan']],
  ])('takes "%s" in %s for "%s"', async (words, locale, correction, expected) => {
    expect(await search(words, locale)).toMatchObject({ names: expected, correction, totalCount: expected.length });
  });

  it('finds nothing where nothing is near', async () => {
    expect(await search('xylophonquartz')).toEqual({ names: [], totalCount: 0, correction: null });
  });

  it('puts a word in the name before the same word in the text', async () => {
    expect((await search('rocket')).names).toEqual(['krivan', 'kestrel', 'boat']);
  });

  it('ignores a blank search and sorts by newest then', async () => {
    const { names } = await search('   ', 'en', { sort: 'RELEVANCE' });
    expect(names).toEqual(['kestrel', 'boat', 'krivan']);
  });

  it('sorts and narrows hits like any list', async () => {
    expect((await search('rocket', 'en', { sort: 'PRICE_ASC' })).names[0]).toBe('kestrel');
    expect((await search('rocket', 'en', { filter: { category: 'boats' } })).names).toEqual(['boat']);
    expect((await search('kesterl', 'en', { filter: { category: 'rockets' } })).names).toEqual(['kestrel']);
  });

  it('follows a changed text at once', async () => {
    const ctx = shop.ctx();
    const id = await buildProduct(ctx, { name: 'Plainname' });
    await updateProduct(ctx, id, { translations: { en: text('Fancyname', 'x') } }, 1);
    expect((await search('fancyname')).totalCount).toBe(1);
    expect((await search('plainname')).names).toEqual([]);
  });

  it('is brought in step each week, also where rows are missing', async () => {
    await shop.shop.pool.query('DELETE FROM product_search WHERE product_id = $1', [ids.boat]);
    await refreshSearchJob.run(shop.ctx(), { after: 0 });
    await shop.runJobs();
    expect((await search('cln', 'sk')).names).toEqual(['boat']);
  });

  it('has what is kept of the catalogue forgotten once, after the last product', async () => {
    const version = async () => Number(await catalogVersion(shop.ctx()));
    const before = await version();
    await refreshSearchJob.run(shop.ctx(), { after: 0 });
    expect(await version()).toBe(before);
    await shop.runJobs();
    expect(await version()).toBe(before + 1);
  });

  it('puts what a name begins with, in any language, before what is for it', async () => {
    ids.fins = await buildProduct(shop.ctx(), { name: 'Spare fins for the Kriváň' });
    for (const locale of ['en', 'sk', 'de'])
      for (const typed of ['krivan', 'kri', 'Kriváň'])
        expect((await search(typed, locale)).names.slice(0, 2)).toEqual(['krivan', 'fins']);
  });
});

describe('what makers call it', () => {
  const need = (name: string, specifications: string) => ({
    name,
    specifications,
    quantity: 1,
    estimatedPriceMinor: null,
    required: true,
    productId: null,
  });
  const sheet = (name: string, specifications: string) => ({
    printSettings: {
      printTime: '1 h',
      layerHeight: '0.2',
      infill: '20',
      supports: '-',
      materials: 'PLA',
      estimatedCost: '1',
    },
    rcComponents: [need(name, specifications)],
    additionalNotes: [],
  });

  beforeAll(async () => {
    const ctx = shop.ctx();
    ids.esc = await buildProduct(ctx, {
      category: 'boats',
      translations: { en: text('Speed controller 30 A', 'With brake.'), sk: text('Regulátor 30 A', 'S brzdou.') },
    });
    ids.tug = await buildProduct(ctx, {
      category: 'boats',
      translations: {
        en: { ...text('Hron 360', 'For harbours.'), printInfo: sheet('Outrunner', 'M3 bolts, 1300 mAh') },
        sk: { ...text('Hron 360', 'Do prístavov.'), printInfo: sheet('Bezkefkový motor', 'Skrutky M3, 1300 mAh') },
      },
    });
  });

  it.each(['en', 'sk', 'de'])('is found by every word that means the same, in %s, the name first', async (locale) => {
    for (const word of ['ESC', 'speed controller', 'Fahrtenregler', 'regulátor otáčok', 'regul'])
      expect((await search(word, locale)).names, word).toEqual(['esc']);
    for (const word of ['Schiff', 'ship', 'čln', 'loď'])
      expect((await search(word, locale)).names, word).toEqual(['boat', 'tug', 'esc']);
  });

  it('is found by what its shopping list names, and by figures with their unit', async () => {
    expect((await search('outrunner')).names).toEqual(['tug']);
    expect((await search('m3 1300mAh')).names).toEqual(['tug']);
    expect((await search('striedavý motor', 'sk')).names).toEqual(['tug']);
    expect((await search('controller 30a')).names).toEqual(['esc']);
  });

  it('forgives slips in words that no text has', async () => {
    expect(await search('fahrtenreglr', 'de')).toMatchObject({ names: ['esc'], correction: 'fahrtenregler' });
  });

  it('is brought in step once where rows were made in another way', async () => {
    await shop.shop.pool.query("UPDATE product_search SET doc = '', name_doc = ''");
    await shop.shop.pool.query("UPDATE catalog_version SET search_making = 'before'");
    await outdatedSearchJob.run(shop.ctx(), {});
    await shop.runJobs();
    expect((await search('ESC')).names).toEqual(['esc']);
    await shop.shop.pool.query("UPDATE product_search SET doc = '', name_doc = ''");
    await outdatedSearchJob.run(shop.ctx(), {});
    await shop.runJobs();
    expect((await search('ESC')).names).toEqual([]);
  });
});
