import { dueMinor, type Owed } from '../../../orders/due.ts';
import { mayMove, PaymentStatus } from '../../../orders/order-states.ts';
import type { Order } from '../../../orders/order.entity.ts';
import { PaymentWay } from '../../../orders/payment-way.ts';
import type { CashCollection } from './cash-collection.entity.ts';

/** Why what a carrier collected waits for a person. */
export enum CollectionProblem {
  ORDER_UNKNOWN = 'ORDER_UNKNOWN',
  OTHER_CURRENCY = 'OTHER_CURRENCY',
  TOO_LITTLE = 'TOO_LITTLE',
  TOO_MUCH = 'TOO_MUCH',
  ALREADY_PAID = 'ALREADY_PAID',
  NOT_SENT = 'NOT_SENT',
}

export type CollectedOrder = Pick<
  Order,
  'id' | 'status' | 'paymentStatus' | 'fulfilmentStatus' | 'paymentWay' | 'paymentId' | 'currency'
> &
  Owed;

/** The provider's id of the payment of an order at the door. */
export const cashPaymentId = ({ id }: Pick<Order, 'id'>): string => `cash:${id}`;

/** Whether a person or a list said already that the money of an order came. */
export const isCollected = (order: CollectedOrder): boolean => order.paymentId === cashPaymentId(order);

/**
 * The rule by which it is booked without a person: it names an order that was sent to be paid at the door and is not paid, or whose
 * payment a person noted, in the currency and to the cent. Null: by this rule it is booked.
 */
export const collectionProblem = (
  { amountMinor, currency }: Pick<CashCollection, 'amountMinor' | 'currency'>,
  order: CollectedOrder | null,
): CollectionProblem | null => {
  if (!order || order.paymentWay !== PaymentWay.CASH_ON_DELIVERY) return CollectionProblem.ORDER_UNKNOWN;
  if (currency !== order.currency) return CollectionProblem.OTHER_CURRENCY;
  if (amountMinor !== dueMinor(order))
    return amountMinor < dueMinor(order) ? CollectionProblem.TOO_LITTLE : CollectionProblem.TOO_MUCH;
  if (isCollected(order) || mayMove(order, 'collected')) return null;
  const unpaid = order.paymentStatus === PaymentStatus.UNPAID;
  return unpaid ? CollectionProblem.NOT_SENT : CollectionProblem.ALREADY_PAID;
};
