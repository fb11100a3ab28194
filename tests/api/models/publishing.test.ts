import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDrafts, type Drafts } from '../../support/builders/build-draft.ts';
import { buildFiles, publishFiles } from '../../support/builders/build-files.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { boxStl } from '../../support/builders/build-upload.ts';
import { AFTER_PUBLISHING, startShop, type TestShop } from '../../support/shop.ts';

const pdfOf = (options: PDFKit.PDFDocumentOptions): Promise<Buffer> => {
  const document = new PDFDocument(options);
  document.text('Glue the fins on.').end();
  return buffer(document);
};

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop({ without: AFTER_PUBLISHING });
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const PRODUCT = `query ($id: Int!) { product(id: $id) { largestPartMm
  parts { id name quantity grams sizeMm mesh { triangles } } modelVersions { id version changelog publishedAt } } }`;

interface Shown {
  largestPartMm: number[];
  parts: { id: string; name: string; quantity: number; grams: number; sizeMm: number[] }[];
  modelVersions: { id: string; version: string; changelog: string | null }[];
}

const shown = async (id: number, language = 'en'): Promise<Shown> =>
  (await shop.graphql<{ product: Shown }>(PRODUCT, { id }, { headers: { 'accept-language': language } })).data.product;

const soldVersion = async (productId: number): Promise<string> =>
  (
    await shop
      .ctx()
      .sql<{ id: string }>('SELECT version_id AS id FROM product_model WHERE product_id = $1', [productId])
  )[0]!.id;

describe('a published version', () => {
  it('is sold from now on: the page shows its parts, and its versions with what is new in each', async () => {
    const { productId, versionId } = await drafts.product();
    const draft = await drafts.drafted(productId, '1.1', { fin: [80, 30, 3] });
    expect(await shown(productId)).toMatchObject({ largestPartMm: [60, 20, 20], modelVersions: [{ version: '1.0' }] });
    expect((await drafts.publish(draft.id)).id).toBe(draft.id);
    const page = await shown(productId, 'sk');
    expect(page).toMatchObject({
      largestPartMm: [80, 30, 3],
      parts: [
        { id: 'nose', quantity: 2, sizeMm: [20, 20, 60] },
        { id: 'fin', quantity: 2, sizeMm: [80, 30, 3] },
      ],
      modelVersions: [
        { id: draft.id, version: '1.1', changelog: 'Nové v 1.1' },
        { id: versionId, version: '1.0', changelog: 'Nové v 1.0' },
      ],
    });
    expect((await shown(productId, 'de')).modelVersions[0]!.changelog).toBe('New in 1.1');
  });

  it('leaves what was sold before it as it is: a buyer of 1.0 still loads 1.0', async () => {
    const { productId, versionId } = await drafts.product();
    await buildPaidOrder(shop.ctx(), [productId]);
    await drafts.publish((await drafts.drafted(productId, '1.1', { fin: [41, 31, 3] })).id);
    const files = await shop
      .ctx()
      .sql<{ sha256: string; bytes: number; name: string }>(
        'SELECT name, sha256, bytes FROM model_file WHERE version_id = $1 ORDER BY name',
        [versionId],
      );
    expect(files.map(({ name }) => name)).toEqual([
      '3mf/01_nose_x2.3mf',
      '3mf/02_fin_x2.3mf',
      'stl/01_nose_x2.stl',
      'stl/02_fin_x2.stl',
    ]);
    for (const { sha256, bytes } of files) expect(await shop.shop.files.size(sha256)).toBe(bytes);
    const [entitled] = await shop
      .ctx()
      .sql<{ version: string }>('SELECT model_version_id AS version FROM entitlement WHERE product_id = $1', [
        productId,
      ]);
    expect(entitled!.version).toBe(versionId);
  });

  it('never puts what is sold below /media', async () => {
    const { productId } = await drafts.product();
    const files = await shop
      .ctx()
      .sql<{ sha256: string }>(
        'SELECT f.sha256 FROM model_file f JOIN product_model m ON m.version_id = f.version_id WHERE m.product_id = $1',
        [productId],
      );
    expect(files).toHaveLength(4);
    for (const { sha256 } of files) {
      for (const extension of ['stl', '3mf', 'glb']) {
        expect((await shop.inject({ url: `/media/${sha256}.${extension}` })).statusCode).toBe(404);
      }
    }
  });

  it('keeps guides and licences of the version before it', async () => {
    const { productId } = await buildFiles(shop.ctx());
    const { id } = await drafts.begin(productId);
    await drafts.call('editModelDraft', { id, input: { revision: 'D' } });
    const uploadId = await drafts.send(boxStl([30, 30, 90]));
    await drafts.call('setModelDraftPart', { id, partId: 'nose', uploadId });
    expect((await drafts.publish(id)).error).toBeUndefined();
    const rows = await shop
      .ctx()
      .sql<{ kind: string }>('SELECT kind FROM model_file WHERE version_id = $1 AND part_id IS NULL ORDER BY kind', [
        id,
      ]);
    expect(rows.map(({ kind }) => kind)).toEqual(['GUIDE', 'GUIDE', 'GUIDE', 'LICENCE']);
  });

  it('takes an uploaded guide and licence with it, and never an encrypted guide', async () => {
    const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
    const { id } = await drafts.drafted(productId, '1.0', { fin: [40, 30, 3] });
    const locked = await drafts.show(await drafts.send(await pdfOf({ userPassword: 'x' }), 'guide.pdf'));
    expect([locked.state, locked.refusal]).toEqual(['REFUSED', 'PAPER_ENCRYPTED']);
    const torn = (await pdfOf({})).subarray(0, 300);
    expect((await drafts.show(await drafts.send(torn, 'guide.pdf'))).refusal).toBe('PAPER_NOT_READABLE');
    const [guide, licence] = [await pdfOf({}), Buffer.from('Licencia: na vlastnú stavbu.')];
    const place = async (content: Buffer, name: string, language: string | null) =>
      drafts.call('setModelDraftPaper', { id, uploadId: await drafts.send(content, name), language });
    await place(guide, 'manual.pdf', 'en');
    await place(guide, 'anleitung.pdf', 'de');
    await place(licence, 'licence.txt', null);
    await drafts.call('removeModelDraftPaper', { id, kind: 'GUIDE', language: 'de' });
    expect((await place(boxStl(), 'box.stl', 'en')).error?.code).toBe('PAPER_NOT_READABLE');
    expect((await drafts.publish(id)).error).toBeUndefined();
    const files = await shop
      .ctx()
      .sql<{ name: string; sha256: string }>(
        `SELECT name, locale, kind, format, sha256 FROM model_file WHERE version_id = $1 AND part_id IS NULL ORDER BY kind`,
        [id],
      );
    expect(files).toMatchObject([
      { name: `guide/product-${productId}-guide-en.pdf`, locale: 'en', kind: 'GUIDE', format: 'PDF' },
      { name: 'licence.txt', locale: null, kind: 'LICENCE', format: 'TXT' },
    ]);
    expect(await shop.shop.files.readAll(files[0]!.sha256)).toEqual(guide);
    expect(await shop.shop.files.readAll(files[1]!.sha256)).toEqual(licence);
  });

  it('belongs to the kit and to the files of a model alike', async () => {
    const { productId } = await drafts.product();
    const kit = await buildProduct(shop.ctx());
    await shop.ctx().sql('UPDATE product SET counterpart_id = $2 WHERE id = $1', [kit, productId]);
    const draft = await drafts.begin(kit);
    expect(draft.parts.map(({ id }) => id)).toEqual(['nose', 'fin']);
    await drafts.call('editModelDraft', { id: draft.id, input: { revision: '2' } });
    await drafts.publish(draft.id);
    expect([await soldVersion(kit), await soldVersion(productId)]).toEqual([draft.id, draft.id]);
  });
});

describe('publishing', () => {
  it('is refused while something is missing, and says what', async () => {
    const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
    const { id } = await drafts.begin(productId);
    const { error } = await drafts.publish(id);
    expect(error).toEqual({
      code: 'DRAFT_INCOMPLETE',
      args: { problems: ['revision', 'print', 'parts'].map((field) => ({ partId: null, field })) },
    });
    expect((await drafts.publish('0195a3f0-0000-7000-8000-000000000000')).error?.code).toBe('NOT_FOUND');
    expect((await drafts.publish('nonsense')).error?.code).toBe('NOT_FOUND');
  });

  it('twice at once has one winner; the other is told, as is who goes on editing', async () => {
    const { productId } = await drafts.product();
    const { id } = await drafts.drafted(productId, '1.1', { fin: [43, 30, 3] });
    const answers = await Promise.all([drafts.publish(id), drafts.publish(id), drafts.publish(id)]);
    expect(answers.filter((answer) => answer.id === id)).toHaveLength(1);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['VERSION_CONFLICT', 'VERSION_CONFLICT']);
    expect((await drafts.call('editModelDraft', { id, input: {} })).error?.code).toBe('VERSION_CONFLICT');
    expect((await shown(productId)).modelVersions).toHaveLength(2);
  });

  it('under a number that the model had already is refused', async () => {
    const { productId } = await drafts.product();
    const { id } = await drafts.drafted(productId, '1.0', { fin: [44, 30, 3] });
    expect((await drafts.publish(id)).error).toEqual({ code: 'VALIDATION_FAILED', args: { revision: 'TAKEN' } });
  });

  it('does not take the place of a version that came meanwhile', async () => {
    const { productId, modelId } = await buildFiles(shop.ctx());
    const { id } = await drafts.begin(productId);
    await drafts.call('editModelDraft', { id, input: { revision: 'D' } });
    await publishFiles(shop.ctx(), modelId, 'meanwhile');
    expect((await drafts.publish(id)).error?.code).toBe('VERSION_CONFLICT');
  });

  it('files of the sample again does not take the place of what an admin published', async () => {
    const { productId, modelId } = await buildFiles(shop.ctx());
    const { id } = await drafts.begin(productId);
    await drafts.call('editModelDraft', { id, input: { revision: 'D' } });
    await drafts.publish(id);
    await publishFiles(shop.ctx(), modelId, `one ${modelId}`);
    expect(await soldVersion(productId)).toBe(id);
  });
});
