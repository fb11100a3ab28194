import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentVersions, versionFiles } from '../../../server/models/models.service.ts';
import { modelIdOf, SAMPLE_PRODUCTS } from '../../../server/sample/models.ts';
import { loadSampleCatalogue } from '../../../server/sample/sample.service.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const PAGE = `query ($id: Int!) { product(id: $id) {
  name modelPath largestPartMm gallery { url } image { url kind }
  parts { id number name quantity colour grams sizeMm image { url } }
  tabs { id content { ... on DownloadsContent { items { label url format sizeBytes } }
    ... on PrintInfoContent { printSettings { printTime layerHeight infill } rcComponents { name } } } }
  counterpart { id name largestPartMm } related { id largestPartMm } } }`;

interface Page {
  product: {
    name: string;
    modelPath: string | null;
    largestPartMm: number[] | null;
    gallery: unknown[];
    image: { url: string; kind: string };
    parts: { id: string; number: number; name: string; quantity: number; colour: string; sizeMm: number[] }[];
    tabs: {
      id: string;
      content: {
        items?: { label: string; url: string | null; sizeBytes: number }[];
        printSettings?: Record<string, string>;
      };
    }[];
    counterpart: { id: number } | null;
  };
}

/** Products whose files are made here: a kit and its files, a rocket of two stages, what the demo customer bought. */
const LOOKED_AT = [1, 2, 3, 5, 17];

const page = (id: number, locale = 'en') =>
  shop.graphql<Page>(PAGE, { id }, { headers: { 'accept-language': locale } });

describe('sample catalogue', () => {
  it('loads once, also when two processes start together', async () => {
    const starting = () => shop.ctx({ background: true });
    const loaded = await Promise.all([loadSampleCatalogue(starting()), loadSampleCatalogue(starting())]);
    expect(loaded.sort()).toEqual([false, true]);
    // It would buy files that are not sold yet.
    expect(await shop.ctx().sql(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'sample.history'`)).toEqual(
      [],
    );
    expect(await loadSampleCatalogue(shop.ctx())).toBe(false);
    const { data } = await shop.graphql<{ products: { totalCount: number; nodes: { id: number }[] } }>(
      '{ products(first: 100) { totalCount nodes { id } } }',
    );
    expect(data.products.totalCount).toBe(SAMPLE_PRODUCTS.length);
  });

  it.each([
    ['tug boat', ['en'], [21, 22]],
    ['tugboat', ['en'], [21, 22]],
    ['remorkér', ['en', 'sk', 'de'], [21, 22]],
    ['remorkéry', ['sk'], [21, 22]],
    ['remorkérom', ['sk'], [21, 22]],
    ['Schlepper', ['en', 'sk', 'de'], [21, 22]],
    ['Schleppers', ['de'], [21, 22]],
    ['klzák', ['en', 'sk', 'de'], [6, 7]],
    ['klzáky', ['sk'], [6, 7]],
    ['Rennboot', ['de'], [6, 7]],
    ['motorček', ['sk'], [1, 6, 7, 21, 22]],
    ['motorčekom', ['sk'], [6, 7]],
  ])('finds kit and files by "%s"', async (words, locales, wanted) => {
    for (const locale of locales) {
      const { data } = await shop.graphql<{ products: { nodes: { id: number }[]; correction: string | null } }>(
        'query ($search: String) { products(search: $search, first: 100) { nodes { id } correction } }',
        { search: words },
        { headers: { 'accept-language': locale } },
      );
      expect(data.products.correction).toBeNull();
      expect(data.products.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('makes its models one after another, so that no mail waits for them', async () => {
    const queues = await shop
      .ctx()
      .sql(`SELECT DISTINCT queue_name AS queue FROM graphile_worker.jobs WHERE task_identifier = 'sample.files'`);
    expect(queues).toEqual([{ queue: 'sample' }]);
  });

  it('has every text in three languages', async () => {
    const rows = await shop
      .ctx()
      .sql<{ n: number }>(
        `SELECT count(DISTINCT locale)::int AS n FROM product_translation WHERE name <> '' AND description <> '' GROUP BY product_id`,
      );
    expect(rows.every(({ n }) => n === 3)).toBe(true);
  });

  it('shows a kit as a photograph and its files as a drawing', async () => {
    expect((await page(1)).data.product.image.kind).toBe('PHOTO');
    expect((await page(2)).data.product.image.kind).toBe('DRAWING');
    expect((await page(2)).data.product.counterpart?.id).toBe(1);
    expect((await page(1)).data.product.gallery.length).toBeGreaterThanOrEqual(3);
  });

  it('has the print info of the first product, for who prints its files too, and none where there is nothing to say', async () => {
    for (const id of [1, 2]) {
      const tab = (await page(id)).data.product.tabs.find((one) => one.id === 'print-info');
      expect(tab?.content.printSettings).toEqual({
        printTime: '58-62 hours',
        layerHeight: '0.2 mm',
        infill: '20-30% infill',
      });
    }
    expect((await page(28)).data.product.tabs.map(({ id }) => id)).not.toContain('print-info');
  });

  it('says of every category what is there, with a picture, in each language', async () => {
    const query = `query ($slug: String!) { products(first: 1, filter: { category: $slug }) {
      category { description picture { url width height } } } }`;
    const told = await Promise.all(
      ['planes', 'boats', 'cars', 'rockets', 'parts'].flatMap((slug) =>
        ['en', 'sk', 'de'].map(
          (locale) =>
          shop.graphql<{ products: { category: { description: string; picture: object } } }>(query, { slug }, { headers: { 'accept-language': locale } }), // oxfmt-ignore
        ),
      ),
    );
    const texts = told.map(({ data }) => data.products.category.description);
    expect(texts.every((text) => text.length > 100)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
    expect(told.every(({ data }) => data.products.category.picture)).toBe(true);
  });

  it('adds a product after the sample without meeting its ids', async () => {
    const { buildProduct } = await import('../../support/builders/build-product.ts');
    expect(await buildProduct(shop.ctx())).toBeGreaterThan(Math.max(...SAMPLE_PRODUCTS.map(({ id }) => id)));
  });
});

describe('sample files', () => {
  // The browser tests wait for those of all models, and `unit/sample` builds each.
  beforeAll(async () => {
    const looked = SAMPLE_PRODUCTS.filter(({ id }) => LOOKED_AT.includes(id)).map(modelIdOf);
    await shop.ctx().sql(
      `SELECT graphile_worker.complete_jobs(array_agg(j.id))
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE t.identifier = 'sample.files' AND NOT payload ->> 'model' = ANY($1)`,
      [looked],
    );
  });

  it('are made by jobs, once, with real sizes, and only the preview is public', async () => {
    const ctx = shop.ctx();
    await shop.runJobs();
    const version = (await currentVersions(ctx, [1, 2, 5])).get(2)!;
    expect((await currentVersions(ctx, [1])).get(1)).toBe(version);
    const files = await versionFiles(ctx, version);
    expect(files.filter(({ kind }) => kind === 'STL').length).toBeGreaterThanOrEqual(10);
    expect(files.filter(({ kind }) => kind === 'GUIDE').map(({ locale }) => locale)).toEqual(['de', 'en', 'sk']);
    for (const { sha256, bytes } of files) {
      expect(await shop.shop.files.size(sha256)).toBe(bytes);
      const urls = ['stl', 'glb', 'webp', '3mf', 'pdf'].map((ending) => `/media/${sha256}.${ending}`);
      const answers = await Promise.all(urls.map((url) => shop.inject({ method: 'GET', url })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    }
    const { product } = (await page(2)).data;
    const items = product.tabs.find(({ id }) => id === 'download')!.content.items!;
    const sum = (kind: string) =>
      files.filter((file) => file.kind === kind).reduce((bytes, file) => bytes + file.bytes, 0);
    expect(items.find(({ label }) => label.includes('STL'))).toMatchObject({ sizeBytes: sum('STL'), url: null });
    const preview = await shop.inject({ method: 'GET', url: product.modelPath! });
    expect(preview.headers['content-type']).toBe('model/gltf-binary');
    expect(preview.rawPayload.subarray(0, 4).toString()).toBe('glTF');
    expect(items.find(({ url }) => url === product.modelPath)!.sizeBytes).toBe(preview.rawPayload.length);
  }, 600_000);

  it('are bought by the demo customer once they are there, and a kit is sent to her', async () => {
    const orders = await shop.ctx().sql(
      `SELECT l.product_id AS product, o.payment_status AS payment, o.fulfilment_status AS fulfilment
       FROM orders o JOIN order_line l ON l.order_id = o.id JOIN users u ON u.id = o.customer_id
       WHERE u.email = 'anna@martyx.example' ORDER BY o.order_date`,
    );
    expect(orders).toEqual([
      { product: 2, payment: 'PAID', fulfilment: 'NOT_NEEDED' },
      { product: 17, payment: 'PAID', fulfilment: 'SHIPPED' },
    ]);
    expect(await checkInvariants(shop)).toEqual([]);
  });

  it('answer a whole product page with its model in four statements at most', async () => {
    await page(1);
    const texts = await shop.statementTexts(() => page(1));
    expect(texts.length, texts.join('\n\n')).toBeLessThanOrEqual(4);
  });

  it('list the parts as in the exploded view, in the language of the request', async () => {
    const { product } = (await page(1, 'sk')).data;
    expect(product.parts[0]).toMatchObject({ number: 1, id: 'nose', name: 'Hlavica, ogiva', colour: 'oranžová' });
    expect(product.largestPartMm).toEqual([...product.largestPartMm!].sort((a, b) => b - a));
    expect((await page(5)).data.product.parts.map(({ id }) => id).sort()).toEqual(['booster-fin', 'sustainer-fin']);
  });

  it('stay the same version when they are made again', async () => {
    const ctx = shop.ctx();
    const before = await currentVersions(ctx, [3]);
    const { sampleFiles } = await import('../../../server/sample/sample-files.service.ts');
    await sampleFiles.run(ctx, { model: 'avionics-bay-54' });
    expect(await currentVersions(ctx, [3])).toEqual(before);
  }, 60_000);
});
