import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { dayOf } from '../../core/text/format.ts';
import { isUuid } from '../../core/text/text.ts';
import { dueMinor } from '../../orders/due.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { BankEntry, EntryState } from './bank-entry.entity.ts';
import { bookEntries, lockedOrderProblem, lockOpenEntries } from './booking.service.ts';
import { EntryProblem } from './pairing.ts';

/** What a person decided, for the audit log. */
export interface Decided {
  readonly entry: BankEntry;
  readonly order: Order;
  /** False: an earlier call had done it. */
  readonly changed: boolean;
}

const refuseUnpayable = async (ctx: Ctx, order: Order): Promise<void> => {
  const problem = await lockedOrderProblem(ctx, order);
  if (problem === EntryProblem.ALREADY_PAID) throw new AppError(ErrorCode.ORDER_ALREADY_PAID);
  const { status, paymentStatus, fulfilmentStatus } = order;
  const args = { status, paymentStatus, fulfilmentStatus, wanted: 'paid' };
  if (problem === EntryProblem.PAYMENT_PENDING) throw new AppError(ErrorCode.ORDER_STATE_CONFLICT, args);
};

/** The chosen entry alone where it is enough, else with those that name the order too. Throws PAYMENT_TOO_SMALL. */
const covering = (chosen: BankEntry, named: readonly BankEntry[], order: Order): BankEntry[] => {
  const { currency } = order;
  if (chosen.currency !== currency) throw validationFailed({ orderId: 'OTHER_CURRENCY' });
  if (chosen.amountMinor >= dueMinor(order)) return [chosen];
  const all = [...named.filter((one) => one.id !== chosen.id && one.currency === currency), chosen];
  const missingMinor = all.reduce((missing, { amountMinor }) => missing - amountMinor, dueMinor(order));
  if (missingMinor > 0) throw new AppError(ErrorCode.PAYMENT_TOO_SMALL, { missingMinor });
  return all;
};

const lockEntry = async (ctx: Ctx, id: string): Promise<BankEntry> => {
  const where = { id };
  const entry = isUuid(id) ? await ctx.repo(BankEntry).findOne({ where, lock: { mode: 'pessimistic_write' } }) : null;
  if (!entry) throw new AppError(ErrorCode.NOT_FOUND);
  return entry;
};

/**
 * Books open money on the order that a person names, in the caller's transaction: an order that waits, or one that has ended,
 * if its goods can be had again. More than its sum is kept as a surplus to be sent back; less is refused, unless other open
 * money that names the order makes it up. Locks the order. Throws NOT_FOUND, ORDER_NOT_FOUND, ENTRY_DECIDED,
 * ORDER_ALREADY_PAID, ORDER_STATE_CONFLICT (PayPal's money moves), PAYMENT_TOO_SMALL (args.missingMinor), OUT_OF_STOCK.
 */
export const bookEntry = async (ctx: Ctx, id: string, orderId: string): Promise<Decided> => {
  const order = await lockOrder(ctx, orderId);
  const named = await lockOpenEntries(ctx, order.id);
  const entry = await lockEntry(ctx, id);
  if (entry.state === EntryState.BOOKED && entry.orderId === order.id) return { entry, order, changed: false };
  if (entry.state !== EntryState.OPEN) throw new AppError(ErrorCode.ENTRY_DECIDED);
  await refuseUnpayable(ctx, order);
  await bookEntries(ctx, order, covering(entry, named, order));
  return { entry: await lockEntry(ctx, id), order, changed: true };
};

export interface SeenMoney {
  readonly orderId: string;
  readonly amountMinor: number;
  /** ISO day of the bank. */
  readonly day: string;
  /** One per wish. */
  readonly idempotencyKey: string;
}

const seen = z.object({
  amountMinor: z.number('INVALID').int('INVALID').min(1, 'TOO_LOW').max(99_999_999, 'TOO_HIGH'),
  day: z.iso.date('INVALID'),
});

const HAND = `
  INSERT INTO bank_entry (reference, source, booked_on, amount_minor, currency, order_id, state, recorded_at)
  VALUES ($1, 'HAND', $2, $3, $4, $5, 'OPEN', $6) ON CONFLICT (reference) DO NOTHING RETURNING id`;

const handEntry = async (ctx: Ctx, { id, currency }: Order, given: SeenMoney): Promise<BankEntry> => {
  const { amountMinor, day, idempotencyKey } = given;
  const params = [`hand:${idempotencyKey}`, day, amountMinor, currency, id, ctx.shop.clock.now()];
  const [made] = await ctx.sql<{ id: string }>(HAND, params);
  if (!made) throw new AppError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
  return lockEntry(ctx, made.id);
};

/**
 * Books money that an admin saw at the bank, in the caller's transaction, by the rules of `bookEntry`. The statement that
 * lists it later takes its place. Throws VALIDATION_FAILED (a day before the order or in the future) and as `bookEntry`;
 * the same key for another order or sum is IDEMPOTENCY_KEY_REUSED.
 */
export const bookByHand = async (ctx: Ctx, given: SeenMoney): Promise<Decided> => {
  const { amountMinor, day } = checked(seen, given);
  const order = await lockOrder(ctx, given.orderId);
  const known = await ctx.repo(BankEntry).findOneBy({ reference: `hand:${given.idempotencyKey}` });
  if (known) {
    if (known.orderId === order.id && known.amountMinor === amountMinor) return { entry: known, order, changed: false };
    throw new AppError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
  }
  if (day < dayOf(order.orderDate)) throw validationFailed({ day: 'TOO_LOW' });
  if (day > dayOf(ctx.shop.clock.now())) throw validationFailed({ day: 'TOO_HIGH' });
  await refuseUnpayable(ctx, order);
  const named = await lockOpenEntries(ctx, order.id);
  const entry = await handEntry(ctx, order, given);
  await bookEntries(ctx, order, covering(entry, named, order));
  return { entry: await lockEntry(ctx, entry.id), order, changed: true };
};

/** What a person may say of money that pays nothing. */
export type Verdict = EntryState.OPEN | EntryState.RETURNED | EntryState.SET_ASIDE;

/**
 * Notes that open money was sent back by hand or is not for the shop, or opens it again; of booked money the same of its
 * surplus. Books nothing. Locks the entry. Throws NOT_FOUND, ENTRY_DECIDED (booked, without a surplus).
 */
export const judgeEntry = async (
  ctx: Ctx,
  id: string,
  verdict: Verdict,
): Promise<{ before: BankEntry; after: BankEntry }> => {
  const entry = await lockEntry(ctx, id);
  const before = ctx.repo(BankEntry).create({ ...entry });
  const now = verdict === EntryState.OPEN ? null : ctx.shop.clock.now();
  const booked = entry.state === EntryState.BOOKED;
  if (booked && entry.surplusMinor === 0) throw new AppError(ErrorCode.ENTRY_DECIDED);
  const changes = booked ? { surplusSettledAt: now } : { state: verdict, decidedAt: now };
  await ctx.repo(BankEntry).update({ id }, changes);
  return { before, after: Object.assign(entry, changes) };
};
