import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimatedGrams } from '../../../server/models/part-grams.ts';
import { sweepUploadsJob } from '../../../server/models/upload/uploads-cleanup.job.ts';
import { signInAs } from '../../support/builders/build-account.ts';
import { buildDrafts, PRINT, partDetails, type Drafts, type DraftShown } from '../../support/builders/build-draft.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { boxStl } from '../../support/builders/build-upload.ts';
import { AFTER_PUBLISHING, startShop, type TestShop } from '../../support/shop.ts';
import { asciiOf, boxSoup } from '../../unit/models/stl-writing.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop({ without: AFTER_PUBLISHING });
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const fresh = async (): Promise<DraftShown> =>
  drafts.begin(await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' }));

const partIds = ({ parts }: DraftShown): string[] => parts.map(({ id }) => id);

describe('the draft of a version', () => {
  it('begins empty for a product without a model, and is the same one for who begins again', async () => {
    const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
    const [one, two] = await Promise.all([drafts.begin(productId), drafts.begin(productId)]);
    expect(one.id).toBe(two.id);
    expect(one).toMatchObject({ parts: [], revision: null });
    expect(one.problems.map(({ field }) => field)).toEqual(['revision', 'print', 'parts']);
  });

  it('begins with what is sold now, part for part', async () => {
    const { productId } = await buildFiles(shop.ctx());
    const draft = await drafts.begin(productId);
    expect(draft.parts).toMatchObject([
      { id: 'nose', name: { en: 'Nose cone' }, quantity: 1, material: 'PLA', grams: 41.5, fileName: 'nose.stl' },
      { id: 'fin', name: { en: 'Fin' }, quantity: 3, material: 'PETG', grams: 12 },
    ]);
    expect(draft.changes).toEqual({ added: [], changed: [], removed: [] });
    expect(draft.problems).toEqual([{ partId: null, field: 'revision' }]);
  });

  it('is changed by admins alone', async () => {
    const anna = await buildPerson(shop);
    const { id } = await fresh();
    const calls: [string, Record<string, unknown>][] = [
      ['beginModelDraft', { productId: 1 }],
      ['editModelDraft', { id, input: {} }],
      ['setModelDraftPart', { id, partId: 'x', uploadId: id }],
      ['fillModelDraft', { id, uploadId: id }],
      ['editModelDraftPart', { id, partId: 'x', input: {} }],
      ['editModelDraftParts', { id, input: { parts: [{ partId: 'x' }] } }],
      ['removeModelDraftPart', { id, partId: 'x' }],
      ['restoreModelDraftPart', { id, partId: 'x' }],
    ];
    for (const [name, variables] of calls) {
      expect([name, (await drafts.call(name, variables, anna.headers)).error?.code]).toEqual([name, 'FORBIDDEN']);
      expect([name, (await drafts.call(name, variables, {})).error?.code]).toEqual([name, 'UNAUTHENTICATED']);
    }
    expect((await drafts.publish(id, anna.headers)).error?.code).toBe('FORBIDDEN');
    const shown = await shop.graphql('{ modelDraft(productId: 1) { id } }', {}, anna);
    expect(shown.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('of a product that is not there is refused', async () => {
    expect((await drafts.call('beginModelDraft', { productId: 999_999 })).error?.code).toBe('PRODUCT_NOT_FOUND');
  });

  it('that is given up is gone, and what is sold stays', async () => {
    const { productId } = await buildFiles(shop.ctx());
    const { id } = await drafts.begin(productId);
    const discard = 'mutation ($id: ID!) { discardModelDraft(input: { id: $id, expectedVersion: 1 }) { id } }';
    await shop.graphql(discard, { id }, drafts);
    const { data } = await shop.graphql<{ modelDraft: null; product: { parts: object[] } }>(
      `{ modelDraft(productId: ${productId}) { id } product(id: ${productId}) { parts { id } } }`,
      {},
      drafts,
    );
    expect(data).toMatchObject({ modelDraft: null, product: { parts: [{ id: 'nose' }, { id: 'fin' }] } });
    expect((await drafts.call('editModelDraft', { id, input: {} })).error?.code).toBe('NOT_FOUND');
  });
});

describe('two admins at one draft', () => {
  it('never overwrite each other unread: the second is told, and goes on from what is stored', async () => {
    const { id, version } = await fresh();
    const as = (expectedVersion: number, revision: string) =>
      drafts.call('editModelDraft', { id, expectedVersion, input: { revision } });
    const first = await as(version, '1.1');
    expect(first.draft).toMatchObject({ revision: '1.1', version: version + 1 });
    const conflict = { code: 'VERSION_CONFLICT', args: { id, version: version + 1 } };
    expect((await as(version, '1.2')).error).toEqual(conflict);
    const removal = { id, expectedVersion: version, partId: 'nose' };
    expect((await drafts.call('removeModelDraftPart', removal)).error).toEqual(conflict);
    for (const end of ['publishModelDraft', 'discardModelDraft']) {
      const answer = await shop.graphql(
        `mutation { ${end}(input: { id: "${id}", expectedVersion: ${version} }) { id } }`,
        {},
        drafts,
      );
      expect(answer.errors?.[0]?.extensions).toEqual(conflict);
    }
    expect((await as(version + 1, '1.2')).draft.revision).toBe('1.2');
  });
});

describe('a part of a draft', () => {
  it('takes its file, size and mesh from an upload and keeps its id and what was said when the file is replaced', async () => {
    const { id } = await fresh();
    const [first, second] = [await drafts.send(boxStl([20, 20, 60])), await drafts.send(boxStl([22, 20, 60]))];
    const added = await drafts.call('setModelDraftPart', { id, partId: 'nose', uploadId: first });
    expect(added.draft.parts).toMatchObject([{ id: 'nose', name: null, sizeMm: [20, 20, 60] }]);
    const lacking = added.draft.problems.filter(({ partId }) => partId === 'nose').map(({ field }) => field);
    expect(lacking, 'one copy without supports is what the form shows').toEqual(['name', 'material', 'colour']);
    await drafts.call('editModelDraftPart', { id, partId: 'nose', input: partDetails('nose') });
    const { draft } = await drafts.call('setModelDraftPart', { id, partId: 'nose', uploadId: second });
    expect(draft.parts).toMatchObject([{ id: 'nose', name: { en: 'nose' }, quantity: 2, sizeMm: [22, 20, 60] }]);
    expect(draft.parts[0]!.sha256).not.toBe(added.draft.parts[0]!.sha256);
  });

  it('weighs what the Print tab estimates, until a slicer’s grams are said, and again for another file', async () => {
    const { id } = await fresh();
    const uploadId = await drafts.send(boxStl([20, 20, 60]));
    await drafts.call('editModelDraft', { id, input: { print: PRINT } });
    await drafts.call('setModelDraftPart', { id, partId: 'nose', uploadId });
    const { draft } = await drafts.call('editModelDraftPart', { id, partId: 'nose', input: partDetails('nose') });
    const [row] = await shop
      .ctx()
      .sql<{ facts: never }>(`SELECT parts->0->'facts' AS facts FROM model_draft WHERE id = $1`, [id]);
    const estimated = estimatedGrams({ facts: row!.facts, material: 'PETG' }, { ...PRINT, infillPercent: [15, 20] });
    expect(draft.parts[0]).toMatchObject({ grams: estimated, gramsFrom: 'ESTIMATE' });
    const say = (input: object) => drafts.call('editModelDraftPart', { id, partId: 'nose', input });
    expect((await say({ slicedGrams: 12.5 })).draft.parts[0]).toMatchObject({ grams: 12.5, gramsFrom: 'SLICER' });
    expect((await say({ quantity: 3 })).draft.parts[0]).toMatchObject({ grams: 12.5, quantity: 3 });
    expect((await say({ slicedGrams: null })).draft.parts[0]).toMatchObject({ grams: estimated });
  });

  it('comes from an archive with all that its manifest says; parts that it does not name stay', async () => {
    const { productId } = await drafts.product();
    const draft = await drafts.drafted(productId, '1.1', { fin: [41, 30, 3], lug: [10, 10, 10] });
    expect(partIds(draft)).toEqual(['nose', 'fin', 'lug']);
    expect(draft.changes).toEqual({ added: ['lug'], changed: ['fin'], removed: [] });
    expect(draft.problems).toEqual([]);
    const { draft: without } = await drafts.call('removeModelDraftPart', { id: draft.id, partId: 'nose' });
    expect(without.changes.removed).toEqual(['nose']);
  });

  it('is refused by the code of its file, before it is examined, and under a name that is none', async () => {
    const { id } = await fresh();
    const bad = await drafts.send(Buffer.from('hello'));
    const good = await drafts.send(boxStl());
    const waiting = (await drafts.announce(100)).data!.beginModelUpload.id;
    const set = async (variables: object) =>
      (await drafts.call('setModelDraftPart', { id, partId: 'nose', ...variables })).error?.code;
    expect(await set({ uploadId: bad })).toBe('MESH_NOT_RECOGNISED');
    expect(await set({ uploadId: waiting })).toBe('UPLOAD_NOT_READY');
    expect(await set({ uploadId: id })).toBe('NOT_FOUND');
    expect(await set({ uploadId: good, file: 'other.stl' })).toBe('NOT_FOUND');
    expect(await set({ uploadId: good, partId: '../nose' })).toBe('VALIDATION_FAILED');
    expect((await drafts.call('fillModelDraft', { id, uploadId: good })).error?.code).toBe('ARCHIVE_MANIFEST_INVALID');
    const said = await drafts.call('editModelDraftPart', { id, partId: 'nose', input: { quantity: 0 } });
    expect(said.error).toEqual({ code: 'VALIDATION_FAILED', args: { quantity: 'TOO_SMALL' } });
    expect(partIds((await drafts.call('editModelDraft', { id, input: {} })).draft)).toEqual([]);
  });

  it('with errors in its mesh may be in a draft and not in a version', async () => {
    const { productId } = await drafts.product();
    const { id } = await drafts.drafted(productId, '1.1', {});
    const uploadId = await drafts.send(asciiOf(boxSoup([0, 0, 0], [40, 30, 3]).slice(1)));
    const { draft } = await drafts.call('setModelDraftPart', { id, partId: 'fin', uploadId });
    expect(draft.problems).toEqual([{ partId: 'fin', field: 'mesh' }]);
    expect((await drafts.publish(id)).error).toEqual({ code: 'DRAFT_BROKEN', args: { parts: ['fin'] } });
  });

  it('loses nothing when two admins change two parts at the same time', async () => {
    const { id } = await fresh();
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const uploadId = await drafts.send(boxStl());
    // Who is told of the other's change sends again for what is stored then.
    const untilTaken = async (partId: string): Promise<void> => {
      const { error } = await drafts.call('setModelDraftPart', { id, partId, uploadId });
      if (error?.code === 'VERSION_CONFLICT') return untilTaken(partId);
      expect(error).toBeUndefined();
    };
    await Promise.all(ids.map(untilTaken));
    const { draft } = await drafts.call('editModelDraft', { id, input: {} });
    expect(partIds(draft).sort()).toEqual(ids);
  });

  it('keeps its file as long as the draft, after its upload was swept', async () => {
    const { productId } = await drafts.product();
    const draft = await drafts.drafted(productId, '1.1', { fin: [42, 30, 3] });
    await shop.ctx().sql(`UPDATE model_upload SET updated_at = updated_at - interval '2 days'`);
    shop.clock.advance(2 * 3_600_000);
    await sweepUploadsJob.run(shop.ctx(), {});
    expect(await shop.ctx().sql('SELECT FROM model_upload')).toEqual([]);
    const headers = await signInAs(shop, drafts.admin.user);
    expect((await drafts.publish(draft.id, headers)).error).toBeUndefined();
  });
});
