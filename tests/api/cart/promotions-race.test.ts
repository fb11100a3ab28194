import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import { cancelUnpaid } from '../../../server/orders/order-cancellation.service.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildOrderInput } from '../../support/builders/build-order.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable, setPrices } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** `PROMOTION_BUYERS` for `PROMOTION_USES`: 1,000 for 100 take a minute. */
const BUYERS = Number(process.env.PROMOTION_BUYERS ?? 200);
const USES = Number(process.env.PROMOTION_USES ?? 20);

let shop: TestShop;
let admin: Ctx;
let product: number;
let kit: number;
let filesOfKit: number;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
  product = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 2000 });
  kit = await buildSellable(shop, { priceMinor: 3000, stock: 100_000 });
  filesOfKit = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 1000 });
  await setPrices(shop, kit, { files: filesOfKit, bundlePriceMinor: 3500 });
});
afterAll(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders'])).toEqual([]);
  await shop.close();
});

const lines = () => [{ productId: product, quantity: 1 }];

/** What buyers send who have all seen the price with the code. */
const inputs = (promotionCode: string, emails: readonly string[], of = lines()) =>
  Promise.all(emails.map((email) => buildOrderInput(shop.ctx(), { lines: of, promotionCode, email })));

const placeAll = async (given: Awaited<ReturnType<typeof inputs>>) => {
  const results = await Promise.allSettled(given.map((input) => placeOrder(shop.ctx(), input)));
  const placed = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value.order] : []));
  const refused = results.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
  );
  return { placed, refused };
};

const redeemed = async (id: string): Promise<number> => {
  const [row] = await shop.ctx().sql<{ redeemed: number }>('SELECT redeemed FROM promotion WHERE id = $1', [id]);
  return row!.redeemed;
};

const emails = (count: number) => Array.from({ length: count }, (_, i) => `buyer-${i}@example.sk`);

it('gives a code to exactly as many of a crowd as may have it, and what ends to as many others', async () => {
  const { id, code } = await createPromotion(admin, givenPromotion({ maxUses: USES }));
  const crowd = await inputs(code!, emails(BUYERS));
  const { placed, refused } = await placeAll(crowd);
  expect([placed.length, await redeemed(id)]).toEqual([USES, USES]);
  expect(new Set(refused)).toEqual(new Set(['PROMOTION_REFUSED']));
  expect(refused).toHaveLength(BUYERS - USES);
  const ended = placed.slice(0, USES / 2);
  await Promise.all(
    ended.flatMap(({ id: order }) => [cancelUnpaid(shop.ctx(), order), cancelUnpaid(shop.ctx(), order)]),
  );
  expect(await redeemed(id)).toBe(USES - ended.length);
  const next = await placeAll(await inputs(code!, emails(USES)));
  expect([next.placed.length, await redeemed(id)]).toEqual([ended.length, USES]);
});

const THREE_FOR_TWO = { kind: PromotionKind.N_FOR_M, percent: null, takeUnits: 3, payUnits: 2 };

it.each([
  ['three for two', () => [{ productId: kit, quantity: 3 }], THREE_FOR_TWO],
  [
    'a tenth off kits with their files',
    () => [
      { productId: kit, quantity: 1 },
      { productId: filesOfKit, quantity: 1 },
    ],
    {},
  ],
])('gives a code for %s to exactly as many of a crowd as may have it', async (_name, of, terms) => {
  const uses = USES / 2;
  const { id, code } = await createPromotion(admin, givenPromotion({ ...terms, maxUses: uses }));
  const crowd = await inputs(code!, emails(BUYERS / 4), of());
  const { placed, refused } = await placeAll(crowd);
  expect([placed.length, await redeemed(id)]).toEqual([uses, uses]);
  expect(new Set(placed.map(({ discountMinor }) => discountMinor > 0))).toEqual(new Set([true]));
  expect(new Set(refused)).toEqual(new Set(['PROMOTION_REFUSED']));
  await Promise.all(placed.flatMap((order) => [1, 2].map(() => cancelUnpaid(shop.ctx(), order.id))));
  expect(await redeemed(id)).toBe(0);
});

it('gives one buyer who sends at once no more than each may have', async () => {
  const { id, code } = await createPromotion(admin, givenPromotion({ maxUsesEach: 2 }));
  const given = await inputs(
    code!,
    Array.from({ length: 10 }, () => 'same@example.sk'),
  );
  const client = { network: '203.0.113.7', device: '' };
  const results = await Promise.allSettled(given.map((input) => placeOrder(shop.ctx({ client }), input)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await redeemed(id)).toBe(2);
});

it('lets orders of two promotions at once neither wait in a ring nor lose a use', async () => {
  const stackable = { stackable: true } as const;
  const own = await createPromotion(admin, givenPromotion({ code: null, percent: 3, ...stackable, maxUses: 1000 }));
  const codes = await Promise.all(
    [1, 2].map(() => createPromotion(admin, givenPromotion({ ...stackable, maxUses: 1000 }))),
  );
  const crowds = await Promise.all(codes.map(({ code }) => inputs(code!, emails(20))));
  const { placed } = await placeAll(crowds.flat());
  await Promise.all(placed.slice(0, 20).map((order) => cancelUnpaid(shop.ctx(), order.id)));
  expect([placed.length, await redeemed(own.id)]).toEqual([40, 20]);
});
