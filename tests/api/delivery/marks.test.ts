import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { buildFiles, type BuiltFiles } from '../../support/builders/build-files.ts';
import { buildPaidOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { downloadOf, zipPath } from '../../support/download-calls.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';

let shop: TestShop;
let files: BuiltFiles;
let buyers: [PaidOrder, PaidOrder];
let zips: [Map<string, Buffer>, Map<string, Buffer>];

const guide = async (): Promise<Buffer> => {
  const doc = new PDFDocument({ size: 'A4' });
  const done = buffer(doc);
  doc.text('Step one').addPage().text('Step two').end();
  return done;
};
const get = async (url: string) => (await shop.inject({ method: 'GET', url })).rawPayload;

beforeAll(async () => {
  shop = await startShop();
  files = await buildFiles(shop.ctx());
  const pdf = await shop.shop.files.put(await guide());
  await shop
    .ctx()
    .sql(`UPDATE model_file SET sha256 = $2, bytes = $3 WHERE version_id = $1 AND kind = 'GUIDE' AND locale = 'en'`, [
      files.versionId,
      pdf.sha256,
      pdf.bytes,
    ]);
  const buy = () => buildPaidOrder(shop.ctx(), [files.productId]);
  buyers = [await buy(), await buy()];
  zips = [await unzip(await get(zipPath(buyers[0]))), await unzip(await get(zipPath(buyers[1])))];
});
afterAll(() => shop.close());

const modelOf = async (file: Buffer) => (await unzip(file)).get('3D/3dmodel.model')!.toString();
const neutral = (text: string) => text.replaceAll(/MX-\d{4}-\d+/g, 'MX');
const THREE_MF = '3MF/02_Fin_x3.3mf';

describe("the buyer's mark", () => {
  it('is the number of the order in the README and in the licence terms of every 3MF', async () => {
    for (const [i, { order }] of buyers.entries()) {
      expect(zips[i]!.get('README.txt')!.toString()).toContain(`Personal licence, order ${order.orderNumber}.`);
      for (const [name, content] of zips[i]!) {
        if (!name.endsWith('.3mf')) continue;
        expect(await modelOf(content)).toMatch(
          new RegExp(`<metadata name="LicenseTerms">Personal licence, order ${order.orderNumber}\\. `),
        );
      }
    }
  });

  it('stands in the foot of each page of the guide, whose own bytes stay as they were', async () => {
    const [one, two] = zips.map((zip) => zip.get('guide/Build guide (en).pdf')!) as [Buffer, Buffer];
    const original = await shop.shop.files.readAll((await shop.shop.files.put(await guide())).sha256);
    expect(one.subarray(0, 1000)).toEqual(two.subarray(0, 1000));
    expect(one.length).toBeGreaterThan(original.length);
    const document = await getDocumentProxy(new Uint8Array(one), { verbosity: 0 });
    expect(document.numPages).toBe(2);
    for (const number of [1, 2]) {
      const page = await document.getPage(number);
      const marks = (await page.getAnnotations()) as { contentsObj: { str: string } }[];
      expect(marks.map(({ contentsObj }) => contentsObj.str)).toEqual([
        `Personal licence, order ${buyers[0].order.orderNumber}`,
      ]);
      expect((await page.getTextContent()).items.map((item) => ('str' in item ? item.str : ''))).toContain(
        number === 1 ? 'Step one' : 'Step two',
      );
    }
  });

  it('is all that differs between two buyers: every STL is the same to the byte, every vertex equal', async () => {
    const names = [...zips[0].keys()];
    expect([...zips[1].keys()]).toEqual(names);
    const different = names.filter((name) => !zips[0].get(name)!.equals(zips[1].get(name)!));
    expect(different).toEqual([
      'README.txt',
      'guide/Build guide (en).pdf',
      '3MF/01_Nose-cone_x1.3mf',
      THREE_MF,
      'SHA256SUMS.txt',
    ]);
    const [one, two] = await Promise.all(zips.map((zip) => modelOf(zip.get(THREE_MF)!)));
    expect(neutral(one!)).toBe(neutral(two!));
    expect(neutral(zips[0].get('README.txt')!.toString())).toBe(neutral(zips[1].get('README.txt')!.toString()));
    const meshes = await Promise.all(zips.map((zip) => readMesh(meshSourceOf(zip.get(THREE_MF)!))));
    expect(meshes[0]!.mesh.points).toEqual(meshes[1]!.mesh.points);
  });

  it('costs no second compression: what buyers share is prepared with the first of them', async () => {
    const texts = await shop.statementTexts(async () =>
      downloadOf(shop, await buildPaidOrder(shop.ctx(), [files.productId])),
    );
    expect(texts.filter((text) => /INSERT INTO "?prepared_file/.test(text))).toEqual([]);
  });
});

describe('a 3MF', () => {
  it('has the part by its name, in millimetres, with every copy laid beside the others', async () => {
    const model = await modelOf(zips[0].get(THREE_MF)!);
    expect(model).toContain('<model unit="millimeter" xml:lang="en"');
    expect(model).toContain('<object id="2" type="model" name="Fin"');
    expect(model).toContain('<base name="PETG, white" displaycolor="#F1EFE9"/>');
    expect(model.match(/<item objectid="2"/g)).toHaveLength(3);
    const { mesh } = await readMesh(meshSourceOf(zips[0].get(THREE_MF)!));
    const sold = await readMesh(meshSourceOf(zips[0].get('STL/02_Fin_x3.stl')!));
    expect(mesh.corners.length).toBe(3 * sold.mesh.corners.length);
    expect(mesh.points.length).toBe(3 * sold.mesh.points.length);
  });

  it('of all parts is loaded alone, with the size and checksum that were told', async () => {
    const project = (await downloadOf(shop, buyers[0])).files.find(({ kind }) => kind === 'PROJECT')!;
    expect(project.name).toBe('Krivan-38-2-files-vC.3mf');
    const response = await shop.inject({ method: 'GET', url: project.url });
    expect(response.headers['content-type']).toBe('model/3mf');
    expect(response.headers['x-checksum-sha256']).toBe(project.sha256);
    expect(response.rawPayload).toHaveLength(project.sizeBytes);
    const model = await modelOf(response.rawPayload);
    expect(model.match(/<object /g)).toHaveLength(2);
    expect(model.match(/<item /g)).toHaveLength(4);
    expect([...zips[0].keys()]).not.toContain(project.name);
  });
});
