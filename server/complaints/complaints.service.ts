import { takeAttempt, type Limit } from '../accounts/attempts.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { isUuid } from '../core/text/text.ts';
import { DAY_MS, HOUR_MS } from '../core/time.ts';
import { writeCase } from '../orders/cases/case-steps.service.ts';
import { OrderStatus } from '../orders/order-states.ts';
import { lockOwnOrder } from '../orders/order-transition.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { orderLines, type OrderAccess } from '../orders/orders.queries.ts';
import { dueAfter } from '../withdrawals/withdrawal-rules.ts';
import { checkComplaint, type GivenComplaint } from './complaint-input.ts';
import { requestComplaintMails, requestTakenBackMail } from './complaint-mail.job.ts';
import { complaintRule } from './complaint-rules.ts';
import { complaintSteps, ComplaintState, ComplaintStep } from './complaint-states.ts';
import { Complaint } from './complaint.entity.ts';

/** Complaints from one network. */
const COMPLAINT_NETWORK: Limit = { name: 'complaint-network', most: 20, windowMs: HOUR_MS };
/** Complaints about one order. */
const COMPLAINT_ORDER: Limit = { name: 'complaint-order', most: 10, windowMs: DAY_MS };

/** Whether something of it can have a defect: it is paid, or was sent to be paid on delivery. */
export const mayComplain = ({ paymentDate, status }: Pick<Order, 'paymentDate' | 'status'>): boolean =>
  paymentDate !== null || status === OrderStatus.CONFIRMED || status === OrderStatus.COMPLETED;

const INSERT = `
  INSERT INTO complaint (idempotency_key, order_id, order_line_id, units, received_at, due_at, wish, description)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`;

type Checked = ReturnType<typeof checkComplaint>;

const isSame = (stored: Complaint, orderId: string, lineId: string, { units, wish, description }: Checked): boolean =>
  stored.orderId === orderId &&
  stored.orderLineId === lineId &&
  stored.units === units &&
  stored.wish === wish &&
  stored.description === description;

const checkLine = async (ctx: Ctx, orderId: string, lineId: string, units: number): Promise<void> => {
  const line = (await orderLines(ctx, orderId)).find(({ id }) => id === lineId);
  if (!line) throw validationFailed({ lineId: 'INVALID' });
  if (units > line.quantity) throw validationFailed({ units: 'TOO_HIGH' });
};

export type NewComplaint = GivenComplaint & { readonly lineId: string };

/**
 * Takes in a complaint about units of a line, by whoever may read the order, with the day until which the law of the buyer's
 * country wants it settled, and asks for the mails to buyer and seller. The same key is the same complaint. Locks the order. Throws
 * ORDER_NOT_FOUND, ORDER_STATE_CONFLICT (nothing was bought), VALIDATION_FAILED, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED.
 */
export const openComplaint = (ctx: Ctx, access: OrderAccess, given: NewComplaint): Promise<Complaint> => {
  const { idempotencyKey, units, wish, description } = checkComplaint(given);
  const { lineId } = given;
  return transaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, access);
    if (!mayComplain(order)) throw new AppError(ErrorCode.ORDER_STATE_CONFLICT);
    await checkLine(tx, order.id, lineId, units);
    const now = tx.shop.clock.now();
    const due = dueAfter(now, complaintRule(order.taxCountry).remedyDays);
    const params = [idempotencyKey, order.id, lineId, units, now, due, wish, description];
    const [stored] = await tx.sql<{ id: string }>(INSERT, params, 'complaints.open');
    if (stored) {
      await takeAttempt(tx, COMPLAINT_NETWORK, ctx.client.network);
      await takeAttempt(tx, COMPLAINT_ORDER, order.id);
      await requestComplaintMails(tx, stored.id);
    }
    const complaint = await tx.repo(Complaint).findOneByOrFail({ idempotencyKey });
    const own = { idempotencyKey, units, wish, description };
    if (!isSame(complaint, order.id, lineId, own)) throw new AppError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
    return complaint;
  });
};

/** Whether its buyer may still take it back: nothing was given, and it was not refused. */
export const mayTakeBack = (complaint: Complaint): boolean => complaintSteps(complaint).includes(ComplaintStep.REVOKE);

/**
 * The buyer takes a complaint back alone, which the shop cannot undo, and the seller is told by mail. Taken back already it stays
 * so. Locks the order and the complaint. Throws ORDER_NOT_FOUND, NOT_FOUND, and COMPLAINT_STATE_CONFLICT (args.state) once it was
 * remedied or refused, or its money is on its way.
 */
export const takeBackComplaint = (ctx: Ctx, access: OrderAccess, id: string): Promise<Complaint> =>
  transaction(ctx, async (tx) => {
    const { id: orderId } = await lockOwnOrder(tx, access);
    const lock = { mode: 'pessimistic_write' } as const;
    const complaint = isUuid(id) ? await tx.repo(Complaint).findOne({ where: { id, orderId }, lock }) : null;
    if (!complaint) throw new AppError(ErrorCode.NOT_FOUND);
    const { state } = complaint;
    if (state === ComplaintState.REVOKED) return complaint;
    if (!mayTakeBack(complaint)) throw new AppError(ErrorCode.COMPLAINT_STATE_CONFLICT, { state });
    await requestTakenBackMail(tx, id);
    const told = [...complaint.told, ComplaintState.REVOKED];
    return writeCase(tx, Complaint, complaint, { state: ComplaintState.REVOKED, endedAt: tx.shop.clock.now(), told });
  });
