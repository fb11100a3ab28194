import { daysAfter, dayOf, startOfDay, TIME_ZONE } from '../core/text/format.ts';
import { DAY_MS } from '../core/time.ts';
import { WithdrawalState } from './withdrawal-states.ts';

/** Act 108/2024, § 20; Directive 2011/83/EU, art. 9 (1). The same number of days for the money: § 22, art. 13 (1). */
const DAYS = 14;

const SATURDAY = 6;

const isWeekend = (day: string): boolean => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === SATURDAY;
};

/** The working day that comes so many working days after a day. */
export const workingDaysAfter = (day: string, count: number): string => {
  let [end, left] = [day, count];
  while (left > 0) {
    end = daysAfter(end, 1);
    if (!isWeekend(end)) left -= 1;
  }
  return end;
};

/**
 * The end of the period to withdraw: 14 days, of which the day of arrival is none; a last day that is no working day moves on
 * (Regulation 1182/71, art. 3).
 */
export const periodEnd = (arrivedOn: string): Date => {
  let last = daysAfter(arrivedOn, DAYS);
  while (isWeekend(last)) last = daysAfter(last, 1);
  return startOfDay(daysAfter(last, 1));
};

/** The end of the day that comes so many days after that of a moment, which is none of them. */
export const dueAfter = (at: Date, days: number): Date => startOfDay(daysAfter(dayOf(at), days + 1));

/** The end of the last day on which the buyer has the money, counted from the statement. */
export const refundDue = (receivedAt: Date): Date => dueAfter(receivedAt, DAYS);

/** Days until the last day before `due`, the day of today not counted; negative: that many too late. */
export const daysUntil = (due: Date, now: Date): number => {
  const [last, today] = [daysAfter(dayOf(due), -1), dayOf(now)].map((day) => Date.parse(day));
  return Math.round((last! - today!) / DAY_MS);
};

export interface Clock {
  readonly state: WithdrawalState;
  readonly receivedAt: Date;
  readonly sentBackAt: Date | null;
  readonly goodsReceivedAt: Date | null;
  readonly handledAt: Date | null;
}

/** Whether the shop may wait with the money: until the goods are here, or the buyer has shown that they were sent. */
export const mayWait = ({ state, sentBackAt, goodsReceivedAt }: Clock): boolean =>
  state === WithdrawalState.AWAITING_GOODS && !sentBackAt && !goodsReceivedAt;

/** Days until the money is due, the day of today not counted; negative: that many too late. Null once it is done. */
export const daysLeft = ({ receivedAt, handledAt }: Clock, now: Date): number | null =>
  handledAt ? null : daysUntil(refundDue(receivedAt), now);

/** Too late, and nothing to wait for. */
export const isOverdue = (clock: Clock, now: Date): boolean =>
  !clock.handledAt && !mayWait(clock) && now >= refundDue(clock.receivedAt);

/** The same as an SQL condition on the withdrawal `w`; `now` is the placeholder of the present moment. */
export const OVERDUE = (now: string): string => `(w.handled_at IS NULL
  AND w.received_at < (date_trunc('day', ${now}::timestamptz AT TIME ZONE '${TIME_ZONE}') - interval '${DAYS} days') AT TIME ZONE '${TIME_ZONE}'
  AND (w.state <> 'AWAITING_GOODS' OR w.sent_back_at IS NOT NULL))`;

export interface DeliveryCase {
  /** All goods of the order go back. */
  readonly whole: boolean;
  /** What the buyer paid for it, a fee for cash on delivery within. */
  readonly paidMinor: number;
  /** It has gone back before. */
  readonly isBack: boolean;
  /** Of the least expensive standard way; null: none is known any more. */
  readonly cheapestMinor: number | null;
  /** For paying on delivery: a way to pay and not to deliver, so the buyer has it back. */
  readonly feeMinor: number;
}

/**
 * What comes back of the delivery: with the whole order at most what the least expensive standard way costs (Directive 2011/83/EU,
 * art. 13 (1) and (2)), with a part of it nothing. Where that price is no longer known the buyer gets all.
 */
export const deliveryBack = ({ whole, paidMinor, isBack, cheapestMinor, feeMinor }: DeliveryCase): number => {
  if (!whole || isBack) return 0;
  return cheapestMinor === null ? paidMinor : Math.min(paidMinor, cheapestMinor + feeMinor);
};
