import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildMeasuredProduct } from '../../support/builders/build-measured-product.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const SLICING = 'parts tried failed';
const HEADS = '{ printQueues { lineId versionId } }';
const FIGURES = `query ($lineId: ID!, $profile: SlicerProfileInput!) { printQueue(lineId: $lineId) {
  usual: estimate(input: { printerClass: QUICK }) { grams { value origin } }
  own: estimate(input: { printerClass: QUICK, profile: $profile }) { grams { value origin } }
  slicing(printerClass: QUICK, profile: $profile) { ${SLICING} } } }`;
const SLICE = `mutation ($input: SlicePrintQueueInput!) { slicePrintQueue(input: $input) { ${SLICING} } }`;

interface Figures {
  printQueue: Record<'usual' | 'own', { grams: { value: number; origin: string } }> & { slicing: object };
}

const THIN = { layerHeightMm: 0.1, infillPercent: 5, walls: 1 };

/** A customer who bought two measured parts. */
const buildBuyer = async () => {
  const user = await buildAccount(shop);
  const headers = await signInAs(shop, user);
  const productId = await buildMeasuredProduct(shop.ctx());
  await buildPaidOrder(shop.ctx({ viewer: { userId: user.id, admin: false, sessionId: 's' } }), [productId], { email: user.email }); // oxfmt-ignore
  const { data } = await shop.graphql<{ printQueues: { lineId: string; versionId: string }[] }>(HEADS, {}, { headers });
  const [head] = data.printQueues;
  const figures = async (profile: object) =>
    (await shop.graphql<Figures>(FIGURES, { lineId: head!.lineId, profile }, { headers })).data.printQueue;
  const slice = (profile: object, caller: Record<string, string> = headers) =>
    shop.graphql<{ slicePrintQueue: object }>(SLICE, { input: { ...head, printerClass: 'QUICK', profile } }, { headers: caller }); // oxfmt-ignore
  return { productId, figures, slice };
};

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe('a print queue and the profile of its buyer', () => {
  it('has the figures of the profile once it is sliced, though the product is on sale no more', async () => {
    const { productId, figures, slice } = await buildBuyer();
    await shop.ctx().sql('UPDATE product SET active = false WHERE id = $1', [productId]);
    expect((await figures(THIN)).slicing).toEqual({ parts: 2, tried: 0, failed: 0 });
    expect((await slice(THIN)).data.slicePrintQueue).toEqual({ parts: 2, tried: 0, failed: 0 });
    await shop.runJobs();
    const { usual, own, slicing } = await figures(THIN);
    expect(slicing).toEqual({ parts: 2, tried: 2, failed: 0 });
    expect(own.grams.origin).toBe('SLICED');
    expect(own.grams.value).toBeLessThan(usual.grams.value);
  });

  it('is sliced for its buyer only, and with settings that may be', async () => {
    const { slice } = await buildBuyer();
    expect(codeOf(await slice(THIN, {}))).toBe('UNAUTHENTICATED');
    expect(codeOf(await slice(THIN, await signInAs(shop, await buildAccount(shop))))).toBe('NOT_FOUND');
    expect(codeOf(await slice({ walls: 99 }))).toBe('VALIDATION_FAILED');
  });
});
