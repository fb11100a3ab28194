import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { startOfDay } from '../../core/text/format.ts';
import { HOUR_MS } from '../../core/time.ts';
import { dueMinor } from '../../orders/due.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import { lockAttempts } from '../payment-attempts.service.ts';
import { HOLDING_STATES } from '../payment-state.ts';
import { recordPayment } from '../recorded-payment.service.ts';
import { bookReceived } from '../received-money.service.ts';
import { BankEntry, EntrySource, EntryState } from './bank-entry.entity.ts';
import { EntryProblem, exactPayment, orderProblem } from './pairing.ts';

const NOON_MS = 12 * HOUR_MS;

/** On the day that the bank says, but never before the order or in the future. */
const receivedOn = (ctx: Ctx, order: Order, day: string): Date => {
  const said = startOfDay(day).getTime() + NOON_MS;
  return new Date(Math.min(Math.max(said, order.orderDate.getTime()), ctx.shop.clock.now().getTime()));
};

/** The provider's id of the payment that these entries make. */
const paymentIdOf = ([first]: readonly BankEntry[]): string => `bank:${first!.id}`;

const markBooked = async (ctx: Ctx, order: Order, entries: readonly BankEntry[]): Promise<void> => {
  const surplus = entries.reduce((sum, { amountMinor }) => sum + amountMinor, -dueMinor(order));
  for (const [place, { id }] of entries.entries()) {
    const surplusMinor = place === entries.length - 1 ? surplus : 0;
    const decidedAt = ctx.shop.clock.now();
    await ctx.repo(BankEntry).update({ id }, { state: EntryState.BOOKED, orderId: order.id, surplusMinor, decidedAt });
  }
};

/** What stands in the way of booking money on a locked order; null: nothing. */
export const lockedOrderProblem = async (ctx: Ctx, order: Order): Promise<EntryProblem | null> => {
  const problem = orderProblem(order);
  if (problem !== null && problem !== EntryProblem.ORDER_ENDED) return problem;
  const attempts = await lockAttempts(ctx, order.id);
  const moves = attempts.some(({ state }) => HOLDING_STATES.includes(state));
  return moves ? EntryProblem.PAYMENT_PENDING : problem;
};

/**
 * Books entries on an order that they cover, by the same code as a payment of PayPal: attempt and capture, order paid, files,
 * invoice, mail, all or none. What is beyond the sum is kept as a surplus of the last one. Needs the locks of order, attempts
 * and entries, and an order without a problem, or one that has ended: it comes back to life if its goods are there. Throws
 * OUT_OF_STOCK where they are not, GIFT_CARD_CHANGED where its gift cards were spent elsewhere.
 */
export const bookEntries = async (ctx: Ctx, order: Order, entries: readonly BankEntry[]): Promise<void> => {
  const paymentId = paymentIdOf(entries);
  const attempt = await recordPayment(ctx, order, { way: PaymentWay.BANK_TRANSFER, paymentId });
  const paidAt = receivedOn(
    ctx,
    order,
    entries
      .map(({ bookedOn }) => bookedOn)
      .sort()
      .at(-1)!,
  );
  const outcome = await bookReceived(ctx, { order, attempt }, { paymentId, paidAt, method: 'bank-transfer' });
  if (outcome === 'already-paid') throw new AppError(ErrorCode.ORDER_ALREADY_PAID);
  if (outcome === 'stock-gone') throw new AppError(ErrorCode.OUT_OF_STOCK, { productIds: [] });
  if (outcome === 'cards-gone') throw new AppError(ErrorCode.GIFT_CARD_CHANGED);
  await markBooked(ctx, order, entries);
  ctx.shop.checkpoint?.('bank.booking');
};

/** The open entries that name a locked order, oldest first, locked. */
export const lockOpenEntries = (ctx: Ctx, orderId: string): Promise<BankEntry[]> =>
  ctx.repo(BankEntry).find({
    where: { orderId, state: EntryState.OPEN },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });

/** The money that an admin had seen at the bank is the one that the statement lists: the statement takes its place, once. */
const adoptHand = async (ctx: Ctx, order: Order, entries: readonly BankEntry[]): Promise<void> => {
  const hands = await ctx.repo(BankEntry).find({
    where: { orderId: order.id, state: EntryState.BOOKED, source: EntrySource.HAND },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const left = [...entries].filter(({ source }) => source === EntrySource.STATEMENT);
  for (const hand of hands) {
    const place = left.findIndex((one) => one.amountMinor === hand.amountMinor && one.currency === hand.currency);
    const [listed] = place < 0 ? [] : left.splice(place, 1);
    if (!listed) continue;
    await ctx.repo(BankEntry).delete({ id: listed.id });
    const { reference, source, bookedOn, payerName, payerIban, variableSymbol, endToEndId, message } = listed;
    const facts = { reference, source, bookedOn, payerName, payerIban, variableSymbol, endToEndId, message };
    await ctx.repo(BankEntry).update({ id: hand.id }, facts);
  }
};

/** Books what the rule allows of the open entries that name one order (`pairing.ts`). Locks the order. May happen twice. */
export const pairOrder = (ctx: Ctx, orderId: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const problem = await lockedOrderProblem(tx, order);
    const entries = await lockOpenEntries(tx, orderId);
    if (problem === EntryProblem.ALREADY_PAID) return adoptHand(tx, order, entries);
    const paying = problem === null ? exactPayment(entries, order) : [];
    if (paying.length > 0) await bookEntries(tx, order, paying);
  });
