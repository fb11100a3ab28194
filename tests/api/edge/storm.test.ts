import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelOrder, sweepExpiredJob } from '../../../server/orders/order-cancellation.service.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import type { Behaviour } from '../../../server/payments/simulator/behaviours.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import {
  buildPayment,
  cancel,
  capture,
  decide,
  reconcile,
  type Payment,
} from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const SEED = Number(process.env.STORM_SEED ?? Date.now() % 1_000_000);
const BUYERS = 6;
const ADMINS = 2;
const STEPS = 12;
const FATES: Behaviour[] = ['pay', 'pay', 'pay', 'twice', 'early', 'drop', 'decline', 'hold', 'deny', 'closed'];

let shops: TestShop[];
let admin: Person;
let kits: number[];
let files: number;
beforeAll(async () => {
  const one = await startShop();
  shops = [one, await startShop({ databaseUrl: one.databaseUrl })];
  admin = await buildPerson(one, { admin: true });
  kits = [await buildSellable(one, { stock: 9 }), await buildSellable(one, { stock: 4, priceMinor: 3333 })];
  files = await buildSellable(one, { type: 'DIGITAL' });
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
});

/** Mulberry32: the same numbers for the same seed. */
const diceOf = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { below: (n: number) => Math.floor(next() * n), pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]! }; // oxfmt-ignore
};
type Dice = ReturnType<typeof diceOf>;

const payments: Payment[] = [];

const linesOf = (dice: Dice) =>
  dice.pick([
    [{ productId: kits[0]!, quantity: 1 + dice.below(2) }],
    [{ productId: kits[1]!, quantity: 1 }, { productId: kits[0]!, quantity: 1 }], // oxfmt-ignore
    [{ productId: files, quantity: 1 }],
    [{ productId: files, quantity: 1 }, { productId: kits[1]!, quantity: 1 + dice.below(2) }], // oxfmt-ignore
  ]);

/** What a buyer may do, in whatever process answers; what is refused is no breach. */
const buyerStep = async (shop: TestShop, dice: Dice): Promise<unknown> => {
  const payment = dice.pick(payments);
  if (!payment || dice.below(4) === 0) return payments.push(await buildPayment(shop, { lines: linesOf(dice) }));
  const { orderId: id, accessToken } = payment;
  const deeds = [
    () => decide(shop, payment, dice.pick(FATES)),
    () => decide(shop, payment),
    () => capture(shop, payment),
    () => Promise.all([capture(shop, payment), capture(shops[0]!, payment), reconcile(shop, payment)]),
    () => cancel(shop, payment),
    () => cancelOrder(shop.ctx(), { id, accessToken }),
    () => reconcile(shop, payment),
    () => shop.runJobs(),
  ];
  return dice.pick(deeds)();
};

const asAdmin = (shop: TestShop, text: string, variables: object) =>
  shop.graphql(text, variables as Record<string, unknown>, admin);

const refundInput = async (shop: TestShop, { orderId }: Payment, dice: Dice): Promise<object> => {
  const common = { orderId, reason: 'Storm', restock: dice.below(2) === 0, idempotencyKey: randomUUID() };
  const [line] = await orderLines(shop.ctx(), orderId);
  return dice.pick([
    common,
    { ...common, restock: false, amountMinor: 1 + dice.below(4000) },
    { ...common, lines: [{ lineId: line!.id, quantity: 1 }] },
  ]);
};

const adminStep = async (shop: TestShop, dice: Dice): Promise<unknown> => {
  const payment = dice.pick(payments);
  const id = payment?.orderId;
  const delta = dice.pick([-2, -1, 1, 2]);
  const stock = { id: dice.pick(kits), key: randomUUID(), delta, reason: 'COUNT' };
  const deeds = [
    () => asAdmin(shop, 'mutation ($input: ChangeStockInput!) { changeStock(input: $input) { id } }', { input: stock }), // oxfmt-ignore
    () => asAdmin(shop, 'mutation ($input: ShipmentInput!) { markOrderShipped(input: $input) { id } }', { input: { id } }), // oxfmt-ignore
    () => asAdmin(shop, 'mutation ($id: ID!) { undoOrderShipped(input: { id: $id }) { id } }', { id }),
    () => asAdmin(shop, 'mutation ($id: ID!) { markOrderDelivered(input: { id: $id }) { id } }', { id }),
    () => asAdmin(shop, 'mutation ($id: ID!) { cancelOrderAsAdmin(input: { id: $id }) { id } }', { id }),
    () => sweepExpiredJob.run(shop.ctx(), {}),
    async () => payment && asAdmin(shop, 'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { id } }', { input: await refundInput(shop, payment, dice) }), // oxfmt-ignore
  ];
  return dice.pick(deeds)();
};

const walk = async (steps: (shop: TestShop, dice: Dice) => Promise<unknown>, seed: number): Promise<string[]> => {
  const dice = diceOf(seed);
  const faults: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const answer = await steps(dice.pick(shops), dice).catch((error: { code?: string; message: string }) => {
      const isRefusal = /^[A-Z_]+$/.test(error.message) || error.message.includes('"extensions"');
      if (!isRefusal || error.message.includes('ERR_INTERNAL')) faults.push(error.message);
    });
    const { errors = [] } = (answer ?? {}) as { errors?: { extensions: { code: string } }[] };
    faults.push(...errors.map(({ extensions: { code } }) => code).filter((code) => code === 'ERR_INTERNAL'));
  }
  return faults;
};

/** All that was put off happens now. */
const settleDown = async (): Promise<void> => {
  const [shop] = shops as [TestShop, TestShop];
  for (const one of shops) one.clock.advance(31 * 60_000);
  for (let round = 0; round < 3; round += 1) {
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE attempts < max_attempts');
    await shop.runJobs();
    await Promise.all(payments.map((payment) => reconcile(shop, payment)));
  }
  await sweepExpiredJob.run(shop.ctx(), {});
};

it(`Buyers and admins of two processes do whatever they like at once: no promise breaks (STORM_SEED=${SEED})`, async () => {
  const buyers = Array.from({ length: BUYERS }, (_, n) => walk(buyerStep, SEED + n));
  const admins = Array.from({ length: ADMINS }, (_, n) => walk(adminStep, SEED + 100 + n));
  const faults = (await Promise.all([...buyers, ...admins])).flat();
  expect(await checkInvariants(shops[0]!)).toEqual([]);
  await settleDown();
  expect(await checkInvariants(shops[0]!)).toEqual([]);
  expect(faults).toEqual([]);
  const states = await shops[0]!.ctx().sql<{ state: string }>('SELECT DISTINCT payment_status AS state FROM orders');
  expect(states.map(({ state }) => state)).toContain('PAID');
});
