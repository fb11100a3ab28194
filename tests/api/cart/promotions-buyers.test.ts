import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import type { User } from '../../../server/accounts/user.entity.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { cancelUnpaid, expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import type { GivenPromotion } from '../../../server/promotions/promotion-rules.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { reclaimPromotions, releasePromotions } from '../../../server/promotions/redemptions.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Ctx;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
});
afterAll(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders'])).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  kit = await buildSellable(shop, { priceMinor: 10_000, stock: 50 });
});

const lines = () => [{ productId: kit, quantity: 1 }];
const codeOf = async (changes: Partial<GivenPromotion>) =>
  (await createPromotion(admin, givenPromotion(changes))).code!;
const as = ({ id }: User): Ctx => shop.ctx({ viewer: { userId: id, admin: false, sessionId: 's' } });
const order = (ctx: Ctx, email: string, promotionCode: string | null = null) =>
  buildOrder(ctx, { lines: lines(), email, promotionCode }).then((placed) => placed.order);
const problemFor = async (ctx: Ctx, email: string | null, promotionCode: string) =>
  (await quoteCart(ctx, { lines: lines(), promotionCode, email })).code?.refusal?.problem ?? null;

let serial = 0;
const freshEmail = () => `buyer-${(serial += 1)}@example.sk`;

describe('one buyer', () => {
  it('is an account under whatever address it orders', async () => {
    const [code, buyer] = [await codeOf({ maxUsesEach: 1 }), await buildAccount(shop)];
    await order(as(buyer), freshEmail(), code);
    expect(await problemFor(as(buyer), freshEmail(), code)).toBe('USED_BY_YOU');
    expect(await problemFor(as(await buildAccount(shop)), freshEmail(), code)).toBeNull();
  });

  it('is who orders as a guest under the address of an account, and the account', async () => {
    const [code, buyer] = [await codeOf({ maxUsesEach: 1 }), await buildAccount(shop)];
    await order(as(buyer), buyer.email, code);
    expect(await problemFor(shop.ctx(), buyer.email, code)).toBe('USED_BY_YOU');
  });

  it('is not another account that had its order sent to the address', async () => {
    const [code, email] = [await codeOf({ maxUsesEach: 1 }), freshEmail()];
    await order(as(await buildAccount(shop)), email, code);
    expect(await problemFor(shop.ctx(), email, code)).toBeNull();
  });

  it('may have each of two promotions as often as it says', async () => {
    const [one, other, email] = [await codeOf({ maxUsesEach: 1 }), await codeOf({ maxUsesEach: 1 }), freshEmail()];
    await order(shop.ctx(), email, one);
    expect(await problemFor(shop.ctx(), email, one)).toBe('USED_BY_YOU');
    expect(await problemFor(shop.ctx(), email, other)).toBeNull();
  });

  it.each(['cancelled', 'expired'])('who has none but a %s order makes a first one, as an account too', async (how) => {
    const [code, buyer, email] = [await codeOf({ firstOrderOnly: true }), await buildAccount(shop), freshEmail()];
    const placed = [await order(as(buyer), buyer.email), await order(shop.ctx(), email)];
    const problems = async () => [
      await problemFor(as(buyer), buyer.email, code),
      await problemFor(shop.ctx(), email, code),
    ];
    expect(await problems()).toEqual(['FIRST_ORDER_ONLY', 'FIRST_ORDER_ONLY']);
    if (how === 'expired') shop.clock.advance(31 * 60_000);
    for (const { id } of placed) await (how === 'expired' ? expireOrder : cancelUnpaid)(shop.ctx(), id);
    expect(await problems()).toEqual([null, null]);
  });
});

it('gives the uses of an order back once, and counts them again once, and those of no other', async () => {
  const { id, code } = await createPromotion(admin, givenPromotion({ maxUses: 9 }));
  await order(shop.ctx(), freshEmail(), code);
  const [{ id: ended }, { id: other }] = [
    await order(shop.ctx(), freshEmail(), code),
    await order(shop.ctx(), freshEmail(), code),
  ];
  await cancelUnpaid(shop.ctx(), other);
  const redeemed = async () =>
    (await shop.ctx().sql<{ redeemed: number }>('SELECT redeemed FROM promotion WHERE id = $1', [id]))[0]!.redeemed;
  const after = [await redeemed()];
  for (const change of [cancelUnpaid, releasePromotions]) {
    await change(shop.ctx(), ended);
    after.push(await redeemed());
  }
  for (const change of [reclaimPromotions, reclaimPromotions, releasePromotions]) {
    await change(shop.ctx(), ended);
    after.push(await redeemed());
  }
  expect(after).toEqual([2, 1, 1, 2, 2, 1]);
});
