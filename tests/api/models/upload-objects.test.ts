import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { enqueueExamination } from '../../../server/models/upload/examine-upload.job.ts';
import { buildDrafts, partDetails, PRINT, type Drafts } from '../../support/builders/build-draft.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { zipOf } from '../../support/builders/build-upload.ts';
import { zipPath } from '../../support/download-calls.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';
import { boxSoup } from '../../unit/models/stl-writing.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop();
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const meshOf = (sides: readonly number[]): string => {
  const soup = boxSoup([0, 0, 0], sides);
  const points = soup.flatMap((t) => [t.slice(0, 3), t.slice(3, 6), t.slice(6)]);
  const vertices = points.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`).join('');
  const triangles = soup.map((_, i) => `<triangle v1="${3 * i}" v2="${3 * i + 1}" v3="${3 * i + 2}"/>`).join('');
  return `<mesh><vertices>${vertices}</vertices><triangles>${triangles}</triangles></mesh>`;
};

const MOVED = '1 0 0 0 1 0 0 0 1 60 0 0';
const TURNED = '0 1 0 -1 0 0 0 0 1 0 90 0';
const MIRRORED = '-1 0 0 0 1 0 0 0 1 -60 0 0';

const RESOURCES =
  '<basematerials id="9"><base name="Signal orange" displaycolor="#F2500EFF"/><base name="Bone" displaycolor="#E9E5DA"/></basematerials>' +
  `<object id="1" type="model" name="Fin &amp; tab" pid="9" pindex="1">${meshOf([40, 30, 3])}</object>` +
  `<object id="2" type="model">${meshOf([20, 20, 60])}</object>` +
  '<object id="3" type="model" name="Zv\u00e4zok"><components><component objectid="2"/><component objectid="1" transform="1 0 0 0 1 0 0 0 1 100 0 0"/></components></object>' +
  `<object id="4" type="support" name="Brim">${meshOf([5, 5, 1])}</object>`;

const SETTINGS =
  '<?xml version="1.0"?><config><object id="1"><metadata key="name" value="Fin"/></object>' +
  '<object id="2"><metadata type="object" key="name" value="Nose cone"/><metadata key="sparse_infill_density" value="15%"/></object></config>';

const threeMf = (items: string, resources = RESOURCES): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': '<Relationships/>',
    '3D/3dmodel.model':
      '<?xml version="1.0" encoding="UTF-8"?><model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">' +
      `<metadata name="Designer">A. Maker</metadata><resources>${resources}</resources><build>${items}</build></model>`,
    'Metadata/Slic3r_PE_model.config': SETTINGS,
  });

const item = (id: number, transform = '', more = ''): string =>
  `<item objectid="${id}"${transform && ` transform="${transform}"`} ${more}/>`;

const uploaded = async (content: Buffer, isOnePart = false) => {
  const { data } = await shop.graphql<{ beginModelUpload: { id: string } }>(
    'mutation ($input: BeginModelUploadInput!) { beginModelUpload(input: $input) { id } }',
    { input: { fileName: 'plate.3mf', bytes: content.length, isOnePart } },
    drafts,
  );
  await drafts.put(data.beginModelUpload.id, content);
  await shop.runJobs();
  return drafts.show(data.beginModelUpload.id);
};

const begun = async () => {
  const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
  return { productId, id: (await drafts.begin(productId)).id };
};

const PLATE = item(1) + item(1, MOVED) + item(1, TURNED) + item(2) + item(3) + item(4) + item(2, '', 'printable="0"');

describe('a 3MF with several objects', () => {
  it('becomes a part of each, with its name, how often it is built, its colour and size', async () => {
    const { id } = await begun();
    const upload = await uploaded(await threeMf(PLATE));
    expect([upload.state, upload.files.map(({ partId }) => partId)]).toEqual([
      'READY',
      ['fin-tab', 'nose-cone', 'zvazok'],
    ]);
    const { draft } = await drafts.call('fillModelDraft', { id, uploadId: upload.id });
    expect(draft.parts).toMatchObject([
      { id: 'fin-tab', name: { en: 'Fin & tab' }, quantity: 3, sizeMm: [40, 30, 3] },
      { id: 'nose-cone', name: { en: 'Nose cone' }, quantity: 1, sizeMm: [20, 20, 60] },
      { id: 'zvazok', name: { en: 'Zv\u00e4zok' }, quantity: 1, sizeMm: [140, 30, 60] },
    ]);
    const [row] = await shop.ctx().sql<{ hex: string; own: boolean; sha256: string }>(
      `SELECT parts->0->'colour'->>'hex' AS hex, parts->0->'ownThreeMf' AS own, parts->0->'threeMf'->>'sha256' AS sha256
         FROM model_draft WHERE id = $1`,
      [id],
    );
    expect(row).toMatchObject({ hex: '#e9e5da', own: true });
    const sold = await buffer(await shop.shop.uploads.read(row!.sha256));
    const files = await unzip(sold);
    const model = files.get('3D/3dmodel.model')!.toString();
    expect(model).toContain('A. Maker');
    expect(model).toContain('Signal orange');
    expect([...model.matchAll(/<(?:object |item object)id="(\d)"/g)].map(([, object]) => object)).toEqual(['1', '1']);
    expect(files.get('Metadata/Slic3r_PE_model.config')!.toString()).not.toContain('Nose cone');
    expect((await readMesh(meshSourceOf(sold))).mesh.corners).toHaveLength(36);
  });

  it('keeps a mirrored one apart from its twin, and leaves what the seller said of a part', async () => {
    const { id } = await begun();
    const content = await threeMf(item(1) + item(1, MIRRORED));
    const first = await uploaded(content);
    const { draft } = await drafts.call('fillModelDraft', { id, uploadId: first.id });
    expect(draft.parts).toMatchObject([
      { id: 'fin-tab', quantity: 1 },
      { id: 'fin-tab-2', quantity: 1 },
    ]);
    const name = { en: 'Left fin', sk: 'Ľavé krídelko', de: 'Linke Finne' };
    await drafts.call('editModelDraftPart', { id, partId: 'fin-tab', input: { name } });
    const again = await uploaded(await threeMf(item(1) + item(1, MIRRORED) + item(2)));
    const filled = await drafts.call('fillModelDraft', { id, uploadId: again.id });
    expect(filled.draft.parts.map((part) => part.name?.en)).toEqual(['Left fin', 'Fin & tab', 'Nose cone']);
  });

  it('is one part where that is wanted, and where it has one object once', async () => {
    const whole = await uploaded(await threeMf(PLATE), true);
    expect(whole.files).toMatchObject([{ name: 'plate.3mf', partId: null, refusal: null }]);
    const single = await uploaded(await threeMf(item(3) + item(4)));
    expect(single.files).toMatchObject([{ name: 'plate.3mf', partId: null, refusal: null }]);
  });

  it('is sold object by object with colours, settings and the number of the order', async () => {
    const { id, productId } = await begun();
    const { id: uploadId } = await uploaded(await threeMf(item(1) + item(2)));
    await drafts.call('fillModelDraft', { id, uploadId });
    const parts = ['fin-tab', 'nose-cone'].map((partId) => ({ partId, ...partDetails(partId) }));
    await drafts.call('editModelDraftParts', { id, input: { parts } });
    await drafts.call('editModelDraft', { id, input: { revision: '1.0', print: PRINT } });
    expect((await drafts.publish(id)).error).toBeUndefined();
    const paid = await buildPaidOrder(shop.ctx(), [productId]);
    const { rawPayload } = await shop.inject({ method: 'GET', url: zipPath(paid) });
    const [name, fin] = [...(await unzip(rawPayload))].find(([file]) => file.endsWith('.3mf'))!;
    const model = (await unzip(fin)).get('3D/3dmodel.model')!.toString();
    expect(name).toContain('fin-tab');
    expect(model).toContain(`<metadata name="LicenseTerms">Personal licence, order ${paid.order.orderNumber}. `);
    expect(model).toContain('Signal orange');
    expect((await readMesh(meshSourceOf(fin))).mesh.corners).toHaveLength(36);
  });

  it('that cannot be read is refused as any other', async () => {
    const broken = await uploaded(await threeMf(item(1) + item(7)));
    expect(broken).toMatchObject({ state: 'REFUSED', refusal: 'MESH_MALFORMED' });
  });

  it('has each part read ahead of its pictures, and a run that broke off begins that part again', async () => {
    const upload = await uploaded(await threeMf(item(1) + item(2)));
    await shop
      .ctx()
      .sql(
        `UPDATE model_upload SET state = 'CHECKING', files = jsonb_set(files, '{1}', (files->1) || '{"stl": null}') WHERE id = $1`,
        [upload.id],
      );
    await enqueueExamination(shop.ctx(), upload.id, 'anybody');
    await shop.runJobs();
    const after = await drafts.show(upload.id);
    expect([after.state, after.files.map(({ partId }) => partId)]).toEqual(['READY', ['fin-tab', 'nose-cone']]);
  });
});
