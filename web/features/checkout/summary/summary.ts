import type { MoneyValue } from '../../../intl/money.ts';
import type { PromotionValue } from '../../../intl/promotions.ts';
import type { PictureSource } from '../../../ui/picture.tsx';
import type { PlacedOrderPartsFragment } from '../order/PlaceOrder.gen.ts';
import type { CheckoutQuote } from '../quote/quote.ts';

export interface SummaryLine {
  key: string;
  name: string;
  quantity: number;
  subtotal: MoneyValue | null;
  image: PictureSource | null;
}

/** What the buyer pays for, from a quote or from a placed order. `shipping` null: not known yet. */
export interface Summary {
  lines: SummaryLine[];
  subtotal: MoneyValue;
  promotions: readonly PromotionValue[];
  shipping: MoneyValue | null;
  shippingName: string | null;
  requiresShipping: boolean;
  taxes: { ratePercent: number; tax: MoneyValue }[];
  /** All of it is without VAT, for a company of another member state. */
  withoutVat: boolean;
  total: MoneyValue;
  /** What gift cards pay of it. */
  giftCards: readonly { last4: string; amount: MoneyValue }[];
  due: MoneyValue;
}

/** What bears no VAT has no line of it. */
const charged = <Tax extends { ratePercent: number }>(taxes: readonly Tax[]): Tax[] =>
  taxes.filter(({ ratePercent }) => ratePercent > 0);

export const summaryOfQuote = (quote: CheckoutQuote): Summary => ({
  lines: quote.lines.map((line) => ({
    key: String(line.productId),
    name: line.name ?? `#${line.productId}`,
    quantity: line.quantity,
    subtotal: line.subtotal,
    image: line.product?.image ?? null,
  })),
  subtotal: quote.subtotal,
  promotions: quote.promotions,
  shipping: quote.shipping,
  shippingName: quote.shippingName,
  requiresShipping: quote.requiresShipping,
  taxes: charged(quote.taxes),
  withoutVat: quote.withoutVat,
  total: quote.total,
  giftCards: quote.giftCards
    .filter(({ problem }) => problem === null)
    .map(({ last4, pays }) => ({ last4, amount: pays })),
  due: quote.due,
});

export const summaryOfOrder = (order: PlacedOrderPartsFragment): Summary => ({
  lines: order.lines.map((item) => ({
    key: item.id,
    name: item.productName,
    quantity: item.quantity,
    subtotal: item.subtotal,
    image: item.image,
  })),
  subtotal: order.subtotal,
  promotions: order.promotions,
  shipping: order.shipping,
  shippingName: order.shippingMethodName,
  requiresShipping: order.lines.some(({ productType }) => productType === 'PHYSICAL'),
  taxes: charged(order.taxes),
  withoutVat: order.withoutVat,
  total: order.totalAmount,
  giftCards: order.giftCards,
  due: order.due,
});
