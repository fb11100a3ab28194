import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateJob } from '../../../server/catalog/product/scheduled-activation.service.ts';
import { assignModel } from '../../../server/models/models.service.ts';
import { publishFiles } from '../../support/builders/build-files.ts';
import { buildEditor, textsOf, type Editor } from '../../support/builders/build-editor.ts';
import { buildCategory, buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let editor: Editor;
beforeAll(async () => {
  shop = await startShop();
  editor = await buildEditor(shop);
  await buildCategory(shop.ctx(), 'rockets');
});
afterAll(() => shop.close());

const isActive = async (id: number): Promise<boolean> => (await editor.call('adminProduct', { id })).product.active;
const update = async (id: number, input: object) => {
  const { version: expectedVersion } = (await editor.call('adminProduct', { id })).product;
  return (await editor.call('updateProduct', { id, expectedVersion, input })).error;
};
const activateMany = async (ids: number[]) => {
  const { data } = await shop.graphql<{
    setProductsActive: { results: { outcome: string; errors: { field: string; code: string }[] }[] };
  }>(
    'mutation ($ids: [Int!]!) { setProductsActive(input: { ids: $ids, active: true }) { results { outcome errors { field code } } } }',
    { ids },
    { headers: editor.admin.headers },
  );
  return data.setProductsActive.results;
};
interface Row {
  sku: string;
  outcome: string;
  errors: { field: string; code: string }[];
}
const send = async (lines: string[], policy = 'REJECT_FAILED_ROWS') => {
  const response = await shop.inject({
    method: 'POST',
    url: `/api/admin/products.csv?dryRun=false&policy=${policy}`,
    headers: { ...editor.admin.headers, 'content-type': 'text/csv' },
    payload: lines.join('\n'),
  });
  return { status: response.statusCode, ...response.json<{ saved: boolean; rows: Row[] }>() };
};
const logged = (id: number, action: string) =>
  shop.ctx().sql(
    `SELECT actor_email AS by, before, after FROM audit_entry
     WHERE subject_id = $1 AND action = $2 ORDER BY id`,
    [String(id), action],
  );
const SOON_MS = 10 * 60_000;
const soon = () => new Date(shop.clock.now().getTime() + SOON_MS).toISOString();
const planned = async (id: number, active = true) => {
  await editor.call('scheduleActivation', { id, at: soon(), active });
  shop.clock.advance(SOON_MS);
  await activateJob.run(shop.ctx(), { productId: id });
};

describe('files without a published version', () => {
  it('are not put on sale, by whichever way, and are once they have one', async () => {
    const id = await buildProduct(shop.ctx(), { productType: 'DIGITAL', files: null, active: false });
    const { sku } = (await editor.call('adminProduct', { id })).product;
    const lacking = { code: 'VALIDATION_FAILED', args: { active: 'NO_VERSION' } };
    expect(await update(id, { active: true })).toMatchObject(lacking);
    const row = { outcome: 'REJECTED', errors: [{ field: 'active', code: 'NO_VERSION' }] };
    expect(await activateMany([id])).toEqual([row]);
    expect((await send(['sku,active', `${sku},yes`])).rows).toMatchObject([row]);
    expect(await isActive(id)).toBe(false);
    await assignModel(shop.ctx(), id, 'sold-model');
    expect(await update(id, { active: true })).toMatchObject(lacking);
    await publishFiles(shop.ctx(), 'sold-model', 'first');
    expect((await activateMany([id]))[0]).toMatchObject({ outcome: 'UPDATED' });
    expect(await isActive(id)).toBe(true);
  });

  it('are made off sale only', async () => {
    const input = {
      slug: 'new-files',
      sku: 'NEW-FILES',
      active: true,
      priceMinor: 900,
      category: 'rockets',
      translations: { en: textsOf('New files') },
    };
    const made = await editor.call('createProduct', { productType: 'DIGITAL', input });
    expect(made.error?.args).toEqual({ active: 'NO_VERSION' });
    const file = ['sku,type,category,price,name_en,summary_en,active', 'CSV-FILES,DIGITAL,rockets,9,Files,Sum,yes'];
    expect((await send(file)).rows).toMatchObject([{ sku: 'CSV-FILES', outcome: 'REJECTED' }]);
    expect((await send(file, 'IGNORE_FAILED')).rows).toMatchObject([{ sku: 'CSV-FILES', outcome: 'CREATED' }]);
    const [{ active }] = (await shop.ctx().sql(`SELECT active FROM product WHERE sku = 'CSV-FILES'`)) as [
      { active: boolean },
    ];
    expect(active).toBe(false);
  });

  it('stay off sale when their planned time comes, and the audit log says why', async () => {
    const id = await buildProduct(shop.ctx(), { productType: 'DIGITAL', files: null, active: false });
    await planned(id);
    expect(await isActive(id)).toBe(false);
    expect(await logged(id, 'product.schedule-refused')).toMatchObject([{ after: { refused: 'NO_VERSION' } }]);
    expect(await logged(id, 'product.schedule-done')).toEqual([]);
  });
});

describe('goods without a price', () => {
  it('are not put on sale, and keep their price while they are', async () => {
    const id = await buildProduct(shop.ctx(), { active: false, priceMinor: 0 });
    expect(await update(id, { active: true })).toMatchObject({ args: { active: 'NO_PRICE' } });
    expect((await activateMany([id]))[0]?.errors).toEqual([{ field: 'active', code: 'NO_PRICE' }]);
    expect(await update(id, { active: true, priceMinor: 100 })).toBeUndefined();
    expect(await update(id, { priceMinor: 0 })).toMatchObject({ args: { priceMinor: 'NO_PRICE' } });
    expect(await isActive(id)).toBe(true);
  });
});

describe('a planned change of state', () => {
  it('is in the audit log when it happens, in the name of who planned it, also when the account is gone', async () => {
    const id = await buildProduct(shop.ctx(), { active: false });
    await planned(id);
    const { email } = editor.admin.user;
    const on = { by: email, before: { active: false }, after: { active: true } };
    expect(await logged(id, 'product.schedule-done')).toEqual([on]);
    await editor.call('scheduleActivation', { id, at: soon(), active: false });
    await shop.ctx().sql('UPDATE scheduled_activation SET planned_by = uuidv7() WHERE product_id = $1', [id]);
    shop.clock.advance(SOON_MS);
    await activateJob.run(shop.ctx(), { productId: id });
    expect(await logged(id, 'product.schedule-done')).toEqual([
      on,
      { by: '', before: { active: true }, after: { active: false } },
    ]);
  });
});

describe('a file of products and somebody who makes the same product meanwhile', () => {
  const HEAD = 'sku,type,category,price,weight_g,name_en,summary_en';
  const row = (sku: string) => `${sku},PHYSICAL,rockets,9,100,Name of ${sku},Sum`;

  /** The file is sent while another transaction has made the product and has not yet committed. */
  const meet = async (sku: string, slug: string, policy: string) => {
    const other = shop.shop.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query(
      `INSERT INTO product (slug, sku, product_type, price_minor, tax_class, category_id, published_at, weight_grams)
       SELECT $2, $1, 'PHYSICAL', 1, 'goods', id, now(), 1 FROM category WHERE slug = 'rockets'`,
      [sku, slug],
    );
    const sent = send([HEAD, row('RACE-A'), row('RACE-B')], policy);
    await new Promise((done) => setTimeout(done, 300));
    await other.commitTransaction();
    await other.release();
    return sent;
  };

  it('is told of the row that it is taken; the others are saved or not, as the policy says', async () => {
    const refused = await meet('RACE-A', 'of-another', 'REJECT_EVERYTHING');
    const taken = { sku: 'RACE-A', outcome: 'REJECTED', errors: [{ field: 'sku', code: 'TAKEN' }] };
    expect(refused).toMatchObject({ status: 200, saved: false });
    expect(refused.rows.find(({ sku }) => sku === 'RACE-A')).toMatchObject(taken);
    await shop.ctx().sql(`DELETE FROM product WHERE sku = 'RACE-A'`);
    const saved = await meet('RACE-OTHER', 'name-of-race-a', 'REJECT_FAILED_ROWS');
    expect(saved).toMatchObject({ status: 200, saved: true });
    expect(saved.rows).toMatchObject([
      { sku: 'RACE-A', outcome: 'REJECTED', errors: [{ field: 'slug', code: 'TAKEN' }] },
      { sku: 'RACE-B', outcome: 'CREATED' },
    ]);
  });
});
