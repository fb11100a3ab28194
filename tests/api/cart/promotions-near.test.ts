import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGroup } from '../../../server/accounts/groups/customer-groups.service.ts';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import type { GivenPromotion } from '../../../server/promotions/promotion-rules.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildOrderInput } from '../../support/builders/build-order.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Ctx;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
});
/** Each test has goods of its own, so that no promotion of another one is for them. */
beforeEach(async () => void (kit = await buildSellable(shop, { priceMinor: 1000, stock: 100 })));
afterAll(() => shop.close());

const automatic = (changes: Partial<GivenPromotion>) =>
  createPromotion(admin, givenPromotion({ code: null, productIds: [kit], ...changes }));
const near = async (quantity: number, ctx = shop.ctx()) =>
  (await quoteCart(ctx, { lines: [{ productId: kit, quantity }] })).near.map(({ promotion, refusal }) => [
    promotion.id,
    refusal.missingMinor ?? refusal.missingUnits,
  ]);

describe('a promotion that would apply by itself with a little more', () => {
  it('is told with what is missing, once half of it is there, and no more once it applies', async () => {
    const { id } = await automatic({ minimumMinor: 5000 });
    expect(await near(2)).toEqual([]);
    expect(await near(3)).toEqual([[id, 2000]]);
    expect(await near(5)).toEqual([]);
  });

  it('of free units is told with the units', async () => {
    const terms = { kind: PromotionKind.N_FOR_M, percent: null, takeUnits: 3, payUnits: 2 };
    const { id } = await automatic(terms);
    expect([await near(1), await near(2)]).toEqual([[], [[id, 1]]]);
  });

  it('is told among the nearest two, in the words of the request', async () => {
    const made = await Promise.all([2200, 2400, 2600].map((minimumMinor) => automatic({ minimumMinor })));
    expect(await near(2)).toEqual([
      [made[0]!.id, 200],
      [made[1]!.id, 400],
    ]);
    const query = `query ($input: CartQuoteInput!) {
      cartQuote(input: $input) { promotionsWithinReach { name missing { minor } missingUnits } } }`;
    const { data } = await shop.graphql<{ cartQuote: { promotionsWithinReach: object[] } }>(
      query,
      { input: { lines: [{ productId: kit, quantity: 2 }] } },
      { headers: { 'accept-language': 'sk' } },
    );
    const [first] = data.cartQuote.promotionsWithinReach;
    expect(first).toEqual({ name: made[0]!.names.sk, missing: { minor: 200 }, missingUnits: null });
  });

  it('is never one with a code, and one of a group is told to nobody else', async () => {
    await createPromotion(admin, givenPromotion({ productIds: [kit], minimumMinor: 2500 }));
    const [member, other] = [await buildAccount(shop), await buildAccount(shop)];
    const { id: groupId } = await createGroup(admin, { name: 'Near club', emails: [member.email] });
    const { id } = await automatic({ minimumMinor: 2500, groupId });
    const as = (userId: string) => shop.ctx({ viewer: { userId, admin: false, sessionId: 's' } });
    expect(await near(2, as(member.id))).toEqual([[id, 500]]);
    expect([await near(2), await near(2, as(other.id))]).toEqual([[], []]);
  });

  it('is told no more once it is used up, and never changes what an order costs', async () => {
    const { id } = await automatic({ minimumMinor: 3000, maxUses: 1 });
    const before = await buildOrderInput(shop.ctx(), { lines: [{ productId: kit, quantity: 2 }] });
    expect(await near(2)).toEqual([[id, 1000]]);
    const whole = { lines: [{ productId: kit, quantity: 3 }], email: 'prvy@example.sk' };
    await placeOrder(shop.ctx(), await buildOrderInput(shop.ctx(), whole));
    expect(await near(2)).toEqual([]);
    await expect(placeOrder(shop.ctx(), before)).resolves.toMatchObject({ order: { discountMinor: 0 } });
  });
});
