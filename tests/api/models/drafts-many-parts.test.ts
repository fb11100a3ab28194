import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepUploadsJob } from '../../../server/models/upload/uploads-cleanup.job.ts';
import { signInAs } from '../../support/builders/build-account.ts';
import {
  boxArchive,
  buildDrafts,
  partDetails,
  type Drafts,
  type DraftShown,
} from '../../support/builders/build-draft.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop();
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const BOXES = { nose: [20, 20, 60], fin: [40, 30, 3], lug: [10, 10, 10] };

const drafted = async (): Promise<DraftShown> => {
  const { productId } = await drafts.product();
  return drafts.drafted(productId, '1.1', BOXES);
};

const partIds = ({ parts }: DraftShown): string[] => parts.map(({ id }) => id);

describe('several parts at once', () => {
  it('are changed in one step, each by what is said of it, the others not at all', async () => {
    const { id, version } = await drafted();
    const parts = [
      { partId: 'fin', material: 'ASA', quantity: 4 },
      { partId: 'nose', material: 'ASA', slicedGrams: 12.5 },
    ];
    const { draft } = await drafts.call('editModelDraftParts', { id, input: { parts } });
    expect(draft.version).toBe(version + 1);
    expect(draft.parts).toMatchObject([
      { id: 'nose', material: 'ASA', quantity: 2, gramsFrom: 'SLICER' },
      { id: 'fin', material: 'ASA', quantity: 4, gramsFrom: 'ESTIMATE' },
      { id: 'lug', material: 'PETG', quantity: 2 },
    ]);
    const edits = await shop
      .ctx()
      .sql(`SELECT FROM audit_entry WHERE action = 'model.draft-edit' AND after->'part.fin'->>'material' = 'ASA'`);
    expect(edits).toHaveLength(1);
  });

  it('are all left alone where one is wrong, unknown or said twice', async () => {
    const { id } = await drafted();
    const change = async (...parts: object[]) =>
      (await drafts.call('editModelDraftParts', { id, input: { parts } })).error;
    const good = { partId: 'fin', material: 'ASA' };
    expect(await change(good, { partId: 'nose', quantity: 0 })).toEqual({
      code: 'VALIDATION_FAILED',
      args: { 'parts.1.quantity': 'TOO_SMALL' },
    });
    expect((await change(good, { partId: 'wing', quantity: 1 }))?.code).toBe('NOT_FOUND');
    expect(await change(good, good)).toEqual({ code: 'VALIDATION_FAILED', args: { parts: 'CUSTOM' } });
    expect(await change()).toEqual({ code: 'VALIDATION_FAILED', args: { parts: 'TOO_SMALL' } });
    const { draft } = await drafts.call('editModelDraft', { id, input: {} });
    expect(draft.parts.map(({ material }) => material)).toEqual(['PETG', 'PETG', 'PETG']);
  });

  it('are not changed for who has not read the draft as it is', async () => {
    const { id, version } = await drafted();
    const parts = [{ partId: 'fin', material: 'ASA' }];
    const { error } = await drafts.call('editModelDraftParts', { id, expectedVersion: version - 1, input: { parts } });
    expect(error).toEqual({ code: 'VERSION_CONFLICT', args: { id, version } });
  });
});

describe('a part that was left out', () => {
  it('is put back where it stood, with all that was said of it', async () => {
    const before = await drafted();
    const { id } = before;
    const { draft: without } = await drafts.call('removeModelDraftPart', { id, partId: 'fin' });
    expect([partIds(without), without.leftOut]).toEqual([['nose', 'lug'], [{ partId: 'fin' }]]);
    const { draft } = await drafts.call('restoreModelDraftPart', { id, partId: 'fin' });
    expect(draft.parts).toEqual(before.parts);
    expect(draft.leftOut).toEqual([]);
  });

  it('cannot be put back twice, nor before it was left out', async () => {
    const { id } = await drafted();
    const restore = async () => (await drafts.call('restoreModelDraftPart', { id, partId: 'fin' })).error?.code;
    expect(await restore()).toBe('NOT_FOUND');
    await drafts.call('removeModelDraftPart', { id, partId: 'fin' });
    expect(await restore()).toBeUndefined();
    expect(await restore()).toBe('NOT_FOUND');
  });

  it('is not offered again where another file took its name meanwhile', async () => {
    const { id } = await drafted();
    await drafts.call('removeModelDraftPart', { id, partId: 'fin' });
    const { draft } = await drafts.call('fillModelDraft', {
      id,
      uploadId: await drafts.send(await boxArchive({ fin: [50, 30, 3] }), 'fin.zip'),
    });
    expect(draft.leftOut).toEqual([]);
    const { draft: after } = await drafts.call('restoreModelDraftPart', { id, partId: 'fin' });
    expect(after.parts.find((part) => part.id === 'fin')?.sizeMm).toEqual([50, 30, 3]);
  });

  it('keeps its files as long as the draft, after its upload was swept', async () => {
    const { id } = await drafted();
    await drafts.call('removeModelDraftPart', { id, partId: 'fin' });
    await shop.ctx().sql(`UPDATE model_upload SET updated_at = updated_at - interval '2 days'`);
    shop.clock.advance(2 * 3_600_000);
    await sweepUploadsJob.run(shop.ctx(), {});
    const headers = await signInAs(shop, drafts.admin.user);
    await drafts.call('restoreModelDraftPart', { id, partId: 'fin' }, headers);
    await drafts.call('editModelDraftPart', { id, partId: 'fin', input: partDetails('fin') }, headers);
    expect((await drafts.publish(id, headers)).error).toBeUndefined();
  });
});
