import type { Ctx } from '../core/context.ts';
import { isLocale, type Locale } from '../core/locale.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import { MailKind } from '../mails/mail-kinds.ts';
import { lockCase, writeCase, type CaseRef } from '../orders/cases/case-steps.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { carryOutRefund, planRefund } from '../payments/refunds/refunds.service.ts';
import { checkRemedy, type GivenRemedy } from './complaint-input.ts';
import { requestComplaintNews } from './complaint-mail.job.ts';
import { ComplaintState, ComplaintStep, isMoney, Remedy } from './complaint-states.ts';
import { takeStep } from './complaint-steps.service.ts';
import { Complaint } from './complaint.entity.ts';

/** Printed on the credit note. */
const REASONS: Readonly<Record<Locale, string>> = {
  en: 'Complaint about a defect',
  sk: 'Reklamácia',
  de: 'Reklamation',
};

const requestOf = (complaintId: string): string => `complaint:${complaintId}`;
const REQUEST = /^complaint:([0-9a-f-]{36})$/;

const plan = async (ctx: Ctx, complaint: Complaint, order: Order): Promise<string> => {
  const { id, remedy, orderLineId: itemId, units: quantity, amountMinor, delivery } = complaint;
  const wish =
    remedy === Remedy.REFUND
      ? { items: [{ itemId, quantity }], fit: [], ...(delivery && { delivery }) }
      : { amountMinor: amountMinor! };
  const reason = REASONS[isLocale(order.locale) ? order.locale : 'en'];
  const { refund } = await planRefund(ctx, { orderId: order.id, ...wish, reason, requestId: requestOf(id) });
  return refund.id;
};

/**
 * Remedies a granted complaint. Money goes by one refund, recorded in the transaction of the step before its provider is asked;
 * a job goes on with it should this process die, and its booking ends the complaint. Of a repair or replacement the number
 * of the parcel is kept. Throws as `takeStep`, VALIDATION_FAILED and REFUND_NOT_ALLOWED (args.leftMinor).
 */
export const remedyComplaint = async (ctx: Ctx, ref: CaseRef, given: GivenRemedy): Promise<void> => {
  const { parcelNumber, message } = checkRemedy(given);
  let refundId: string | null = null;
  await takeStep(ctx, ref, ComplaintStep.REMEDY, async (tx, { complaint, order }) => {
    refundId = null;
    if (isMoney(complaint.remedy)) {
      refundId = await plan(tx, complaint, order);
      return { state: ComplaintState.REFUNDING, message };
    }
    await requestComplaintNews(tx, { kind: MailKind.COMPLAINT_REMEDIED, complaintId: complaint.id });
    return { state: ComplaintState.REMEDIED, endedAt: tx.shop.clock.now(), parcelNumber, message };
  });
  if (refundId !== null) await carryOutRefund(ctx, refundId);
};

/** Ends the complaint whose refund is booked just now, and tells the buyer; false where the refund is of none. */
export const endComplaintByRefund = async (ctx: Ctx, requestId: string, creditNote?: Invoice): Promise<boolean> => {
  const [, id] = REQUEST.exec(requestId) ?? [];
  if (id === undefined) return false;
  const { row } = await lockCase(ctx, Complaint, id);
  if (row.state === ComplaintState.REFUNDING)
    await writeCase(ctx, Complaint, row, { state: ComplaintState.REMEDIED, endedAt: ctx.shop.clock.now() });
  const kind = MailKind.COMPLAINT_REMEDIED;
  await requestComplaintNews(ctx, { kind, complaintId: id, creditNoteId: creditNote?.id, final: true });
  return true;
};
