import type { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { formatMoney, formatNumber } from '../../core/text/format.ts';
import type { Locale } from '../../core/locale.ts';
import type { OrderEvent } from '../../orders/order-event.entity.ts';
import { isTakenBackByBuyer, type ComplaintStep } from '../../complaints/complaint-states.ts';
import { eventText } from '../../orders/order-events.ts';
import type { OrderEventKind } from '../../orders/order-states.ts';
import { disputeReason } from '../../payments/disputes/dispute-words.ts';
import { RefundStatus } from '../../payments/refunds/refund.entity.ts';
import type { WithdrawalStep } from '../../withdrawals/withdrawal-states.ts';
import type { OrderFacts } from './order-facts.queries.ts';
import { TIMELINE_TEXTS } from './order-timeline.texts.ts';
import { TimelineKind, type TimelineEntry } from './order-timeline.types.ts';

/** Actions that have an event of their own: they only tell who did it. */
const EVENT_OF: Readonly<Record<string, OrderEventKind>> = {
  'order.ship': 'SHIPPED',
  'order.unship': 'SHIPPING_UNDONE',
  'order.deliver': 'DELIVERED',
  'order.cancel': 'CANCELLED',
  'order.renew-link': 'LINK_RENEWED',
};
const SAME_MOMENT_MS = 2000;

const belongs = (action: AuditEntry, event: OrderEvent): boolean =>
  EVENT_OF[action.action] === event.kind && Math.abs(action.at.getTime() - event.at.getTime()) < SAME_MOMENT_MS;

const eventEntries = ({ events, actions }: OrderFacts, locale: Locale): TimelineEntry[] =>
  events.map((event) => ({
    id: event.id,
    at: event.at,
    kind: TimelineKind.EVENT,
    text: eventText(event.kind, event.data, locale),
    actor: actions.find((action) => belongs(action, event))?.actorEmail ?? null,
  }));

const mailEntries = ({ mails }: OrderFacts, locale: Locale): TimelineEntry[] => {
  const t = TIMELINE_TEXTS[locale];
  return mails.map(({ id, kind, sentAt, requestedAt }) => ({
    id,
    at: sentAt ?? requestedAt,
    kind: TimelineKind.MAIL,
    text: (sentAt ? t.sent : t.waiting)(t.mails[kind]),
    actor: null,
  }));
};

const megabytes = (bytes: number, locale: Locale): string => `${formatNumber(bytes / 1_000_000, locale, 1)}\u00a0MB`;

const downloadEntries = ({ downloads, lines }: OrderFacts, locale: Locale): TimelineEntry[] => {
  const t = TIMELINE_TEXTS[locale];
  const nameOf = (itemId: string) => lines.find(({ id }) => id === itemId)?.productName ?? '';
  return downloads.map(({ id, at, file, bytes, itemId }) => ({
    id,
    at,
    kind: TimelineKind.DOWNLOAD,
    text: t.download(`${nameOf(itemId)} (${file === 'zip' ? t.allFiles : file})`, megabytes(bytes, locale)),
    actor: null,
  }));
};

const actionText = ({ action, after }: AuditEntry, locale: Locale): string | null => {
  const t = TIMELINE_TEXTS[locale];
  const texts: Record<string, () => string> = {
    'order.note': () => t.note,
    'order.refund': () => t.refund(formatMoney(Number(after.amountMinor), locale), String(after.reason)),
    'order.mail': () => t.mail,
    'order.download.take': () => t.taken(String(after.product)),
    'order.download.give': () => t.given(String(after.product)),
    'order.dispute': () => t.answered(String(after.kind)),
    'order.proof': () => t.proof,
    'order.dispute-release': () => (after.released ? t.released : t.kept),
    'order.refund-handled': () =>
      (after.handled ? t.settled : t.unsettled)(formatMoney(Number(after.amountMinor), locale)),
    'withdrawal.step': () => t.withdrawalSteps[after.step as WithdrawalStep],
    'complaint.step': () => t.complaintSteps[after.step as ComplaintStep],
    'withdrawal.handle': () => (after.handled ? t.handled : t.reopened),
  };
  const ofParcel = /^parcel\.(.+)$/.exec(action)?.[1];
  return ofParcel ? (t.parcels[ofParcel]?.(Number(after.parcel)) ?? null) : (texts[action]?.() ?? null);
};

const actionEntries = ({ actions }: OrderFacts, locale: Locale): TimelineEntry[] =>
  actions.flatMap((entry) => {
    const text = actionText(entry, locale);
    const { id, at, actorEmail: actor } = entry;
    return text === null ? [] : [{ id, at, kind: TimelineKind.ACTION, text, actor }];
  });

const otherEntries = ({ withdrawals, complaints, refunds, disputes }: OrderFacts, locale: Locale): TimelineEntry[] => {
  const t = TIMELINE_TEXTS[locale];
  const common = { kind: TimelineKind.EVENT, actor: null };
  const refused = refunds.filter(({ status }) => status === RefundStatus.FAILED);
  return [
    ...withdrawals.map(({ id, receivedAt: at }) => ({ ...common, id, at, text: t.withdrawal })),
    ...complaints.map(({ id, receivedAt: at }) => ({ ...common, id, at, text: t.complaint })),
    ...complaints
      .filter(isTakenBackByBuyer)
      .map(({ id, endedAt: at }) => ({ ...common, id: `${id}-end`, at: at!, text: t.complaintSteps.REVOKE })),
    ...refused.map(({ id, decidedAt, requestedAt, amountMinor }) => ({
      ...common,
      id,
      at: decidedAt ?? requestedAt,
      text: t.refundRefused(formatMoney(amountMinor, locale)),
    })),
    ...disputes.flatMap(({ id, openedAt, closedAt, state, amountMinor, reason }) => [
      {
        ...common,
        id,
        at: openedAt,
        text: t.disputed(formatMoney(amountMinor, locale), disputeReason(reason, locale)),
      },
      ...(closedAt ? [{ ...common, id: `${id}-end`, at: closedAt, text: t.disputeEnded[state] ?? '' }] : []),
    ]),
  ];
};

/** What happened to an order, from all that wrote it down, newest first. */
export const timelineOf = (facts: OrderFacts, locale: Locale): TimelineEntry[] =>
  [eventEntries, mailEntries, downloadEntries, actionEntries, otherEntries]
    .flatMap((entries) => entries(facts, locale))
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
