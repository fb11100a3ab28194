import { removeBought } from '../../cart/bought-lines.service.ts';
import type { Ctx } from '../../core/context.ts';
import { OrderStatus, PaymentStatus } from '../order-states.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { Order } from '../order.entity.ts';
import { paymentTerms } from '../payment-way.ts';

/** What becomes of the lines of a cart that an order was placed from. */
export enum BoughtLines {
  WAITING = 'WAITING',
  LEAVE = 'LEAVE',
  LEFT = 'LEFT',
  STAY = 'STAY',
}

/** In the data of the PAID event: the cart of an account lost what was bought. */
const BY_ACCOUNT = { cart: 'account' };

/**
 * Takes what was just bought out of the cart of its account: when it is paid, or ordered where that is the end of it. Gives
 * what the PAID event says of that; nothing for an order of a guest, whose cart is in a browser.
 */
export const emptyCartOf = async (
  ctx: Ctx,
  { customerId }: Order,
  lines: readonly (CartLine & Partial<Pick<OrderLine, 'tailored'>>)[],
): Promise<Partial<typeof BY_ACCOUNT>> => {
  if (!customerId) return {};
  const inCart = lines.map(({ productId, quantity, tailored }) => ({
    productId: tailored?.cartId ?? productId,
    quantity,
  }));
  await removeBought(ctx, customerId, inCart);
  return BY_ACCOUNT;
};

interface Row extends Pick<Order, 'status' | 'paymentStatus' | 'paymentWay' | 'customerId'> {
  /** Whose cart the payment emptied; absent: the order was never paid. */
  readonly paid: { readonly cart?: string } | null;
}

const READ = `
  SELECT o.status, o.payment_status AS "paymentStatus", o.payment_way AS "paymentWay", o.customer_id AS "customerId",
    (SELECT e.data FROM order_event e WHERE e.order_id = o.id AND e.kind = 'PAID' LIMIT 1) AS paid
  FROM orders o WHERE o.idempotency_key = $1`;

const mayStillBePaid = ({ status, paymentStatus }: Row): boolean =>
  status === OrderStatus.PLACED || paymentStatus === PaymentStatus.PENDING;

/** How it stands for the order placed under this key, for whoever holds the key; STAY for a key that placed none. */
export const boughtLines = async (ctx: Ctx, idempotencyKey: string): Promise<BoughtLines> => {
  const [row] = await ctx.sql<Row>(READ, [idempotencyKey.replaceAll('\0', '')], 'orders.bought-lines');
  if (row && paymentTerms(row.paymentWay).paidLater) return row.customerId ? BoughtLines.LEFT : BoughtLines.LEAVE;
  if (row?.paid) return row.paid.cart ? BoughtLines.LEFT : BoughtLines.LEAVE;
  return row && mayStillBePaid(row) ? BoughtLines.WAITING : BoughtLines.STAY;
};
