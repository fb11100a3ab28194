import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_MODELS } from '../../../server/models/profile/profile-slicing.service.ts';
import { sweepProfileSlicesJob } from '../../../server/models/profile/slice-profile.job.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildMeasuredProduct, CUBE } from '../../support/builders/build-measured-product.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { binaryOf } from '../../unit/models/stl-writing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => shop.close());

const SLICING = 'parts tried failed';
const SLICE = `mutation ($input: SliceWithProfileInput!) { sliceWithProfile(input: $input) { ${SLICING} } }`;
const LOOK = `query ($input: SliceWithProfileInput!) { profileSlicing(input: $input) { ${SLICING} } }`;
const ESTIMATE = `query ($id: Int!, $input: PrintEstimateInput!) { product(id: $id) { printEstimate(input: $input) {
  layerHeightMm infillPercent walls grams { value origin } hours { max origin } } } }`;

interface Estimate {
  layerHeightMm: number;
  infillPercent: number;
  walls: number;
  grams: { value: number; origin: string };
  hours: { max: number; origin: string };
}

const THIN = { layerHeightMm: 0.1, infillPercent: 10, walls: 2, outerSpeed: 20, innerSpeed: 20 };

/** Each from a network of its own unless one is given: limits are of a network. */
let networks = 0;
const anyone = () => ({ headers: { 'x-forwarded-for': `198.51.100.${(networks += 1)}` } });

const slice = (productId: number, profile: object, caller = anyone()) =>
  shop.graphql<{ sliceWithProfile: object }>(SLICE, { input: { productId, printerClass: 'QUICK', profile } }, caller);

const look = async (productId: number, profile: object) =>
  (await shop.graphql<{ profileSlicing: object }>(LOOK, { input: { productId, printerClass: 'QUICK', profile } })).data
    .profileSlicing;

const estimateOf = async (id: number, profile: object | null): Promise<Estimate> => {
  const input = { printerClass: 'QUICK', profile };
  const { data } = await shop.graphql<{ product: { printEstimate: Estimate } }>(ESTIMATE, { id, input });
  return data.product.printEstimate;
};

const rows = () => shop.ctx().sql<{ sha256: string }>('SELECT sha256 FROM profile_slice');

describe('a profile of a slicer', () => {
  it('has the figures of its own slices once all parts are through, and of the class before', async () => {
    const id = await buildMeasuredProduct(shop.ctx());
    expect(await look(id, THIN)).toEqual({ parts: 2, tried: 0, failed: 0 });
    expect((await slice(id, THIN)).data.sliceWithProfile).toEqual({ parts: 2, tried: 0, failed: 0 });
    const before = await estimateOf(id, THIN);
    expect(before).toMatchObject({ layerHeightMm: 0.1, infillPercent: 10, walls: 2, hours: { origin: 'ESTIMATED' } });
    await shop.runJobs();
    expect(await look(id, THIN)).toEqual({ parts: 2, tried: 2, failed: 0 });
    const after = await estimateOf(id, THIN);
    expect(after).toMatchObject({ grams: { origin: 'SLICED' }, hours: { origin: 'SLICED' } });
    const usual = await estimateOf(id, null);
    expect(after.hours.max).toBeGreaterThan(usual.hours.max * 1.5);
    expect(after.grams.value).toBeLessThan(usual.grams.value);
  });

  it('weighs what the filament is calibrated to', async () => {
    const id = await buildMeasuredProduct(shop.ctx());
    await slice(id, { flowRatio: 1 });
    await slice(id, { flowRatio: 0.9 });
    await shop.runJobs();
    const [whole, less] = [await estimateOf(id, { flowRatio: 1 }), await estimateOf(id, { flowRatio: 0.9 })];
    expect(less.grams.value / whole.grams.value).toBeCloseTo(0.9, 1);
    expect(less.hours.max).toBe(whole.hours.max);
  });

  it('is sliced once for all who ask with the same settings', async () => {
    const id = await buildMeasuredProduct(shop.ctx());
    const profile = { walls: 4 };
    await slice(id, profile);
    await slice(id, profile);
    await shop.runJobs();
    const before = (await rows()).length;
    expect((await slice(id, profile)).data.sliceWithProfile).toEqual({ parts: 2, tried: 2, failed: 0 });
    await shop.runJobs();
    expect((await rows()).length).toBe(before);
  });

  it('says which parts could not be sliced, and gives no sum without them', async () => {
    const id = await buildMeasuredProduct(shop.ctx(), binaryOf(CUBE.slice(1)));
    await slice(id, THIN);
    await shop.runJobs();
    expect(await look(id, THIN)).toEqual({ parts: 2, tried: 2, failed: 1 });
    expect(await estimateOf(id, THIN)).toBeNull();
  });

  it('is asked for as many models an hour as a network may', async () => {
    const id = await buildMeasuredProduct(shop.ctx());
    const caller = anyone();
    for (let walls = 0; walls < MOST_MODELS; walls += 1) {
      expect((await slice(id, { walls, topLayers: 7 }, caller)).errors).toBeUndefined();
      await shop.runJobs();
    }
    const { errors } = await slice(id, { walls: 19 }, caller);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', args: { minutes: 60 } });
    expect((await slice(id, { walls: 19 })).errors).toBeUndefined();
    await shop.runJobs();
  });

  it('is refused where too many wait, for a while', async () => {
    const id = await buildMeasuredProduct(shop.ctx());
    const answers = [];
    for (let walls = 0; walls < 21; walls += 1) answers.push(await slice(id, { infillPercent: walls }));
    expect(answers.at(-2)!.errors).toBeUndefined();
    expect(answers.at(-1)!.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', args: { minutes: 5 } });
    await shop.ctx().sql(`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs`);
  });

  it.each([
    ['layerHeightMm', 0],
    ['nozzleMm', 3],
    ['walls', 21],
    ['acceleration', 1],
    ['outerSpeed', 0],
    ['flowRatio', 2],
  ])('is refused with %s of %d, in the estimate too', async (field, value) => {
    const id = await buildMeasuredProduct(shop.ctx());
    const code = { code: 'VALIDATION_FAILED' };
    expect((await slice(id, { [field]: value })).errors?.[0]?.extensions).toMatchObject(code);
    const input = { printerClass: 'QUICK', profile: { [field]: value } };
    expect((await shop.graphql(ESTIMATE, { id, input })).errors?.[0]?.extensions).toMatchObject(code);
  });

  it('slices nothing of a product without a model, of one that is not on sale, or of none', async () => {
    const [kit, hidden, none] = [await buildProduct(shop.ctx(), {}), await buildMeasuredProduct(shop.ctx()), 987_654];
    await shop.ctx().sql('UPDATE product SET active = false WHERE id = $1', [hidden]);
    for (const id of [kit, none])
      expect((await slice(id, {})).errors?.[0]?.extensions).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect((await slice(hidden, {})).errors?.[0]?.extensions).toMatchObject({ code: 'PRODUCT_INACTIVE' });
    const { productId } = await buildFiles(shop.ctx());
    expect((await slice(productId, {})).data.sliceWithProfile).toEqual({ parts: 2, tried: 2, failed: 2 });
  });

  it('takes as many statements for a list as for one product', async () => {
    await buildMeasuredProduct(shop.ctx());
    const list = (first: number) => () =>
      shop.graphql(`{ products(first: ${first}) { nodes { id printEstimate(input: { printerClass: QUICK, profile: { walls: 5 } }) { grams { value } } } } }`); // oxfmt-ignore
    const [one, many] = [await shop.statements(list(1)), await shop.statements(list(20))];
    expect(many).toBe(one);
  });

  it('is forgotten after two months', async () => {
    const ctx = shop.ctx();
    await ctx.sql(`UPDATE profile_slice SET sliced_at = sliced_at - interval '59 days'`);
    await sweepProfileSlicesJob.run(ctx, {});
    expect((await rows()).length).toBeGreaterThan(0);
    await ctx.sql(`UPDATE profile_slice SET sliced_at = sliced_at - interval '2 days'`);
    await sweepProfileSlicesJob.run(ctx, {});
    expect(await rows()).toEqual([]);
  });
});
