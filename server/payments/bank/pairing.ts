import { dueMinor, type Owed } from '../../orders/due.ts';
import { OrderStatus, PaymentStatus } from '../../orders/order-states.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { BankEntry } from './bank-entry.entity.ts';

/** Why money waits for a person. */
export enum EntryProblem {
  ORDER_UNKNOWN = 'ORDER_UNKNOWN',
  OTHER_CURRENCY = 'OTHER_CURRENCY',
  TOO_LITTLE = 'TOO_LITTLE',
  TOO_MUCH = 'TOO_MUCH',
  ALREADY_PAID = 'ALREADY_PAID',
  PAYMENT_PENDING = 'PAYMENT_PENDING',
  ORDER_ENDED = 'ORDER_ENDED',
}

export type PayableOrder = Pick<Order, 'status' | 'paymentStatus' | 'currency'> & Owed;
export type Money = Pick<BankEntry, 'amountMinor' | 'currency'>;

const UNPAID: readonly PaymentStatus[] = [PaymentStatus.UNPAID, PaymentStatus.FAILED];

/** Why an order cannot take money from the bank, however much; null: it can. One that has ended can be revived by a person. */
export const orderProblem = ({ status, paymentStatus }: PayableOrder): EntryProblem | null => {
  if (paymentStatus === PaymentStatus.PENDING) return EntryProblem.PAYMENT_PENDING;
  if (!UNPAID.includes(paymentStatus)) return EntryProblem.ALREADY_PAID;
  return status === OrderStatus.PLACED ? null : EntryProblem.ORDER_ENDED;
};

/**
 * The rule by which money is booked without a person: it names an order that waits for it, in the currency and to the cent.
 * Null: by this rule it is booked.
 */
export const problemOf = (money: Money, order: PayableOrder | null): EntryProblem | null => {
  if (!order) return EntryProblem.ORDER_UNKNOWN;
  const problem = orderProblem(order);
  if (problem) return problem;
  if (money.currency !== order.currency) return EntryProblem.OTHER_CURRENCY;
  if (money.amountMinor < dueMinor(order)) return EntryProblem.TOO_LITTLE;
  return money.amountMinor > dueMinor(order) ? EntryProblem.TOO_MUCH : null;
};

/**
 * Which of the open entries of an order pay it: the oldest of its exact sum, else all of them where together they are exactly
 * that. None otherwise: a person decides.
 */
export const exactPayment = <Entry extends Money>(entries: readonly Entry[], order: PayableOrder): readonly Entry[] => {
  const own = entries.filter(({ currency }) => currency === order.currency);
  const one = own.find(({ amountMinor }) => amountMinor === dueMinor(order));
  if (one) return [one];
  return own.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === dueMinor(order) ? own : [];
};
