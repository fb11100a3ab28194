import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyPostings } from '../../../server/accounting/booking/money-postings.queries.ts';
import type { MoneyPosting } from '../../../server/accounting/booking/money-postings.ts';
import { pairPayoutsJob } from '../../../server/accounting/payouts/payout-pairing.job.ts';
import { providerAccounts } from '../../../server/accounting/payouts/provider-accounts.queries.ts';
import { periodOf } from '../../../server/accounting/period.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { importStatement } from '../../../server/payments/bank/statement-import.service.ts';
import { variableSymbolOf } from '../../../server/payments/bank/variable-symbol.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { madeOf } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { buildStatement } from '../../support/builders/build-statement.ts';
import { csvTable } from '../../support/csv-table.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildCashOrder, offerCash } from '../../support/offer-cash.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let headers: Record<string, string>;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  headers = (await buildPerson(shop, { admin: true })).headers;
  await offerCash(shop);
  kit = await buildSellable(shop, { stock: 90, priceMinor: 12_900 });
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

const today = () => dayOf(shop.clock.now());
const order = async () => (await buildCashOrder(shop, { lines: [{ productId: kit, quantity: 1 }] })).order;
type Ordered = Awaited<ReturnType<typeof order>>;

let parcels = 0;
/** Sent by GLS, as the number that is answered. */
const send = async ({ id }: Ordered): Promise<string> => {
  parcels += 1;
  const number = String(90_000_000_000 + parcels);
  const input = `id: "${id}", carrier: GLS, tracking: "${number}"`;
  const { errors } = await shop.graphql(`mutation { markOrderShipped(input: { ${input} }) { id } }`, {}, { headers });
  expect(errors).toBeUndefined();
  await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await shop.runJobs();
  return number;
};
const sent = async (): Promise<[Ordered, string]> => {
  const one = await order();
  return [one, await send(one)];
};

interface Row {
  parcel?: string;
  symbol?: string;
  minor: number;
  fee?: number;
  currency?: string;
  payout?: string;
}
const euros = (minor: number) => (minor / 100).toFixed(2);
const listOf = (rows: readonly Row[]): string =>
  ['Parcel number;Variable symbol;COD;Fee;Currency;Delivery date;Payout date;Payout ID']
    .concat(
      rows.map(({ parcel = '', symbol = '', minor, fee = 0, currency = 'EUR', payout = '' }) =>
        [parcel, symbol, euros(minor), euros(fee), currency, today(), payout && today(), payout].join(';'),
      ),
    )
    .join('\n');
const take = async (rows: readonly Row[], carrier = 'GLS') => {
  const url = `/api/admin/cash-list?carrier=${carrier}`;
  const answer = await shop.inject({ method: 'POST', url, headers: { ...headers, 'content-type': 'text/csv' }, payload: listOf(rows) }); // oxfmt-ignore
  return answer.json<{ found: number; added: number; booked: number; unread: number }>();
};

interface Collections {
  open: {
    id: string;
    orderNumber: string;
    problem: string;
    difference: { minor: number } | null;
    parcelNumber: string;
  }[];
  awaited: { orderNumber: string; parcelNumber: string; late: boolean; due: { minor: number } }[];
  done: { orderNumber: string; state: string; fee: { minor: number } }[];
}
const collections = async (): Promise<Collections> => {
  const query = `{ cashCollections { open { id orderNumber parcelNumber problem difference { minor } }
    awaited { orderNumber parcelNumber late due { minor } } done { orderNumber state fee { minor } } } }`;
  return (await shop.graphql<{ cashCollections: Collections }>(query, {}, { headers })).data.cashCollections;
};
const of = <One extends { orderNumber: string }>(list: readonly One[], { orderNumber }: Ordered) =>
  list.find((one) => one.orderNumber === orderNumber);
const payment = async ({ id }: Ordered) =>
  (await shop.ctx().sql<{ s: string }>('SELECT payment_status AS s FROM orders WHERE id = $1', [id]))[0]!.s;

describe('a list of what a carrier collected', () => {
  it('pays the order of a parcel by its number, once however often it is sent', async () => {
    const [one, parcel] = await sent();
    expect(of((await collections()).awaited, one)).toMatchObject({ parcelNumber: parcel, late: false });
    const rows = [{ parcel, minor: one.totalMinor, fee: 90 }];
    expect(await take(rows)).toEqual({ found: 1, added: 1, booked: 1, unread: 0 });
    expect(await take(rows)).toEqual({ found: 1, added: 0, booked: 0, unread: 0 });
    expect(await madeOf(shop, { orderId: one.id })).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
    const { awaited, done } = await collections();
    expect([of(awaited, one), of(done, one)]).toMatchObject([undefined, { state: 'BOOKED', fee: { minor: 90 } }]);
  });

  it('pays it by its variable symbol too', async () => {
    const [one] = await sent();
    await take([{ symbol: variableSymbolOf(one.orderNumber), minor: one.totalMinor }]);
    expect(await payment(one)).toBe('PAID');
  });

  it('of an order that a person marked as paid books nothing more', async () => {
    const [one, parcel] = await sent();
    await shop.graphql(`mutation { markOrderCollected(input: { id: "${one.id}", day: "${today()}" }) { id } }`, {}, { headers }); // oxfmt-ignore
    expect(await take([{ parcel, minor: one.totalMinor }])).toMatchObject({ added: 1, booked: 1 });
    expect(await madeOf(shop, { orderId: one.id })).toMatchObject({ paid: 1, invoices: 1 });
  });

  it('leaves to a person what is another sum, another currency, twice, or of no order', async () => {
    const [less, more, other, twice] = [await sent(), await sent(), await sent(), await sent()];
    const unsent = await order();
    await take([
      { parcel: less[1], minor: less[0].totalMinor - 500 },
      { parcel: more[1], minor: more[0].totalMinor + 300 },
      { parcel: other[1], minor: other[0].totalMinor, currency: 'CZK' },
      { parcel: twice[1], minor: twice[0].totalMinor },
      { parcel: twice[1], minor: twice[0].totalMinor },
      { symbol: variableSymbolOf(unsent.orderNumber), minor: unsent.totalMinor },
      { parcel: '4711', minor: 100 },
    ]);
    const { open } = await collections();
    expect(of(open, less[0])).toMatchObject({ problem: 'TOO_LITTLE', difference: { minor: -500 } });
    expect(of(open, more[0])).toMatchObject({ problem: 'TOO_MUCH', difference: { minor: 300 } });
    expect(of(open, other[0])).toMatchObject({ problem: 'OTHER_CURRENCY' });
    expect(of(open, twice[0])).toMatchObject({ problem: 'ALREADY_PAID' });
    expect(of(open, unsent)).toMatchObject({ problem: 'NOT_SENT' });
    const unknown = open.find(({ parcelNumber }) => parcelNumber === '4711')!;
    expect(unknown).toMatchObject({ orderNumber: null, problem: 'ORDER_UNKNOWN' });
    expect(await payment(less[0])).toBe('UNPAID');

    const aside = `mutation ($id: ID!) { setCashCollectionAside(input: { id: $id, aside: true }) { state } }`;
    await shop.graphql(aside, { id: unknown.id }, { headers });
    expect((await collections()).open.some(({ id }) => id === unknown.id)).toBe(false);
  });

  it('pays the order that a person chooses for a parcel nobody knows, once, where the sum is right', async () => {
    const [[one], [other]] = [await sent(), await sent()];
    await take([
      { parcel: '4712', minor: one.totalMinor },
      { parcel: '4713', minor: one.totalMinor },
      { parcel: '4714', minor: other.totalMinor - 100 },
    ]);
    const { open } = await collections();
    const idOf = (parcel: string) => open.find(({ parcelNumber }) => parcelNumber === parcel)!.id;
    const assign = async (id: string, { id: orderId }: { id: string }) => {
      const mutation = `mutation ($id: ID!, $orderId: ID!) { assigned: assignCashCollection(input: { id: $id, orderId: $orderId }) {
        state orderNumber problem difference { minor } } }`;
      const { data, errors } = await shop.graphql<{ assigned: object }>(mutation, { id, orderId }, { headers });
      return errors?.[0]?.extensions.code ?? data.assigned;
    };
    const booked = { state: 'BOOKED', orderNumber: one.orderNumber, problem: null };
    expect(await Promise.all([assign(idOf('4712'), one), assign(idOf('4712'), one)])).toMatchObject([booked, booked]);
    expect(await madeOf(shop, { orderId: one.id })).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
    expect(await assign(idOf('4712'), other)).toBe('ENTRY_DECIDED');
    expect(await assign(idOf('4713'), one)).toMatchObject({ state: 'OPEN', problem: 'ALREADY_PAID' });
    expect(await assign(idOf('4714'), other)).toMatchObject({
      state: 'OPEN',
      problem: 'TOO_LITTLE',
      difference: { minor: -100 },
    });
    expect(await payment(other)).toBe('UNPAID');
    expect(await assign(idOf('4714'), { id: idOf('4712') })).toBe('ORDER_NOT_FOUND');
    expect(await assign(randomUUID(), one)).toBe('NOT_FOUND');
    const { order: transfer } = await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
    expect(await assign(idOf('4714'), transfer)).toBe('VALIDATION_FAILED');
  });

  it('books by itself what it named before the parcel left', async () => {
    const one = await order();
    await take([{ symbol: variableSymbolOf(one.orderNumber), minor: one.totalMinor }]);
    expect(await payment(one)).toBe('UNPAID');
    await send(one);
    await take([]);
    expect(await payment(one)).toBe('PAID');
  });

  it('taken in by several admins at once, and beside one who marks it by hand, pays each once', async () => {
    const all = [await sent(), await sent(), await sent()];
    const rows = all.map(([one, parcel]) => ({ parcel, minor: one.totalMinor }));
    const hand = `mutation { markOrderCollected(input: { id: "${all[0]![0].id}", day: "${today()}" }) { id } }`;
    const [, ...told] = await Promise.all([
      shop.graphql(hand, {}, { headers }),
      take(rows),
      take([...rows].reverse()),
      take(rows),
    ]);
    expect(told.reduce((sum, { added }) => sum + added, 0)).toBe(3);
    for (const [{ id: orderId }] of all)
      expect(await madeOf(shop, { orderId })).toMatchObject({ paid: 1, invoices: 1 });
  });

  it('is for admins who manage orders, of a carrier that is named', async () => {
    const post = (url: string, own: Record<string, string>) =>
      shop.inject({ method: 'POST', url, headers: { ...own, 'content-type': 'text/csv' }, payload: listOf([]) });
    expect((await post('/api/admin/cash-list?carrier=GLS', {})).statusCode).toBe(401);
    const refused = await post('/api/admin/cash-list?carrier=X', headers);
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { args: { carrier: 'INVALID' } }]);
  });

  it('says of money that should have come that it is late', async () => {
    const [one] = await sent();
    const waiting = async () =>
      (await shop.graphql<{ adminCounts: { cashCollections: number } }>('{ adminCounts { cashCollections } }', {}, { headers })).data.adminCounts.cashCollections; // oxfmt-ignore
    const before = await waiting();
    expect(before).toBe((await collections()).open.length);
    await shop.ctx().sql(`UPDATE parcel SET handed_over_at = now() - interval '20 days' WHERE order_id = $1`, [one.id]);
    expect(of((await collections()).awaited, one)).toMatchObject({ late: true, due: { minor: one.totalMinor } });
    expect(await waiting()).toBe(before + 1);
  });
});

describe('a payout of a carrier', () => {
  it('stands among the payouts with its fees, finds its money on the statement, and goes to the books', async () => {
    const [one, two] = [await sent(), await sent()];
    const gross = one[0].totalMinor + two[0].totalMinor;
    const rows = [one, two].map(([{ totalMinor: minor }, parcel]) => ({ parcel, minor, fee: 90, payout: 'P-1' }));
    await take(rows);
    await importStatement(shop.ctx(), Buffer.from(buildStatement([{ amount: gross - 180, message: 'GLS dobierky' }])));
    await pairPayoutsJob.run(shop.ctx(), {});

    const month = today().slice(0, 7);
    const query = `{ paymentAccounts(period: "${month}") { payouts { id way carrier amount { minor } movementCount bankDay } }
      payoutMovements(payoutId: "cash:GLS:P-1") { figure orderNumber fee { minor } } }`;
    const { data } = await shop.graphql<{ paymentAccounts: { payouts: object[] }; payoutMovements: object[] }>(query, {}, { headers }); // oxfmt-ignore
    expect(data.paymentAccounts.payouts).toEqual([
      {
        id: 'cash:GLS:P-1',
        way: 'CASH_ON_DELIVERY',
        carrier: 'GLS',
        amount: { minor: gross - 180 },
        movementCount: 2,
        bankDay: today(),
      },
    ]);
    expect(data.payoutMovements).toHaveLength(2);
    expect(data.payoutMovements).toContainEqual({
      figure: 'GROSS',
      orderNumber: one[0].orderNumber,
      fee: { minor: 90 },
    });

    const accounts = await providerAccounts(shop.ctx(), periodOf(month));
    const account = accounts.find(({ currency }) => currency === 'EUR');
    expect(account).toMatchObject({ way: 'CASH_ON_DELIVERY', payoutsMinor: 180 - gross, startMinor: null });
    const postings: MoneyPosting[] = [];
    for await (const posting of moneyPostings(shop.ctx(), periodOf(month))) postings.push(posting);
    const net = (purpose: string) =>
      postings.reduce(
        (sum, { debit, credit, minor }) => sum + (debit === purpose ? minor : 0) - (credit === purpose ? minor : 0),
        0,
      );
    expect(net('TRANSIT')).toBe(gross - 180);
    expect(net('CASH_ON_DELIVERY')).toBe(account!.grossMinor + account!.feesMinor + account!.payoutsMinor);

    const url = `/api/admin/accounting/payment-movements.csv?period=${month}`;
    const table = csvTable((await shop.inject({ url, headers })).body);
    expect(table.filter(({ payout }) => payout === 'cash:GLS:P-1')).toHaveLength(3);
    expect(table.find(({ order: number }) => number === two[0].orderNumber)).toMatchObject({
      provider: 'carriers',
      code: 'GLS',
    });
  });

  it('is learnt from a later list of the same parcels', async () => {
    const [one, parcel] = await sent();
    await take([{ parcel, minor: one.totalMinor }]);
    expect(await take([{ parcel, minor: one.totalMinor, fee: 50, payout: 'P-2' }])).toMatchObject({ added: 0 });
    const sql = 'SELECT payout_id AS payout, fee_minor::int AS fee FROM cash_collection WHERE order_id = $1';
    expect(await shop.ctx().sql(sql, [one.id])).toEqual([{ payout: 'cash:GLS:P-2', fee: 50 }]);
  });
});
