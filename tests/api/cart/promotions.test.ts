import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import { cancelUnpaid, expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { markPaid } from '../../../server/orders/order-payment.service.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { PromotionKind, PromotionProblem } from '../../../server/promotions/promotion-kinds.ts';
import type { GivenPromotion } from '../../../server/promotions/promotion-rules.ts';
import { createPromotion, switchPromotion } from '../../../server/promotions/promotions.service.ts';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { freshNetwork } from '../../support/fresh-network.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { place, refusalOf } from '../../support/place-order.ts';
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

const QUOTE = `query ($input: CartQuoteInput!) { cartQuote(input: $input) {
  subtotal { minor } discount { minor } shipping { minor } total { minor } fingerprint
  promotions { name code freeDelivery reduction { minor } } code { code problem missing { minor } }
} }`;

interface QuoteAnswer {
  cartQuote: {
    discount: { minor: number };
    total: { minor: number };
    promotions: object[];
    code: { problem: string | null; missing: { minor: number } | null } | null;
  };
}

const lines = (quantity = 1) => [{ productId: kit, quantity }];
const build = (changes: Partial<GivenPromotion> = {}) => createPromotion(admin, givenPromotion(changes));
const ask = async (promotionCode: string | null, headers = {}, quantity = 1) => {
  const input = { lines: lines(quantity), promotionCode };
  const { data, errors } = await shop.graphql<QuoteAnswer>(QUOTE, { input }, { headers });
  expect(errors).toBeUndefined();
  return data.cartQuote;
};
const problemOf = async (code: string | null, headers = {}, quantity = 1) =>
  (await ask(code, headers, quantity)).code?.problem ?? null;
const inputFor = (promotionCode: string | null, changes = {}) =>
  buildOrderInput(shop.ctx(), { lines: lines(), promotionCode, ...changes });
const order = (code: string | null, email = 'jana@example.sk') =>
  buildOrder(shop.ctx(), { lines: lines(), promotionCode: code, email });

describe('cartQuote', () => {
  it('takes a code off, however it is typed, and says so', async () => {
    const { code } = await build({ names: { en: 'Summer', sk: 'Leto', de: 'Sommer' } });
    const quote = await ask(` ${code!.toLowerCase()} `, { 'accept-language': 'sk' });
    expect(quote).toMatchObject({
      discount: { minor: 1000 },
      total: { minor: 9490 },
      promotions: [{ name: 'Leto', code, freeDelivery: false, reduction: { minor: 1000 } }],
      code: { code, problem: null, missing: null },
    });
  });

  it('says why a code does not apply', async () => {
    const now = shop.clock.now().getTime();
    const [past, future] = [new Date(now - 1000), new Date(now + 100_000)];
    const code = async (changes: Partial<GivenPromotion>) => (await build(changes)).code;
    const off = await build();
    await switchPromotion(admin, { id: off.id, expectedVersion: 1, active: false });
    expect(await problemOf('NO-SUCH-CODE')).toBe('UNKNOWN');
    expect(await problemOf(off.code)).toBe('UNKNOWN');
    expect(await problemOf(await code({ startsAt: future }))).toBe('UNKNOWN');
    expect(await problemOf(await code({ endsAt: past }))).toBe('EXPIRED');
    expect(await problemOf(await code({ excludedProductIds: [kit] }))).toBe('NOT_FOR_THESE');
    const minimum = await code({ minimumMinor: 15_000 });
    expect((await ask(minimum)).code).toMatchObject({ problem: 'MINIMUM_MISSING', missing: { minor: 5000 } });
    expect(await problemOf(minimum, {}, 2)).toBeNull();
  });

  it('is for a category and not for what is left out of it', async () => {
    const [row] = await shop.ctx().sql<{ id: number }>('SELECT category_id AS id FROM product WHERE id = $1', [kit]);
    expect(await problemOf((await build({ categoryIds: [row!.id] })).code)).toBeNull();
    expect(await problemOf((await build({ excludedCategoryIds: [row!.id] })).code)).toBe('NOT_FOR_THESE');
  });

  it('sends free of charge', async () => {
    const { code } = await build({ kind: PromotionKind.FREE_DELIVERY });
    expect(await ask(code)).toMatchObject({
      discount: { minor: 0 },
      total: { minor: 10_000 },
      code: { problem: null },
    });
  });

  it('applies one without a code by itself, switched off and on at once', async () => {
    const { id } = await build({ code: null, percent: 20 });
    expect(await ask(null)).toMatchObject({ discount: { minor: 2000 }, code: null, promotions: [{ code: null }] });
    const better = await build({ percent: 30 });
    expect(await ask(better.code)).toMatchObject({ discount: { minor: 3000 }, promotions: [{ code: better.code }] });
    expect(await problemOf((await build()).code)).toBe('NOT_WITH_ANOTHER');
    await switchPromotion(admin, { id, expectedVersion: 1, active: false });
    expect(await ask(null)).toMatchObject({ discount: { minor: 0 }, promotions: [] });
  });

  it('costs no statement without a promotion that has a limit, and one with it', async () => {
    const [free, limited] = [await build(), await build({ maxUses: 5 })];
    const count = (promotionCode: string | null) =>
      shop.statements(() => quoteCart(shop.ctx(), { lines: lines(), promotionCode }));
    await count(null);
    const bare = await count(null);
    expect([await count(free.code), await count(limited.code)]).toEqual([bare, bare + 1]);
  });

  it('tells a network nothing more after thirty wrong codes, of no code', async () => {
    const { code } = await build();
    const viaCtx = (network: string, promotionCode: string | null) =>
      quoteCart(shop.ctx({ client: { network, device: '' } }), { lines: lines(), promotionCode });
    const network = freshNetwork();
    const many = await Promise.all(Array.from({ length: 40 }, (_, i) => viaCtx(network, `GUESS-${i}`)));
    const problems = many.map((quote) => quote.code?.refusal?.problem);
    expect(problems.filter((problem) => problem === PromotionProblem.UNKNOWN)).toHaveLength(30);
    expect((await viaCtx(network, code)).code?.refusal?.problem).toBe('TOO_MANY_TRIES');
    expect((await viaCtx(freshNetwork(), code)).code?.refusal).toBeNull();
  });
});

describe('placeOrder', () => {
  it('keeps the promotion, whatever becomes of it, and counts its use', async () => {
    const { id, code } = await build();
    const { data } = await place(shop, await inputFor(code));
    expect(data.placeOrder.order).toMatchObject({ discount: { minor: 1000 }, totalAmount: { minor: 9490 } });
    const [row] = await shop.ctx().sql<{ redeemed: number }>('SELECT redeemed FROM promotion WHERE id = $1', [id]);
    expect(row!.redeemed).toBe(1);
  });

  it('never charges another sum than that of the quote', async () => {
    const promotion = await build();
    const input = await inputFor(promotion.code);
    await switchPromotion(admin, { id: promotion.id, expectedVersion: 1, active: false });
    expect((await refusalOf(shop, input))[0]).toBe('QUOTE_CHANGED');
    expect((await refusalOf(shop, { ...input, promotionCode: null }))[0]).toBe('QUOTE_CHANGED');
  });

  it('places nothing at terms that another process has just changed, before word of it arrives', async () => {
    const { id, code } = await build();
    const input = await inputFor(code);
    await shop.ctx().sql('UPDATE promotion SET percent = 5, version = 2 WHERE id = $1', [id]);
    expect((await refusalOf(shop, input))[0]).toBe('QUOTE_CHANGED');
  });

  it('refuses a code that is used up since the quote, and gives uses of ended orders back once', async () => {
    const { code } = await build({ maxUses: 1 });
    const late = await inputFor(code);
    const { order: first } = await order(code);
    expect(await problemOf(code)).toBe('USED_UP');
    expect(await refusalOf(shop, late)).toEqual(['PROMOTION_REFUSED', { code, problem: 'USED_UP' }]);
    await cancelUnpaid(shop.ctx(), first.id);
    await cancelUnpaid(shop.ctx(), first.id);
    const { order: second } = await order(code);
    shop.clock.advance(31 * 60_000);
    expect(await expireOrder(shop.ctx(), second.id)).toBe(true);
    expect(await problemOf(code)).toBeNull();
  });

  it('counts the use of an order again that was paid after it had ended', async () => {
    const { id, code } = await build();
    const { order: ended } = await order(code);
    await cancelUnpaid(shop.ctx(), ended.id);
    await markPaid(shop.ctx(), ended, { paymentId: `late-${ended.id}`, paidAt: shop.clock.now(), method: 'paypal' });
    const [row] = await shop.ctx().sql<{ redeemed: number }>('SELECT redeemed FROM promotion WHERE id = $1', [id]);
    expect(row!.redeemed).toBe(1);
  });

  it('limits uses per e-mail address, however it is written, and per account', async () => {
    const { code } = await build({ maxUsesEach: 1 });
    await order(code, 'Once@example.sk');
    const again = await inputFor(code, { email: 'oNCE@example.sk' });
    expect(await refusalOf(shop, again)).toEqual(['PROMOTION_REFUSED', { code, problem: 'USED_BY_YOU' }]);
    const person = await buildAccount(shop, { email: 'once@example.sk' });
    expect(await problemOf(code, await signInAs(shop, person))).toBe('USED_BY_YOU');
    expect(await problemOf(code)).toBeNull();
  });

  it('is for a first order only, an ended one aside', async () => {
    const { code } = await build({ firstOrderOnly: true });
    const { order: ended } = await order(null, 'new@example.sk');
    const input = await inputFor(code, { email: 'new@example.sk' });
    expect(await refusalOf(shop, input)).toEqual(['PROMOTION_REFUSED', { code, problem: 'FIRST_ORDER_ONLY' }]);
    await cancelUnpaid(shop.ctx(), ended.id);
    expect((await place(shop, input)).errors).toBeUndefined();
  });

  it('applies what depends on the buyer by itself only to who is signed in', async () => {
    const { id } = await build({ code: null, percent: 50, firstOrderOnly: true });
    const person = await signInAs(shop, await buildAccount(shop));
    expect((await ask(null)).discount.minor).toBe(0);
    expect((await ask(null, person)).discount.minor).toBe(5000);
    await switchPromotion(admin, { id, expectedVersion: 1, active: false });
  });

  it('takes the same statements without a promotion, and two more with one that is limited', async () => {
    const { code } = await build({ maxUses: 9 });
    const [bare, promoted] = [await inputFor(null), await inputFor(code)];
    const count = (input: typeof bare) => shop.statements(() => placeOrder(shop.ctx(), input));
    expect((await count(promoted)) - (await count(bare))).toBe(2);
  });
});
