import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGroup, deleteGroup, updateGroup } from '../../../server/accounts/groups/customer-groups.service.ts';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { isPriced } from '../../../server/cart/quote.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { invoicesOfOrder } from '../../../server/invoices/invoices.service.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable, setPrices } from '../../support/builders/build-sellable.ts';
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
  expect(await checkInvariants(shop, ['catalog', 'orders', 'payments', 'invoices'])).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  kit = await buildSellable(shop, { priceMinor: 10_000, stock: 50 });
});

const quote = (quantity: number, ctx = shop.ctx(), promotionCode: string | null = null) =>
  quoteCart(ctx, { lines: [{ productId: kit, quantity }], promotionCode });
const unitPrice = async (quantity: number, ctx = shop.ctx()) =>
  (await quote(quantity, ctx)).lines.filter(isPriced)[0]!.unitPriceMinor;
const signedIn = (userId: string): Ctx => shop.ctx({ viewer: { userId, admin: false, sessionId: 's' } });

describe('volume prices', () => {
  beforeEach(() =>
    setPrices(shop, kit, {
      volume: [
        { from: 3, priceMinor: 9000 },
        { from: 10, priceMinor: 7500 },
      ],
    }),
  );

  it('hold for every piece from their quantity on', async () => {
    expect([await unitPrice(2), await unitPrice(3), await unitPrice(9), await unitPrice(10)]).toEqual([
      10_000, 9000, 9000, 7500,
    ]);
    expect((await quote(3)).subtotalMinor).toBe(27_000);
    expect((await quote(3)).fingerprint).not.toBe((await quote(2)).fingerprint);
  });

  it('give way to a price that is lower', async () => {
    await shop.ctx().sql('UPDATE product SET price_minor = 8000 WHERE id = $1', [kit]);
    expect([await unitPrice(3), await unitPrice(10)]).toEqual([8000, 7500]);
  });

  it('cost no statement more', async () => {
    await quote(1);
    const counted = await shop.statements(() => quote(10));
    await setPrices(shop, kit, { volume: [] });
    expect(await shop.statements(() => quote(10))).toBe(counted);
  });

  it('are on the page of the product and in the line of the cart', async () => {
    const { data } = await shop.graphql<Record<string, never>>(
      `query ($id: Int!) { product(id: $id) { volumePrices { from price { minor } } }
        cartQuote(input: { lines: [{ productId: $id, quantity: 3 }], country: "SK" }) {
          lines { unitPrice { minor } singlePrice { minor } subtotal { minor } } } }`,
      { id: kit },
    );
    expect(data).toEqual({
      product: {
        volumePrices: [
          { from: 3, price: { minor: 9000 } },
          { from: 10, price: { minor: 7500 } },
        ],
      },
      cartQuote: {
        lines: [{ unitPrice: { minor: 9000 }, singlePrice: { minor: 10_000 }, subtotal: { minor: 27_000 } }],
      },
    });
  });
});

describe('a kit and its files together', () => {
  let files: number;
  const both = (quantity = 1) => [
    { productId: kit, quantity },
    { productId: files, quantity: 1 },
  ];
  beforeEach(async () => {
    files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 2000 });
    await setPrices(shop, kit, { files, bundlePriceMinor: 10_800 });
  });

  it('cost what is said of both, once', async () => {
    const { discountMinor, subtotalMinor, togetherMinor } = await quoteCart(shop.ctx(), { lines: both() });
    expect([subtotalMinor, discountMinor, togetherMinor]).toEqual([12_000, 1200, 1200]);
    expect((await quoteCart(shop.ctx(), { lines: both(3) })).discountMinor).toBe(1200);
    expect((await quoteCart(shop.ctx(), { lines: [both()[0]!] })).discountMinor).toBe(0);
  });

  it('never cost more than apart, as while one is in a sale', async () => {
    await shop.ctx().sql('UPDATE product SET price_minor = 8000 WHERE id = $1', [kit]);
    expect((await quoteCart(shop.ctx(), { lines: both() })).discountMinor).toBe(0);
  });

  it('are offered on the page of the kit, with what is saved, and in no statement more', async () => {
    const ask = () =>
      shop.graphql<{ product: { withFiles: object | null } }>(
        'query ($id: Int!) { product(id: $id) { withFiles { price { minor } saving { minor } } } }',
        { id: kit },
      );
    expect((await ask()).data.product.withFiles).toEqual({ price: { minor: 10_800 }, saving: { minor: 1200 } });
    const counted = await shop.statements(ask);
    await shop.ctx().sql('UPDATE product SET bundle_price_minor = NULL WHERE id = $1', [kit]);
    expect((await ask()).data.product.withFiles).toBeNull();
    expect(await shop.statements(ask)).toBe(counted);
  });

  it('leave to promotions what is left, and give back for one half what was paid for it', async () => {
    const { code } = await createPromotion(admin, givenPromotion({ percent: 10 }));
    const { orderId } = await buildPaid(shop, { lines: both(), promotionCode: code });
    const paid = (await orderLines(shop.ctx(), orderId)).map(
      ({ subtotalMinor, discountMinor }) => subtotalMinor - discountMinor,
    );
    expect(paid).toEqual([8100, 1620]);
    const [, half] = await orderLines(shop.ctx(), orderId);
    await refundOrder(shop.ctx(), {
      orderId,
      reason: 'Vrátenie',
      requestId: `half-${orderId}`,
      items: [{ itemId: half!.id, quantity: 1 }],
    });
    const [invoice, creditNote] = await invoicesOfOrder(shop.ctx(), orderId);
    expect(creditNote!.totalMinor).toBe(-1620);
    expect(invoice!.snapshot.discounts).toEqual([
      { label: 'Stavebnica a súbory spolu', minor: 1200 },
      { label: `Leto (${code})`, minor: 1080 },
    ]);
  });
});

describe('a group of customers', () => {
  let serial = 0;
  const group = async () => {
    const account = await buildAccount(shop);
    const made = await createGroup(admin, { name: `Club ${(serial += 1)}`, emails: [account.email.toUpperCase()] });
    return { made, account };
  };

  it('has a price of its own, for who is in it and signed in', async () => {
    const { made, account } = await group();
    await setPrices(shop, kit, { volume: [{ from: 2, priceMinor: 6000, groupId: made.id }] });
    const stranger = await buildAccount(shop);
    expect(await unitPrice(2, signedIn(account.id))).toBe(6000);
    expect([await unitPrice(2), await unitPrice(2, signedIn(stranger.id))]).toEqual([10_000, 10_000]);
    const { data } = await shop.graphql<{ product: object }>(
      'query ($id: Int!) { product(id: $id) { volumePrices { from } } }',
      { id: kit },
    );
    expect(data.product).toEqual({ volumePrices: [] });
    expect(
      (await updateGroup(admin, { id: made.id, expectedVersion: 1, given: { name: made.name, emails: [] } })).version,
    ).toBe(2);
    expect(await unitPrice(2, signedIn(account.id))).toBe(10_000);
  });

  it('has promotions of its own, by themselves and by a code, with the reason for others', async () => {
    const { made, account } = await group();
    const terms = { groupId: made.id, productIds: [kit] };
    await createPromotion(admin, givenPromotion({ ...terms, code: null, percent: 20 }));
    const { code } = await createPromotion(admin, givenPromotion({ ...terms, percent: 30 }));
    expect((await quote(1, signedIn(account.id))).discountMinor).toBe(2000);
    expect((await quote(1)).discountMinor).toBe(0);
    expect((await quote(1, signedIn(account.id), code)).discountMinor).toBe(3000);
    expect((await quote(1, shop.ctx(), code)).code?.refusal?.problem).toBe('NOT_FOR_YOU');
  });

  it('takes confirmed accounts alone, has a name of its own, and stays while a price needs it', async () => {
    const { made } = await group();
    const refusal = (work: Promise<unknown>) =>
      work.catch((error: { code: string; args: object }) => [error.code, error.args]);
    const nobody = createGroup(admin, { name: 'Nobody', emails: ['nobody@example.sk'] });
    expect(await refusal(nobody)).toEqual(['VALIDATION_FAILED', { 'emails.0': 'UNKNOWN' }]);
    const same = createGroup(admin, { name: made.name, emails: [] });
    expect(await refusal(same)).toEqual(['VALIDATION_FAILED', { name: 'TAKEN' }]);
    await setPrices(shop, kit, { volume: [{ from: 2, priceMinor: 6000, groupId: made.id }] });
    expect(await refusal(deleteGroup(admin, { id: made.id, expectedVersion: 1 }))).toEqual([
      'GROUP_IN_USE',
      expect.anything(),
    ]);
    await setPrices(shop, kit, { volume: [] });
    await deleteGroup(admin, { id: made.id, expectedVersion: 1 });
    expect(
      await refusal(updateGroup(admin, { id: made.id, expectedVersion: 1, given: { name: 'x', emails: [] } })),
    ).toEqual(['NOT_FOUND', expect.anything()]);
  });
});
