import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { isLocale, type Locale } from '../../core/locale.ts';
import { dayOf, startOfDay } from '../../core/text/format.ts';
import { HOUR_MS } from '../../core/time.ts';
import { CASH_METHOD } from '../../invoices/invoice-snapshot.ts';
import { invoicesOfOrder, issueCreditNote } from '../../invoices/invoices.service.ts';
import { cancelReturned } from '../../orders/order-cancellation.service.ts';
import { FulfilmentStatus, OrderStatus } from '../../orders/order-states.ts';
import { lockOrder, pickMove } from '../../orders/order-transition.service.ts';
import type { Order } from '../../orders/order.entity.ts';
import { ParcelState } from '../../orders/parcels/parcel-states.ts';
import { moveUnderway } from '../../orders/parcels/parcels-of-order.service.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import { recordPayment } from '../recorded-payment.service.ts';
import { bookReceived } from '../received-money.service.ts';
import { cashPaymentId } from './collections/collection-problem.ts';

const NOON_MS = 12 * HOUR_MS;

const collected = z.object({ day: z.iso.date('INVALID') });

/** What became of a call. */
export interface Told {
  readonly order: Order;
  /** False: an earlier call had done it. */
  readonly changed: boolean;
}

/** On the day that was told, but never before the order or in the future. */
const collectedAt = (ctx: Ctx, { orderDate }: Order, given: { day: string }): Date => {
  const { day } = checked(collected, given);
  const now = ctx.shop.clock.now();
  if (day < dayOf(orderDate)) throw validationFailed({ day: 'TOO_LOW' });
  if (day > dayOf(now)) throw validationFailed({ day: 'TOO_HIGH' });
  const noon = startOfDay(day).getTime() + NOON_MS;
  return new Date(Math.min(Math.max(noon, orderDate.getTime()), now.getTime()));
};

/**
 * Books that the carrier paid out what it had collected for an order, once, in the caller's transaction. Cents that were
 * rounded at the door are the carrier's: it pays out the sum it was told. Locks the order. Throws ORDER_NOT_FOUND,
 * VALIDATION_FAILED (day), ORDER_STATE_CONFLICT unless the order was sent and not paid.
 */
export const bookCollected = async (ctx: Ctx, id: string, day: string): Promise<Told> => {
  const order = await lockOrder(ctx, id);
  const paymentId = cashPaymentId(order);
  if (order.paymentId === paymentId) return { order, changed: false };
  pickMove(order, ['collected']);
  const paidAt = collectedAt(ctx, order, { day });
  const attempt = await recordPayment(ctx, order, { way: PaymentWay.CASH_ON_DELIVERY, paymentId });
  await bookReceived(ctx, { order, attempt }, { paymentId, paidAt, method: CASH_METHOD });
  ctx.shop.checkpoint?.('cash.collecting');
  return { order, changed: true };
};

const REASONS: Readonly<Record<Locale, string>> = {
  en: 'The parcel was not accepted',
  sk: 'Zásielka nebola prevzatá',
  de: 'Die Sendung wurde nicht angenommen',
};

/**
 * Notes that a parcel came back unpaid, once, in the caller's transaction: the order is cancelled, its goods are on the shelf
 * again, and a credit note takes its invoice back. Locks the order. Throws ORDER_NOT_FOUND, ORDER_STATE_CONFLICT.
 */
export const bookRefused = async (ctx: Ctx, id: string): Promise<Told> => {
  const order = await lockOrder(ctx, id);
  const { status, fulfilmentStatus, totalMinor: amountMinor, locale } = order;
  if (status === OrderStatus.CANCELLED && fulfilmentStatus === FulfilmentStatus.SHIPPED)
    return { order, changed: false };
  await cancelReturned(ctx, order);
  await moveUnderway(ctx, id, ParcelState.RETURNED);
  const reason = REASONS[isLocale(locale) ? locale : 'en'];
  const [invoice] = await invoicesOfOrder(ctx, id);
  if (invoice) await issueCreditNote(ctx, order, { amountMinor, reason });
  ctx.shop.checkpoint?.('cash.refusing');
  return { order, changed: true };
};
