import * as z from 'zod';
import { recordAction } from '../../audit/audit.service.ts';
import { orEmpty } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { requestAgain, type ResentMail } from '../../invoices/mail/order-mail-resend.service.ts';
import { renewLink } from '../../invoices/mail/order-link.service.ts';
import { requestOrderNotice } from '../../invoices/mail/order-notice.job.ts';
import { isShippingTold } from '../../invoices/mail/shipped-mail.job.ts';
import { Carrier, type Consignment } from '../../orders/carriers.ts';
import { OrderStatus } from '../../orders/order-states.ts';
import type { Order } from '../../orders/order.entity.ts';
import { cancelUnpaid } from '../../orders/order-cancellation.service.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { lastShipping, markDelivered, undoShipped } from '../../orders/order-shipping.service.ts';
import { sendAll, takeBackShipping } from '../../parcels/handing-over.service.ts';

const TRACKING = /^([A-Za-z0-9][A-Za-z0-9 /-]{0,39})?$/;

const parcelRules = z.object({
  carrier: z
    .enum(Carrier)
    .nullish()
    .transform((carrier) => carrier ?? null),
  tracking: orEmpty(z.string().trim().regex(TRACKING, 'INVALID')).transform((tracking) => tracking || null),
});

const statesOf = ({ status, fulfilmentStatus }: Order) => ({ status, fulfilmentStatus });

type Verb = 'ship' | 'unship' | 'deliver' | 'cancel' | 'renew-link';

/** One move of an order by an admin, with its entry in the audit log. Locks the order. */
const move = (ctx: Ctx, id: string, verb: Verb, work: (tx: Ctx, order: Order) => Promise<object>): Promise<Order> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    const before = statesOf(order);
    const told = await work(tx, order);
    const moved = await lockOrder(tx, id);
    const after = { ...statesOf(moved), ...told };
    await recordAction(tx, { action: `order.${verb}`, subject: 'ORDER', id, name: order.orderNumber, before, after });
    return moved;
  });

/**
 * All that is left of an order left the house in one parcel; the buyer is told a quarter of a minute later unless it is taken
 * back before. Throws ORDER_NOT_FOUND, VALIDATION_FAILED (tracking), ORDER_STATE_CONFLICT unless the goods are paid and waiting,
 * or while their money goes back, ORDER_DISPUTED while a dispute keeps them in the house, PARCEL_STATE_CONFLICT while another
 * parcel of it waits. Locks the order.
 */
export const shipOrder = async (ctx: Ctx, id: string, given: Consignment = {}): Promise<Order> => {
  const parcel: Consignment = checked(parcelRules, given);
  return move(ctx, id, 'ship', async (tx, order) => {
    await sendAll(tx, order, parcel);
    return { ...parcel };
  });
};

/** Takes a shipping back. Throws UNDO_TOO_LATE once the buyer is told, ORDER_STATE_CONFLICT when the goods are not on the way. Locks the order. */
export const unshipOrder = (ctx: Ctx, id: string): Promise<Order> =>
  move(ctx, id, 'unship', async (tx, order) => {
    if (await isShippingTold(tx, order)) throw new AppError(ErrorCode.UNDO_TOO_LATE);
    const shipping = await lastShipping(tx, order);
    if (!(await takeBackShipping(tx, order, shipping?.data.handoverId))) await undoShipped(tx, order);
    return {};
  });

/** The goods arrived. Throws ORDER_NOT_FOUND, ORDER_STATE_CONFLICT unless they are on the way. Locks the order. */
export const deliverOrder = (ctx: Ctx, id: string): Promise<Order> =>
  move(ctx, id, 'deliver', async (tx, order) => {
    await markDelivered(tx, order);
    return {};
  });

/** Cancels an unpaid order, frees its goods and tells the buyer, once. Throws as `cancelUnpaid`. Locks the order. */
export const cancelByShop = (ctx: Ctx, id: string): Promise<Order> =>
  move(ctx, id, 'cancel', async (tx, order) => {
    if (order.status === OrderStatus.CANCELLED) return {};
    await cancelUnpaid(tx, id);
    await requestOrderNotice(tx, order, { kind: 'CANCELLED', reference: id });
    return {};
  });

/**
 * Makes every link to the order dead and mails a new one to its buyer; the admin does not get to see it. Throws
 * ORDER_NOT_FOUND, RATE_LIMITED after three within an hour. Locks the order.
 */
export const renewLinkByShop = (ctx: Ctx, id: string): Promise<Order> =>
  move(ctx, id, 'renew-link', async (tx, order) => ({ version: (await renewLink(tx, order)).version }));

/** Sends a mail once more to the buyer. Throws as `requestAgain`. */
export const resendToBuyer = (ctx: Ctx, id: string, which: ResentMail): Promise<Order> =>
  transaction(ctx, async (tx) => {
    const order = await requestAgain(tx, id, which);
    const after = { mail: which };
    await recordAction(tx, { action: 'order.mail', subject: 'ORDER', id, name: order.orderNumber, after });
    return order;
  });

export interface ShippingResult {
  readonly id: string;
  /** Null: done. */
  readonly errorCode: ErrorCode | null;
}

const refusalOf = async (work: Promise<unknown>): Promise<ErrorCode | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

/** Marks many orders as shipped, each in a transaction of its own: one that is refused does not stop the others. */
export const shipOrders = async (
  ctx: Ctx,
  parcels: readonly (Consignment & { readonly id: string })[],
): Promise<ShippingResult[]> => {
  const results: ShippingResult[] = [];
  for (const { id, ...parcel } of parcels) {
    results.push({ id, errorCode: await refusalOf(shipOrder(ctx, id, parcel)) });
  }
  return results;
};
