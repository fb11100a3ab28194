import type { Quote } from '../cart/quote.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import type { Shop } from '../core/shop.ts';
import type { Settings } from '../settings/settings-catalogue.ts';
import type { Order } from './order.entity.ts';

/** How a buyer may pay. Stands in orders: null there is PAYPAL. */
export enum PaymentWay {
  PAYPAL = 'PAYPAL',
  BANK_TRANSFER = 'BANK_TRANSFER',
  CASH_ON_DELIVERY = 'CASH_ON_DELIVERY',
  /** Nothing is due: no buyer chooses it. */
  GIFT_CARD = 'GIFT_CARD',
  CARD = 'CARD',
}

/** What placing an order asks of a way to pay. The payments say it of each (`providers.ts`). */
export interface PaymentTerms {
  readonly way: PaymentWay;
  readonly isOffered: (settings: Settings, shop: Shop) => boolean;
  /** Until when an order that is placed now keeps its goods without being paid; null: it waits for nothing and is sent. */
  readonly keepsUntil: (settings: Settings, now: Date) => Date | null;
  /** Whether it takes this cart; absent: any. */
  readonly takes?: (quote: Quote) => boolean;
  /** The buyer leaves without having paid: the purchase is out of the cart once it is ordered. */
  readonly paidLater: boolean;
  /** What follows upon an order, in the transaction that places it. */
  readonly onPlaced?: (ctx: Ctx, order: Order) => Promise<void>;
}

const known = new Map<PaymentWay, PaymentTerms>();

export const setPaymentTerms = (terms: readonly PaymentTerms[]): void => {
  for (const each of terms) known.set(each.way, each);
};

export const paymentTerms = (way: PaymentWay | null): PaymentTerms => known.get(way ?? PaymentWay.PAYPAL)!;

/** Throws PAYMENT_WAY_UNAVAILABLE for one that is switched off; one may refuse the cart yet. */
export const offeredTerms = (shop: Shop, settings: Settings, way: PaymentWay | null): PaymentTerms => {
  const terms = paymentTerms(way);
  if (!terms.isOffered(settings, shop)) throw new AppError(ErrorCode.PAYMENT_WAY_UNAVAILABLE);
  return terms;
};

/** What a buyer may choose from now, PayPal first. */
export const offeredWays = (settings: Settings, shop: Shop): PaymentWay[] =>
  [...known.values()].filter(({ isOffered }) => isOffered(settings, shop)).map(({ way }) => way);
