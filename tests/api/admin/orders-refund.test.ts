import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../server/core/context.ts';
import { Permission } from '../../../server/core/permissions.ts';
import type { InvoiceLine } from '../../../server/invoices/invoice-snapshot.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { planRefund } from '../../../server/payments/refunds/refunds.service.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { atPayPal, buildPaid, madeOf, type Payment } from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true });
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

interface Refunded {
  refundOrder: {
    order: { status: string; paymentStatus: string };
    refunded: { minor: number };
    refundable: { minor: number };
    refundableDelivery: { minor: number };
    actions: string[];
    lines: { lineId: string; refundedUnits: number; revokedAt: string | null }[];
  } | null;
}
const REFUND = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { actions
  order { status paymentStatus } refunded { minor } refundable { minor } refundableDelivery { minor } lines { lineId refundedUnits revokedAt } } }`;

const refund = async ({ orderId }: Payment, changes: object = {}, { headers }: { headers: object } = owner) => {
  const input = { orderId, reason: 'Came back', restock: false, idempotencyKey: randomUUID(), ...changes };
  const { data, errors } = await shop.graphql<Refunded>(
    REFUND,
    { input },
    { headers: headers as Record<string, string> },
  );
  return { seen: data?.refundOrder, code: errors?.[0]?.extensions.code, args: errors?.[0]?.extensions.args };
};

const audited = async ({ orderId }: Payment): Promise<number> => {
  const rows = await shop
    .ctx()
    .sql(`SELECT 1 FROM audit_entry WHERE subject_id = $1 AND action = 'order.refund'`, [orderId]);
  return rows.length;
};

const soldOf = async (productId: number) =>
  (
    await shop
      .ctx()
      .sql(
        'SELECT sum(units)::int AS units, sum(revenue_minor)::int AS revenue FROM sales_product_day WHERE product_id = $1',
        [productId],
      )
  )[0];

describe('a refund by an admin', () => {
  it('is for admins with the permission for orders', async () => {
    const payment = await buildPaid(shop);
    for (const other of [await buildPerson(shop), await buildAdminWith(shop, [Permission.CUSTOMERS])])
      expect((await refund(payment, {}, other)).code).toBe('FORBIDDEN');
    expect((await refund(payment, {}, { headers: {} })).code).toBe('UNAUTHENTICATED');
    expect((await atPayPal(shop, payment)).refunded).toEqual([]);
  });

  it('of an amount is credited, told to the buyer, and logged; two clicks at once are one refund', async () => {
    const payment = await buildPaid(shop);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refund(payment, { amountMinor: 1250, idempotencyKey })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(undefined));
    await shop.runJobs();
    expect((await atPayPal(shop, payment)).refunded).toEqual([1250]);
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    expect(await audited(payment)).toBe(1);
    expect(shop.mails.at(-1)?.subject).toMatch(/^Vrátenie platby k objednávke/);
    expect(shop.mails.at(-1)?.attachments).toHaveLength(1);
    const other = await refund(payment, { amountMinor: 1300, idempotencyKey });
    expect(other.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('of units gives back what they were sold for, in shares that add up, and their files', async () => {
    const [kit, files] = [
      await buildSellable(shop, { priceMinor: 1001 }),
      await buildSellable(shop, { type: 'DIGITAL' }),
    ];
    const lines = [{ productId: kit, quantity: 3 }, { productId: files, quantity: 1 }]; // oxfmt-ignore
    const payment = await buildPaid(shop, { lines });
    const [goods, digital] = await orderLines(shop.ctx(), payment.orderId);
    const first = await refund(payment, { restock: true, lines: [{ lineId: goods!.id, quantity: 2 }] });
    expect(first.seen?.refunded.minor).toBe(2002);
    expect(await soldOf(kit)).toEqual({ units: 1, revenue: 1001 });
    expect(await stockOf(shop, kit)).toMatchObject({ onHand: 10 - 3 + 2 });
    expect((await refund(payment, { lines: [{ lineId: goods!.id, quantity: 2 }] })).code).toBe('VALIDATION_FAILED');
    const second = await refund(payment, { lines: [{ lineId: digital!.id, quantity: 1 }] });
    expect(second.seen?.lines).toMatchObject([
      { refundedUnits: 2, revokedAt: null },
      { refundedUnits: 1, revokedAt: expect.any(String) as string },
    ]);
    const rest = await refund(payment, { restock: true });
    expect(rest.seen).toMatchObject({
      order: { status: 'CANCELLED', paymentStatus: 'REFUNDED' },
      refundable: { minor: 0 },
    });
    expect(rest.seen?.actions).not.toContain('REFUND');
    expect([await soldOf(kit), await soldOf(files)]).toEqual(Array(2).fill({ units: 0, revenue: 0 }));
    expect(await stockOf(shop, kit)).toMatchObject({ onHand: 10 });
  });

  it('gives the cost of delivery back once, with units or alone, on the credit note and in the mail', async () => {
    const payment = await buildPaid(shop, { priceMinor: 1001 });
    const [goods] = await orderLines(shop.ctx(), payment.orderId);
    const { shippingMinor } = await shop.ctx().repo(Order).findOneByOrFail({ id: payment.orderId });
    expect(shippingMinor).toBeGreaterThan(0);
    const wrong = await refund(payment, { amountMinor: 100, delivery: true });
    expect([wrong.code, wrong.args]).toEqual(['VALIDATION_FAILED', { delivery: 'INVALID' }]);
    const { seen } = await refund(payment, { lines: [{ lineId: goods!.id, quantity: 1 }], delivery: true });
    expect([seen?.refunded.minor, seen?.refundableDelivery.minor]).toEqual([1001 + shippingMinor, 0]);
    const again = await refund(payment, { delivery: true });
    expect([again.code, again.args]).toEqual(['VALIDATION_FAILED', { delivery: 'INVALID' }]);
    await shop.runJobs();
    expect(shop.mails.at(-1)?.text).toContain('V sume je aj cena dopravy');
    const [note] = await shop
      .ctx()
      .sql<{ lines: InvoiceLine[] }>(`SELECT snapshot->'lines' AS lines FROM invoice WHERE order_id = $1 AND kind = 'CREDIT_NOTE'`, [payment.orderId]); // oxfmt-ignore
    expect(note!.lines).toMatchObject([{ grossMinor: -1001 }, { grossMinor: -shippingMinor, sku: null }]);
    const rest = await refund(payment, { lines: [{ lineId: goods!.id, quantity: 1 }], restock: true });
    expect(rest.seen).toMatchObject({ refundable: { minor: 0 }, order: { paymentStatus: 'REFUNDED' } });

    const alone = await buildPaid(shop, { priceMinor: 1001 });
    expect((await refund(alone, { delivery: true })).seen).toMatchObject({
      refunded: { minor: shippingMinor },
      order: { paymentStatus: 'PARTIALLY_REFUNDED' },
      lines: [{ refundedUnits: 0 }],
    });
    await shop.runJobs();
    expect((await atPayPal(shop, alone)).refunded).toEqual([shippingMinor]);
  });

  it('of everything that PayPal has not decided yet keeps the goods in the house', async () => {
    const payment = await buildPaid(shop);
    const wish = { orderId: payment.orderId, reason: 'Came back', requestId: randomUUID() };
    const { refund: open } = await transaction(shop.ctx(), (tx) => planRefund(tx, wish));
    const ship = () =>
      shop.graphql('mutation ($input: ShipmentInput!) { markOrderShipped(input: $input) { id } }', { input: { id: payment.orderId } }, owner); // oxfmt-ignore
    const seen = await shop.graphql<{ adminOrder: { actions: string[] } }>(
      'query ($id: ID!) { adminOrder(id: $id) { actions } }',
      { id: payment.orderId },
      owner,
    );
    expect(seen.data.adminOrder.actions).not.toContain('SHIP');
    const toPack = async () => {
      const query = `query ($id: ID!) { packList(ids: [$id]) { id } adminOrders(filter: { todo: PACK }) { items { id } } }`;
      type Found = Record<'packList', { id: string }[]> & { adminOrders: { items: { id: string }[] } };
      const { data } = await shop.graphql<Found>(query, { id: payment.orderId }, owner);
      return [data.packList, data.adminOrders.items].map((list) => list.some(({ id }) => id === payment.orderId));
    };
    expect(await toPack()).toEqual([false, false]);
    expect((await ship()).errors?.[0]?.extensions.code).toBe('ORDER_STATE_CONFLICT');
    await shop.ctx().sql(`UPDATE payment_refund SET status = 'FAILED' WHERE id = $1`, [open.id]);
    expect(await toPack()).toEqual([true, true]);
    expect((await ship()).errors).toBeUndefined();
  });

  it('of all goods that wait leaves nothing to pack or to send, and the files bought with them', async () => {
    const [kit, files] = [await buildSellable(shop), await buildSellable(shop, { type: 'DIGITAL' })];
    const payment = await buildPaid(shop, { lines: [{ productId: kit, quantity: 2 }, { productId: files, quantity: 1 }] }); // oxfmt-ignore
    const [goods] = await orderLines(shop.ctx(), payment.orderId);
    const one = await refund(payment, { restock: true, lines: [{ lineId: goods!.id, quantity: 1 }] });
    expect([one.seen?.order.status, one.seen?.actions.includes('SHIP')]).toEqual(['CONFIRMED', true]);
    const { seen } = await refund(payment, { restock: true, lines: [{ lineId: goods!.id, quantity: 1 }] });
    expect(seen?.order).toEqual({ status: 'COMPLETED', paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(seen?.actions).not.toContain('SHIP');
    expect(seen?.lines.map(({ revokedAt }) => revokedAt)).toEqual([null, null]);
    const rest = await refund(payment);
    expect(rest.seen?.order).toMatchObject({ status: 'COMPLETED', paymentStatus: 'REFUNDED' });
    expect(await stockOf(shop, kit)).toMatchObject({ onHand: 10 });
  });

  it('of everything leaves broken goods off the shelf when told so', async () => {
    const kit = await buildSellable(shop);
    const payment = await buildPaid(shop, { lines: [{ productId: kit, quantity: 2 }] });
    await refund(payment, { restock: false });
    expect(await stockOf(shop, kit)).toMatchObject({ onHand: 8 });
  });

  it.each([
    ['no reason', { reason: ' ' }, 'VALIDATION_FAILED'],
    ['a long reason', { reason: 'x'.repeat(201) }, 'VALIDATION_FAILED'],
    ['an amount and units', { amountMinor: 1, lines: [] }, 'VALIDATION_FAILED'],
    ['goods back for an amount', { amountMinor: 1, restock: true }, 'VALIDATION_FAILED'],
    ['no units', { lines: [] }, 'VALIDATION_FAILED'],
    ['units of nothing', { lines: [{ lineId: randomUUID(), quantity: 1 }] }, 'VALIDATION_FAILED'],
    ['nothing', { amountMinor: 0 }, 'VALIDATION_FAILED'],
    ['more than was paid', { amountMinor: 100_000_00 }, 'REFUND_NOT_ALLOWED'],
    ['a bad key', { idempotencyKey: 'a:b/c d e f' }, 'VALIDATION_FAILED'],
    ['an order that is not there', { orderId: randomUUID() }, 'ORDER_NOT_FOUND'],
  ])('is refused for %s', async (_name, changes, code) => {
    const payment = await buildPaid(shop);
    expect((await refund(payment, changes)).code).toBe(code);
    expect((await atPayPal(shop, payment)).refunded).toEqual([]);
    expect(await audited(payment)).toBe(0);
  });
});
