import { cashFeeIn } from '../../cart/cash-on-delivery.ts';
import { shippingOffers } from '../../cart/shipping.ts';
import type { Ctx } from '../../core/context.ts';
import { DEFAULT_LOCALE } from '../../core/locale.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import { Order } from '../../orders/order.entity.ts';
import { orderLines } from '../../orders/orders.queries.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import { isDeliveryRefunded, priceOfItems, refundedUnits } from '../../payments/refunds/refund-items.queries.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import type { Worth } from '../../withdrawals/withdrawal-items.service.ts';
import type { WithdrawalItem } from '../../withdrawals/withdrawal-item.entity.ts';
import { deliveryBack } from '../../withdrawals/withdrawal-rules.ts';

const WEIGHT = `
  SELECT sum(coalesce(ceil((l.print ->> 'grams')::numeric), p.weight_grams) * l.quantity)::int AS grams
  FROM order_line l LEFT JOIN product p ON p.id = l.product_id
  WHERE l.order_id = $1 AND l.product_type = 'PHYSICAL'`;

const paidFor = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { subtotalMinor, discountMinor }) => sum + subtotalMinor - discountMinor, 0);

/** What the least expensive way of delivery would cost by the settings of today; null: none is left that fits. */
const cheapestDelivery = async (ctx: Ctx, order: Order, goods: readonly OrderLine[]): Promise<number | null> => {
  const { shipping } = await readSettings(ctx);
  const [row] = await ctx.sql<{ grams: number | null }>(WEIGHT, [order.id], 'withdrawals.weight');
  const parcel = { country: order.taxCountry, grams: row?.grams ?? 0, valueMinor: paidFor(goods) };
  const delivering = { ...shipping, methods: shipping.methods.filter(({ collection }) => !collection) };
  const offers = shippingOffers(delivering, parcel, DEFAULT_LOCALE);
  return offers.length === 0 ? null : Math.min(...offers.map(({ priceMinor }) => priceMinor));
};

type Units = ReadonlyMap<string, number>;

const isWhole = (goods: readonly OrderLine[], refunded: Units, items: readonly WithdrawalItem[]): boolean =>
  goods.every(({ id, quantity }) => {
    const own = items.find(({ orderLineId }) => orderLineId === id)?.units ?? 0;
    return own + (refunded.get(id) ?? 0) >= quantity;
  });

const deliveryOf = async (ctx: Ctx, order: Order, items: readonly WithdrawalItem[]): Promise<number> => {
  const goods = (await orderLines(ctx, order.id)).filter(({ productType }) => productType === 'PHYSICAL');
  const { cod } = await readSettings(ctx);
  const isCash = order.paymentWay === PaymentWay.CASH_ON_DELIVERY;
  return deliveryBack({
    whole: isWhole(goods, await refundedUnits(ctx, [order.id]), items),
    paidMinor: order.shippingMinor,
    isBack: await isDeliveryRefunded(ctx, order.id),
    cheapestMinor: await cheapestDelivery(ctx, order, goods),
    feeMinor: isCash ? cashFeeIn(cod, order.taxCountry) : 0,
  });
};

/** What the units of a withdrawal were sold for, and what comes back of the delivery. Needs the order's lock. */
export const worthOf = async (ctx: Ctx, orderId: string, items: readonly WithdrawalItem[]): Promise<Worth> => {
  const order = await ctx.repo(Order).findOneByOrFail({ id: orderId });
  const prices = new Map<string, number>();
  for (const { orderLineId: itemId, units: quantity } of items)
    prices.set(itemId, await priceOfItems(ctx, orderId, [{ itemId, quantity }]));
  return { prices, deliveryMinor: await deliveryOf(ctx, order, items) };
};
