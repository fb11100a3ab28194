import type { StockLine } from '../catalog/stock/stock-demand.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { sign, verifySignature } from '../core/signature.ts';
import { isUuid } from '../core/text/text.ts';
import { OrderLine } from './order-line.entity.ts';
import { Order } from './order.entity.ts';

const PURPOSE = 'order-link';

const signedText = ({ id, accessNonce }: Order): string => `${id}.${accessNonce}`;

/** The secret of the order's link: opens this order to whoever holds it, until the order gets a new nonce. */
export const orderAccessToken = (ctx: Ctx, order: Order): string => sign(ctx.shop, PURPOSE, signedText(order));

const mayRead = (ctx: Ctx, order: Order, accessToken: string | null | undefined): boolean => {
  if (ctx.viewer && order.customerId === ctx.viewer.userId) return true;
  return Boolean(accessToken) && verifySignature(ctx.shop, PURPOSE, signedText(order), accessToken ?? '');
};

export interface OrderAccess {
  id: string;
  /** From the secret link; not needed by the signed-in owner. */
  accessToken?: string | null;
}

/** The order, if the caller may read it; throws as `findOrder`. */
export const orderForReader = (ctx: Ctx, order: Order | null, accessToken: OrderAccess['accessToken']): Order => {
  if (!order || !mayRead(ctx, order, accessToken)) throw new AppError(ErrorCode.ORDER_NOT_FOUND);
  return order;
};

/** The order, for its owner or the holder of its secret link. Absent, foreign and wrongly signed alike: ORDER_NOT_FOUND. */
export const findOrder = async (ctx: Ctx, { id, accessToken }: OrderAccess): Promise<Order> =>
  orderForReader(ctx, isUuid(id) ? await ctx.repo(Order).findOneBy({ id }) : null, accessToken);

/** The lines of an order in the order of the cart. */
export const orderLines = (ctx: Ctx, orderId: string): Promise<OrderLine[]> =>
  ctx.repo(OrderLine).find({ where: { orderId }, order: { position: 'ASC' } });

/** What lines take from stock, in the order in which stock is locked: the physical ones by product. */
export const goodsOf = (lines: readonly OrderLine[]): StockLine[] =>
  lines
    .filter(({ productType }) => productType === 'PHYSICAL')
    .map(({ productId, quantity }) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);

/** What an order takes from stock: its physical lines. */
export const stockLines = async (ctx: Ctx, orderId: string): Promise<StockLine[]> =>
  goodsOf(await orderLines(ctx, orderId));
