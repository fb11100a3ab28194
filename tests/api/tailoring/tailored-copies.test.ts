import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { MOST_MODELS } from '../../../server/delivery/tailored/tailored-copies.service.ts';
import type { BuiltFiles } from '../../support/builders/build-files.ts';
import { buildPaidOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { buildTailored, PROGRAM } from '../../support/builders/build-tailored.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';

let shop: TestShop;
let files: BuiltFiles;
let own: PaidOrder;

const COPIES = `tailoredCopies { id state refusal reason chosen { parameterId name value } download { fileName zipUrl
  files { name kind url partId } } }`;
const TAILOR = `mutation ($input: TailorFilesInput!) { tailorFiles(input: $input) { id ${COPIES} } }`;
const LOOK = `query ($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) { lines { id ${COPIES} } } }`;

interface Copy {
  id: string;
  state: string;
  refusal: string | null;
  reason: string | null;
  chosen: { parameterId: string; name: string; value: string }[];
  download: {
    fileName: string;
    zipUrl: string;
    files: { name: string; kind: string; url: string; partId: string | null }[];
  } | null;
}

/** Each from a network of its own unless one is given: limits are of a network. */
let networks = 0;
const anyone = () => ({ headers: { 'x-forwarded-for': `198.51.100.${(networks += 1)}` } });

const lineOf = async ({ order, accessToken }: PaidOrder) => {
  const { data } = await shop.graphql<{ order: { lines: { id: string; tailoredCopies: Copy[] }[] } }>(LOOK, {
    id: order.id,
    accessToken,
  });
  return data.order.lines[0]!;
};

const tailor = async (paid: PaidOrder, chosen: object[], caller = anyone()) => {
  const { id: lineId } = await lineOf(paid);
  const input = { orderId: paid.order.id, accessToken: paid.accessToken, lineId, chosen };
  return shop.graphql<{ tailorFiles: { tailoredCopies: Copy[] } }>(TAILOR, { input }, caller);
};

beforeAll(async () => {
  shop = await startShop({ env: { TRUST_PROXY: 'loopback' } });
  files = await buildTailored(shop.ctx());
  own = await buildPaidOrder(shop.ctx(), [files.productId]);
});
afterAll(() => shop.close());

const get = (url: string) => shop.inject({ method: 'GET', url });

describe('files that are tailored', () => {
  it('are offered with what may be chosen', async () => {
    const { data } = await shop.graphql(
      'query ($id: Int!) { product(id: $id) { tailoring { program parameters { id kind from to step standard options { id name } } } } }',
      { id: files.productId },
    );
    expect(data).toMatchObject({
      product: {
        tailoring: {
          program: PROGRAM,
          parameters: [
            { id: 'bore', from: 10, to: 30, standard: '24' },
            { id: 'kind', options: [{ id: 'thick' }, { id: 'thin' }, { id: 'broken' }, { id: 'cut' }] },
            { id: 'name', standard: '' },
          ],
        },
      },
    });
  });

  it('are made for the choice of who bought them, and loaded like any others', async () => {
    const asked = await tailor(own, [{ parameterId: 'bore', number: 18.5 }]);
    expect(asked.data.tailorFiles.tailoredCopies).toMatchObject([{ state: 'MAKING', download: null }]);
    await shop.runJobs();
    const [copy] = (await lineOf(own)).tailoredCopies;
    expect(copy).toMatchObject({
      state: 'READY',
      chosen: [
        { name: 'Bore', value: '18.5\u00a0mm' },
        { name: 'Wall', value: 'thick' },
      ],
    });
    const zip = await unzip((await get(copy!.download!.zipUrl)).rawPayload);
    const readme = zip.get('README.txt')!.toString();
    expect(readme).toContain('Made for this choice');
    expect(readme).toMatch(/Bore:\s+18\.5\u00a0mm/);
    const names = [...zip.keys()];
    expect(names).toContain('STL/02_Fin_x2.stl');
    expect(names).toContain('STL/01_Nose-cone_x1.stl');
    const ring = zip.get('STL/02_Fin_x2.stl')!;
    expect(ring.readUInt32LE(80)).toBeGreaterThan(100);
  });

  it('are sold in pieces where a part is cut to a bed, with the names and numbers of each', async () => {
    await tailor(own, [{ parameterId: 'kind', text: 'cut' }]);
    await shop.runJobs();
    const [copy] = (await lineOf(own)).tailoredCopies;
    expect(copy).toMatchObject({ state: 'READY' });
    const zip = await unzip((await get(copy!.download!.zipUrl)).rawPayload);
    expect([...zip.keys()].filter((name) => name.startsWith('STL/'))).toEqual([
      'STL/01_Nose-cone_x1.stl',
      'STL/02_Fin-1-3_x2.stl',
      'STL/03_Fin-2-3_x2.stl',
      'STL/04_Fin-3-3_x2.stl',
    ]);
    expect(zip.get('README.txt')!.toString()).toContain('Fin 3/3');
  });

  it('take what the shop sells for an option', async () => {
    const id = await buildProduct(shop.ctx(), { designations: 'Servo 9 G' });
    const { data } = await shop.graphql(
      'query ($id: Int!) { product(id: $id) { tailoring { parameters { options { id needs { quantity product { id } } } } } } }',
      { id: files.productId },
    );
    expect(data).toMatchObject({
      product: {
        tailoring: {
          parameters: [
            {},
            {
              options: [
                { needs: [] },
                { id: 'thin', needs: [{ quantity: 2, product: { id } }] },
                {},
                { id: 'cut', needs: [] },
              ],
            },
            {},
          ],
        },
      },
    });
  });

  it('are made once for all who choose the same', async () => {
    const other = await buildPaidOrder(shop.ctx(), [files.productId]);
    const asked = await tailor(other, [{ parameterId: 'bore', number: 18.5 }]);
    expect(asked.data.tailorFiles.tailoredCopies).toMatchObject([{ state: 'READY' }]);
    const models = await shop.ctx().sql('SELECT version_id FROM tailored_model');
    expect(models).toHaveLength(2);
  });

  it('are no newer version of the model, and sold to nobody', async () => {
    const { data } = await shop.graphql<{ order: { lines: { versions: { version: string }[] }[] } }>(
      'query ($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) { lines { versions { version } } } }',
      { id: own.order.id, accessToken: own.accessToken },
    );
    expect(data.order.lines[0]!.versions.map(({ version }) => version)).toEqual(['D']);
    const [sold] = await shop
      .ctx()
      .sql<{ revision: string }>(
        'SELECT v.revision FROM product_model m JOIN model_version v ON v.id = m.version_id WHERE m.product_id = $1',
        [files.productId],
      );
    expect(sold!.revision).toBe('D');
  });

  it('are refused in the seller’s words, and for a program that is wrong', async () => {
    await tailor(own, [
      { parameterId: 'bore', number: 25 },
      { parameterId: 'kind', text: 'thin' },
    ]);
    await tailor(own, [{ parameterId: 'kind', text: 'broken' }]);
    await shop.runJobs();
    const [broken, thin, , ready] = (await lineOf(own)).tailoredCopies;
    expect(thin).toMatchObject({ state: 'REFUSED', refusal: 'REFUSED', reason: 'Too thin for it.', download: null });
    expect(broken).toMatchObject({ state: 'REFUSED', refusal: 'PROGRAM', reason: null });
    expect(ready).toMatchObject({ state: 'READY' });
  });

  it.each([
    [[{ parameterId: 'bore', number: 9 }]],
    [[{ parameterId: 'bore', text: '20' }]],
    [[{ parameterId: 'bore' }]],
    [[{ parameterId: 'wings', number: 3 }]],
    [Array.from({ length: 13 }, () => ({ parameterId: 'bore', number: 20 }))],
  ])('are not made for %o', async (chosen) => {
    const { errors } = await tailor(own, chosen);
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('are made for nobody else, and after a refund for nobody', async () => {
    const { id: lineId } = await lineOf(own);
    const stranger = await shop.graphql(TAILOR, { input: { orderId: own.order.id, lineId, chosen: [] } }, anyone());
    expect(stranger.errors?.[0]?.extensions.code).toBe('ORDER_NOT_FOUND');
    const refunded = await buildPaidOrder(shop.ctx(), [files.productId]);
    await tailor(refunded, []);
    await revokeEntitlements(shop.ctx(), refunded.order);
    expect((await tailor(refunded, [])).errors?.[0]?.extensions.code).toBe('DOWNLOAD_NOT_ALLOWED');
    expect((await lineOf(refunded)).tailoredCopies).toEqual([]);
  });

  it('are bounded for a network', async () => {
    const paid = await buildPaidOrder(shop.ctx(), [files.productId]);
    const caller = anyone();
    for (let i = 0; i < MOST_MODELS; i++)
      expect((await tailor(paid, [{ parameterId: 'bore', number: 10 + i / 2 }], caller)).errors).toBeUndefined();
    const over = await tailor(paid, [{ parameterId: 'bore', number: 29 }], caller);
    expect(over.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await tailor(paid, [{ parameterId: 'bore', number: 10 }], caller)).errors).toBeUndefined();
  });
});
