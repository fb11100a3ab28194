import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelDraft } from '../../../server/models/draft/model-draft.entity.ts';
import { buildDrafts, partDetails, PRINT, type Drafts } from '../../support/builders/build-draft.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { binaryOf, boxSoup, turnedSoup, type Soup } from '../../unit/models/stl-writing.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop();
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const long = boxSoup([0, 0, 0], [400, 60, 40]);
/** A plate over a smaller foot, which runs half a millimetre into it. */
const upsideDown = boxSoup([0, 0, 20], [80, 80, 30]).concat(boxSoup([30, 30, 0], [50, 50, 20.5]));
const BED = { widthMm: 220, depthMm: 220, heightMm: 250 };

const draftOf = async (soup: Soup): Promise<{ id: string; productId: number }> => {
  const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
  const { id } = await drafts.begin(productId);
  await drafts.call('setModelDraftPart', { id, partId: 'spar', uploadId: await drafts.send(binaryOf(soup)) });
  return { id, productId };
};
const stored = async (id: string): Promise<ModelDraft> => shop.ctx().repo(ModelDraft).findOneByOrFail({ id });

const STATE = '{ triangles volumeCm3 sizeMm overhangCm2 firstLayerCm2 photo { url } }';

interface Shown {
  parts: { cutFrom: string | null }[];
  leftOut: { partId: string }[];
  turnings: { after: { photo: { url: string } } }[];
  cuttings: { pieces: { state: { photo: { url: string } } }[] }[];
}

const shown = async (productId: number): Promise<Shown> => {
  const query = `query ($id: Int!) { modelDraft(productId: $id) { parts { cutFrom } leftOut { partId }
    turnings { partId isTaken turn before ${STATE} after ${STATE} }
    cuttings { partId bed { widthMm } before ${STATE} pieces { fileName dowelMm count state ${STATE} }
    cuts { pieces joint count dowelMm } } } }`;
  const { data } = await shop.graphql<{ modelDraft: Shown }>(query, { id: productId }, drafts);
  return data.modelDraft;
};

describe('a part that lies badly', () => {
  const turn = (id: string) => drafts.call('turnModelDraftPart', { id, partId: 'spar' });
  const take = (id: string, isTaken: boolean) => drafts.call('takeTurnedModelDraftPart', { id, partId: 'spar', isTaken }); // oxfmt-ignore

  it('is turned to the least support beside the file that was sent, taken, and given back', async () => {
    const { id, productId } = await draftOf(upsideDown);
    const sent = (await stored(id)).parts[0]!;
    expect((await turn(id)).draft.parts[0]!.sha256).toBe(sent.stl.sha256);
    const [turning] = (await shown(productId)).turnings;
    expect(turning).toMatchObject({ partId: 'spar', isTaken: false, turn: [180, 0, 0], before: { overhangCm2: 64, firstLayerCm2: 4 }, after: { overhangCm2: 4, firstLayerCm2: 64, sizeMm: [80, 80, 30] } }); // oxfmt-ignore
    expect((await shop.inject({ url: turning!.after.photo.url })).statusCode).toBe(200);
    expect((await take(id, true)).draft.parts[0]!.sha256).not.toBe(sent.stl.sha256);
    expect((await stored(id)).parts[0]!.orientation).toEqual({ turn: [180, 0, 0], onBed: true });
    expect((await take(id, false)).draft.parts[0]!.sha256).toBe(sent.stl.sha256);
    const back = (await stored(id)).parts[0]!;
    expect([back.orientation, back.facts, back.pictures]).toEqual([sent.orientation, sent.facts, sent.pictures]);
  });

  it('is not turned where nothing would be better, and unknown parts are told', async () => {
    const { id } = await draftOf(boxSoup([0, 0, 0], [50, 40, 30]));
    expect((await turn(id)).error).toMatchObject({ code: 'MESH_NOT_TURNED', args: { reason: 'LIES_BEST' } });
    expect((await take(id, true)).error?.code).toBe('NOT_FOUND');
  });

  it('goes back to the file that was sent, turned or not, when mending is undone', async () => {
    const { id } = await draftOf(upsideDown);
    const sent = (await stored(id)).parts[0]!.stl.sha256;
    const mend = (isTaken: boolean) => drafts.call('takeMendedModelDraftPart', { id, partId: 'spar', isTaken });
    await drafts.call('mendModelDraftPart', { id, partId: 'spar', unite: true });
    await mend(true);
    await turn(id);
    const turned = (await take(id, true)).draft.parts[0]!.sha256;
    expect((await mend(false)).draft.parts[0]!.sha256).toBe(sent);
    expect((await stored(id)).parts[0]!.turning).toBeUndefined();
    expect((await mend(true)).draft.parts[0]!.sha256).toBe(turned);
    expect((await stored(id)).parts[0]!.turning).toMatchObject({ isTaken: true });
  });
});

describe('a part that is larger than a bed', () => {
  const cut = (id: string, joint = 'DOWELS', bed: object = BED) =>
    drafts.call('cutModelDraftPart', { id, partId: 'spar', bed, joint });
  const take = (id: string) => drafts.call('takeCutModelDraftPart', { id, partId: 'spar' });
  const putBack = (id: string) => drafts.call('restoreModelDraftPart', { id, partId: 'spar' });

  it('is cut beside the whole, and its pieces and dowels stand in its place once that is taken', async () => {
    const { id, productId } = await draftOf(long);
    await drafts.call('editModelDraftPart', { id, partId: 'spar', input: partDetails('Spar') });
    await cut(id);
    const [cutting] = (await shown(productId)).cuttings;
    expect(cutting).toMatchObject({
      bed: { widthMm: 220 },
      before: { volumeCm3: 960, sizeMm: [400, 60, 40] },
      pieces: [
        { dowelMm: null, count: 1, state: { sizeMm: [200, 60, 40] } },
        { dowelMm: null, count: 1, state: { sizeMm: [200, 60, 40] } },
        { dowelMm: 8, count: 2 },
      ],
      cuts: [{ pieces: [1, 2], joint: 'DOWELS', count: 2, dowelMm: 8 }],
    });
    expect((await shop.inject({ url: cutting!.pieces[1]!.state.photo.url })).statusCode).toBe(200);
    const { draft } = await take(id);
    expect(draft.parts.map((part) => [part.id, part.name?.en, part.quantity, part.material])).toEqual([
      ['spar-1', 'Spar 1/2', 2, 'PETG'],
      ['spar-2', 'Spar 2/2', 2, 'PETG'],
      ['spar-dowel-8', 'Spar: dowel 8 × 24 mm', 4, 'PETG'],
    ]);
    expect((await shown(productId)).parts.map(({ cutFrom }) => cutFrom)).toEqual(['spar', 'spar', 'spar']);
    await drafts.call('editModelDraft', { id, input: { revision: '1.0', print: PRINT } });
    expect((await drafts.publish(id)).error).toBeUndefined();
  });

  it('is one part again when it is put back', async () => {
    const { id, productId } = await draftOf(long);
    const sent = (await stored(id)).parts[0]!;
    await cut(id, 'DOVETAILS');
    await take(id);
    await drafts.call('removeModelDraftPart', { id, partId: 'spar-2' });
    expect((await shown(productId)).leftOut.map(({ partId }) => partId)).toEqual(['spar', 'spar-2']);
    const { draft } = await putBack(id);
    expect([draft.parts.map((part) => part.sha256), draft.leftOut]).toEqual([[sent.stl.sha256], []]);
    expect((await take(id)).draft.parts.map((part) => part.id)).toEqual(['spar-1', 'spar-2']);
  });

  it('is not cut where that makes no sense, and beds are checked', async () => {
    const { id } = await draftOf(long);
    expect((await cut(id, 'DOWELS', { widthMm: 420, depthMm: 420, heightMm: 420 })).error).toMatchObject({ code: 'MESH_NOT_CUT', args: { reason: 'FITS_ALREADY' } }); // oxfmt-ignore
    expect((await cut(id, 'DOWELS', { widthMm: 4, depthMm: 420, heightMm: 420 })).error?.code).toBe('VALIDATION_FAILED'); // oxfmt-ignore
    expect((await take(id)).error?.code).toBe('NOT_FOUND');
    const torn = await draftOf(turnedSoup(long).slice(1));
    expect((await cut(torn.id)).error).toMatchObject({ code: 'MESH_NOT_CUT', args: { reason: 'NOT_CLOSED' } });
  });
});
