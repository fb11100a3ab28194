import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSampleCatalogue } from '../../../server/sample/sample.service.ts';
import { sampleFiles } from '../../../server/sample/sample-files.service.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const BOX = 26;
const BAY = 3;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await loadSampleCatalogue(shop.ctx());
}, 120_000);
afterAll(() => shop.close());

const LINE = `query ($id: Int!) { product(id: $id) {
  remixOf { version product { id } }
  modelVersions { version remixes { id } } } }`;

interface Line {
  product: {
    remixOf: { version: string; product: { id: number } } | null;
    modelVersions: { version: string }[];
  };
}

const lineOf = async (id: number) => (await shop.graphql<Line>(LINE, { id })).data.product;

describe('the sample', () => {
  it('has a model with two versions, made once', async () => {
    await sampleFiles.run(shop.ctx(), { model: 'sucha-96' });
    await sampleFiles.run(shop.ctx(), { model: 'sucha-96' });
    const { modelVersions } = await lineOf(BOX);
    expect(modelVersions.map(({ version }) => version)).toEqual(['A', '0']);
  }, 120_000);

  it('says which model another was made from, in shops that have both already too', async () => {
    await sampleFiles.run(shop.ctx(), { model: 'krivan-38-2' });
    await sampleFiles.run(shop.ctx(), { model: 'avionics-bay-54' });
    const told = { version: 'C', product: { id: 2 } };
    expect((await lineOf(BAY)).remixOf).toEqual(told);
    await shop.ctx().sql('DELETE FROM model_remix');
    await loadSampleCatalogue(shop.ctx());
    expect((await lineOf(BAY)).remixOf).toEqual(told);
  }, 240_000);
});
