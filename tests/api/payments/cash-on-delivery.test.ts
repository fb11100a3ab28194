import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../server/core/text/format.ts';
import { cancelOrder, sweepExpiredJob } from '../../../server/orders/order-cancellation.service.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { PaymentWay } from '../../../server/orders/payment-way.ts';
import type { PlacedOrder } from '../../../server/orders/placed-order.types.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildAddress, buildOrderInput } from '../../support/builders/build-order.ts';
import { madeOf } from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildCashOrder, offerCash } from '../../support/offer-cash.ts';
import { place } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let headers: Record<string, string>;
let kit: number;
let files: number;
const signIn = async (): Promise<void> => {
  headers = (await buildPerson(shop, { admin: true })).headers;
};
beforeAll(async () => {
  shop = await startShop();
  await signIn();
  kit = await buildSellable(shop, { stock: 90, priceMinor: 12_900 });
  files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 1_490 });
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

const way = PaymentWay.CASH_ON_DELIVERY;
const lines = (quantity = 1) => [{ productId: kit, quantity }];
const order = (quantity = 1) => buildCashOrder(shop, { lines: lines(quantity) });

interface Quoted {
  shipping: { minor: number };
  total: { minor: number };
  taxes: { gross: { minor: number } }[];
  cashOnDelivery: { fee: { minor: number }; problem: string | null } | null;
}
const QUOTE = `query ($input: CartQuoteInput!) { cartQuote(input: $input) { shipping { minor } total { minor }
  taxes { gross { minor } } cashOnDelivery { fee { minor } problem } } }`;
const quote = async (changes: object = {}): Promise<Quoted> => {
  const input = { lines: lines(), country: 'SK', shippingMethod: 'courier', ...changes };
  return (await shop.graphql<{ cartQuote: Quoted }>(QUOTE, { input })).data.cartQuote;
};

const call = async (name: string, id: string, day?: string) => {
  const given = day === undefined ? '' : `, day: "${day}"`;
  const { data, errors } = await shop.graphql<Record<string, { actions: string[] }>>(
    `mutation { ${name}(input: { id: "${id}"${given} }) { actions } }`,
    {},
    { headers },
  );
  return errors?.[0]?.extensions.code ?? data[name]!.actions;
};
const ship = (id: string) =>
  shop.graphql(`mutation { markOrderShipped(input: { id: "${id}" }) { id } }`, {}, { headers });
const today = () => dayOf(shop.clock.now());

interface Invoiced {
  kind: string;
  snapshot: { payment: object; totalMinor: number; lines: { description: string; grossMinor: number }[] };
}
const documentsOf = ({ order: { id } }: PlacedOrder) =>
  shop.ctx().sql<Invoiced>('SELECT kind, snapshot FROM invoice WHERE order_id = $1 ORDER BY id', [id]);
const statesOf = async ({ order: { id } }: PlacedOrder) => {
  const sql = 'SELECT status, payment_status, fulfilment_status FROM orders WHERE id = $1';
  return Object.values((await shop.ctx().sql<Record<string, string>>(sql, [id]))[0]!);
};
/** Also those that are put off for some seconds. */
const runJobs = async (): Promise<void> => {
  await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await shop.runJobs();
};
/** The goods left, and the moment in which that can be taken back is over. */
const sent = async (placed: PlacedOrder): Promise<PlacedOrder> => {
  await ship(placed.order.id);
  await runJobs();
  return placed;
};

describe('while it is not offered', () => {
  it('nobody sees it, and an order that asks for it is refused', async () => {
    expect((await quote()).cashOnDelivery).toBeNull();
    const input = await buildOrderInput(shop.ctx(), { lines: lines(), paymentWay: way });
    expect((await place(shop, input)).errors![0]!.extensions.code).toBe('PAYMENT_WAY_UNAVAILABLE');
  });
});

describe('what it is offered for', () => {
  beforeAll(() => offerCash(shop));

  it('adds its fee to the price of sending, taxed with it', async () => {
    const plain = await quote();
    const asked = await quote({ cashOnDelivery: true });
    expect(plain.cashOnDelivery).toEqual({ fee: { minor: 150 }, problem: null });
    expect(asked.shipping.minor).toBe(plain.shipping.minor + 150);
    expect(asked.total.minor).toBe(plain.total.minor + 150);
    expect(asked.taxes.map(({ gross }) => gross.minor)).toEqual([asked.total.minor]);
  });

  it.each([
    ['HAS_FILES', () => ({ lines: [...lines(), { productId: files, quantity: 1 }] })],
    ['COUNTRY', () => ({ country: 'CZ' })],
    ['METHOD', () => ({ shippingMethod: 'packeta' })],
    ['TOO_MUCH', () => ({ lines: lines(3) })],
  ])('says %s where it cannot be had, and costs nothing there', async (problem, changes) => {
    const [plain, asked] = [await quote(changes()), await quote({ ...changes(), cashOnDelivery: true })];
    expect(asked.cashOnDelivery!.problem).toBe(problem);
    expect(asked.total).toEqual(plain.total);
  });

  it('is nothing that files alone could be paid by', async () => {
    expect((await quote({ lines: [{ productId: files, quantity: 1 }] })).cashOnDelivery).toBeNull();
  });

  it('refuses an order beyond what it is offered for', async () => {
    const input = await buildOrderInput(shop.ctx(), { lines: lines(3), shippingMethod: 'courier', paymentWay: way });
    expect((await place(shop, input)).errors![0]!.extensions.code).toBe('PAYMENT_WAY_UNAVAILABLE');
  });

  it('asks again where its fee has changed', async () => {
    const input = await buildOrderInput(shop.ctx(), { lines: lines(), shippingMethod: 'courier', paymentWay: way });
    await offerCash(shop, { fees: [{ country: 'SK', minor: 200 }] });
    expect((await place(shop, input)).errors![0]!.extensions.code).toBe('QUOTE_CHANGED');
    await offerCash(shop);
  });
});

describe('an order that is paid on delivery', () => {
  it('takes its goods off the shelf, waits for nothing and tells its buyer once', async () => {
    const before = await stockOf(shop, kit);
    const placed = await order();
    expect(await statesOf(placed)).toEqual(['CONFIRMED', 'UNPAID', 'UNFULFILLED']);
    const after = await stockOf(shop, kit);
    expect([after.onHand, after.reserved]).toEqual([before.onHand - 1, before.reserved]);
    shop.clock.advance(40 * 86_400_000);
    await signIn();
    await sweepExpiredJob.run(shop.ctx(), {});
    await runJobs();
    expect((await statesOf(placed))[0]).toBe('CONFIRMED');
    const mails = shop.mails.filter(({ to }) => to === placed.order.userEmail);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Vaša objednávka ${placed.order.orderNumber}: platba na dobierku`,
    ]);
    expect(mails[0]!.text).toContain('dobierka');
  });

  it('tells the carrier on its label what to collect', async () => {
    const { id, totalMinor } = (await order()).order;
    const url = `/api/admin/orders/labels.csv?ids=${id}`;
    const { body } = await shop.inject({ url, headers });
    expect(body.trim().split(',').at(-1)).toBe((totalMinor / 100).toFixed(2).replace(/0$/, ''));
  });

  it('is invoiced by the day of its shipping, unpaid, with its fee in the price of sending', async () => {
    const placed = await order();
    await ship(placed.order.id);
    expect(await documentsOf(placed)).toEqual([]);
    await runJobs();
    const [{ snapshot }] = (await documentsOf(placed)) as [Invoiced];
    expect(snapshot.payment).toEqual({ method: 'cash-on-delivery', id: null, day: null });
    expect(snapshot.totalMinor).toBe(placed.order.totalMinor);
    expect(snapshot.lines.at(-1)).toMatchObject({
      description: expect.stringContaining('dobierka') as string,
      grossMinor: placed.order.shippingMinor,
    });
    const mail = shop.mails.filter(({ to }) => to === placed.order.userEmail).at(-1)!;
    expect(mail.attachments).toHaveLength(1);
  });

  it('is paid once however many admins say so at once, and before or after the parcel arrived', async () => {
    const placed = await sent(await order());
    const { id } = placed.order;
    expect(await call('markOrderCollected', id, '2000-01-01')).toBe('VALIDATION_FAILED');
    const calls = [1, 2, 3, 4].map(() => call('markOrderCollected', id, today()));
    for (const actions of await Promise.all(calls)) expect(actions).toContain('REFUND');
    await runJobs();
    expect(await statesOf(placed)).toEqual(['CONFIRMED', 'PAID', 'SHIPPED']);
    expect(await madeOf(shop, { orderId: id })).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
    expect(await call('markParcelRefused', id)).toBe('ORDER_STATE_CONFLICT');
  });

  it('is not paid before it was sent', async () => {
    const placed = await order();
    expect(await call('markOrderCollected', placed.order.id, today())).toBe('ORDER_STATE_CONFLICT');
    await ship(placed.order.id);
    expect(await call('markOrderCollected', placed.order.id, today())).toContain('DELIVER');
    await runJobs();
    expect(await madeOf(shop, { orderId: placed.order.id })).toMatchObject({ paid: 1, invoices: 1 });
  });

  it('gives money back as any other, fee and all', async () => {
    const placed = await sent(await order());
    const { id: orderId, totalMinor } = placed.order;
    await call('markOrderCollected', orderId, today());
    const input = { orderId, reason: 'Vrátený tovar', idempotencyKey: 'cash-refund-1', restock: false };
    const query = 'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { refunded { minor } } }';
    const { data } = await shop.graphql<{ refundOrder: object }>(query, { input }, { headers });
    expect(data.refundOrder).toEqual({ refunded: { minor: totalMinor } });
    expect(await madeOf(shop, { orderId })).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
  });
});

describe('a parcel that nobody took', () => {
  it('cancels the order once: goods back, invoice taken back, nothing charged', async () => {
    const before = await stockOf(shop, kit);
    const placed = await sent(await order());
    const { id } = placed.order;
    await Promise.all([1, 2, 3].map(() => call('markParcelRefused', id)));
    await runJobs();
    expect(await statesOf(placed)).toEqual(['CANCELLED', 'UNPAID', 'SHIPPED']);
    expect(await stockOf(shop, kit)).toEqual(before);
    expect(await madeOf(shop, { orderId: id })).toEqual({ paid: 0, invoices: 1, creditNotes: 1 });
    expect((await documentsOf(placed))[1]!.snapshot.totalMinor).toBe(-placed.order.totalMinor);
    expect(await call('markOrderCollected', id, today())).toBe('ORDER_STATE_CONFLICT');
  });

  it('has no invoice where it came back before one was issued', async () => {
    const placed = await order();
    await ship(placed.order.id);
    await call('markParcelRefused', placed.order.id);
    await runJobs();
    expect(await madeOf(shop, { orderId: placed.order.id })).toEqual({ paid: 0, invoices: 0, creditNotes: 0 });
  });

  it('is either paid or refused when two admins say both at once', async () => {
    const { id } = (await sent(await order())).order;
    const results = await Promise.all([call('markOrderCollected', id, today()), call('markParcelRefused', id)]);
    expect(results.filter((one) => one === 'ORDER_STATE_CONFLICT')).toHaveLength(1);
  });
});

describe('before it is sent', () => {
  it('its buyer may cancel it, and its goods are back once', async () => {
    const before = await stockOf(shop, kit);
    const placed = await order();
    const access = { id: placed.order.id, accessToken: placed.accessToken };
    await Promise.all([cancelOrder(shop.ctx(), access), cancelOrder(shop.ctx(), access)]);
    expect(await stockOf(shop, kit)).toEqual(before);
    const other = await sent(await order());
    const late = { id: other.order.id, accessToken: other.accessToken };
    await expect(cancelOrder(shop.ctx(), late)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
  });
});

describe('a buyer of whom three wait already', () => {
  it.each([
    ['by address', (n: number) => ({ email: `address-${n}@example.sk` }), 'Horná 1'],
    ['by e-mail', (n: number) => ({ billingAddress: buildAddress({ street: `Nová ${n}` }) }), ''],
  ])('gets no fourth %s, also at once and after a day', async (_, changes, street) => {
    const shared = { email: 'often@example.sk', ...(street && { billingAddress: buildAddress({ street }) }) };
    let buyers = 0;
    const buy = async () => {
      buyers += 1;
      const ctx = shop.ctx({ client: { network: `203.0.${street ? 113 : 114}.${buyers}`, device: '' } });
      const given = { ...shared, ...changes(buyers), lines: lines(), shippingMethod: 'courier', paymentWay: way };
      return placeOrder(ctx, await buildOrderInput(ctx, given));
    };
    const results = await Promise.allSettled([buy(), buy(), buy(), buy()]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    shop.clock.advance(86_400_000);
    await sweepExpiredJob.run(shop.ctx(), {});
    await expect(buy()).rejects.toMatchObject({ code: 'UNPAID_TRANSFERS', args: { most: 3 } });
  });
});
