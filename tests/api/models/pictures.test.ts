import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelVersion } from '../../../server/models/version/model-version.entity.ts';
import { signedUrl } from '../../../server/models/picture/private-pictures.ts';
import { missingOutlinesJob } from '../../../server/models/preview/missing-outlines.job.ts';
import { missingPreviewsJob } from '../../../server/models/preview/missing-previews.job.ts';
import { buildDrafts, partDetails, type Drafts } from '../../support/builders/build-draft.ts';
import { buildImage, buildProduct } from '../../support/builders/build-product.ts';
import { boxStl } from '../../support/builders/build-upload.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { torusStl } from '../../unit/models/stl-writing.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop();
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

interface MadePictures {
  photo: { url: string; width: number; height: number };
  drawing: { url: string };
  frameMm: number[];
}

const PICTURES = '{ photo { url width height } drawing { url } frameMm }';

const reported = async (stl: Buffer): Promise<MadePictures> => {
  const query = `query ($id: ID!) { modelUpload(id: $id) { files { pictures ${PICTURES} } } }`;
  const variables = { id: await drafts.send(stl) };
  const { data } = await shop.graphql<{ modelUpload: { files: { pictures: MadePictures }[] } }>(query, variables, {
    headers: drafts.headers,
  });
  return data.modelUpload.files[0]!.pictures;
};

const PRODUCT = `query ($id: Int!) { product(id: $id) { image { url kind alt } gallery { url kind }
  parts { id image { url kind anchors { partId } } } } }`;

interface Shown {
  image: { url: string; kind: string; alt: string };
  gallery: { url: string; kind: string }[];
  parts: { id: string; image: { url: string; kind: string; anchors: { partId: string }[] } }[];
}

const shown = async (id: number): Promise<Shown> =>
  (await shop.graphql<{ product: Shown }>(PRODUCT, { id })).data.product;

const typeAt = async (url: string): Promise<[number, unknown]> => {
  const { statusCode, headers } = await shop.inject({ url });
  return [statusCode, headers['content-type']];
};

describe('the report of an upload', () => {
  it('has a photograph and a drawing of the part, for whoever has the signed address, and nobody else', async () => {
    const { photo, drawing, frameMm } = await reported(boxStl([20, 30, 40]));
    expect([photo.width, photo.height, frameMm.length]).toEqual([480, 360, 3]);
    expect(await typeAt(photo.url)).toEqual([200, 'image/webp']);
    expect(await typeAt(drawing.url)).toEqual([200, 'image/svg+xml']);
    for (const { url } of [photo, drawing]) {
      const [path = '', query = ''] = url.split('?');
      expect((await typeAt(path))[0]).toBe(400);
      expect((await typeAt(`${path}?${query.replace(/signature=.{4}/, 'signature=AAAA')}`))[0]).toBe(404);
      expect((await typeAt(`/media/${path.split('/').at(-1)}`))[0]).toBe(404);
    }
  });

  it('shows the same drawing for the same part, whoever sends it again', async () => {
    const [first, second] = [await reported(boxStl([9, 8, 7], 'a')), await reported(boxStl([9, 8, 7], 'b'))];
    expect(second.drawing.url.split('?')[0]).toBe(first.drawing.url.split('?')[0]);
    expect(second.photo.url.split('?')[0]).toBe(first.photo.url.split('?')[0]);
  });
});

describe('a part of a draft', () => {
  const HEAT = 'query ($id: Int!) { modelDraft(productId: $id) { parts { heat { above { url } below { url } } } } }';
  type Heat = Record<'above' | 'below', { url: string }>;

  it('is shown in the colours of its printing to whoever has the signed address, as long as its file is there', async () => {
    const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
    await drafts.drafted(productId, '1.0', { nose: [20, 20, 60] });
    const { data } = await shop.graphql<{ modelDraft: { parts: { heat: Heat }[] } }>(HEAT, { id: productId }, drafts);
    const { above, below } = data.modelDraft.parts[0]!.heat;
    for (const { url } of [above, below]) expect(await typeAt(url)).toEqual([200, 'image/webp']);
    const [first, second] = [await shop.inject({ url: above.url }), await shop.inject({ url: below.url })];
    expect(first.rawPayload.equals(second.rawPayload)).toBe(false);
    expect((await shop.inject({ url: above.url })).rawPayload).toEqual(first.rawPayload);
    const [path = '', query = ''] = above.url.split('?');
    expect((await typeAt(path))[0]).toBe(400);
    expect((await typeAt(`${path.replace('-above', '-below')}?${query}`))[0]).toBe(404);
    const gone = signedUrl(shop.shop, '/api/model-heat', `${'0'.repeat(64)}-above`);
    expect((await shop.inject({ url: gone })).json()).toMatchObject({ errorCode: 'FILE_NOT_AVAILABLE' });
  });
});

describe('a version of uploaded parts', () => {
  it('gets a preview of them side by side, coarser than what is sold', async () => {
    const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital' });
    const { id } = await drafts.drafted(productId, '1.0', { nose: [20, 20, 60] });
    const ring = Buffer.from(torusStl(400, 200));
    await drafts.call('setModelDraftPart', { id, partId: 'ring', uploadId: await drafts.send(ring) });
    await drafts.call('editModelDraftPart', { id, partId: 'ring', input: partDetails('ring') });
    expect((await drafts.publish(id)).error).toBeUndefined();
    await shop.runJobs();
    const { data } = await shop.graphql<{ product: { modelPath: string } }>(
      `{ product(id: ${productId}) { modelPath } }`,
    );
    const glb = (await shop.inject({ url: data.product.modelPath })).rawPayload;
    expect(glb.length).toBeLessThan(ring.length / 20);
    const json = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString()) as {
      nodes: { name: string }[];
      accessors: { type: string; count: number; min?: number[]; max?: number[] }[];
    };
    expect(json.nodes.map(({ name }) => name)).toEqual(['nose', 'ring']);
    const [nose, around] = json.accessors.filter(({ min }) => min);
    expect(nose!.max![0]!).toBeLessThan(around!.min![0]!);
    const triangles = json.accessors.filter(({ type }) => type === 'SCALAR').map(({ count }) => count / 3);
    expect(triangles[0]).toBe(12);
    expect(triangles[1]!).toBeLessThan(20_000);
    expect(triangles[1]!).toBeGreaterThan(500);
  });

  it('gives a product without pictures a drawing and a photograph, and each part its drawing', async () => {
    const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital', images: [] });
    await drafts.publish((await drafts.drafted(productId, '1.0', { nose: [20, 20, 60], fin: [40, 30, 3] })).id);
    await shop.runJobs();
    const { image, gallery, parts } = await shown(productId);
    expect([image.kind, gallery.map(({ kind }) => kind)]).toEqual(['DRAWING', ['DRAWING', 'PHOTO']]);
    expect(parts.map(({ id, image: { kind, anchors } }) => [id, kind, anchors[0]!.partId])).toEqual([
      ['nose', 'DRAWING', 'nose'],
      ['fin', 'DRAWING', 'fin'],
    ]);
    expect(await typeAt(image.url)).toEqual([200, 'image/svg+xml']);
    expect(await typeAt(`${parts[0]!.image.url}?w=320&f=webp`)).toEqual([200, 'image/webp']);
    await drafts.publish((await drafts.drafted(productId, '1.1', { fin: [80, 30, 3] })).id);
    await shop.runJobs();
    const next = await shown(productId);
    expect(next.image.url).not.toBe(image.url);
    expect(next.gallery).toHaveLength(2);
    expect(next.parts[0]!.image.url).toBe(parts[0]!.image.url);
    expect(next.parts[1]!.image.url).not.toBe(parts[1]!.image.url);
  });

  it('leaves the pictures that a person chose, and gets its own when they were lost', async () => {
    const { productId, versionId } = await drafts.product({ images: [await buildImage(shop.ctx())] });
    await shop.runJobs();
    const before = await shown(productId);
    await shop.ctx().repo(ModelVersion).update({ id: versionId }, { pictures: null, partImages: {}, partPhotos: {} });
    await missingPreviewsJob.run(shop.ctx(), {});
    await shop.runJobs();
    expect(await shown(productId)).toEqual(before);
    const [row] = await shop
      .ctx()
      .sql<{ photos: string[] }>(
        `SELECT array(SELECT jsonb_object_keys(part_photos)) AS photos FROM model_version WHERE id = $1`,
        [versionId],
      );
    expect([...row!.photos].sort()).toEqual(['fin', 'nose']);
  });

  it('that has a preview of its own gets photographs of its parts too, and keeps its drawings', async () => {
    const { productId, versionId } = await drafts.product({ images: [await buildImage(shop.ctx())] });
    await shop.runJobs();
    const versions = shop.ctx().repo(ModelVersion);
    const { partImages, manifest } = await versions.findOneByOrFail({ id: versionId });
    const own = { manifest: { ...manifest, previewOf: undefined }, pictures: null, partPhotos: {} };
    await versions.update({ id: versionId }, own);
    await missingPreviewsJob.run(shop.ctx(), {});
    await shop.runJobs();
    const query = 'query ($id: Int!) { product(id: $id) { parts { id photo { url kind } supports } } }';
    const { parts } = (await shop.graphql<{ product: { parts: { photo: { url: string; kind: string }; supports: boolean }[] } }>(query, { id: productId })).data.product; // oxfmt-ignore
    expect(parts.map(({ photo, supports }) => [photo.kind, supports])).toEqual([['PHOTO', false], ['PHOTO', false]]); // oxfmt-ignore
    expect(await typeAt(parts[0]!.photo.url)).toEqual([200, 'image/webp']);
    expect(await versions.findOneByOrFail({ id: versionId })).toMatchObject({ partImages, pictures: {} });
    expect(await shop.statements(() => missingPreviewsJob.run(shop.ctx(), {}))).toBe(1);
  });

  it('from before outlines were measured gets them from its files, once', async () => {
    const { versionId } = await drafts.product({ images: [] });
    const versions = shop.ctx().repo(ModelVersion);
    const { manifest } = await versions.findOneByOrFail({ id: versionId });
    const parts = manifest.parts.map((part) => ({
      ...part,
      facts: { ...part.facts!, footprint: undefined, circle: undefined },
    }));
    await versions.update({ id: versionId }, { manifest: { ...manifest, parts } });
    await missingOutlinesJob.run(shop.ctx(), {});
    expect((await versions.findOneByOrFail({ id: versionId })).manifest).toEqual(manifest);
    expect(manifest.parts.every(({ facts }) => facts!.footprint!.length > 0)).toBe(true);
    expect(manifest.parts.every(({ facts }) => facts!.circle!.diameterMm > 0)).toBe(true);
    expect(await shop.statements(() => missingOutlinesJob.run(shop.ctx(), {}))).toBe(1);
  });
});
