import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUrl } from '../../../server/models/picture/private-pictures.ts';
import { buildDrafts, type Drafts } from '../../support/builders/build-draft.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { boxStl } from '../../support/builders/build-upload.ts';
import { AFTER_PUBLISHING, startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop({ without: AFTER_PUBLISHING });
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const COMPARED = `older newer unchanged gramsBefore gramsAfter parts { partId kind
  before { name quantity sizeMm volumeCm3 grams shapeUrl } after { name quantity sizeMm volumeCm3 grams shapeUrl } }`;
const ASK = `query ($id: Int!, $older: ID, $newer: ID) { product(id: $id) {
  modelVersions { id } versionComparison(older: $older, newer: $newer) { ${COMPARED} } } }`;

interface Part {
  name: string;
  quantity: number | null;
  sizeMm: number[];
  volumeCm3: number | null;
  grams: number | null;
  shapeUrl: string;
}
interface Compared {
  older: string;
  newer: string | null;
  unchanged: number;
  gramsBefore: number | null;
  gramsAfter: number | null;
  parts: { partId: string; kind: string; before: Part | null; after: Part | null }[];
}
interface Page {
  modelVersions: { id: string }[];
  versionComparison: Compared | null;
}

const ask = async (id: number, given: object = {}, language = 'en') => {
  const headers = { 'accept-language': language };
  const { data, errors } = await shop.graphql<{ product: Page } | null>(ASK, { id, ...given }, { headers });
  return { page: data?.product, code: errors?.[0]?.extensions.code };
};

/** Files with 1.0, and 1.1 in which the fin is longer, the nose stays and a tail is new. */
const changed = async (): Promise<number> => {
  const { productId } = await drafts.product();
  const { id } = await drafts.drafted(productId, '1.1', { fin: [80, 30, 3], tail: [10, 10, 10] });
  await drafts.publish(id);
  return productId;
};

describe('what a version changed', () => {
  it('is told part by part with its figures before and after', async () => {
    const id = await changed();
    const compared = (await ask(id)).page!.versionComparison!;
    expect(compared).toMatchObject({
      older: '1.0',
      newer: '1.1',
      unchanged: 1,
      parts: [
        {
          partId: 'fin',
          kind: 'CHANGED',
          before: { name: 'fin', quantity: 2, sizeMm: [40, 30, 3], volumeCm3: 3.6 },
          after: { name: 'fin', quantity: 2, sizeMm: [80, 30, 3], volumeCm3: 7.2 },
        },
        { partId: 'tail', kind: 'ADDED', before: null, after: { sizeMm: [10, 10, 10], volumeCm3: 1 } },
      ],
    });
    const [fin, tail] = compared.parts;
    const more = 2 * (fin!.after!.grams! - fin!.before!.grams! + tail!.after!.grams!);
    expect(compared.gramsAfter! - compared.gramsBefore!).toBeCloseTo(more, 1);
    expect((await ask(id, {}, 'sk')).page!.versionComparison!.parts[0]!.after!.name).toBe('fin (sk)');
  });

  it('is nothing after the first version, and nothing without a model', async () => {
    const { productId } = await drafts.product();
    expect((await ask(productId)).page!.versionComparison).toBeNull();
    expect((await ask(await buildProduct(shop.ctx()))).page!.versionComparison).toBeNull();
  });

  it('is asked of any two versions of the model, in whatever order, and of no others', async () => {
    const id = await changed();
    await drafts.publish((await drafts.drafted(id, '1.2', { fin: [40, 30, 3] })).id);
    const [third, , first] = (await ask(id)).page!.modelVersions.map((version) => version.id);
    for (const given of [
      { older: first, newer: third },
      { older: third, newer: first },
    ]) {
      expect((await ask(id, given)).page!.versionComparison).toMatchObject({
        older: '1.0',
        newer: '1.2',
        unchanged: 2,
        parts: [{ partId: 'tail', kind: 'ADDED' }],
      });
    }
    const { versionId } = await drafts.product();
    expect((await ask(id, { older: versionId })).code).toBe('NOT_FOUND');
    expect((await ask(id, { newer: 'x' })).code).toBe('NOT_FOUND');
  });

  it('costs no more statements for many products than for one', async () => {
    const ids = [await changed(), await changed(), await changed()];
    const many = 'query ($ids: [Int!]!) { productsById(ids: $ids) { id versionComparison { unchanged } } }';
    const count = (some: readonly number[]) => shop.statements(() => shop.graphql(many, { ids: some }));
    await count(ids);
    expect(await count(ids)).toBe(await count(ids.slice(0, 1)));
  });

  it('is told of a draft against what is sold, to admins', async () => {
    const { productId } = await drafts.product();
    await drafts.drafted(productId, '1.1', { fin: [80, 30, 3] });
    const query = `query ($id: Int!) { modelDraft(productId: $id) { comparison { ${COMPARED} } } }`;
    const { data } = await shop.graphql<{ modelDraft: { comparison: Compared } }>(
      query,
      { id: productId },
      { headers: drafts.headers },
    );
    const { comparison } = data.modelDraft;
    expect(comparison).toMatchObject({ older: '1.0', newer: '1.1', parts: [{ partId: 'fin', kind: 'CHANGED' }] });
    const shape = await shop.inject({ url: comparison.parts[0]!.after!.shapeUrl });
    expect(shape.statusCode).toBe(200);
    const first = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
    await drafts.begin(first);
    const none = await shop.graphql<{ modelDraft: { comparison: null } }>(query, { id: first }, { headers: drafts.headers }); // oxfmt-ignore
    expect(none.data.modelDraft.comparison).toBeNull();
  });
});

describe('the shape of a part', () => {
  it('is a coarse GLB in millimetres of its file, never the file', async () => {
    const { after } = (await ask(await changed())).page!.versionComparison!.parts[0]!;
    const answer = await shop.inject({ url: after!.shapeUrl });
    expect(answer.headers['content-type']).toBe('model/gltf-binary');
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('glTF');
    expect(answer.rawPayload.includes(boxStl([80, 30, 3]).subarray(84, 134))).toBe(false);
  });

  it('is shown by addresses that the shop signed, until they are old', async () => {
    const { after } = (await ask(await changed())).page!.versionComparison!.parts[0]!;
    const forged = after!.shapeUrl.replace(/signature=.{4}/, 'signature=AAAA');
    expect((await shop.inject({ url: forged })).statusCode).toBe(404);
    expect((await shop.inject({ url: after!.shapeUrl.split('?')[0]! })).statusCode).toBe(400);
    const gone = signedUrl(shop.shop, '/api/part-shapes', `${'0'.repeat(64)}.glb`);
    expect((await shop.inject({ url: gone })).statusCode).toBe(404);
    shop.clock.advance(3 * 3_600_000);
    expect((await shop.inject({ url: after!.shapeUrl })).statusCode).toBe(404);
  });
});
