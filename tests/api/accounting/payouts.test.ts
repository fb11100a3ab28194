import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MoneyPosting } from '../../../server/accounting/booking/money-postings.ts';
import { moneyPostings } from '../../../server/accounting/booking/money-postings.queries.ts';
import { pairPayoutsJob } from '../../../server/accounting/payouts/payout-pairing.job.ts';
import { providerAccounts } from '../../../server/accounting/payouts/provider-accounts.queries.ts';
import { periodOf } from '../../../server/accounting/period.ts';
import { dayOf, daysAfter } from '../../../server/core/text/format.ts';
import { judgeBankEntry } from '../../../server/admin/payments/bank-payments.service.ts';
import { EntryState } from '../../../server/payments/bank/bank-entry.entity.ts';
import { importStatement } from '../../../server/payments/bank/statement-import.service.ts';
import { reconcileTransactions } from '../../../server/payments/reconciliation/reconciliation.job.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { feeOf } from '../../../server/payments/simulator/fees.ts';
import { payOut } from '../../../server/payments/stripe/simulator/balance.service.ts';
import { decideDispute, openDispute } from '../../../server/payments/stripe/simulator/disputes.service.ts';
import { readStripeReport } from '../../../server/payments/stripe/stripe-report.job.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { atStripe, buildPaidByCard, offerCard } from '../../support/builders/build-card-payment.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { csvTable, minorOf } from '../../support/csv-table.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';

const HOUR = 3_600_000;

let shop: TestShop;
let owner: Person;
let month: string;
let paypalPaid: number;
let cardsPaid: number[];
let cardFees: number;
let refunded: number;
let payout: number;

const taken = async (payment: Parameters<typeof atStripe>[1]) => (await atStripe(shop, payment)).taken;

beforeAll(async () => {
  shop = await startShop();
  await offerCard(shop);
  month = dayOf(shop.clock.now()).slice(0, 7);
  const paypal = await buildPaid(shop);
  const [{ total }] = (await shop
    .ctx()
    .sql<{ total: number }>('SELECT total_minor::int AS total FROM orders WHERE id = $1', [paypal.orderId])) as [
    { total: number },
  ];
  paypalPaid = total;
  await shop
    .ctx()
    .sql(`INSERT INTO paypal_simulator.movements VALUES ('W-1', 'T0403', -5000, 'EUR', $1)`, [shop.clock.now()]);
  const cards = [await buildPaidByCard(shop), await buildPaidByCard(shop), await buildPaidByCard(shop)];
  cardsPaid = await Promise.all(cards.map(taken));
  cardFees = cardsPaid.reduce((sum, minor) => sum + feeOf(minor), 0);
  refunded = 700;
  await refundOrder(shop.ctx(), {
    orderId: cards[0]!.orderId,
    amountMinor: 700,
    reason: 'Gift',
    requestId: 'payout-1',
  });
  const dispute = await openDispute(shop.ctx(), (await atStripe(shop, cards[1]!)).intentId);
  await decideDispute(shop.ctx(), dispute, 'won');
  const lost = await openDispute(shop.ctx(), (await atStripe(shop, cards[2]!)).intentId);
  await decideDispute(shop.ctx(), lost, 'lost');
  await shop.runJobs();
  payout = cardsPaid[0]! + cardsPaid[1]! - cardFees - refunded;
  expect(await payOut(shop.ctx())).not.toBeNull();
  shop.clock.advance(4 * HOUR);
  await reconcileTransactions(shop.ctx());
  await readStripeReport(shop.ctx());
  owner = await buildPerson(shop, { admin: true });
}, 120_000);
afterAll(() => shop.close());

const file = async (name: string) =>
  csvTable((await shop.inject({ url: `/api/admin/accounting/${name}?period=${month}`, headers: owner.headers })).body);
const total = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + minorOf(row[column]), 0);

interface Answer {
  paymentAccounts: {
    accounts: { way: string; start: { minor: number } | null; end: { minor: number } | null }[];
    payoutCount: number;
    payouts: {
      id: string;
      way: string;
      amount: { minor: number };
      movementCount: number | null;
      bankDay: string | null;
    }[];
  };
  bankPayments: { open: object[]; done: object[] };
  payoutMovements: { figure: string; amount: { minor: number }; fee: { minor: number }; orderNumber: string | null }[];
}
const ask = async (query: string): Promise<Answer> => {
  const { data, errors } = await shop.graphql<Answer>(query, {}, { headers: owner.headers });
  expect(errors).toBeUndefined();
  return data;
};
const accounts = () =>
  ask(`{ paymentAccounts(period: "${month}") { accounts { way start { minor } end { minor } } payoutCount
    payouts { id way amount { minor } movementCount bankDay } } }`);

it('shows of each account what came, went and was kept, from what it held to what it holds', async () => {
  const [paypal, card] = (await providerAccounts(shop.ctx(), periodOf(month))) as [never, never];
  expect(paypal).toEqual({
    way: 'PAYPAL',
    currency: 'EUR',
    grossMinor: paypalPaid,
    refundsMinor: 0,
    disputesMinor: 0,
    feesMinor: -feeOf(paypalPaid),
    payoutsMinor: -5000,
    otherMinor: 0,
    startMinor: 0,
    endMinor: paypalPaid - feeOf(paypalPaid) - 5000,
  });
  expect(card).toEqual({
    way: 'CARD',
    currency: 'EUR',
    grossMinor: cardsPaid.reduce((sum, minor) => sum + minor, 0),
    refundsMinor: -refunded,
    disputesMinor: -cardsPaid[2]!,
    feesMinor: -cardFees,
    payoutsMinor: -payout,
    otherMinor: 0,
    startMinor: 0,
    endMinor: 0,
  });
});

it('reads nothing twice, and goes on from where it was', async () => {
  const before = await providerAccounts(shop.ctx(), periodOf(month));
  await readStripeReport(shop.ctx());
  expect(await providerAccounts(shop.ctx(), periodOf(month))).toEqual(before);
  const next = periodOf('2999-01');
  expect(await providerAccounts(shop.ctx(), next)).toEqual([]);
});

it('tells what a payout contained where its provider does, and when the bank listed it', async () => {
  const { paymentAccounts } = await accounts();
  const sent = paymentAccounts.payouts.find(({ way }) => way === 'CARD')!;
  expect(paymentAccounts.payouts.find(({ way }) => way === 'PAYPAL')).toMatchObject({
    amount: { minor: 5000 },
    movementCount: null,
    bankDay: null,
  });
  expect(sent).toMatchObject({ amount: { minor: payout }, movementCount: 7, bankDay: null });
  const { payoutMovements } = await ask(
    `{ payoutMovements(payoutId: "${sent.id}") { figure amount { minor } fee { minor } orderNumber } }`,
  );
  expect(payoutMovements.reduce((sum, { amount, fee }) => sum + amount.minor - fee.minor, 0)).toBe(payout);
  expect(payoutMovements.every(({ orderNumber }) => orderNumber?.startsWith('MX-'))).toBe(true);
  const day = dayOf(shop.clock.now());
  const statement = `Dátum;Suma;Mena;Názov protiúčtu;Správa pre prijímateľa\n${day};${(payout / 100).toFixed(2)};EUR;STRIPE PAYMENTS;payout\n${day};50.00;EUR;PayPal Europe;vyber\n`;
  expect(await importStatement(shop.ctx(), Buffer.from(statement))).toMatchObject({ found: 2, added: 2, booked: 0 });
  const paired = (await accounts()).paymentAccounts.payouts;
  expect(paired.map(({ bankDay }) => bankDay)).toEqual([day, day]);
});

it('keeps what it found: it waits for nobody, and stays when more of the same sum comes', async () => {
  const seen = async () => (await accounts()).paymentAccounts.payouts.map(({ bankDay }) => bankDay);
  const before = await seen();
  const kept = () =>
    shop
      .ctx()
      .sql<object>('SELECT payout_id AS payout, state FROM bank_entry WHERE payout_id IS NOT NULL ORDER BY payout_id');
  await pairPayoutsJob.run(shop.ctx(), {});
  const rows = await kept();
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ payout: 'W-1', state: 'SET_ASIDE' });
  const { bankPayments } = await ask('{ bankPayments { open { id } done { payoutId } } }');
  expect([bankPayments.open, bankPayments.done]).toEqual([
    [],
    rows.map(() => ({ payoutId: expect.any(String) as unknown })),
  ]);
  const earlier = daysAfter(dayOf(shop.clock.now()), -1);
  await shop.ctx().sql(`UPDATE bank_entry SET message = 'nothing' WHERE payout_id IS NOT NULL`);
  const statement = `Dátum;Suma;Mena;Názov protiúčtu;Správa pre prijímateľa\n${earlier};50.00;EUR;PayPal Europe;vyber\n`;
  await importStatement(shop.ctx(), Buffer.from(statement));
  await pairPayoutsJob.run(shop.ctx(), {});
  expect([await seen(), await kept()]).toEqual([before, rows]);
});

it('lets go of what an admin takes back up', async () => {
  const [entry] = await shop.ctx().sql<{ id: string }>(`SELECT id FROM bank_entry WHERE payout_id = 'W-1'`);
  const payoutDays = async () =>
    (await accounts()).paymentAccounts.payouts.filter(({ way }) => way === 'PAYPAL').map(({ bankDay }) => bankDay);
  await judgeBankEntry(await ownerCtx(shop), entry!.id, EntryState.OPEN);
  await pairPayoutsJob.run(shop.ctx(), {});
  const state = await shop.ctx().sql<{ state: string }>('SELECT state FROM bank_entry WHERE id = $1', [entry!.id]);
  expect(state).toEqual([{ state: 'OPEN' }]);
  await judgeBankEntry(await ownerCtx(shop), entry!.id, EntryState.SET_ASIDE);
  expect(await payoutDays()).toEqual([dayOf(shop.clock.now())]);
});

it('writes the same into the files and the bundle of the month', async () => {
  const sums = await file('payment-accounts.csv');
  const all = await file('payment-movements.csv');
  for (const { provider, ...account } of sums) {
    const own = all.filter((row) => row['provider'] === provider);
    expect(minorOf(account['start']) + total(own, 'net'), provider).toBe(minorOf(account['end']));
    for (const [column, kind] of [
      ['gross', 'gross'],
      ['refunds', 'refund'],
      ['disputes', 'dispute'],
      ['payouts', 'payout'],
    ] as const)
      expect(
        total(
          own.filter((row) => row['kind'] === kind),
          'amount',
        ),
      ).toBe(minorOf(account[column]));
    expect(total(own, 'fee')).toBe(minorOf(account['fees']));
  }
  const zip = await shop.inject({ url: `/api/admin/documents/bundle.zip?month=${month}`, headers: owner.headers });
  const files = await unzip(zip.rawPayload);
  expect(csvTable(files.get('payment-movements.csv')!)).toEqual(all);
  expect(csvTable(files.get('payment-accounts.csv')!)).toEqual(sums);
});

it('books in the files of accounting programs what moved, to the balance at the end', async () => {
  const postings: MoneyPosting[] = [];
  for await (const posting of moneyPostings(shop.ctx(), periodOf(month))) postings.push(posting);
  const on = (account: string) =>
    postings.reduce(
      (sum, { debit, credit, minor }) => sum + (debit === account ? minor : 0) - (credit === account ? minor : 0),
      0,
    );
  const [paypal, card] = await providerAccounts(shop.ctx(), periodOf(month));
  expect([on('PAYPAL'), on('CARD')]).toEqual([paypal!.endMinor, card!.endMinor]);
  expect(on('FEES')).toBe(feeOf(paypalPaid) + cardFees);
  expect(on('TRANSIT')).toBe(5000 + payout);
  const read = async (name: string) =>
    (await shop.inject({ url: `/api/admin/accounting/${name}?period=${month}`, headers: owner.headers })).body;
  expect((await read('pohoda.xml')).match(/<int:intDoc /g)).toHaveLength(postings.length);
  expect((await read('datev.csv')).match(/Auszahlung/g)).toHaveLength(2);
});

it('knows no balance of a time before it was asked for', async () => {
  await shop.ctx().sql(`UPDATE provider_balance SET covered_from = at - interval '1 minute'`);
  const { paymentAccounts } = await accounts();
  expect(paymentAccounts.accounts.map(({ start, end }) => [start, end])).toEqual([
    [null, expect.anything()],
    [null, expect.anything()],
  ]);
});
