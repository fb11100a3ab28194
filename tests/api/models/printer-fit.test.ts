import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setActive } from '../../../server/catalog/product/product-change.service.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { assignModel, publishVersion } from '../../../server/models/models.service.ts';
import { buildManifest } from '../../support/builders/build-files.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

type Box = [number, number, number];

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

let serial = 0;

const NO_FACTS = { triangles: 4, shells: 1, watertight: true, volumeMm3: 1, surfaceMm2: 1, steepMm2: 1, flatMm2: 1, heightMm: 1, overlapMm3: 0 }; // oxfmt-ignore

const publish = (ctx: Ctx, modelId: string, boxes: readonly Box[], round?: number): Promise<string> => {
  serial += 1;
  const { parts, ...manifest } = buildManifest(`r${serial}`);
  const circle = round && { middleMm: [round / 2, round / 2] as [number, number], diameterMm: round };
  const facts = circle ? { facts: { ...NO_FACTS, circle } } : {};
  const made = boxes.map((sizeMm, i) => ({ ...parts[0]!, id: `part-${i + 1}`, sizeMm, ...facts }));
  const file = { partId: null, kind: 'LICENCE', locale: null, name: 'LICENCE.txt', format: 'TXT', bytes: 1 } as const;
  const files = [{ ...file, sha256: String(serial).padStart(64, '0') }];
  return publishVersion(ctx, { modelId, manifest: { ...manifest, parts: made }, files, previewKey: null });
};

/** A product whose model has parts of these sizes. */
const printed = async (boxes: readonly Box[], name?: string): Promise<number> => {
  const ctx = shop.ctx();
  const id = await buildProduct(ctx, { ...(name && { name }), productType: 'DIGITAL', taxClass: 'digital' });
  await assignModel(ctx, id, `fit-${id}`);
  await publish(ctx, `fit-${id}`, boxes);
  return id;
};

const square = (side: number, heightMm = 250) => ({ widthMm: side, depthMm: side, heightMm });
const circle = (side: number, heightMm = 250) => ({ shape: 'CIRCULAR', ...square(side, heightMm) });

const LIST = `query ($filter: ProductFilter, $search: String) {
  products(first: 100, filter: $filter, search: $search) { totalCount nodes { id } facets { key values { count } } } }`;

interface Listed {
  products: { totalCount: number; nodes: { id: number }[]; facets: { key: string; values: { count: number }[] }[] };
}

const list = async (fitsPrinter: object | null, more: object = {}, search?: string) =>
  shop.graphql<Listed>(LIST, { filter: { ...(fitsPrinter && { fitsPrinter }), ...more }, search });
const held = async (fitsPrinter: object, ids: readonly number[]): Promise<number[]> => {
  const { nodes } = (await list(fitsPrinter)).data.products;
  return ids.filter((id) => nodes.some((node) => node.id === id));
};

const FIT = `query ($id: Int!, $bed: BedInput!) { product(id: $id) { neededBedMm
  fit(bed: $bed) { verdict turnDegrees marginMm sizeMm } parts { id fit(bed: $bed) { verdict turnDegrees } } } }`;

interface Fit {
  verdict: string;
  turnDegrees: number | null;
  marginMm: number | null;
  sizeMm: number[];
}

const fit = (id: number, bed: object) =>
  shop.graphql<{ product: { neededBedMm: number | null; fit: Fit | null; parts: { id: string; fit: Fit }[] } }>(FIT, {
    id,
    bed,
  });

describe('the list of what a printer holds', () => {
  it('has a product only when every part fits, turned or not, and not too high', async () => {
    const ids = [
      await printed([[100, 80, 40], [236.85, 50, 20]]),
      await printed([[100, 80, 40], [236.85, 70, 20]]),
      await printed([[100, 80, 251]]),
      await buildProduct(shop.ctx(), {}),
    ]; // oxfmt-ignore
    expect(await held(square(220), ids)).toEqual([ids[0]]);
    expect(await held(square(250, 400), ids)).toEqual(ids.slice(0, 3));
    expect(await held(circle(253), ids)).toEqual([ids[0]]);
    expect(await held(circle(252), ids)).toEqual([]);
  });

  it('has a round part on a round bed by its circle, in the list, of the product and of the part', async () => {
    const id = await printed([[300, 300, 20]]);
    await publish(shop.ctx(), `fit-${id}`, [[250, 250, 20]], 250);
    expect([await held(circle(260), [id]), await held(circle(259), [id])]).toEqual([[id], []]);
    const { product } = (await fit(id, circle(260))).data;
    expect(product.fit).toMatchObject({ verdict: 'FITS', marginMm: 5, sizeMm: [250, 250, 20] });
    expect(product.parts[0]!.fit.verdict).toBe('FITS');
  });

  it('counts and narrows together with the other filters and the search', async () => {
    const [small, large] = [await printed([[30, 30, 30]], 'Zebra one'), await printed([[390, 390, 30]], 'Zebra two')];
    const { products } = (await list(square(200), { types: ['DIGITAL'] }, 'zebra')).data;
    expect([products.totalCount, products.nodes]).toEqual([1, [{ id: small }]]);
    expect(products.facets.find(({ key }) => key === 'type')?.values).toEqual([{ count: 1 }]);
    const all = (await list(square(400), {}, 'zebra')).data.products;
    expect(all.nodes.map(({ id }) => id).sort()).toEqual([small, large].sort());
  });

  it('follows a new version of the model, its assignment and the sale at once', async () => {
    const ctx = shop.ctx();
    const id = await printed([[300, 300, 20]]);
    expect(await held(square(220), [id])).toEqual([]);
    await publish(ctx, `fit-${id}`, [[150, 150, 20], [150, 150, 20]]); // oxfmt-ignore
    expect(await held(square(220), [id])).toEqual([id]);
    const other = await buildProduct(ctx, {});
    expect(await held(square(220), [other])).toEqual([]);
    await assignModel(ctx, other, `fit-${id}`);
    expect(await held(square(220), [id, other])).toEqual([id, other]);
    await setActive(ctx, other, false);
    expect(await held(square(220), [id, other])).toEqual([id]);
  });

  it('costs one statement more, with the boxes read again only after a change', async () => {
    const ask = (bed: object | null) => () => list(bed);
    await printed([[30, 30, 30]]);
    await list(square(333));
    const [plain, fitting] = [await shop.statements(ask(null)), await shop.statements(ask(square(334)))];
    expect(fitting).toBe(plain + 1);
  });

  it.each([
    [{ widthMm: 20, depthMm: 220, heightMm: 250 }, 'filter.fitsPrinter.widthMm', 'OUT_OF_RANGE'],
    [{ widthMm: 220, depthMm: 220, heightMm: 2001 }, 'filter.fitsPrinter.heightMm', 'OUT_OF_RANGE'],
    [{ ...circle(220), depthMm: 200 }, 'filter.fitsPrinter.depthMm', 'INVALID'],
  ])('refuses %j', async (bed, field, problem) => {
    const { errors } = await list(bed);
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args: { [field]: problem } });
  });
});

describe('the fit of a product', () => {
  it('is said of every part, and in all of the part that decides', async () => {
    const id = await printed([[30, 40, 60], [236.85, 50, 20]]); // oxfmt-ignore
    const { product } = (await fit(id, square(220))).data;
    expect(product.fit).toMatchObject({ verdict: 'TURNED', turnDegrees: 45, sizeMm: [236.85, 50, 20] });
    expect(product.parts.map((part) => part.fit)).toEqual([
      { verdict: 'FITS', turnDegrees: 0 },
      { verdict: 'TURNED', turnDegrees: 45 },
    ]);
    expect(product.neededBedMm).toBe(213);
    expect((await fit(id, square(200))).data.product.fit).toMatchObject({ verdict: 'TOO_WIDE', marginMm: null });
    expect((await fit(id, square(250, 60))).data.product.fit?.verdict).toBe('FITS');
    expect((await fit(id, square(250, 59.9))).data.product.fit?.verdict).toBe('TOO_TALL');
  });

  it('is null without printed parts', async () => {
    const { product } = (await fit(await buildProduct(shop.ctx(), {}), square(220))).data;
    expect([product.fit, product.neededBedMm, product.parts]).toEqual([null, null, []]);
  });

  it('refuses a bed that no printer has', async () => {
    const { errors } = await fit(await printed([[30, 30, 30]]), square(49));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      args: { 'bed.widthMm': 'OUT_OF_RANGE' },
    });
  });

  it('costs a list no statement of its own, whatever its length', async () => {
    const ask = (field: string) => () => shop.graphql(`{ products(first: 20) { nodes { id ${field} } } }`);
    const of = 'fit(bed: { widthMm: 220, depthMm: 220, heightMm: 250 }) { verdict } neededBedMm';
    expect(await shop.statements(ask(of))).toBe(await shop.statements(ask('name')));
  });
});

const BEDS = `query ($id: Int!, $bed: BedInput!) { product(id: $id) { printBeds(bed: $bed) {
  material colour parts { partId middleMm turnDegrees outlines } } } }`;

interface Beds {
  product: { printBeds: { material: string; parts: { partId: string; outlines: number[][] }[] }[] | null };
}

describe('the beds that a product takes', () => {
  const beds = (id: number, bed: object) => shop.graphql<Beds>(BEDS, { id, bed });

  it('hold every copy that fits, by its box where the outline was not measured', async () => {
    const id = await printed([[100, 80, 20], [90, 80, 20], [300, 300, 20]]); // oxfmt-ignore
    const { printBeds } = (await beds(id, square(220))).data.product;
    expect(printBeds?.flatMap(({ parts }) => parts.map(({ partId }) => partId)).sort()).toEqual(['part-1', 'part-2']);
    expect(printBeds).toMatchObject([{ material: expect.any(String) as string }]);
    const [{ outlines } = { outlines: [] }] = printBeds![0]!.parts;
    expect(outlines).toHaveLength(1);
    expect(outlines[0]).toHaveLength(8);
    expect(Math.min(...outlines[0]!)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...outlines[0]!)).toBeLessThanOrEqual(215);
  });

  it('are null without a model, and refused for a bed that no printer has', async () => {
    expect((await beds(await buildProduct(shop.ctx(), {}), square(220))).data.product.printBeds).toBeNull();
    const { errors } = await beds(await printed([[30, 30, 30]]), square(49));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
