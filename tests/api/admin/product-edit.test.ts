import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateJob } from '../../../server/catalog/product/scheduled-activation.service.ts';
import { assignModel } from '../../../server/models/models.service.ts';
import { publishFiles } from '../../support/builders/build-files.ts';
import {
  buildEditor,
  refusalsOf,
  textsOf,
  type EditableShown,
  type Editor,
} from '../../support/builders/build-editor.ts';
import { buildAttributes, buildCategory, buildImage, buildProduct } from '../../support/builders/build-product.ts';
import { stockOf } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let editor: Editor;
beforeAll(async () => {
  shop = await startShop();
  editor = await buildEditor(shop);
  await buildCategory(shop.ctx());
  await buildAttributes(shop.ctx());
});
afterAll(() => shop.close());

let serial = 0;
const newFiles = (changes: object = {}) => {
  serial += 1;
  return {
    slug: `files-${serial}`,
    sku: `F-${serial}`,
    priceMinor: 1290,
    category: 'rockets',
    translations: { en: textsOf(`Files ${serial}`) },
    ...changes,
  };
};
const create = (input: object, productType = 'DIGITAL') => editor.call('createProduct', { productType, input });
const update = (id: number, expectedVersion: number, input: object) =>
  editor.call('updateProduct', { id, expectedVersion, input });
const show = async (id: number) => (await editor.call('adminProduct', { id })).product;

describe('a product that an admin makes', () => {
  it('is off sale until it is put on sale, and has what was said of it in every language', async () => {
    const components = [{ name: 'Servo', quantity: 2, specifications: '9 g', required: true }];
    const printSettings = Object.fromEntries(
      ['printTime', 'layerHeight', 'infill', 'supports', 'materials', 'estimatedCost'].map((key) => [key, 'as usual']),
    );
    const printInfo = { printSettings, rcComponents: components, additionalNotes: [] };
    const input = newFiles({
      translations: { en: textsOf('Comet', { printInfo }), sk: textsOf('Kométa') },
      attributes: [
        { key: 'length', number: 612 },
        { key: 'skill', option: 'beginner' },
      ],
    });
    const { product } = await create(input);
    expect(product).toMatchObject({ active: false, version: 1, price: { minor: 1290 }, category: 'rockets' });
    expect(product.translations.map(({ locale, name }) => [locale, name])).toEqual([
      ['en', 'Comet'],
      ['sk', 'Kométa'],
    ]);
    expect(product.translations[0]!.printInfo?.rcComponents).toEqual([{ name: 'Servo', quantity: 2 }]);
    expect(product.attributes).toEqual([
      { key: 'length', number: 612, option: null },
      { key: 'skill', number: null, option: 'beginner' },
    ]);
    const seen = (id: number) => shop.graphql<{ product: { name: string } }>(`{ product(id: ${id}) { name } }`);
    expect((await seen(product.id)).errors?.[0]?.extensions.code).toBe('PRODUCT_INACTIVE');
    await assignModel(shop.ctx(), product.id, 'made-model');
    await publishFiles(shop.ctx(), 'made-model', 'first');
    await update(product.id, 1, { active: true });
    expect((await seen(product.id)).data.product.name).toBe('Comet');
  });

  it('keeps nothing of a description but what is on the allow-list', async () => {
    const description = '<p onclick="x()">Hi <b>you</b><script>alert(1)</script><a href="javascript:1">go</a></p>';
    const { product } = await create(newFiles({ translations: { en: textsOf('Clean', { description }) } }));
    expect(product.translations[0]!.description).toBe('<p>Hi you<a rel="noopener">go</a></p>');
  });

  it('is refused by field', async () => {
    const taken = newFiles();
    await create(taken);
    const codes = async (input: object, type?: string) => (await create(input, type)).error?.args;
    expect(await codes(newFiles({ slug: taken.slug }))).toEqual({ slug: 'TAKEN' });
    expect(await codes(newFiles({ sku: taken.sku }))).toEqual({ sku: 'TAKEN' });
    expect(await codes(newFiles({ category: 'none' }))).toEqual({ category: 'UNKNOWN' });
    expect(await codes(newFiles({ weightGrams: 5 }))).toEqual({ weightGrams: 'NOT_ALLOWED' });
    expect(await codes(newFiles(), 'PHYSICAL')).toEqual({ weightGrams: 'REQUIRED' });
    expect(await codes(newFiles({ priceMinor: -1 }))).toEqual({ priceMinor: 'TOO_SMALL' });
    expect(await codes(newFiles({ translations: { en: textsOf('') } }))).toMatchObject({
      'translations.en.name': 'TOO_SMALL',
    });
    expect(await codes(newFiles({ attributes: [{ key: 'skill', option: 'godlike' }] }))).toEqual({
      'attributes.skill': 'UNKNOWN',
    });
    expect(await codes(newFiles({ videoUrl: 'http://example.com' }))).toHaveProperty('videoUrl');
    const viewerSettings = { cameraOrbit: [1, 2], upAxis: 'Y', autoRotate: true, background: 'url(x)' };
    expect(Object.keys((await codes(newFiles({ viewerSettings })))!)).toContain('viewerSettings.background');
  });
});

describe('a product that an admin changes', () => {
  it('changes in what is given and in nothing else', async () => {
    const id = await buildProduct(shop.ctx(), { name: 'Steady' });
    const { product } = await update(id, 1, { priceMinor: 2500 });
    expect(product).toMatchObject({ price: { minor: 2500 }, version: 2, active: true, weightGrams: 400 });
    expect(product.translations[0]!.name).toBe('Steady');
    expect((await update(id, 2, { weightGrams: null })).error?.args).toEqual({ weightGrams: 'REQUIRED' });
  });

  it('is not overwritten by who saw an older one, who finds the newer values and who made them', async () => {
    const id = await buildProduct(shop.ctx());
    await update(id, 1, { priceMinor: 111 });
    const late = await update(id, 1, { priceMinor: 222 });
    expect(late.error).toEqual({ code: 'VERSION_CONFLICT', args: { id, version: 2 } });
    const { lastChange, price, version } = await show(id);
    expect({ price, version }).toEqual({ price: { minor: 111 }, version: 2 });
    expect(lastChange?.by).toBe(editor.admin.user.email);
    expect((await update(id, version, { priceMinor: 222 })).product.price.minor).toBe(222);
  });

  it('is refused where there is none', async () => {
    expect((await update(999_999, 1, {})).error?.code).toBe('PRODUCT_NOT_FOUND');
    expect((await editor.call('adminProduct', { id: 999_999 })).error?.code).toBe('PRODUCT_NOT_FOUND');
  });

  it('is seen by admins as shoppers will see it, also while it is off sale', async () => {
    const id = await buildProduct(shop.ctx(), { name: 'Hidden', active: false });
    const query = `{ productPreview(id: ${id}) { name tabs { id } } }`;
    const { data } = await shop.graphql<{ productPreview: { name: string } }>(query, {}, editor.admin);
    expect(data.productPreview.name).toBe('Hidden');
    expect((await shop.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('leaves its trace in the audit log: what changed, before and after', async () => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 1000, name: 'Logged' });
    await update(id, 1, { priceMinor: 1500 });
    const rows = await shop
      .ctx()
      .sql('SELECT action, subject_name, before, after FROM audit_entry WHERE subject_id = $1', [String(id)]);
    expect(rows).toEqual([
      { action: 'product.update', subject_name: 'Logged', before: { priceMinor: 1000 }, after: { priceMinor: 1500 } },
    ]);
  });
});

describe('a duplicate', () => {
  it('is like the product, off sale, without stock, and with a part number and address of its own', async () => {
    await buildAttributes(shop.ctx());
    const of = { sku: 'TWIN', slug: 'twin', name: 'Twin', nameSk: 'Dvojča', attributes: { length: 612 } };
    const id = await buildProduct(shop.ctx(), { ...of, images: [await buildImage(shop.ctx())] });
    const first = await show(id);
    const copies = await Promise.all([1, 2].map(() => editor.call('duplicateProduct', { id })));
    expect(copies.map(({ product }) => product.sku).sort()).toEqual(['TWIN-2', 'TWIN-3']);
    const { product } = copies[0]!;
    expect(product).toMatchObject({ slug: product.sku.toLowerCase(), active: false, price: first.price });
    const same = ({ translations, attributes, pictures, category, weightGrams }: EditableShown) =>
      ({ translations, attributes, pictures, category, weightGrams }); // oxfmt-ignore
    expect(same(product)).toEqual(same(first));
    expect(await stockOf(shop, product.id)).toEqual({ onHand: 0, reserved: 0 });
    expect((await editor.call('duplicateProduct', { id: 999_999 })).error?.code).toBe('PRODUCT_NOT_FOUND');
  });
});

describe('what a product names', () => {
  it('as its counterpart is of the other type and names it back; former partners are let go', async () => {
    const [kit, files, other] = [
      await buildProduct(shop.ctx()),
      await buildProduct(shop.ctx(), { productType: 'DIGITAL' }),
      await buildProduct(shop.ctx(), { productType: 'DIGITAL' }),
    ];
    const link = async (id: number, counterpartId: number | null) => {
      const { version: expectedVersion } = await show(id);
      return editor.call('updateProduct', { id, expectedVersion, input: { counterpartId } });
    };
    expect((await link(kit, files)).product).toMatchObject({ counterpartId: files, linked: [{ id: files }] });
    expect((await show(files)).counterpartId).toBe(kit);
    await link(other, kit);
    expect([(await show(kit)).counterpartId, (await show(files)).counterpartId]).toEqual([other, null]);
    expect((await link(other, files)).error?.args).toEqual({ counterpartId: 'SAME_TYPE' });
    expect((await link(kit, 999_999)).error?.args).toEqual({ counterpartId: 'UNKNOWN' });
    await link(kit, null);
    expect([(await show(kit)).counterpartId, (await show(other)).counterpartId]).toEqual([null, null]);
  });

  it('as a component is a product of the shop, and not itself', async () => {
    const [id, motor] = [await buildProduct(shop.ctx()), await buildProduct(shop.ctx())];
    const settings = {
      printTime: '1',
      layerHeight: '1',
      infill: '1',
      supports: '1',
      materials: '1',
      estimatedCost: '1',
    };
    const name = async (productId: number) => {
      const rcComponents = [{ name: 'Motor', quantity: 1, specifications: '', required: true, productId }];
      const printInfo = { printSettings: settings, rcComponents, additionalNotes: [] };
      const { version: expectedVersion } = await show(id);
      const input = { translations: { en: textsOf('Named', { printInfo }) } };
      return editor.call('updateProduct', { id, expectedVersion, input });
    };
    expect((await name(motor)).product.linked).toEqual([{ id: motor }]);
    for (const wrong of [id, 999_999])
      expect((await name(wrong)).error?.args).toEqual({
        'translations.en.printInfo.rcComponents.0.productId': 'UNKNOWN',
      });
  });
});

describe('a planned change of state', () => {
  const MINUTES_MS = 10 * 60_000;
  const soon = () => new Date(shop.clock.now().getTime() + MINUTES_MS).toISOString();
  const plan = (id: number, at: string | null, active = true) => editor.call('scheduleActivation', { id, at, active });
  const wake = (productId: number) => activateJob.run(shop.ctx(), { productId });

  it('is shown, happens at its time and not before, and once', async () => {
    const id = await buildProduct(shop.ctx(), { active: false });
    const at = soon();
    expect((await plan(id, at)).product.schedule).toEqual({ at, active: true });
    await wake(id);
    expect((await show(id)).active).toBe(false);
    shop.clock.advance(MINUTES_MS);
    await wake(id);
    expect(await show(id)).toMatchObject({ active: true, schedule: null, version: 2 });
    await wake(id);
    expect((await show(id)).version).toBe(2);
  });

  it('is a job of the database, so that a restart does not lose it', async () => {
    const id = await buildProduct(shop.ctx(), { active: false });
    const at = soon();
    await plan(id, at);
    const [job] = await shop
      .ctx()
      .sql<{ run_at: Date }>('SELECT run_at FROM graphile_worker.jobs WHERE key = $1', [`catalog.activate:${id}`]);
    expect(job?.run_at.toISOString()).toBe(at);
  });

  it('can be moved and given up', async () => {
    const id = await buildProduct(shop.ctx());
    await plan(id, soon());
    expect((await plan(id, soon(), false)).product.schedule?.active).toBe(false);
    expect((await plan(id, null)).product.schedule).toBeNull();
    shop.clock.advance(2 * MINUTES_MS);
    await wake(id);
    expect((await show(id)).active).toBe(true);
  });

  it('is refused for a time that is over and for a product that is not there', async () => {
    const id = await buildProduct(shop.ctx());
    const past = new Date(shop.clock.now().getTime() - 1000).toISOString();
    expect((await plan(id, past)).error?.args).toEqual({ at: 'PAST' });
    expect((await plan(999_999, soon())).error?.code).toBe('PRODUCT_NOT_FOUND');
  });
});

describe('what admins do with products', () => {
  it('is refused to visitors, customers, and admins whose role is about other things', async () => {
    const id = await buildProduct(shop.ctx());
    const alt = { en: 'x' };
    const variables = {
      id,
      productType: 'DIGITAL',
      expectedVersion: 1,
      at: null,
      keys: [],
      key: 'x',
      input: {},
      picture: { key: 'x', kind: 'PHOTO', alt, position: 0, anchors: [] },
    };
    const refused = await refusalsOf(shop, editor, variables);
    const { describeProductPicture: _, ...rest } = refused;
    for (const [name, codes] of Object.entries(rest))
      expect([name, codes]).toEqual([name, ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN']]);
    const describe_ = await refusalsOf(shop, editor, { ...variables, input: { kind: 'PHOTO', alt } });
    expect(describe_.describeProductPicture).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN']);
  });
});
