import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkCounterparts, setActive } from '../../../server/catalog/product/product-change.service.ts';
import { buildDrafts, type DraftShown, type Drafts } from '../../support/builders/build-draft.ts';
import { boatFacts } from '../../support/builders/build-flight.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { AFTER_PUBLISHING, startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop({ without: AFTER_PUBLISHING });
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const BEGIN = `mutation ($productId: Int!, $originId: Int!, $versionId: ID!) {
  beginModelRemix(input: { productId: $productId, originId: $originId, versionId: $versionId }) {
    id revision parts { id name { en } quantity sha256 grams } changelog { en } papers { kind } problems { field } } }`;

const remix = async (productId: number, originId: number, versionId: string) => {
  const { data, errors } = await shop.graphql<{ beginModelRemix: DraftShown & { papers: object[] } } | null>(
    BEGIN,
    { productId, originId, versionId },
    { headers: drafts.headers },
  );
  return { draft: data?.beginModelRemix, error: errors?.[0]?.extensions };
};
const files = (): Promise<number> => buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });

/** A published remix of a product with version 1.0. */
const published = async () => {
  const origin = await drafts.product();
  const productId = await files();
  const { draft } = await remix(productId, origin.productId, origin.versionId);
  await drafts.call('editModelDraft', { id: draft!.id, input: { revision: 'R1' } });
  const { error, id } = await drafts.publish(draft!.id);
  expect(error).toBeUndefined();
  return { origin, productId, versionId: id! };
};

const TREE = `query ($id: Int!) { product(id: $id) { remixOf { version product { id } }
  modelVersions { version remixes { id name } } } }`;

interface Tree {
  remixOf: { version: string; product: { id: number } } | null;
  modelVersions: { version: string; remixes: { id: number }[] }[];
}
const tree = async (id: number): Promise<Tree> => (await shop.graphql<{ product: Tree }>(TREE, { id })).data.product;

describe('a remix of another model', () => {
  it('begins with the parts of that version, and with words of its own', async () => {
    const origin = await drafts.product();
    const productId = await files();
    const { draft } = await remix(productId, origin.productId, origin.versionId);
    expect(draft).toMatchObject({
      revision: null,
      changelog: { en: null },
      papers: [],
      parts: [
        { id: 'nose', name: { en: 'nose' }, quantity: 2 },
        { id: 'fin', name: { en: 'fin' }, quantity: 2 },
      ],
      problems: [{ field: 'revision' }],
    });
    expect(await tree(productId)).toEqual({ remixOf: null, modelVersions: [] });
  });

  it('drives or runs as the model that it came from', async () => {
    const { kind: _, ...boat } = boatFacts();
    const origin = await drafts.product();
    const { id } = await drafts.begin(origin.productId);
    await drafts.call('editModelDraft', { id, input: { revision: '1.1', flight: { boat } } });
    const { id: versionId } = await drafts.publish(id);
    const productId = await files();
    const { draft } = await remix(productId, origin.productId, versionId!);
    await drafts.call('editModelDraft', { id: draft!.id, input: { revision: 'R1' } });
    await drafts.publish(draft!.id);
    const query = 'query ($id: Int!) { product(id: $id) { drive { ... on BoatDrive { waterlineMm } } } }';
    const { data } = await shop.graphql<object>(query, { id: productId });
    expect(data).toEqual({ product: { drive: { waterlineMm: 370 } } });
  });

  it('is shown on both products once it is published: where it is from, and under that version', async () => {
    const { origin, productId } = await published();
    expect(await tree(productId)).toMatchObject({
      remixOf: { version: '1.0', product: { id: origin.productId } },
      modelVersions: [{ version: 'R1', remixes: [] }],
    });
    await drafts.publish((await drafts.drafted(origin.productId, '1.1', { fin: [80, 30, 3] })).id);
    expect((await tree(origin.productId)).modelVersions).toMatchObject([
      { version: '1.1', remixes: [] },
      { version: '1.0', remixes: [{ id: productId }] },
    ]);
  });

  it('is shown once where it is sold in two forms: in that of the page', async () => {
    const { origin, productId } = await published();
    const kit = await buildProduct(shop.ctx());
    await linkCounterparts(shop.ctx(), productId, kit);
    await drafts.begin(kit);
    expect((await tree(origin.productId)).modelVersions[0]!.remixes).toMatchObject([{ id: productId }]);
  });

  it('keeps its origin while either is off sale, which strangers are not shown', async () => {
    const { origin, productId } = await published();
    await setActive(shop.ctx(), origin.productId, false);
    expect((await tree(productId)).remixOf).toBeNull();
    const query = 'query ($id: Int!) { adminProduct(id: $id) { remixOf { version product { id active } } } }';
    const { data } = await shop.graphql<object>(query, { id: productId }, { headers: drafts.headers });
    expect(data).toEqual({
      adminProduct: { remixOf: { version: '1.0', product: { id: origin.productId, active: false } } },
    });
    await setActive(shop.ctx(), origin.productId, true);
    await setActive(shop.ctx(), productId, false);
    expect((await tree(origin.productId)).modelVersions[0]!.remixes).toEqual([]);
  });

  it('has no origin any more once its first draft is given up, and may begin anew', async () => {
    const origin = await drafts.product();
    const productId = await files();
    const { draft } = await remix(productId, origin.productId, origin.versionId);
    const discard = `mutation ($id: ID!, $v: Int!) { discardModelDraft(input: { id: $id, expectedVersion: $v }) { id } }`;
    await shop.graphql(discard, { id: draft!.id, v: 1 }, { headers: drafts.headers });
    expect(await shop.ctx().sql('SELECT FROM model_remix WHERE origin_product_id = $1', [origin.productId])).toEqual(
      [],
    );
    expect((await remix(productId, origin.productId, origin.versionId)).error).toBeUndefined();
    const rows = await shop
      .ctx()
      .sql("SELECT FROM audit_entry WHERE action = 'model.remix' AND subject_id = $1", [String(productId)]);
    expect(rows).toHaveLength(2);
  });
});

describe('what cannot be a remix', () => {
  it('is a product of itself, of what came of it, or one with files of its own', async () => {
    const { origin, productId, versionId } = await published();
    const itself = await remix(origin.productId, origin.productId, origin.versionId);
    expect(itself.error).toMatchObject({ code: 'RELATION_TO_ITSELF' });
    const cycle = await remix(origin.productId, productId, versionId);
    expect(cycle.error).toMatchObject({ code: 'RELATION_CYCLE' });
    const late = await remix((await drafts.product()).productId, origin.productId, origin.versionId);
    expect(late.error).toMatchObject({ code: 'REMIX_TOO_LATE' });
    const begun = await files();
    await drafts.begin(begun);
    expect((await remix(begun, origin.productId, origin.versionId)).error).toMatchObject({ code: 'REMIX_TOO_LATE' });
  });

  it('is one of a product or a version that is not there', async () => {
    const { productId: originId, versionId } = await drafts.product();
    const id = await files();
    expect((await remix(id, 987_654, versionId)).error).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect((await remix(987_654, originId, versionId)).error).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    const { versionId: foreign } = await drafts.product();
    for (const wrong of [foreign, 'x']) expect((await remix(id, originId, wrong)).error).toMatchObject({ code: 'NOT_FOUND' }); // oxfmt-ignore
  });

  it('is the twenty-fifth of one product', async () => {
    const { productId: originId, versionId } = await drafts.product();
    await shop.ctx().sql(
      `INSERT INTO model_remix (model_id, origin_product_id, origin_version_id, begun_at)
       SELECT 'other-' || n, $1, $2, now() FROM generate_series(1, 24) n`,
      [originId, versionId],
    );
    const { error } = await remix(await files(), originId, versionId);
    expect(error).toMatchObject({ code: 'TOO_MANY_RELATIONS', args: { id: originId, most: 24 } });
  });
});
