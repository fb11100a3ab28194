import { providerMinor, RefundStatus, type Refund } from './refund.entity.ts';

export interface OutsideRefund {
  readonly paypalCaptureId: string;
  /** Null: PayPal says that the money went back, and not by which refund. */
  readonly paypalRefundId: string | null;
  /** Our request id, when PayPal names it. */
  readonly requestId: string | null;
  readonly amountMinor: number;
  readonly reason: string;
  /** Taken by PayPal or a bank against the seller's will: never the carrying out of a wish of ours. */
  readonly reversal?: boolean;
  /** With no id of PayPal: what tells it from others, and since when one of the same sum may have been booked already. */
  readonly cause?: { readonly key: string; readonly since: Date };
}

const byPayPalId =
  ({ paypalRefundId }: OutsideRefund) =>
  (refund: Refund) =>
    paypalRefundId !== null && refund.paypalRefundId === paypalRefundId;

/** Ours by the id that we gave it, unless PayPal has carried it out under another id already. */
const byRequestId =
  ({ requestId, paypalRefundId }: OutsideRefund) =>
  (refund: Refund) =>
    requestId !== null &&
    refund.requestId === requestId &&
    (refund.paypalRefundId === null || refund.paypalRefundId === paypalRefundId);

/** The seller did on PayPal's pages what PayPal did not answer us: the same sum, and ours has no id at PayPal. */
const byWish =
  ({ amountMinor, reversal }: OutsideRefund) =>
  (refund: Refund) =>
    !reversal &&
    refund.status === RefundStatus.REQUESTED &&
    refund.paypalRefundId === null &&
    providerMinor(refund) === amountMinor;

/** Booked when PayPal had not said by which refund the money went back. */
const byMissingId =
  ({ amountMinor, paypalRefundId }: OutsideRefund) =>
  (refund: Refund) =>
    paypalRefundId !== null &&
    refund.status === RefundStatus.COMPLETED &&
    refund.paypalRefundId === null &&
    providerMinor(refund) === amountMinor;

/** The same money, told of by PayPal under its own id before. */
const byCause =
  ({ amountMinor, cause }: OutsideRefund) =>
  (refund: Refund) =>
    cause !== undefined &&
    refund.status === RefundStatus.COMPLETED &&
    (refund.requestId === `paypal:${cause.key}` ||
      (providerMinor(refund) === amountMinor && refund.decidedAt !== null && refund.decidedAt >= cause.since));

/**
 * Which of the refunds of one capture, oldest first, PayPal speaks of; null: none. The surest sign counts: PayPal's id, our
 * own, the cause, and only then the same sum, of a wish of ours where PayPal names no other and of a booking without id.
 */
export const reportedAmong = (known: readonly Refund[], outside: OutsideRefund): Refund | null => {
  const isOurs = known.some(({ requestId }) => requestId === outside.requestId);
  const matches = [byPayPalId, byRequestId, byCause, ...(isOurs ? [] : [byWish]), byMissingId];
  for (const match of matches) {
    const found = known.find(match(outside));
    if (found) return found;
  }
  return null;
};
