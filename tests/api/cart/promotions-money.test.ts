import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGroup } from '../../../server/accounts/groups/customer-groups.service.ts';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import type { Ctx, Viewer } from '../../../server/core/context.ts';
import type { Invoice } from '../../../server/invoices/invoice.entity.ts';
import { ublOf } from '../../../server/invoices/invoice-ubl.ts';
import { invoicesOfOrder } from '../../../server/invoices/invoices.service.ts';
import { vatTotals } from '../../../server/invoices/pdf/vat-table.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { orderTaxes } from '../../../server/orders/order-taxes.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
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
let groupId: string;
let buyers: Record<Story['buyer'], Viewer | undefined>;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
  const [member, other] = [await buildAccount(shop), await buildAccount(shop)];
  groupId = (await createGroup(admin, { name: 'Club', emails: [member.email] })).id;
  const viewerOf = ({ id }: { id: string }): Viewer => ({ userId: id, admin: false, sessionId: '' });
  buyers = { member: viewerOf(member), other: viewerOf(other), guest: undefined };
});
afterAll(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders', 'payments', 'invoices'])).toEqual([]);
  await shop.close();
});

const product = fc.record({
  priceMinor: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 30_000 })),
  digital: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 7 }),
});
const promotion = fc.record({
  kind: fc.constantFrom(...Object.values(PromotionKind)),
  percent: fc.integer({ min: 1, max: 99 }),
  amountMinor: fc.integer({ min: 1, max: 40_000 }),
  takeUnits: fc.integer({ min: 2, max: 5 }),
  first: fc.boolean(),
  /** For a group of customers alone. */
  grouped: fc.boolean(),
});
const story = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 4 }),
  own: promotion,
  code: promotion,
  stackable: fc.boolean(),
  /** Who buys: somebody of the group, another customer, or a guest. */
  buyer: fc.constantFrom('member', 'other', 'guest'),
  /** Parts of a price, in per cent: of a kit where more are bought, and of a kit with its files. */
  volume: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 99 }), grouped: fc.boolean() })),
  together: fc.option(fc.integer({ min: 20, max: 99 })),
  refunds: fc.array(
    fc.record({ line: fc.nat(3), amount: fc.boolean(), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    {
      maxLength: 3,
    },
  ),
});
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

let serial = 0;

/** Lowers the price of the first kit where more are bought, and of it with its files, which come along. */
const lower = async ({ products, volume, together }: Story, ids: readonly number[]): Promise<number[]> => {
  const first = products.findIndex(({ digital }) => !digital);
  if (first < 0) return [];
  const { priceMinor } = products[first]!;
  const part = (percent: number, of: number) => Math.max(2, Math.floor((of * percent) / 100));
  if (volume !== null && priceMinor > 2)
    await setPrices(shop, ids[first]!, {
      volume: [{ from: 2, priceMinor: part(volume.percent, priceMinor), ...(volume.grouped && { groupId }) }],
    });
  if (together === null) return [];
  const files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 990 });
  await setPrices(shop, ids[first]!, { files, bundlePriceMinor: part(together, priceMinor + 990) });
  return [files];
};

const build = async (given: Story) => {
  const { products, own, code, stackable } = given;
  const ids = await Promise.all(
    products.map(({ priceMinor, digital }) =>
      buildSellable(shop, { priceMinor, type: digital ? 'DIGITAL' : 'PHYSICAL', stock: 20, weightGrams: 100 }),
    ),
  );
  const promote = ({ first, grouped, ...terms }: Story['own'], text: string | null) =>
    createPromotion(
      admin,
      givenPromotion({
        ...terms,
        payUnits: terms.takeUnits - 1,
        code: text,
        stackable,
        groupId: grouped ? groupId : null,
        productIds: first ? [ids[0]!] : ids,
      }),
    );
  await promote(own, null);
  const { code: promotionCode } = await promote(code, `STORY-${(serial += 1)}`);
  const files = (await lower(given, ids)).map((productId) => ({ productId, quantity: 1 }));
  const lines = ids.map((productId, i) => ({ productId, quantity: products[i]!.quantity }));
  return { lines: [...lines, ...files], promotionCode };
};

/** Gives some of the money back: units of a line, or an amount. What costs nothing cannot be given back. */
const refund = async (orderId: string, { line, amount, share }: Story['refunds'][number]) => {
  const [order, lines] = [
    await shop.ctx().repo(Order).findOneByOrFail({ id: orderId }),
    await orderLines(shop.ctx(), orderId),
  ];
  const left = order.totalMinor - order.refundedMinor;
  const item = lines[line % lines.length]!;
  const part = amount
    ? { amountMinor: Math.max(1, Math.floor(left * share * 0.9)) }
    : { items: [{ itemId: item.id, quantity: 1 }] };
  const wish = { orderId, reason: 'Vrátenie', requestId: `story-${(serial += 1)}`, ...part };
  await refundOrder(shop.ctx(), wish).catch((error: { code?: string }) => {
    expect(['REFUND_NOT_ALLOWED', 'VALIDATION_FAILED']).toContain(error.code);
  });
};

const grossOf = (documents: readonly Invoice[]) => documents.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
const amountsIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name} [^>]*>(-?[\\d.]+)<`, 'g'))].map((match) =>
    Math.round(Number(match[1]) * 100),
  );

/** The numbers of a document, of its lines, of its table of VAT and of its file for machines are the same. */
const expectWhole = ({ snapshot, totalMinor, netMinor, taxMinor }: Invoice) => {
  for (const rows of [snapshot.lines, snapshot.taxes])
    expect(vatTotals(rows)).toEqual({ netMinor, taxMinor, grossMinor: totalMinor });
  const xml = ublOf(snapshot);
  expect(amountsIn(xml, 'TaxInclusiveAmount')).toEqual([Math.abs(totalMinor)]);
  const [sum, ...lines] = amountsIn(xml, 'LineExtensionAmount');
  expect(lines.reduce((a, b) => a + b, 0)).toBe(sum);
};

it('keeps quote, order, payment, documents and refunds together to the cent, whatever is taken off', async () => {
  let promoted = 0;
  const property = fc.asyncProperty(story, async (given) => {
    const { lines, promotionCode } = await build(given);
    const viewer = buyers[given.buyer];
    const quote = await quoteCart(shop.ctx({ viewer }), { lines, promotionCode });
    const { orderId } = await buildPaid(shop, { lines, promotionCode, viewer });
    const order = await shop.ctx().repo(Order).findOneByOrFail({ id: orderId });
    expect([order.totalMinor, order.discountMinor]).toEqual([quote.totalMinor, quote.discountMinor]);
    expect(order.paymentStatus).toBe('PAID');
    promoted += order.promotions ? 1 : 0;
    const told = (order.promotions ?? []).reduce((sum, each) => sum + each.reductionMinor, 0);
    expect(told).toBe(order.discountMinor);
    const [invoice] = await invoicesOfOrder(shop.ctx(), orderId);
    expect(invoice!.totalMinor).toBe(order.totalMinor);
    expect(invoice!.snapshot.taxes).toEqual(
      orderTaxes(order, await orderLines(shop.ctx(), orderId)).map((tax) => ({ taxCountry: 'SK', ...tax })),
    );
    for (const part of given.refunds) await refund(orderId, part);
    const { refundedMinor } = await shop.ctx().repo(Order).findOneByOrFail({ id: orderId });
    const requestId = `rest-${(serial += 1)}`;
    if (refundedMinor < order.totalMinor) await refundOrder(shop.ctx(), { orderId, reason: 'Zvyšok', requestId });
    const documents = await invoicesOfOrder(shop.ctx(), orderId);
    for (const document of documents) expectWhole(document);
    expect(grossOf(documents)).toBe(0);
    expect(documents.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(0);
    const after = await shop.ctx().repo(Order).findOneByOrFail({ id: orderId });
    expect([after.refundedMinor, after.paymentStatus]).toEqual([order.totalMinor, 'REFUNDED']);
  });
  await fc.assert(property, { numRuns: 25 });
  expect(promoted).toBeGreaterThan(10);
});

it('names on the invoice and in the mail what was taken off', async () => {
  const kit = await buildSellable(shop, { priceMinor: 10_000 });
  const { code } = await createPromotion(admin, givenPromotion({ names: { en: 'Summer', sk: 'Leto', de: 'Sommer' } }));
  const { orderId } = await buildPaid(shop, { lines: [{ productId: kit, quantity: 1 }], promotionCode: code });
  const [invoice] = await invoicesOfOrder(shop.ctx(), orderId);
  expect(invoice!.snapshot.discounts).toEqual([{ label: `Leto (${code})`, minor: 1000 }]);
  expect(ublOf(invoice!.snapshot)).toContain(`<cbc:Note>Ceny po zľave. Leto (${code}): -10,00`);
  await shop.runJobs();
  expect(shop.mails.at(-1)!.text).toContain(`Leto (${code})`);
});
