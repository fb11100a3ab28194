import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import sharp from 'sharp';
import { sweepPicturesJob } from '../../../server/admin/sweeping-pictures.job.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { listedShelves } from '../../../server/catalog/sitemap.queries.ts';

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  headers = (await buildPerson(shop, { admin: true })).headers;
});
afterAll(() => shop.close());

interface Category {
  id: string;
  slug: string;
  names: Record<string, string>;
  hidden: boolean;
  productCount: number;
  version: string;
}

const FIELDS = '{ id slug names { en sk de } hidden productCount version }';
const NAMES = { en: 'Gliders', sk: 'Vetrone', de: 'Segler' };

const list = async (): Promise<Category[]> =>
  (await shop.graphql<{ adminCategories: Category[] }>(`{ adminCategories ${FIELDS} }`, {}, { headers })).data
    .adminCategories;
const stateOf = async (id: string) => (await list()).find((one) => one.id === id);
const create = (slug: string, names: object = NAMES, as = headers) =>
  shop.graphql<{ createCategory: Category }>(
    `mutation ($slug: String!, $names: CategoryNamesInput!) { createCategory(input: { slug: $slug, names: $names }) ${FIELDS} }`,
    { slug, names },
    { headers: as },
  );
const update = (id: string, version: string, input: object) =>
  shop.graphql<{ updateCategory: Category }>(
    `mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) ${FIELDS} }`,
    { input: { id, expectedVersion: version, ...input } },
    { headers },
  );
const rename = (id: string, version: string, names: object) => update(id, version, { names });
/** What visitors get of it. */
const find = async (slug: string) =>
  (
    await shop.graphql<{ category: { slug: string } | null; products: { totalCount: number } }>(
      'query ($slug: String!) { category(slug: $slug) { slug code } products(first: 1, filter: { category: $slug }) { totalCount } }',
      { slug },
    )
  ).data;
const remove = (id: string, version: string) =>
  shop.graphql(
    'mutation ($id: ID!, $v: Int!) { deleteCategory(input: { id: $id, expectedVersion: $v }) { id } }',
    { id, v: version },
    { headers },
  );
const sort = (ids: string[]) =>
  shop.graphql<{ sortCategories: Category[] }>(
    `mutation ($ids: [ID!]!) { sortCategories(input: { ids: $ids }) ${FIELDS} }`,
    { ids },
    { headers },
  );

describe('categories', () => {
  it('are added behind the others, named anew, found by that name, and removed', async () => {
    const { data } = await create('gliders');
    expect((await list()).at(-1)).toEqual(data.createCategory);
    const { id, version } = data.createCategory;
    const { data: renamed } = await rename(id, version, { ...NAMES, sk: 'Klzáky' });
    const shown = await shop.graphql<{ categories: { slug: string; name: string }[] }>(
      '{ categories { slug name } }',
      {},
      { headers: { 'accept-language': 'sk' } },
    );
    expect(shown.data.categories).toContainEqual({ slug: 'gliders', name: 'Klzáky' });
    expect((await remove(id, renamed.updateCategory.version)).errors).toBeUndefined();
    expect((await list()).map(({ slug }) => slug)).not.toContain('gliders');
    const actions = await shop.ctx().sql("SELECT action FROM audit_entry WHERE subject = 'CATEGORY' ORDER BY id");
    expect(actions.map(({ action }) => action)).toEqual(['category.create', 'category.update', 'category.delete']);
  });

  it('find their products by a new name', async () => {
    const product = await buildSellable(shop, { name: 'Plain thing' });
    const { data } = await create('kites');
    await shop.ctx().sql('UPDATE product SET category_id = $1 WHERE id = $2', [data.createCategory.id, product]);
    const [kites] = (await list()).filter(({ slug }) => slug === 'kites');
    await rename(kites!.id, kites!.version, { ...NAMES, en: 'Zeppelins' });
    const found = await shop.graphql<{ products: { nodes: { id: number }[] } }>(
      '{ products(search: "zeppelins", first: 5) { nodes { id } } }',
    );
    expect(found.data.products.nodes).toEqual([{ id: product }]);
    const { errors } = await remove(kites!.id, (await list()).find(({ slug }) => slug === 'kites')!.version);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CATEGORY_IN_USE', args: { productCount: 1 } });
  });

  it('that are hidden have no page, filter, suggestion or place in the sitemap, and sell on', async () => {
    const product = await buildSellable(shop, { name: 'Quiet thing', stock: 3 });
    const { id, version } = (await create('secrets', { en: 'Secrets', sk: 'Tajomstvá', de: 'Geheimnisse' })).data
      .createCategory;
    await shop.ctx().sql('UPDATE product SET category_id = $1 WHERE id = $2', [id, product]);
    const seen = async () => {
      const { data } = await shop.graphql<{
        categories: { slug: string }[];
        products: { nodes: { id: number }[]; facets: { key: string; values: { value: string }[] }[] };
        searchSuggestions: { categories: { slug: string }[] };
        product: { category: { listed: boolean } };
      }>(
        `query ($id: Int!) {
          categories { slug }
          products(first: 100) { nodes { id } facets { key values { value } } }
          searchSuggestions(text: "secrets") { categories { slug } }
          product(id: $id) { category { listed } }
        }`,
        { id: product },
      );
      const shelf = data.products.facets.find(({ key }) => key === 'category');
      return {
        menu: data.categories.some(({ slug }) => slug === 'secrets'),
        filter: shelf?.values.some(({ value }) => value === 'secrets') ?? false,
        suggested: data.searchSuggestions.categories.length > 0,
        listed: data.product.category.listed,
        page: (await find('secrets')).category !== null,
        inItsList: (await find('secrets')).products.totalCount,
        mapped: (await listedShelves(shop.ctx())).some(({ slug }) => slug === 'secrets'),
        sold: data.products.nodes.some((node) => node.id === product),
      };
    };
    const shown = { menu: true, filter: true, suggested: true, listed: true, page: true, inItsList: 1, mapped: true };
    expect(await seen()).toEqual({ ...shown, sold: true });
    const { data } = await update(id, version, { hidden: true });
    const gone = { menu: false, filter: false, suggested: false, listed: false, page: false, mapped: false };
    expect(await seen()).toEqual({ ...gone, inItsList: 0, sold: true });
    expect((await list()).find(({ slug }) => slug === 'secrets')).toMatchObject({ hidden: true, productCount: 1 });
    await update(id, data.updateCategory.version, { hidden: false });
    expect(await seen()).toEqual({ ...shown, sold: true });
  });

  it('are found at every word they had, until another one takes it', async () => {
    const { id, version } = (await create('airships')).data.createCategory;
    const { data } = await update(id, version, { slug: 'blimps' });
    expect((await find('airships')).category).toEqual({ slug: 'blimps', code: 'airships' });
    const back = await update(id, data.updateCategory.version, { slug: 'airships' });
    expect([(await find('blimps')).category, (await find('airships')).category]).toEqual([
      { slug: 'airships', code: 'airships' },
      { slug: 'airships', code: 'airships' },
    ]);
    await create('blimps');
    expect((await find('blimps')).category).toEqual({ slug: 'blimps', code: 'blimps' });
    const { errors } = await update(id, back.data.updateCategory.version, { slug: 'blimps' });
    expect(errors?.[0]?.extensions.args).toEqual({ slug: 'TAKEN' });
    expect((await find('zeppelins-of-nobody')).category).toBeNull();
  });

  it('keep their list, by GraphQL and by REST, at a word that they had', async () => {
    const product = await buildSellable(shop, { name: 'Old kite' });
    const { id, version } = (await create('box-kites')).data.createCategory;
    await shop.ctx().sql('UPDATE product SET category_id = $1 WHERE id = $2', [id, product]);
    await update(id, (await stateOf(id))?.version ?? version, { slug: 'cellular-kites' });
    const LIST = `query ($filter: ProductFilter) { products(first: 5, filter: $filter) {
      totalCount category { slug } facets { key values { value selected } } nodes { id } } }`;
    for (const filter of [{ category: 'box-kites' }, { categories: ['box-kites'] }, { category: 'cellular-kites' }]) {
      const { data } = await shop.graphql<{
        products: { facets: { key: string; values: { value: string; selected: boolean }[] }[] };
      }>(LIST, { filter });
      expect(data.products).toMatchObject({
        totalCount: 1,
        category: { slug: 'cellular-kites' },
        nodes: [{ id: product }],
      });
      const shelves = data.products.facets.find(({ key }) => key === 'category')!.values;
      expect(shelves.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['cellular-kites']);
    }
    for (const word of ['box-kites', 'cellular-kites']) {
      const answer = await shop.inject({ url: `/api/products?category=${word}` });
      expect(answer.json<{ id: number }[]>().map((one) => one.id)).toEqual([product]);
    }
  });

  it('say something of themselves and show a picture of their own, until it is taken off', async () => {
    const { id, version } = (await create('rotors')).data.createCategory;
    const descriptions = { en: ' Blades and\nhubs. ', sk: 'Listy a náboje.', de: '' };
    await update(id, version, { descriptions });
    const about = async (language: string) => {
      const query = '{ category(slug: "rotors") { description picture { url width height } image { url } } }';
      type Answer = { category: { description: string | null; picture: { url: string } | null; image: object | null } };
      return (await shop.graphql<Answer>(query, {}, { headers: { 'accept-language': language } })).data.category;
    };
    expect((await about('sk')).description).toBe('Listy a náboje.');
    expect(await about('de')).toEqual({ description: 'Blades and\nhubs.', picture: null, image: null });
    const payload = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    const send = (as: Record<string, string>) =>
      shop.inject({
        method: 'POST',
        url: `/api/admin/categories/${id}/picture`,
        headers: { ...as, 'content-type': 'image/png' },
        payload,
      });
    expect((await send({})).statusCode).toBe(401);
    const sent = await send(headers);
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { width: 60, height: 40 }]);
    const { url, key } = sent.json<{ url: string; key: string }>();
    expect(await about('en')).toMatchObject({ picture: { url, width: 60, height: 40 }, image: { url } });
    const show = async (given: string | null) =>
      shop.graphql(
        `mutation ($id: ID!, $v: Int!, $key: ID) { setCategoryPicture(input: { id: $id, expectedVersion: $v, key: $key }) { id } }`,
        { id, v: (await stateOf(id))!.version, key: given },
        { headers },
      );
    await show(null);
    expect((await about('en')).picture).toBeNull();
    expect(await shop.ctx().sql('SELECT FROM removed_picture WHERE key = $1', [key])).toHaveLength(1);
    await show(key);
    await shop.ctx().sql("UPDATE removed_picture SET removed_at = removed_at - interval '25 hours'");
    await sweepPicturesJob.run(shop.ctx(), {});
    expect((await shop.inject({ url })).statusCode).toBe(200);
    expect((await show('0'.repeat(64) + '.webp')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const long = await update(id, (await stateOf(id))!.version, {
      descriptions: { ...descriptions, de: 'x'.repeat(1001) },
    });
    expect(long.errors?.[0]?.extensions.args).toEqual({ 'descriptions.de': 'TOO_LONG' });
  });

  it('that want one word at once: one has it, the other hears that it is taken', async () => {
    const two = await Promise.all(['hovers', 'copters'].map(async (slug) => (await create(slug)).data.createCategory));
    const answers = await Promise.all([
      ...two.map(({ id, version }) => update(id, version, { slug: 'multicopters' })),
      create('multicopters'),
    ]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.args ?? null);
    expect(codes.filter((args) => args === null)).toHaveLength(1);
    expect(codes.filter(Boolean)).toEqual([{ slug: 'TAKEN' }, { slug: 'TAKEN' }]);
  });

  it('keep the order they are given', async () => {
    await create('drones');
    const ids = (await list()).map(({ id }) => id).reverse();
    expect((await sort(ids)).data.sortCategories.map(({ id }) => id)).toEqual(ids);
    expect((await list()).map(({ id }) => id)).toEqual(ids);
    for (const wrong of [ids.slice(1), [...ids, ids[0]!], [...ids.slice(1), '999999'], ['x']]) {
      expect((await sort(wrong)).errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    }
  });

  it.each([
    ['Gliders', NAMES, { slug: 'INVALID' }],
    ['soaring', { ...NAMES, de: ' ' }, { 'names.de': 'REQUIRED' }],
    ['soaring', { ...NAMES, en: 'x'.repeat(61) }, { 'names.en': 'TOO_LONG' }],
  ])('are refused as %j %j', async (slug, names, args) => {
    expect((await create(slug, names)).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', args });
  });

  it('have an address each', async () => {
    await create('balloons');
    expect((await create('balloons')).errors?.[0]?.extensions.args).toEqual({ slug: 'TAKEN' });
  });

  it('are not changed by who has not seen the last change, nor where there is none', async () => {
    const { id, version } = (await create('jets')).data.createCategory;
    await rename(id, version, { ...NAMES, en: 'Jets' });
    expect((await rename(id, version, NAMES)).errors?.[0]?.extensions.code).toBe('VERSION_CONFLICT');
    expect((await remove(id, version)).errors?.[0]?.extensions.code).toBe('VERSION_CONFLICT');
    expect((await remove('999999', version)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('are for admins only', async () => {
    const customer = await buildPerson(shop);
    expect((await create('soaring', NAMES, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await create('soaring', NAMES, customer.headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
