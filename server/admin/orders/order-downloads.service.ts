import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isUuid } from '../../core/text/text.ts';
import { restoreEntitlement, revokeEntitlements } from '../../delivery/delivery.service.ts';
import { Entitlement } from '../../delivery/entitlement.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';

const entitledLine = async (ctx: Ctx, itemId: string): Promise<OrderLine> => {
  const line = isUuid(itemId) ? await ctx.repo(OrderLine).findOneBy({ id: itemId }) : null;
  if (!line) throw new AppError(ErrorCode.ORDER_NOT_FOUND);
  if (!(await ctx.repo(Entitlement).existsBy({ orderLineId: itemId }))) {
    throw new AppError(ErrorCode.ORDER_STATE_CONFLICT);
  }
  return line;
};

const change = (
  ctx: Ctx,
  itemId: string,
  allowed: boolean,
  work: (tx: Ctx, order: Order) => Promise<number>,
): Promise<Order> =>
  transaction(ctx, async (tx) => {
    const line = await entitledLine(tx, itemId);
    const order = await lockOrder(tx, line.orderId);
    if ((await work(tx, order)) === 0) return order;
    const action = allowed ? 'order.download.give' : 'order.download.take';
    const [before, after] = [{ download: !allowed }, { download: allowed, product: line.productName }];
    await recordAction(tx, { action, subject: 'ORDER', id: order.id, name: order.orderNumber, before, after });
    return order;
  });

/** Takes the files of one line back; its links are dead from then on. Throws ORDER_NOT_FOUND, ORDER_STATE_CONFLICT (never given). Locks the order. */
export const revokeDownload = (ctx: Ctx, itemId: string): Promise<Order> =>
  change(ctx, itemId, false, (tx, order) => revokeEntitlements(tx, order, { reason: 'ADMIN', itemIds: [itemId] }));

/** Gives the files of one line back, whatever had taken them. Throws as `revokeDownload`. Locks the order. */
export const regrantDownload = (ctx: Ctx, itemId: string): Promise<Order> =>
  change(ctx, itemId, true, (tx, order) => restoreEntitlement(tx, order, itemId));
