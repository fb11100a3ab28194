import { In } from 'typeorm';
import type { Ctx } from '../core/context.ts';
import { dayOf } from '../core/text/format.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import { FulfilmentStatus } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { readSettings } from '../settings/settings.queries.ts';
import type { ShippingSetting } from '../settings/shipping.setting.ts';
import { periodEnd, workingDaysAfter } from './withdrawal-rules.ts';

/** Where the way of sending is no longer known: longer than any takes. */
const LONGEST_DAYS = 20;

const daysOf = ({ methods }: ShippingSetting, { shippingMethod }: Order): number => {
  const tariffs = methods.find(({ id }) => id === shippingMethod)?.tariffs ?? [];
  return tariffs.length === 0 ? LONGEST_DAYS : Math.max(...tariffs.map(({ maxDays }) => maxDays));
};

const arrivedOn = (order: Order, events: readonly OrderEvent[], shipping: ShippingSetting): string | null => {
  const last = (kind: OrderEvent['kind']) => events.findLast((event) => event.kind === kind);
  const delivered = last('DELIVERED');
  if (delivered) return dayOf(delivered.at);
  const sent = last('SHIPPED');
  const isUnderway = sent && order.fulfilmentStatus !== FulfilmentStatus.UNFULFILLED;
  return isUnderway ? workingDaysAfter(dayOf(sent.at), daysOf(shipping, order)) : null;
};

/** The day on which the goods of each of these orders arrived, by its id; null: they are in the house. See `periodEnds`. */
export const arrivalDays = async (ctx: Ctx, orders: readonly Order[]): Promise<ReadonlyMap<string, string | null>> => {
  const { shipping } = await readSettings(ctx);
  const kind = In(['SHIPPED', 'DELIVERED']);
  const where = { orderId: In(orders.map(({ id }) => id)), kind };
  const events = await ctx.repo(OrderEvent).find({ where, order: { id: 'ASC' } });
  return new Map(
    orders.map((order) => {
      const own = events.filter(({ orderId }) => orderId === order.id);
      return [order.id, arrivedOn(order, own, shipping)];
    }),
  );
};

/**
 * When the period to withdraw from each of these orders ends, by its id; null: it has not begun, since the goods are in the house. From the
 * day of delivery where it is known, else from the sending and the longest that the way takes, which favours the buyer.
 */
export const periodEnds = async (ctx: Ctx, orders: readonly Order[]): Promise<ReadonlyMap<string, Date | null>> => {
  const days = await arrivalDays(ctx, orders);
  return new Map([...days].map(([id, day]) => [id, day === null ? null : periodEnd(day)]));
};
