import { afterAll, describe, expect, it } from 'vitest';
import {
  HISTORY,
  BULK,
  ACTIVE,
  ARCHIVE,
  openProductAdministration,
} from '../../support/builders/build-admin-products.ts';
import { buildProduct } from '../../support/builders/build-product.ts';

const { shop, ask, codeOf, list, rowOf, withVersions, audited } = await openProductAdministration();
afterAll(() => shop.close());

describe('a change of many', () => {
  const build = async () => [await buildProduct(shop.ctx()), await buildProduct(shop.ctx())] as const;
  const bulk = async (rows: object[], policy?: string) =>
    (await ask(BULK, { rows: await withVersions(rows), policy })).data.bulkUpdateProducts;

  it('saves all or nothing unless told otherwise', async () => {
    const [one, two] = await build();
    const rows = [
      { id: one, priceMinor: 777 },
      { id: two, priceMinor: -5, active: false },
    ];
    const answer = await bulk(rows);
    expect(answer.savedCount).toBe(0);
    expect(answer.results.map(({ outcome, errors }) => [outcome, errors])).toEqual([
      ['REJECTED', []],
      ['REJECTED', [{ field: 'priceMinor', code: 'TOO_SMALL' }]],
    ]);
    expect((await rowOf(one)).price.minor).not.toBe(777);
  });

  it('leaves out failed rows, or only failed fields, if told so', async () => {
    const [one, two] = await build();
    const rows = [
      { id: one, priceMinor: 777 },
      { id: two, priceMinor: -5, active: false },
    ];
    expect((await bulk(rows, 'REJECT_FAILED_ROWS')).savedCount).toBe(1);
    expect([(await rowOf(one)).price.minor, (await rowOf(two)).active]).toEqual([777, true]);
    const { savedCount, results } = await bulk(rows, 'IGNORE_FAILED');
    expect([savedCount, ...results.map(({ outcome }) => outcome)]).toEqual([1, 'UNCHANGED', 'UPDATED']);
    expect((await rowOf(two)).active).toBe(false);
    expect(await audited(two)).toMatchObject([
      { action: 'product.bulk', before: { active: true }, after: { active: false } },
    ]);
  });

  it('tells what is wrong by row and field', async () => {
    const [one, two] = await build();
    const { results } = await bulk(
      [
        { id: 999_999, active: false },
        { id: one, expectedVersion: 9, active: false, category: 'nowhere' },
        { id: two, archived: true, active: true },
        { id: two },
      ],
      'IGNORE_FAILED',
    );
    expect(results.map(({ errors }) => errors)).toEqual([
      [{ field: 'id', code: 'UNKNOWN' }],
      [
        { field: 'category', code: 'UNKNOWN' },
        { field: 'version', code: 'VERSION_CONFLICT' },
      ],
      [
        { field: 'active', code: 'NOT_ALLOWED' },
        { field: 'archived', code: 'NOT_ALLOWED' },
      ],
      [{ field: 'id', code: 'DUPLICATE' }],
    ]);
    expect(await codeOf(BULK, { rows: Array.from({ length: 101 }, (_, id) => ({ id, expectedVersion: 1 })) })).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('keeps old prices in the history and the search in step', async () => {
    const id = await buildProduct(shop.ctx(), { name: 'Quetzal glider', priceMinor: 3000 });
    const found = async () =>
      (await shop.graphql<{ products: { totalCount: number } }>('{ products(search: "quetzal") { totalCount } }')).data
        .products.totalCount;
    expect(await found()).toBe(1);
    await bulk([{ id, priceMinor: 2000, active: false }]);
    expect(await found()).toBe(0);
    expect((await ask(HISTORY, { id })).data.priceHistory.prices.map(({ price }) => price.minor)).toEqual([2000, 3000]);
  });

  it('costs the same number of statements for one product and for thirty', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 31; i += 1) ids.push(await buildProduct(shop.ctx()));
    const cost = async (given: object[]) => {
      const rows = await withVersions(given);
      return shop.statements(() => ask(BULK, { rows }));
    };
    await cost([{ id: ids[0], priceMinor: 1 }]);
    const one = await cost([{ id: ids[0], priceMinor: 51, active: false }]);
    const many = await cost(ids.slice(1).map((id) => ({ id, priceMinor: 52, active: false })));
    expect(many).toBe(one);
  });
});

describe('taking products away', () => {
  it('switches many off and on', async () => {
    const ids = [await buildProduct(shop.ctx()), await buildProduct(shop.ctx())];
    expect((await ask(ACTIVE, { ids, on: false })).data.setProductsActive.savedCount).toBe(2);
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).active))).toEqual([false, false]);
    expect((await ask(ACTIVE, { ids: [...ids, 999_999], on: true })).data.setProductsActive.savedCount).toBe(2);
    expect(await codeOf(ACTIVE, { ids: Array.from({ length: 101 }, (_, i) => i), on: true })).toBe('VALIDATION_FAILED');
  });

  it('archives instead of deleting: off sale, out of the table, the page gone, and back again', async () => {
    const id = await buildProduct(shop.ctx(), { sku: 'MX-GONE1' });
    await ask(ARCHIVE, { ids: [id], on: true });
    expect(await rowOf(id)).toMatchObject({ active: false, archived: true });
    expect((await list({ search: 'mx-gone1' })).totalCount).toBe(0);
    expect((await list({ search: 'mx-gone1', state: 'ARCHIVED' })).totalCount).toBe(1);
    const withdrawn = await shop.graphql<{ withdrawnProduct: object | null }>(`{ withdrawnProduct(id: ${id}) { id } }`);
    expect(withdrawn.data.withdrawnProduct).toEqual({ id });
    await ask(ARCHIVE, { ids: [id], on: false });
    expect(await rowOf(id)).toMatchObject({ active: false, archived: false });
    await ask(ARCHIVE, { ids: [id], on: true });
    await ask(ACTIVE, { ids: [id], on: true });
    expect(await rowOf(id)).toMatchObject({ active: true, archived: false });
  });
});
