import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelDraft, type DraftPart } from '../../../server/models/draft/model-draft.entity.ts';
import { ModelVersion } from '../../../server/models/version/model-version.entity.ts';
import { buildDrafts, partDetails, PRINT, type Drafts } from '../../support/builders/build-draft.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { binaryOf, boxSoup, type Soup } from '../../unit/models/stl-writing.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop();
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const box = boxSoup([0, 0, 0], [50, 40, 30]);
const torn = box.slice(1);

/** A draft with one part of that file. */
const draftOf = async (soup: Soup): Promise<{ id: string; productId: number }> => {
  const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
  const { id } = await drafts.begin(productId);
  await drafts.call('setModelDraftPart', { id, partId: 'box', uploadId: await drafts.send(binaryOf(soup)) });
  return { id, productId };
};

const partOf = async (id: string): Promise<DraftPart> =>
  (await shop.ctx().repo(ModelDraft).findOneByOrFail({ id })).parts[0]!;

const mend = (id: string, unite = false) => drafts.call('mendModelDraftPart', { id, partId: 'box', unite });
const take = (id: string, isTaken: boolean) => drafts.call('takeMendedModelDraftPart', { id, partId: 'box', isTaken });

interface Shown {
  canBeMended: boolean;
  mending: {
    isTaken: boolean;
    done: { step: string; count: number }[];
    before: { triangles: number; volumeCm3: number | null; photo: { url: string } | null };
    after: { triangles: number; volumeCm3: number; photo: { url: string }; findings: { severity: string }[] };
  } | null;
}

const shown = async (productId: number): Promise<Shown> => {
  const state = '{ triangles volumeCm3 photo { url } findings { code severity count } }';
  const query = `query ($id: Int!) { modelDraft(productId: $id) { parts { canBeMended
    mending { isTaken done { step count } before ${state} after ${state} } } } }`;
  const { data } = await shop.graphql<{ modelDraft: { parts: Shown[] } }>(query, { id: productId }, drafts);
  return data.modelDraft.parts[0]!;
};

describe('a part with a hole', () => {
  it('is mended beside the file that was sent, and shown with both pictures and figures', async () => {
    const { id, productId } = await draftOf(torn);
    expect(await shown(productId)).toEqual({ canBeMended: true, mending: null });
    const sent = await partOf(id);
    const { draft } = await mend(id);
    expect([draft.parts[0]!.sha256, draft.parts[0]!.errors]).toEqual([sent.stl.sha256, ['OPEN_EDGES']]);
    const { mending } = await shown(productId);
    expect(mending).toMatchObject({
      isTaken: false,
      done: [{ step: 'HOLES_CLOSED', count: 1 }],
      before: { triangles: 11 },
      after: { triangles: 12, volumeCm3: 60 },
    });
    expect(mending!.after.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const photo = await shop.inject({ url: mending!.after.photo.url });
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('is sold mended once that is taken, says what was mended, and goes back to the file that was sent', async () => {
    const { id, productId } = await draftOf(torn);
    const sent = await partOf(id);
    await mend(id);
    const taken = (await take(id, true)).draft.parts[0]!;
    expect([taken.errors, taken.sha256 === sent.stl.sha256, (await shown(productId)).canBeMended]).toEqual([[], false, false]); // oxfmt-ignore
    expect((await take(id, false)).draft.parts[0]).toMatchObject({ errors: ['OPEN_EDGES'], sha256: sent.stl.sha256 });
    await take(id, true);
    await drafts.call('editModelDraftPart', { id, partId: 'box', input: partDetails('box') });
    await drafts.call('editModelDraft', { id, input: { revision: '1.0', print: PRINT } });
    expect((await drafts.publish(id)).error).toBeUndefined();
    const { manifest } = await shop.ctx().repo(ModelVersion).findOneByOrFail({ id });
    expect(manifest.parts[0]!.facts).toMatchObject({ watertight: true, triangles: 12, mended: ['HOLES_CLOSED'] });
    const query = 'query ($id: Int!) { product(id: $id) { parts { mesh { mended } } } }';
    const { data } = await shop.graphql<{ product: { parts: unknown[] } }>(query, { id: productId });
    expect(data.product.parts).toEqual([{ mesh: { mended: ['HOLES_CLOSED'] } }]);
  });

  it('forgets what was mended when another file is sent', async () => {
    const { id, productId } = await draftOf(torn);
    await mend(id);
    await take(id, true);
    await drafts.call('setModelDraftPart', { id, partId: 'box', uploadId: await drafts.send(binaryOf(box)) });
    expect(await shown(productId)).toEqual({ canBeMended: false, mending: null });
  });

  it('is changed by one of two at a time', async () => {
    const { id } = await draftOf(torn);
    const expectedVersion = await drafts.versionOf(id);
    await mend(id);
    const late = await drafts.call('mendModelDraftPart', { id, expectedVersion, partId: 'box', unite: false });
    expect(late.error?.code).toBe('VERSION_CONFLICT');
  });
});

describe('bodies that run through each other', () => {
  it('are united where that is wanted', async () => {
    const { id, productId } = await draftOf([...box, ...boxSoup([40, 10, 10], [70, 20, 20])]);
    expect((await shown(productId)).canBeMended).toBe(true);
    await mend(id, true);
    expect((await shown(productId)).mending!.done).toEqual([{ step: 'BODIES_UNITED', count: 2 }]);
    expect((await partOf(id)).mending!.other.facts).toMatchObject({ shells: 1, overlapMm3: 0 });
  });
});

describe('mending', () => {
  it('says why it cannot be done, and changes nothing', async () => {
    const { id, productId } = await draftOf(box.slice(0, 2));
    const { error } = await mend(id);
    expect(error).toMatchObject({ code: 'MESH_NOT_MENDED', args: { reason: 'TOO_MUCH_DROPPED' } });
    expect(await shown(productId)).toEqual({ canBeMended: true, mending: null });
  });

  it('has nothing for an unknown part, or one that was not mended', async () => {
    const { id } = await draftOf(torn);
    const unknown = await drafts.call('mendModelDraftPart', { id, partId: 'lid', unite: false });
    expect([unknown.error?.code, (await take(id, true)).error?.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});
