import { In } from 'typeorm';
import { ProductType } from '../../catalog/product/product-type.ts';
import type { Ctx } from '../../core/context.ts';
import { isUuid } from '../../core/text/text.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { OrderNote } from '../../orders/order-note.entity.ts';
import { FulfilmentStatus } from '../../orders/order-states.ts';
import { Order } from '../../orders/order.entity.ts';
import { unitsSent } from '../../orders/parcels/sent-units.queries.ts';
import { refundedUnits } from '../../payments/refunds/refund-items.queries.ts';
import { STOPPED_BY_DISPUTE } from '../../payments/disputes/dispute-hold.queries.ts';
import { GOES_BACK } from './order-todo.ts';
import type { PackLine, PackOrder } from './pack-list.types.ts';

/** Paid, the money stays, and no dispute keeps the goods in the house. What is on its way may be printed once more. */
const PACKED = `o.status IN ('CONFIRMED', 'COMPLETED') AND o.payment_status <> 'REFUNDED' AND NOT ${GOES_BACK} AND NOT ${STOPPED_BY_DISPUTE}`;

/**
 * What goes into the parcels of these orders, in five statements, less what was sent before; left out are unknown orders, those without goods, and
 * those that must not be sent: not paid, their money goes back, or a dispute keeps them.
 */
export const readPackList = async (ctx: Ctx, given: readonly string[]): Promise<PackOrder[]> => {
  const ids = [...new Set(given.filter(isUuid))];
  const orderId = In(ids);
  const [orders, lines, notes, refunded, sent] = await Promise.all([
    ctx.repo(Order).createQueryBuilder('o').where('o.id = ANY(:ids)', { ids }).andWhere(PACKED).getMany(),
    ctx.repo(OrderLine).find({ where: { orderId, productType: ProductType.PHYSICAL }, order: { position: 'ASC' } }),
    ctx.repo(OrderNote).findBy({ orderId }),
    refundedUnits(ctx, ids),
    unitsSent(ctx, ids),
  ]);
  const goneOf = ({ fulfilmentStatus }: Order, lineId: string): number =>
    (refunded.get(lineId) ?? 0) + (fulfilmentStatus === FulfilmentStatus.UNFULFILLED ? (sent.get(lineId) ?? 0) : 0);
  const linesOf = (order: Order): PackLine[] =>
    lines
      .filter((line) => line.orderId === order.id)
      .map((line) => ({ ...line, quantity: line.quantity - goneOf(order, line.id) }))
      .filter(({ quantity }) => quantity > 0);
  const parcels = orders.map((order) => ({
    id: order.id,
    orderNumber: order.orderNumber,
    orderDate: order.orderDate,
    address: order.shippingAddress ?? order.billingAddress,
    shippingMethodName: order.shippingMethodName,
    notes: order.notes,
    workshopNote: notes.find((note) => note.orderId === order.id)?.text ?? '',
    lines: linesOf(order),
  }));
  return parcels
    .filter((parcel) => parcel.lines.length > 0)
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
};
