import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { transaction, type Ctx } from '../../../server/core/context.ts';
import { promotionRules, type GivenPromotion } from '../../../server/promotions/promotion-rules.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { claimPromotions } from '../../../server/promotions/redemptions.service.ts';
import type { PromotionTerms } from '../../../server/promotions/reductions.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { givenPromotion, promotionTerms } from '../../support/builders/build-promotion.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Ctx;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
  kit = await buildSellable(shop, { priceMinor: 10_000, stock: 50 });
});
afterAll(() => shop.close());

const lines = () => [{ productId: kit, quantity: 1 }];
const create = (changes: Partial<GivenPromotion> = {}) => createPromotion(admin, givenPromotion(changes));

describe('promotions that an order claims', () => {
  const claim = async (terms: readonly PromotionTerms[]) => {
    const { order } = await buildOrder(shop.ctx(), { lines: lines() });
    const reductions = terms.map((promotion) => ({ promotion, reductionMinor: 1 }));
    return transaction(shop.ctx(), (tx) => claimPromotions(tx, order.id, reductions));
  };
  const known = async (changes: Partial<GivenPromotion> = {}) => {
    const { id, version } = await create(changes);
    return promotionTerms({ id, version });
  };

  it('are counted where each is as it was read', async () => {
    expect(await claim([await known(), await known({ maxUses: 1 })])).toBeNull();
  });

  it('are UNKNOWN where one was changed since', async () => {
    const { id, version } = await known({ maxUses: 1 });
    const refusal = await claim([await known(), promotionTerms({ id, version: version - 1 })]);
    expect(refusal).toEqual({ problem: 'UNKNOWN', ids: [] });
  });

  it('are USED_UP where the last use is gone, and it is told of which', async () => {
    const [free, last] = [await known(), await known({ maxUses: 1 })];
    await claim([last]);
    expect(await claim([free, last])).toEqual({ problem: 'USED_UP', ids: [last.id] });
  });
});

it('a code that is refused for another reason is no guess', async () => {
  const [{ code: ended }, { code }] = [await create({ endsAt: new Date('2026-01-01') }), await create()];
  const ctx = shop.ctx({ client: { network: '198.51.100.77', device: '' } });
  const problemOf = async (promotionCode: string) =>
    (await quoteCart(ctx, { lines: lines(), promotionCode })).code?.refusal?.problem ?? null;
  for (let i = 0; i < 31; i += 1) expect(await problemOf(ended!)).toBe('EXPIRED');
  expect(await problemOf(code!)).toBeNull();
});

it('one that applies by itself once for each buyer is not offered to the same buyer again', async () => {
  await create({ code: null, maxUsesEach: 1 });
  const { id: userId } = await buildAccount(shop);
  const ctx = shop.ctx({ viewer: { userId, admin: false, sessionId: 's' } });
  const totalOf = async () => (await quoteCart(ctx, { lines: lines() })).discountMinor;
  expect(await totalOf()).toBe(1000);
  await buildOrder(ctx, { lines: lines() });
  expect(await totalOf()).toBe(0);
});

describe('terms as they are stored', () => {
  const given = (changes: Partial<GivenPromotion>) => promotionRules.safeParse(givenPromotion(changes));

  it.each([
    ['PERCENT', { percent: 10, amountMinor: null }],
    ['AMOUNT', { percent: null, amountMinor: 500 }],
    ['FREE_DELIVERY', { percent: null, amountMinor: null, takeUnits: null }],
    ['N_FOR_M', { percent: null, amountMinor: null, takeUnits: 3, payUnits: 2 }],
  ])('of %s keep what the kind needs alone', (kind, kept) => {
    const all = { percent: 10, amountMinor: 500, takeUnits: 3, payUnits: 2 };
    expect(given({ kind: kind as never, ...all }).data).toMatchObject(kept);
  });

  it.each([
    ['2026-12-02', '2026-12-01', false],
    ['2026-12-01', '2026-12-01', false],
    ['2026-12-01', '2026-12-02', true],
  ])('from %s to %s: %s', (from, to, success) => {
    expect(given({ startsAt: new Date(from), endsAt: new Date(to) }).success).toBe(success);
  });
});
