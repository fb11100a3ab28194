import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setActive } from '../../../server/catalog/product/product-change.service.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  ({ headers } = await buildAdminWith(shop, [Permission.CATALOGUE]));
});
afterAll(() => shop.close());

const change = async (field: 'addProductFit' | 'removeProductFit', productId: number, otherId: number) => {
  const query = `mutation ($productId: Int!, $otherId: Int!) {
    ${field}(input: { productId: $productId, otherId: $otherId }) { id fitsWith { id active archived } } }`;
  const { data, errors } = await shop.graphql<Record<string, { fitsWith: { id: number }[] }> | null>(
    query,
    { productId, otherId },
    { headers },
  );
  return { fits: data?.[field]?.fitsWith.map(({ id }) => id), error: errors?.[0]?.extensions };
};
const add = (productId: number, otherId: number) => change('addProductFit', productId, otherId);
const remove = (productId: number, otherId: number) => change('removeProductFit', productId, otherId);

const PAGE = 'query ($id: Int!) { product(id: $id) { fitsWithCount fitsWith { id name image { url } } } }';

const shown = async (id: number) => {
  const { data } = await shop.graphql<{ product: { fitsWithCount: number; fitsWith: { id: number }[] } }>(PAGE, { id });
  const { fitsWithCount, fitsWith } = data.product;
  expect(fitsWithCount).toBe(fitsWith.length);
  return fitsWith.map((product) => product.id);
};
const built = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await buildProduct(shop.ctx()));
  return ids;
};

describe('products that fit with each other', () => {
  it('are shown on both, in the order in which they were named, whoever named them', async () => {
    const [wing, fuselage, tail] = (await built(3)) as [number, number, number];
    expect((await add(wing, fuselage)).fits).toEqual([fuselage]);
    shop.clock.advance(1000);
    expect((await add(tail, wing)).fits).toEqual([wing]);
    expect(await shown(wing)).toEqual([fuselage, tail]);
    expect(await shown(fuselage)).toEqual([wing]);
    expect((await add(fuselage, wing)).fits).toEqual([wing]);
    expect(await shown(wing)).toEqual([fuselage, tail]);
  });

  it('do no more once that is taken back from either side, and may be named again', async () => {
    const [one, other] = (await built(2)) as [number, number];
    await add(one, other);
    expect((await remove(other, one)).fits).toEqual([]);
    expect(await shown(one)).toEqual([]);
    expect((await remove(other, one)).error).toBeUndefined();
    await add(one, other);
    expect(await shown(other)).toEqual([one]);
  });

  it('stay so while one is off sale or archived, which strangers are not shown', async () => {
    const [one, other] = (await built(2)) as [number, number];
    await add(one, other);
    await setActive(shop.ctx(), other, false);
    expect(await shown(one)).toEqual([]);
    await shop.ctx().sql('UPDATE product SET archived_at = now() WHERE id = $1', [other]);
    expect((await add(one, other)).fits).toEqual([other]);
    await shop.ctx().sql('UPDATE product SET archived_at = NULL WHERE id = $1', [other]);
    await setActive(shop.ctx(), other, true);
    expect(await shown(one)).toEqual([other]);
  });

  it('are two, both of the shop, and no more than 24 of one, also of two calls at once', async () => {
    const [hub, spare] = (await built(2)) as [number, number];
    expect((await add(hub, hub)).error).toMatchObject({ code: 'RELATION_TO_ITSELF' });
    expect((await add(hub, 987_654)).error).toMatchObject({ code: 'PRODUCT_NOT_FOUND', args: { id: 987_654 } });
    expect((await remove(987_654, hub)).error).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    const others = await built(24);
    for (const id of others.slice(1)) await add(hub, id);
    const answers = await Promise.all([add(hub, others[0]!), add(spare, hub)]);
    const refused = answers.filter(({ error }) => error).map(({ error }) => error);
    expect(refused).toMatchObject([{ code: 'TOO_MANY_RELATIONS', args: { id: hub, most: 24 } }]);
    expect(await shown(hub)).toHaveLength(24);
  });

  it('are noted in the audit log with who named them, once', async () => {
    const [one, other] = (await built(2)) as [number, number];
    await add(one, other);
    await add(one, other);
    await remove(one, other);
    const rows = await shop
      .ctx()
      .sql<{ action: string }>('SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY at, id', [String(one)]);
    expect(rows.map(({ action }) => action)).toEqual(['product.fits', 'product.fits']);
  });

  it('cost a page no statement, and a list one however long it is', async () => {
    const [one, other] = (await built(2)) as [number, number];
    await add(one, other);
    const page = (fields: string) => () =>
      shop.graphql(`query ($id: Int!) { product(id: $id) { id ${fields} } }`, { id: one });
    await page('fitsWithCount')();
    expect(await shop.statements(page('fitsWithCount'))).toBe(await shop.statements(page('')));
    const many = (ids: readonly number[]) => () =>
      shop.graphql('query ($ids: [Int!]!) { productsById(ids: $ids) { fitsWith { id } } }', { ids });
    await many([one])();
    expect(await shop.statements(many([one, other]))).toBe(await shop.statements(many([one])));
  });
});
