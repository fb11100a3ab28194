import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { AdminOrderListRowFragment } from './list/AdminOrders.gen.ts';

type States = Pick<AdminOrderListRowFragment, 'status' | 'paymentStatus' | 'fulfilmentStatus'> &
  Partial<Pick<AdminOrderListRowFragment, 'partlySent'>>;

/** The one word for where an order stands. */
export type Stage =
  | 'unpaid'
  | 'pending'
  | 'failed'
  | 'toPack'
  | 'toPackUnpaid'
  | 'partlySent'
  | 'shipped'
  | 'sentUnpaid'
  | 'completed'
  | 'partlyRefunded'
  | 'refunded'
  | 'cancelled'
  | 'expired';

const KINDS: Partial<Record<Stage, 'ok' | 'warn' | 'error'>> = {
  unpaid: 'warn',
  pending: 'warn',
  failed: 'error',
  toPack: 'ok',
  toPackUnpaid: 'ok',
  partlySent: 'warn',
  sentUnpaid: 'warn',
  refunded: 'error',
};

export const stageOf = ({ status, paymentStatus, fulfilmentStatus, partlySent }: States): Stage => {
  if (paymentStatus === 'REFUNDED') return 'refunded';
  if (paymentStatus === 'PENDING') return 'pending';
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'EXPIRED') return 'expired';
  if (status === 'PLACED') return paymentStatus === 'FAILED' ? 'failed' : 'unpaid';
  if (partlySent) return 'partlySent';
  // Paid on delivery.
  if (paymentStatus === 'UNPAID') return fulfilmentStatus === 'UNFULFILLED' ? 'toPackUnpaid' : 'sentUnpaid';
  if (status === 'COMPLETED') return paymentStatus === 'PARTIALLY_REFUNDED' ? 'partlyRefunded' : 'completed';
  return fulfilmentStatus === 'SHIPPED' ? 'shipped' : 'toPack';
};

/** The state of an order that a list or a heading shows. */
export const OrderStage = ({ order }: { order: States }) => {
  const t = useText();
  const stage = stageOf(order);
  return <Tag kind={KINDS[stage]}>{t(`orders.stage.${stage}`)}</Tag>;
};
