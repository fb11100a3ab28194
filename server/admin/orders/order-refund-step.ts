import { DAY_MS } from '../../core/time.ts';
import { type Refund, RefundStatus, RETURNED } from '../../payments/refunds/refund.entity.ts';
import { PATIENCE_MS } from './order-todo.ts';
import { RefundStep } from './order-view.types.ts';

/** Who withdraws from a contract has the money back within 14 days of saying so (Directive 2011/83/EU, art. 13 (1)). */
const REPAY_MS = 14 * DAY_MS;

/** Another refund of the same payment came after it. */
const isReplaced = ({ id, captureId, status }: Refund, all: readonly Refund[]): boolean =>
  status === RefundStatus.FAILED &&
  all.some((other) => other.captureId === captureId && other.id > id && other.status !== RefundStatus.FAILED);

interface Asked {
  readonly step: RefundStep;
  readonly stepBy: Date | null;
}

/**
 * What a refund asks of the shop, until when: to wait for PayPal for a day; to pay otherwise within 14 days, counted from the
 * first withdrawal of the order, and without any from the refund itself. A refused one that a later refund replaces asks nothing.
 */
export const refundStep = (
  refund: Refund,
  all: readonly Refund[],
  withdrawals: readonly { readonly receivedAt: Date }[],
): Asked => {
  const { status, failure, requestedAt, handledAt } = refund;
  if (handledAt || isReplaced(refund, all)) return { step: RefundStep.NONE, stepBy: null };
  if (status === RefundStatus.REQUESTED)
    return { step: RefundStep.WAIT, stepBy: new Date(requestedAt.getTime() + PATIENCE_MS) };
  if (status === RefundStatus.FAILED) {
    const since = Math.min(requestedAt.getTime(), ...withdrawals.map(({ receivedAt }) => receivedAt.getTime()));
    return { step: RefundStep.PAY, stepBy: new Date(since + REPAY_MS) };
  }
  return { step: failure === RETURNED ? RefundStep.SETTLE : RefundStep.NONE, stepBy: null };
};
