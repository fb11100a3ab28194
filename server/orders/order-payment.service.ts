import type { StockLine } from '../catalog/stock/stock-demand.ts';
import { consumeStock, releaseStock, reserveStock, restock } from '../catalog/stock/stock.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { MINUTE_MS } from '../core/time.ts';
import { takeAgain } from '../gift-cards/gift-card-uses.service.ts';
import { reclaimPromotions } from '../promotions/redemptions.service.ts';
import { emptyCartOf } from './buyer/bought-lines.queries.ts';
import { hasGoodsToShip } from './goods-to-ship.queries.ts';
import {
  FulfilmentStatus,
  mayMove,
  OrderStatus,
  PaymentStatus,
  TRANSITIONS,
  type TransitionName,
} from './order-states.ts';
import type { OrderLine } from './order-line.entity.ts';
import type { Order } from './order.entity.ts';
import { lockOrder, moveOrder, pickMove } from './order-transition.service.ts';
import { goodsOf, orderLines, stockLines } from './orders.queries.ts';
import { paymentTerms } from './payment-way.ts';
import { sentUnits } from './parcels/sent-units.queries.ts';
import { taxOnPayment } from './order-tax-point.service.ts';
import { bookRefund, bookSale } from './sales.service.ts';

type OrderRef = Pick<Order, 'id'>;

const RETRY_MINUTES = 10;

/**
 * Notes that a payment is in flight: from now on the order neither expires nor can be cancelled until the payment is
 * decided. Does nothing when it is noted already. Throws ORDER_ALREADY_PAID. Locks the order.
 */
export const markPaymentPending = (ctx: Ctx, { id }: OrderRef): Promise<Order> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.paymentStatus === PaymentStatus.PENDING) return order;
    if (!mayMove(order, 'paymentPending')) throw new AppError(ErrorCode.ORDER_ALREADY_PAID);
    return moveOrder(tx, order, 'paymentPending');
  });

/**
 * Notes that a payment came to nothing. The buyer may try again: the goods stay reserved for at least ten more minutes.
 * Does nothing when it is noted already or the order is paid. Locks the order.
 */
export const markPaymentFailed = (ctx: Ctx, { id }: OrderRef): Promise<Order> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!mayMove(order, 'paymentFailed')) return order;
    if (!order.reservedUntil) return moveOrder(tx, order, 'paymentFailed');
    const earliest = new Date(tx.shop.clock.now().getTime() + RETRY_MINUTES * MINUTE_MS);
    const reservedUntil = order.reservedUntil > earliest ? order.reservedUntil : earliest;
    return moveOrder(tx, order, 'paymentFailed', { changes: { reservedUntil } });
  });

export type TooLate = 'stock-gone' | 'cards-gone';

export interface PaidInput {
  /** The provider's id of the capture. */
  paymentId: string;
  /** When the money was received: the day of the tax and of the sale. */
  paidAt: Date;
  /** Such as `paypal`. */
  method: string;
}

/**
 * `paid`: the order is paid by this payment (now, or by an earlier call). `stock-gone`: the order had ended and its goods
 * went to others, so the money must go back. `cards-gone`: it had ended, and what gift cards were to pay was spent elsewhere; the
 * same. `already-paid`: another payment has paid it, so this money must go back.
 */
export interface PaidResult {
  outcome: 'paid' | TooLate | 'already-paid';
  order: Order;
  /** False when an earlier call had done it: grant, invoice and mail only when true. */
  changed: boolean;
  /** The lines of the order as they are taxed now; only of one that is paid by this call, and was not sent and invoiced before. */
  lines?: readonly OrderLine[];
}

const ENDED = [OrderStatus.CANCELLED, OrderStatus.EXPIRED];
const SAVEPOINT = 'late_reservation';

const reserveAgain = async (ctx: Ctx, goods: StockLine[]): Promise<boolean> => {
  await ctx.sql(`SAVEPOINT ${SAVEPOINT}`);
  try {
    await reserveStock(ctx, goods);
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== ErrorCode.OUT_OF_STOCK) throw error;
    await ctx.sql(`ROLLBACK TO SAVEPOINT ${SAVEPOINT}`);
    return false;
  }
};

interface PaymentData extends Record<string, unknown> {
  readonly paymentId: string;
}

/** What the order needs is gone: its money goes back. */
const tooLate = async (ctx: Ctx, order: Order, data: PaymentData, outcome: TooLate): Promise<PaidResult> => {
  const { paymentId } = data;
  const moved = await moveOrder(ctx, order, 'paidWithoutStock', { changes: { paymentId }, data });
  return { outcome, order: moved, changed: true };
};

const pay = async (ctx: Ctx, order: Order, input: PaidInput): Promise<PaidResult> => {
  const name = pickMove(order, ['paid', 'paidDigital', 'paidLate', 'collected']);
  const effect = TRANSITIONS[name].stock;
  const lines = await orderLines(ctx, order.id);
  const goods = effect === 'none' ? [] : goodsOf(lines);
  const data = { paymentId: input.paymentId, method: input.method };
  if (effect === 'reserve-and-consume' && !(await reserveAgain(ctx, goods))) {
    return tooLate(ctx, order, data, 'stock-gone');
  }
  if (order.giftCards && ENDED.includes(order.status) && !(await takeAgain(ctx, order.id))) {
    if (effect === 'reserve-and-consume') await releaseStock(ctx, goods);
    return tooLate(ctx, order, { ...data, giftCards: true }, 'cards-gone');
  }
  if (effect !== 'none') await consumeStock(ctx, goods);
  const sent = name === 'collected';
  const changes = {
    ...(!sent && !order.giftCardWish && (await taxOnPayment(ctx, order, lines, input.paidAt))),
    paymentId: input.paymentId,
    paymentMethod: input.method,
    paymentDate: input.paidAt,
    reservedUntil: null,
    reservedBy: null,
    placedBy: null,
  };
  if (order.promotions && ENDED.includes(order.status)) await reclaimPromotions(ctx, order.id);
  const isInCart = !paymentTerms(order.paymentWay).paidLater && !order.giftCardWish;
  const cart = isInCart ? await emptyCartOf(ctx, order, lines) : {};
  const paid = await moveOrder(ctx, order, name, { changes, data: { ...data, ...cart } });
  if (!order.giftCardWish) await bookSale(ctx, paid);
  return { outcome: 'paid', order: paid, changed: true, ...(!sent && { lines }) };
};

const HAS_BEEN_PAID = [PaymentStatus.PAID, PaymentStatus.PARTIALLY_REFUNDED, PaymentStatus.REFUNDED];

/**
 * Books the money of a completed capture on the order and takes its goods out of stock. An order that had expired or been
 * cancelled is revived when its goods can be reserved again. It is taxed by the day of the payment; a gift card is neither taxed nor a sale. What was bought leaves the
 * cart of the order's account. Call it in the transaction that stores the capture, with the order as `lockOrder` gave it there:
 * `order` is changed in place. Locks its stock, then the account.
 */
export const markLockedPaid = async (ctx: Ctx, order: Order, input: PaidInput): Promise<PaidResult> => {
  const known = order.paymentId === input.paymentId;
  if (HAS_BEEN_PAID.includes(order.paymentStatus)) {
    return { outcome: known ? 'paid' : 'already-paid', order, changed: false };
  }
  return known ? { outcome: 'stock-gone', order, changed: false } : pay(ctx, order, input);
};

/** The same for an order that is not locked yet. */
export const markPaid = (ctx: Ctx, { id }: OrderRef, input: PaidInput): Promise<PaidResult> =>
  transaction(ctx, async (tx) => markLockedPaid(tx, await lockOrder(tx, id), input));

export interface RefundInput {
  /** This refund alone. */
  amountMinor: number;
  /** The whole sum has gone back, by this refund or together with earlier ones. */
  full: boolean;
  /** Units whose price it is, for the sums of sales; absent: an amount, or everything. */
  items?: readonly { readonly itemId: string; readonly quantity: number }[];
  /** Goods that go back on the shelf; absent: all of them when nothing had been shipped. */
  back?: readonly StockLine[];
}

const FULL: readonly TransitionName[] = ['refundedUnshipped', 'refunded', 'refundedWithoutStock'];
/** Part of the goods has left: the order goes on without the rest. */
const FULL_PARTLY_SENT: readonly TransitionName[] = ['refundedPartlySent', ...FULL];

/** The move of a refund, and whether all goods that stay sold have left with it. */
const refundMove = async (ctx: Ctx, order: Order, { full, items }: RefundInput): Promise<[TransitionName, boolean]> => {
  const partlySent =
    order.fulfilmentStatus === FulfilmentStatus.UNFULFILLED && (await sentUnits(ctx, order.id)).size > 0;
  if (full) return [pickMove(order, partlySent ? FULL_PARTLY_SENT : FULL), false];
  const nothingLeft = items !== undefined && !(await hasGoodsToShip(ctx, order.id, items));
  if (!nothingLeft || partlySent) return [pickMove(order, ['partiallyRefunded']), nothingLeft && partlySent];
  return [pickMove(order, ['goodsRefunded', 'partiallyRefunded']), false];
};

/**
 * Books a completed refund. A full refund of goods that were not shipped cancels the order and puts them back on the shelf;
 * one of all its goods leaves nothing to send, so the rest of the order is complete. Where parcels have left, the order is
 * sent once nothing else is to follow.
 * Throws REFUND_NOT_ALLOWED when more would go back than was paid, ORDER_STATE_CONFLICT when nothing was paid. Locks the order.
 */
export const markRefunded = (ctx: Ctx, { id }: OrderRef, refund: RefundInput): Promise<Order> =>
  transaction(ctx, async (tx) => {
    const { amountMinor, items, back } = refund;
    const order = await lockOrder(tx, id);
    const refundedMinor = order.refundedMinor + amountMinor;
    if (amountMinor <= 0 || refundedMinor > order.totalMinor) throw new AppError(ErrorCode.REFUND_NOT_ALLOWED);
    const [name, allSent] = await refundMove(tx, order, refund);
    const data = { amountMinor, ...(items && { items }) };
    const moved = await moveOrder(tx, order, name, { changes: { refundedMinor }, data });
    const whole = TRANSITIONS[name].stock === 'restock';
    const returned = back ?? (whole ? await stockLines(tx, id) : []);
    if (returned.length > 0) await restock(tx, returned);
    if (name !== 'refundedWithoutStock' && !order.giftCardWish) await bookRefund(tx, moved, amountMinor);
    if (allSent) await moveOrder(tx, moved, 'shipped');
    return moved;
  });
