import type { PayableQuote } from '../cart/quote-gift-cards.ts';
import type { PricedLine, Quote } from '../cart/quote.ts';
import { productIdOf } from '../cart/sold.queries.ts';
import type { Ctx } from '../core/context.ts';
import { CURRENCY } from '../core/money.ts';
import { DIGITAL_CONSENT_VERSION } from './consent.ts';
import { orderGiftCards } from './gift-cards/order-gift-card.ts';
import { placeOf } from '../pickup-points/pickup-points.queries.ts';
import { pickupAddress } from './addresses/pickup-address.ts';
import { requestHash, type CheckedOrder } from './order-input.ts';
import type { OrderLine } from './order-line.entity.ts';
import { FulfilmentStatus, OrderStatus, PaymentStatus } from './order-states.ts';
import type { Order } from './order.entity.ts';
import type { Address } from './order.types.ts';
import { newAccessNonce } from './order-access.service.ts';
import { orderPromotions } from './promotions/order-promotion.ts';
import { PaymentWay } from './payment-way.ts';
import { buyerMarks, networkMark } from './unpaid-orders.ts';

export type OrderRow = Omit<
  Order,
  | 'id'
  | 'orderNumber'
  | 'version'
  | 'refundedMinor'
  | 'searchText'
  | 'subtotal'
  | 'shipping'
  | 'discount'
  | 'totalAmount'
  | 'due'
  | 'paymentWay'
  | 'withoutVat'
>;
export type LineRow = Omit<OrderLine, 'id' | 'orderId' | 'modelVersionId' | 'order' | 'unitPrice' | 'subtotal'>;

const amountsOf = ({ subtotalMinor, discountMinor, totalMinor, shipping }: Quote) => ({
  currency: CURRENCY,
  subtotalMinor,
  discountMinor,
  totalMinor,
  shippingMinor: shipping?.priceMinor ?? 0,
  shippingTaxRate: shipping?.taxRatePercent ?? 0,
  shippingTaxMinor: shipping?.taxMinor ?? 0,
  shippingMethod: shipping?.id ?? null,
  shippingMethodName: shipping?.name ?? null,
});

const marksOf = (ctx: Ctx, orderer: Orderer): string[] | null => {
  const marks = buyerMarks(ctx, orderer);
  return marks.length > 0 ? marks : null;
};

/** What gift cards pay, and who takes the rest. */
const paidBy = (input: CheckedOrder, quote: PayableQuote) => ({
  giftCardsMinor: quote.giftCardsMinor,
  giftCards: orderGiftCards(quote),
  chosenWay: quote.dueMinor === 0 ? PaymentWay.GIFT_CARD : input.paymentWay,
});

const destinationOf = (input: CheckedOrder, quote: Quote): Address =>
  pickupAddress(quote, input.billingAddress) ?? input.shippingAddress ?? input.billingAddress;

export interface OrderFacts {
  /** Country of the network that files are ordered from. */
  readonly network: string | null;
  /** Null: it waits for nothing. */
  readonly keptUntil: Date | null;
  /** Of the terms that hold now. */
  readonly termsVersion: string;
}

/** Who orders, and under which key. */
export type Orderer = Pick<CheckedOrder, 'idempotencyKey' | 'email' | 'billingAddress'>;

/** What stands in every new order, whatever it is for: who ordered, what was agreed to, and that nothing is paid. */
export const begun = (ctx: Ctx, orderer: Orderer, { keptUntil, termsVersion }: Omit<OrderFacts, 'network'>) => {
  const now = ctx.shop.clock.now();
  return {
    orderDate: now,
    status: keptUntil ? OrderStatus.PLACED : OrderStatus.CONFIRMED,
    paymentStatus: PaymentStatus.UNPAID,
    paymentMethod: null,
    paymentId: null,
    paymentDate: null,
    userEmail: orderer.email,
    locale: ctx.locale,
    customerId: ctx.viewer?.userId ?? null,
    billingAddress: orderer.billingAddress,
    termsVersion,
    termsAcceptedAt: now,
    reservedUntil: keptUntil,
    placedBy: marksOf(ctx, orderer),
    idempotencyKey: orderer.idempotencyKey,
    accessNonce: newAccessNonce(),
  };
};

/** The row of a new order: the quote that was confirmed, who ordered, and what was agreed to. */
export const orderRow = (
  ctx: Ctx,
  input: CheckedOrder,
  quote: PayableQuote,
  { network, ...begins }: OrderFacts,
): OrderRow => ({
  ...begun(ctx, input, begins),
  ...amountsOf(quote),
  ...paidBy(input, quote),
  promotions: orderPromotions(quote, ctx.locale),
  giftCardWish: null,
  fulfilmentStatus: quote.requiresShipping ? FulfilmentStatus.UNFULFILLED : FulfilmentStatus.NOT_NEEDED,
  taxCountry: quote.country,
  vatCountry: quote.vatCountry,
  businessState: quote.businessState,
  vatCheck: quote.vatCheck,
  networkCountry: quote.hasDigital ? network : null,
  shippingAddress: quote.requiresShipping ? destinationOf(input, quote) : null,
  pickupPoint: quote.pickup?.point ? placeOf(quote.pickup.point) : null,
  notes: input.notes,
  digitalConsentVersion: quote.hasDigital ? DIGITAL_CONSENT_VERSION : null,
  digitalConsentAt: quote.hasDigital ? ctx.shop.clock.now() : null,
  reservedBy: begins.keptUntil && quote.requiresShipping ? networkMark(ctx) : null,
  requestHash: requestHash(input, ctx.viewer?.userId ?? null),
});

/** The rows of its lines. */
export const lineRows = (lines: readonly PricedLine[]): LineRow[] =>
  lines.map((line, position) => ({
    position,
    productId: productIdOf(line.product),
    productName: line.product.name,
    sku: line.product.sku,
    productType: line.product.productType,
    quantity: line.quantity,
    unitPriceMinor: line.unitPriceMinor,
    subtotalMinor: line.subtotalMinor,
    discountMinor: line.discountMinor,
    taxRatePercent: line.taxRatePercent,
    taxMinor: line.taxMinor,
    taxClass: line.product.taxClass,
    imageKey: line.product.imageKey,
    print: line.product.print ?? null,
    tailored: line.product.tailored ?? null,
  }));
