import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { dayOf, daysAfter, startOfDay } from '../core/text/format.ts';
import { MailKind } from '../mails/mail-kinds.ts';
import { takeCaseStep, type CaseKind, type CaseRef } from '../orders/cases/case-steps.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { orderLines } from '../orders/orders.queries.ts';
import { dueAfter } from '../withdrawals/withdrawal-rules.ts';
import {
  checkAcceptance,
  checkConfirmation,
  checkRejection,
  type GivenAcceptance,
  type GivenConfirmation,
} from './complaint-input.ts';
import { requestComplaintNews } from './complaint-mail.job.ts';
import { complaintRule, MOST_DAYS, worthOf } from './complaint-rules.ts';
import { complaintSteps, ComplaintState, ComplaintStep, isTold, Remedy, stateBefore } from './complaint-states.ts';
import { Complaint } from './complaint.entity.ts';

type Changes = Partial<Complaint>;

const COMPLAINTS: CaseKind<Complaint, ComplaintStep> = {
  entity: Complaint,
  action: 'complaint.step',
  subject: 'COMPLAINT',
  conflict: ErrorCode.COMPLAINT_STATE_CONFLICT,
  stepsFrom: complaintSteps,
  nameOf: (_row, order) => order!.orderNumber,
  told: ['remedy', 'amountMinor', 'rejection', 'extension', 'parcelNumber'],
};

interface LockedComplaint {
  readonly complaint: Complaint;
  readonly order: Order;
}

/** Takes one step of a complaint, as `takeCaseStep`; out of turn it throws COMPLAINT_STATE_CONFLICT. Locks the order. */
export const takeStep = (
  ctx: Ctx,
  ref: CaseRef,
  step: ComplaintStep,
  work: (tx: Ctx, locked: LockedComplaint) => Promise<Changes> | Changes,
): Promise<Complaint> =>
  takeCaseStep(ctx, COMPLAINTS, { ...ref, step }, (tx, { row, order }) => work(tx, { complaint: row, order: order! }));

const checkDueDay = ({ receivedAt }: Complaint, { taxCountry }: Order, given: GivenConfirmation, now: Date): void => {
  const lawful = daysAfter(dayOf(dueAfter(receivedAt, complaintRule(taxCountry).remedyDays)), -1);
  const last = daysAfter(dayOf(dueAfter(receivedAt, MOST_DAYS)), -1);
  if (given.dueDay < dayOf(now)) throw validationFailed({ dueDay: 'TOO_LOW' });
  if (given.dueDay > last) throw validationFailed({ dueDay: 'TOO_HIGH' });
  if (given.dueDay > lawful && !given.extension) throw validationFailed({ extension: 'REQUIRED' });
};

/**
 * Confirms a complaint in writing, with the day until which the defect is remedied: by the law, or later for a reason that
 * the buyer is told. Throws as `takeStep`, and VALIDATION_FAILED (dueDay, extension).
 */
export const confirmComplaint = (ctx: Ctx, ref: CaseRef, given: GivenConfirmation): Promise<Complaint> => {
  const { dueDay, extension, message } = checkConfirmation(given);
  return takeStep(ctx, ref, ComplaintStep.CONFIRM, async (tx, { complaint, order }) => {
    const now = tx.shop.clock.now();
    checkDueDay(complaint, order, { dueDay, extension }, now);
    await requestComplaintNews(tx, { kind: MailKind.COMPLAINT_RECEIVED, complaintId: complaint.id });
    const dueAt = startOfDay(daysAfter(dueDay, 1));
    return { state: ComplaintState.RECEIVED, confirmedAt: now, dueAt, extension, message };
  });
};

const amountOf = async (ctx: Ctx, complaint: Complaint, { remedy, amountMinor }: GivenAcceptance) => {
  if (remedy !== Remedy.REDUCTION) return null;
  if (!amountMinor) throw validationFailed({ amountMinor: 'REQUIRED' });
  const line = (await orderLines(ctx, complaint.orderId)).find(({ id }) => id === complaint.orderLineId)!;
  if (amountMinor > worthOf(line, complaint.units)) throw validationFailed({ amountMinor: 'TOO_HIGH' });
  return amountMinor;
};

/** Grants a complaint and says by which remedy. Throws as `takeStep`, and VALIDATION_FAILED (amountMinor of a reduction). */
export const acceptComplaint = (ctx: Ctx, ref: CaseRef, given: GivenAcceptance): Promise<Complaint> => {
  const { remedy, amountMinor: wanted, delivery, message } = checkAcceptance(given);
  return takeStep(ctx, ref, ComplaintStep.ACCEPT, async (tx, { complaint }) => {
    const amountMinor = await amountOf(tx, complaint, { remedy, amountMinor: wanted });
    await requestComplaintNews(tx, { kind: MailKind.COMPLAINT_ACCEPTED, complaintId: complaint.id });
    const acceptedAt = tx.shop.clock.now();
    const withDelivery = remedy === Remedy.REFUND && delivery === true;
    return { state: ComplaintState.ACCEPTED, acceptedAt, remedy, amountMinor, delivery: withDelivery, message };
  });
};

/** Refuses a complaint for reasons that the buyer gets in writing. Throws as `takeStep`, and VALIDATION_FAILED (reason). */
export const rejectComplaint = (ctx: Ctx, ref: CaseRef, given: string): Promise<Complaint> => {
  const { reason: rejection } = checkRejection({ reason: given });
  return takeStep(ctx, ref, ComplaintStep.REJECT, async (tx, { complaint }) => {
    await requestComplaintNews(tx, { kind: MailKind.COMPLAINT_REJECTED, complaintId: complaint.id });
    return { state: ComplaintState.REJECTED, rejection, endedAt: tx.shop.clock.now() };
  });
};

/** The buyer takes the complaint back. Throws as `takeStep`. */
export const revokeComplaint = (ctx: Ctx, ref: CaseRef): Promise<Complaint> =>
  takeStep(ctx, ref, ComplaintStep.REVOKE, (tx) => ({
    state: ComplaintState.REVOKED,
    endedAt: tx.shop.clock.now(),
  }));

/** What belongs to a step and goes with it. */
const MARKS: Partial<Record<ComplaintState, Changes>> = {
  RECEIVED: { confirmedAt: null, extension: null, message: null },
  ACCEPTED: { acceptedAt: null, remedy: null, amountMinor: null, delivery: false, message: null },
  REMEDIED: { endedAt: null, parcelNumber: null, message: null },
  REJECTED: { endedAt: null, rejection: null },
  REVOKED: { endedAt: null },
};

/** Takes the last step back. Throws as `takeStep`, and UNDO_TOO_LATE once the buyer was told of it. */
export const undoComplaintStep = (ctx: Ctx, ref: CaseRef): Promise<Complaint> =>
  takeStep(ctx, ref, ComplaintStep.UNDO, (_tx, { complaint, order }) => {
    if (isTold(complaint)) throw new AppError(ErrorCode.UNDO_TOO_LATE);
    const { state, receivedAt } = complaint;
    const dueAt = dueAfter(receivedAt, complaintRule(order.taxCountry).remedyDays);
    return { ...MARKS[state], ...(state === ComplaintState.RECEIVED && { dueAt }), state: stateBefore(complaint) };
  });
