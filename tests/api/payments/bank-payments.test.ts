import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../server/core/text/format.ts';
import { expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { importStatement } from '../../../server/payments/bank/statement-import.service.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { madeOf } from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { buildStatement, paymentOf, type Income } from '../../support/builders/build-statement.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildTransferOrder, offerTransfer } from '../../support/offer-transfer.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  await offerTransfer(shop);
  kit = await buildSellable(shop, { stock: 500, priceMinor: 10_000 });
  ({ headers } = await buildPerson(shop, { admin: true }));
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

let serial = 0;
const order = async (productId = kit) => {
  serial += 1;
  const placed = await buildTransferOrder(shop, {
    lines: [{ productId, quantity: 1 }],
    email: `b${serial}@example.sk`,
  });
  return placed.order;
};
type Ordered = Awaited<ReturnType<typeof order>>;

const take = (income: readonly Income[]) => importStatement(shop.ctx(), Buffer.from(buildStatement(income)));
const statusOf = async ({ id }: Ordered) => {
  const [row] = await shop
    .ctx()
    .sql<{ status: string; payment: string; method: string | null }>(
      'SELECT status, payment_status AS payment, payment_method AS method FROM orders WHERE id = $1',
      [id],
    );
  return row!;
};

interface Entry {
  id: string;
  state: string;
  problem: string | null;
  orderNumber: string | null;
  difference: { minor: number } | null;
  surplus: { minor: number } | null;
  goodsLeft: boolean | null;
  candidates: { orderNumber: string }[];
}
const ENTRY =
  'id state problem orderNumber difference { minor } surplus { minor } goodsLeft candidates { orderNumber }';
const call = async <Data>(query: string, variables: object = {}) =>
  shop.graphql<Data>(query, variables as Record<string, unknown>, { headers });
const open = async (): Promise<Entry[]> =>
  (await call<{ bankPayments: { open: Entry[] } }>(`{ bankPayments { open { ${ENTRY} } } }`)).data.bankPayments.open;
const openOf = async ({ orderNumber }: Ordered): Promise<Entry | undefined> =>
  (await open()).find((entry) => entry.orderNumber === orderNumber);
const book = (id: string, { id: orderId }: Ordered) =>
  call<{ entry: Entry }>(
    `mutation ($id: ID!, $orderId: ID!) { entry: bookBankEntry(input: { id: $id, orderId: $orderId }) { ${ENTRY} } }`,
    {
      id,
      orderId,
    },
  );
const mark = ({ id: orderId }: Ordered, amountMinor: number, changes: { day?: string; idempotencyKey?: string } = {}) =>
  call<{ entry: Entry }>(
    `mutation ($orderId: ID!, $amountMinor: Int!, $day: String!, $idempotencyKey: String!) {
      entry: markOrderPaid(input: { orderId: $orderId, amountMinor: $amountMinor, day: $day, idempotencyKey: $idempotencyKey }) { ${ENTRY} } }`,
    { orderId, amountMinor, day: dayOf(new Date()), idempotencyKey: randomUUID(), ...changes },
  );
const judge = (id: string, verdict: string) =>
  call<{ entry: Entry }>(
    `mutation ($id: ID!, $verdict: BankEntryVerdict!) { entry: judgeBankEntry(input: { id: $id, verdict: $verdict }) { ${ENTRY} } }`,
    { id, verdict },
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe('a statement', () => {
  it('pays the orders that it names to the cent: invoice, mail, goods, once however often it is sent', async () => {
    const one = await order();
    const income = [paymentOf(one, { reference: 'TWICE' })];
    expect(await take(income)).toEqual({ found: 1, added: 1, booked: 1, unread: 0 });
    expect(await take(income)).toEqual({ found: 1, added: 0, booked: 0, unread: 0 });
    expect(await statusOf(one)).toEqual({ status: 'CONFIRMED', payment: 'PAID', method: 'bank-transfer' });
    expect(await madeOf(shop, { orderId: one.id })).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
    await shop.runJobs();
    expect(shop.mails.filter(({ to, subject }) => to === one.userEmail && subject.includes('faktúra'))).toHaveLength(1);
  });

  it('finds an order by the number in its message, and asks of money that names none', async () => {
    const one = await order();
    const two = await order();
    await take([paymentOf(one, { symbol: undefined, message: `za ${one.orderNumber}` }), { amount: two.totalMinor }]);
    expect((await statusOf(one)).payment).toBe('PAID');
    const entry = (await open()).find(({ problem }) => problem === 'ORDER_UNKNOWN')!;
    expect(entry.candidates.map(({ orderNumber }) => orderNumber)).toContain(two.orderNumber);
    expect((await book(entry.id, two)).data.entry).toMatchObject({ state: 'BOOKED', orderNumber: two.orderNumber });
    expect((await statusOf(two)).payment).toBe('PAID');
  });

  it('books nothing that is too little until the rest is there', async () => {
    const one = await order();
    await take([paymentOf(one, { amount: one.totalMinor - 500 })]);
    const entry = (await openOf(one))!;
    expect(entry).toMatchObject({ problem: 'TOO_LITTLE', difference: { minor: -500 } });
    expect(codeOf(await book(entry.id, one))).toBe('PAYMENT_TOO_SMALL');
    await take([paymentOf(one, { amount: 500 })]);
    expect((await statusOf(one)).payment).toBe('PAID');
    expect(await openOf(one)).toBeUndefined();
  });

  it('leaves too much to a person, who books it and sends the rest back', async () => {
    const one = await order();
    await take([paymentOf(one, { amount: one.totalMinor + 300 })]);
    const entry = (await openOf(one))!;
    expect(entry).toMatchObject({ problem: 'TOO_MUCH', difference: { minor: 300 } });
    expect((await book(entry.id, one)).data.entry).toMatchObject({ state: 'BOOKED', surplus: { minor: 300 } });
    expect((await openOf(one))?.surplus).toEqual({ minor: 300 });
    expect((await judge(entry.id, 'RETURNED')).data.entry.surplus).toBeNull();
    expect(await openOf(one)).toBeUndefined();
  });

  it('of a second payment says that the order is paid, and of another currency which', async () => {
    const [one, two] = [await order(), await order()];
    await take([paymentOf(one), paymentOf(one), paymentOf(two, { currency: 'CZK' })]);
    expect((await openOf(one))?.problem).toBe('ALREADY_PAID');
    expect((await openOf(two))?.problem).toBe('OTHER_CURRENCY');
    expect(codeOf(await book((await openOf(one))!.id, one))).toBe('ORDER_ALREADY_PAID');
    expect((await judge((await openOf(one))!.id, 'RETURNED')).data.entry.state).toBe('RETURNED');
  });

  it('of another account is refused, by REST as bytes with a file', async () => {
    const send = (payload: string) =>
      shop.inject({
        method: 'POST',
        url: '/api/admin/bank-statement',
        headers: { ...headers, 'content-type': 'text/xml' },
        payload,
      });
    const other = await send(buildStatement([], 'SK8975000000000012345671'));
    expect([other.statusCode, other.json()]).toMatchObject([400, { args: { file: 'OTHER_ACCOUNT' } }]);
    const one = await order();
    expect((await send(buildStatement([paymentOf(one)]))).json()).toMatchObject({ found: 1, added: 1, booked: 1 });
    const refused = await shop.inject({ method: 'POST', url: '/api/admin/bank-statement', payload: 'x' });
    expect(refused.statusCode).toBe(401);
  });

  it('taken in by several admins at once books each payment once', async () => {
    const orders = [await order(), await order(), await order()];
    const income = orders.map((one, n) => paymentOf(one, { reference: `AT-ONCE-${n}` }));
    const told = await Promise.all([take(income), take(income), take(income)]);
    expect(told.reduce((sum, { added }) => sum + added, 0)).toBe(3);
    for (const one of orders) {
      expect((await statusOf(one)).payment).toBe('PAID');
      expect(await madeOf(shop, { orderId: one.id })).toMatchObject({ paid: 1, invoices: 1 });
    }
  });
});

describe('money for an order that has lapsed', () => {
  const lapse = async (one: Ordered) => {
    await shop.ctx().sql(`UPDATE orders SET reserved_until = now() - interval '1 minute' WHERE id = $1`, [one.id]);
    expect(await expireOrder(shop.ctx(), one.id)).toBe(true);
  };

  it('waits for a person, who brings the order back while its goods are there', async () => {
    const one = await order();
    await lapse(one);
    await take([paymentOf(one)]);
    const entry = (await openOf(one))!;
    expect(entry).toMatchObject({ problem: 'ORDER_ENDED', goodsLeft: true });
    expect((await book(entry.id, one)).data.entry.state).toBe('BOOKED');
    expect(await statusOf(one)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
  });

  it('is not booked when they are gone: nothing changes, and it can only go back', async () => {
    const last = await buildSellable(shop, { stock: 1, priceMinor: 5000 });
    const one = await order(last);
    await lapse(one);
    const other = await order(last);
    await take([paymentOf(one), paymentOf(other)]);
    const entry = (await openOf(one))!;
    expect(entry).toMatchObject({ problem: 'ORDER_ENDED', goodsLeft: false });
    expect(codeOf(await book(entry.id, one))).toBe('OUT_OF_STOCK');
    expect(await statusOf(one)).toEqual({ status: 'EXPIRED', payment: 'UNPAID', method: null });
    expect((await stockOf(shop, last)).onHand).toBe(0);
  });
});

describe('an order marked as paid by hand', () => {
  it('is paid once by two admins at once, and the statement takes the place of what was seen', async () => {
    const one = await order();
    const results = await Promise.all([mark(one, one.totalMinor), mark(one, one.totalMinor)]);
    expect(results.map(codeOf).filter(Boolean)).toEqual(['ORDER_ALREADY_PAID']);
    expect(await take([paymentOf(one)])).toMatchObject({ added: 1, booked: 1 });
    expect(await openOf(one)).toBeUndefined();
    await take([paymentOf(one)]);
    expect((await openOf(one))?.problem).toBe('ALREADY_PAID');
    expect(await madeOf(shop, { orderId: one.id })).toMatchObject({ paid: 1, invoices: 1 });
  });

  it('takes no less than it costs, keeps what is more, and knows its key again', async () => {
    const one = await order();
    expect(codeOf(await mark(one, one.totalMinor - 1))).toBe('PAYMENT_TOO_SMALL');
    expect((await statusOf(one)).payment).toBe('UNPAID');
    const idempotencyKey = randomUUID();
    const first = await mark(one, one.totalMinor + 50, { idempotencyKey });
    const again = await mark(one, one.totalMinor + 50, { idempotencyKey });
    expect(first.data.entry).toMatchObject({ state: 'BOOKED', surplus: { minor: 50 } });
    expect(again.data.entry.id).toBe(first.data.entry.id);
    expect(codeOf(await mark(one, one.totalMinor, { idempotencyKey }))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('on a day before the order or in the future is refused', async () => {
    const one = await order();
    for (const day of ['2020-01-01', '2999-01-01', 'soon'])
      expect(codeOf(await mark(one, one.totalMinor, { day }))).toBe('VALIDATION_FAILED');
  });
});

describe('a refund of an order that was paid by bank', () => {
  const REFUND = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { id } }`;

  it('is booked when an admin enters it, with a credit note, and asks nobody', async () => {
    const one = await order();
    await take([paymentOf(one)]);
    const input = { orderId: one.id, reason: 'Vrátený tovar', restock: true, idempotencyKey: randomUUID() };
    const answers = await Promise.all([call(REFUND, { input }), call(REFUND, { input })]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await statusOf(one)).toMatchObject({ payment: 'REFUNDED', status: 'CANCELLED' });
    expect(await madeOf(shop, { orderId: one.id })).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
    await shop.runJobs();
    expect(await madeOf(shop, { orderId: one.id })).toMatchObject({ creditNotes: 1 });
  });
});
