import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerTailoring } from '../../../server/models/tailoring/tailoring.service.ts';
import { buildFiles, buildManifest, type BuiltFiles } from '../../support/builders/build-files.ts';
import { TAILORING } from '../../support/builders/build-tailored.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let files: BuiltFiles;

const offered = async () => {
  const query = 'query ($id: Int!) { product(id: $id) { tailoring { parameters { id standard } } } }';
  const { data } = await shop.graphql<{ product: { tailoring: { parameters: { standard: string }[] } | null } }>(
    query,
    { id: files.productId },
  );
  return data.product.tailoring?.parameters.map(({ standard }) => standard) ?? null;
};

const offer = (revision: string, standard: number) =>
  offerTailoring(shop.ctx(), {
    modelId: files.modelId,
    revision,
    tailoring: { ...TAILORING, parameters: [{ ...TAILORING.parameters[0]!, standard } as never] },
  });

beforeAll(async () => {
  shop = await startShop();
  files = await buildFiles(shop.ctx());
});
afterAll(() => shop.close());

it('a version that is published already offers what may be chosen of it, then what may be today', async () => {
  const { revision } = buildManifest();
  expect(await offered()).toBeNull();
  await offer(revision, 24);
  expect(await offered()).toEqual(['24']);
  await offer(revision, 24);
  await offer(revision, 20);
  expect(await offered()).toEqual(['20']);
  const versions = await shop.ctx().sql('SELECT id FROM model_version WHERE model_id = $1', [files.modelId]);
  expect(versions).toEqual([{ id: files.versionId }]);
});

it('a version of another revision stays as it is', async () => {
  await offer('another', 12);
  expect(await offered()).toEqual(['20']);
});
