import type { Ctx } from '../../core/context.ts';
import { money, type Money } from '../../core/money.types.ts';
import { mailKeyOf } from '../../invoices/mail/shipped-mail.job.ts';
import { countryEvidence, isEnough } from '../../orders/country-evidence.ts';
import { FulfilmentStatus, mayMove } from '../../orders/order-states.ts';
import { RefundStatus } from '../../payments/refunds/refund.entity.ts';
import { cardsBeside } from '../../payments/refunds/refund-record.service.ts';
import { DisputeState, type Dispute } from '../../payments/disputes/dispute.entity.ts';
import { stopsShipping } from '../../payments/disputes/dispute-hold.queries.ts';
import { stripePaymentUrl } from '../../payments/stripe/stripe-links.ts';
import { VatNumberState } from '../../cart/vies/vat-check.types.ts';
import { viewComplaints } from '../complaints/complaint-view.queries.ts';
import { viewWithdrawals } from '../withdrawals/withdrawal-view.queries.ts';
import type { BuyerCountry, OrderVatCheck } from './buyer-country.types.ts';
import type { AdminDispute } from './order-disputes.types.ts';
import { readFacts, type OrderFacts } from './order-facts.queries.ts';
import { refundStep } from './order-refund-step.ts';
import { timelineOf } from './order-timeline.ts';
import { OrderAction, type AdminOrder, type AdminOrderLine, type AdminPaymentAttempt } from './order-view.types.ts';

/** Null for an order that no capture has paid. */
const leftMinor = ({ order, captures, refunds }: OrderFacts): number | null => {
  const capture = captures.find(({ paypalCaptureId }) => paypalCaptureId === order.paymentId);
  if (!capture) return null;
  const gone = refunds.filter(({ captureId, status }) => captureId === capture.id && status !== RefundStatus.FAILED);
  return gone.reduce((left, { amountMinor }) => left - amountMinor, capture.amountMinor + cardsBeside(order, capture));
};

/** Of a gift card that was sold, what is not spent of it. */
const refundableMinor = (facts: OrderFacts): number => {
  const { order, soldCard } = facts;
  const left = order.refundedMinor >= order.totalMinor ? 0 : (leftMinor(facts) ?? 0);
  return order.giftCardWish ? Math.min(left, soldCard?.balanceMinor ?? 0) : left;
};

const refundableDelivery = ({ order, refunds }: OrderFacts): number =>
  refunds.some(({ delivery, status }) => delivery && status !== RefundStatus.FAILED) ? 0 : order.shippingMinor;

const isTold = ({ events, mails }: OrderFacts): boolean => {
  const shipping = events.filter(({ kind }) => kind === 'SHIPPED').at(-1);
  return shipping !== undefined && mails.some(({ key }) => key === mailKeyOf(shipping));
};

const actionsOf = (facts: OrderFacts): OrderAction[] => {
  const { order, documents } = facts;
  const underway = [FulfilmentStatus.SHIPPED, FulfilmentStatus.DELIVERED].includes(order.fulfilmentStatus);
  const allowed: Record<OrderAction, boolean> = {
    SHIP: mayMove(order, 'shipped') && leftMinor(facts) !== 0 && !facts.disputes.some(stopsShipping),
    UNDO_SHIP: mayMove(order, 'unshipped') && !isTold(facts),
    DELIVER: mayMove(order, 'delivered'),
    CANCEL: mayMove(order, 'cancel') || mayMove(order, 'callOff'),
    COLLECT: mayMove(order, 'collected'),
    REFUSE: mayMove(order, 'refused'),
    REFUND: refundableMinor(facts) > 0,
    MAIL_ORDER: (documents.invoice || order.giftCardWish !== null) && order.paymentDate !== null,
    MAIL_SHIPPED: underway,
    MAIL_REFUND: documents.creditNote && order.paymentDate !== null,
  };
  return Object.values(OrderAction).filter((action) => allowed[action]);
};

const linesOf = ({ lines, refunds, entitlements, downloads }: OrderFacts): AdminOrderLine[] => {
  const items = refunds.filter(({ status }) => status !== RefundStatus.FAILED).flatMap((refund) => refund.items ?? []);
  return lines.map(({ id, subtotalMinor, discountMinor }) => {
    const entitlement = entitlements.find(({ orderLineId }) => orderLineId === id);
    const units = items.filter(({ itemId }) => itemId === id).reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      lineId: id,
      paid: money(subtotalMinor - discountMinor),
      refundedUnits: units,
      grantedAt: entitlement?.grantedAt ?? null,
      revokedAt: entitlement?.revokedAt ?? null,
      downloads: downloads.find(({ itemId }) => itemId === id)?.count ?? 0,
    };
  });
};

const attemptsOf = ({ attempts, captures, refunds, withdrawals }: OrderFacts): AdminPaymentAttempt[] =>
  attempts.map(({ id, state, amountMinor, currency, createdAt, paypalOrderId, failure }) => {
    const own = captures.filter(({ attemptId }) => attemptId === id);
    const [first] = own;
    return {
      id,
      state,
      createdAt,
      paypalOrderId,
      providerUrl: paypalOrderId && first ? stripePaymentUrl(paypalOrderId, first.paypalCaptureId) : null,
      failure,
      amount: money(amountMinor, currency),
      captureIds: own.map(({ paypalCaptureId }) => paypalCaptureId),
      refunds: refunds
        .filter(({ captureId }) => own.some((capture) => capture.id === captureId))
        .map((refund) => ({
          ...refund,
          amount: money(refund.amountMinor, currency),
          ...refundStep(refund, refunds, withdrawals),
        })),
    };
  });

/** Null for a lost one: its credit note is what follows from it. */
const creditedOf = (
  { heldRefundId, state, currency }: Pick<Dispute, 'heldRefundId' | 'state' | 'currency'>,
  refunds: OrderFacts['refunds'],
): Money | null => {
  const booked = refunds.find(
    ({ paypalRefundId, status }) => paypalRefundId === heldRefundId && status === RefundStatus.COMPLETED,
  );
  return heldRefundId && booked && state !== DisputeState.LOST ? money(booked.amountMinor, currency) : null;
};

const disputesOf = ({ order: { fulfilmentStatus }, disputes, answers, refunds }: OrderFacts): AdminDispute[] =>
  disputes.map(({ amountMinor, heldMinor, currency, ...dispute }) => ({
    ...dispute,
    amount: money(amountMinor, currency),
    held: heldMinor > 0 && !dispute.closedAt ? money(heldMinor, currency) : null,
    stopsShipping: fulfilmentStatus === FulfilmentStatus.UNFULFILLED && stopsShipping(dispute),
    credited: creditedOf({ ...dispute, currency }, refunds),
    answers: answers.filter(({ disputeId }) => disputeId === dispute.id),
  }));

const buyerCountryOf = ({ order, lines }: OrderFacts): BuyerCountry | null => {
  if (!lines.some(({ productType }) => productType === 'DIGITAL')) return null;
  const evidence = countryEvidence(order);
  return { vatCountry: order.vatCountry, evidence, enough: isEnough(evidence) };
};

const vatCheckOf = ({ order: { vatCheck } }: OrderFacts): OrderVatCheck | null =>
  vatCheck && {
    ...vatCheck,
    state: vatCheck.valid ? VatNumberState.VALID : VatNumberState.INVALID,
    checkedAt: new Date(vatCheck.checkedAt),
  };

/** An order with all that the administration knows of it. Throws ORDER_NOT_FOUND. */
export const viewOrder = async (ctx: Ctx, id: string): Promise<AdminOrder> => {
  const facts = await readFacts(ctx, id);
  const { order, note, withdrawals, complaints } = facts;
  return {
    id: order.id,
    order,
    customerId: order.customerId,
    language: order.locale,
    actions: actionsOf(facts),
    refunded: money(order.refundedMinor),
    refundable: money(refundableMinor(facts)),
    refundableDelivery: money(refundableDelivery(facts)),
    soldCardId: facts.soldCard?.id ?? null,
    buyerCountry: buyerCountryOf(facts),
    vatCheck: vatCheckOf(facts),
    note,
    lines: linesOf(facts),
    attempts: attemptsOf(facts),
    withdrawals: await viewWithdrawals(ctx, withdrawals),
    complaints: await viewComplaints(ctx, complaints),
    disputes: disputesOf(facts),
    timeline: timelineOf(facts, ctx.locale),
  };
};
