import type { Ctx } from '../../core/context.ts';
import type { Locale } from '../../core/locale.ts';
import { CURRENCY } from '../../core/money.ts';
import { LineType } from './line-type.ts';
import { begun, type LineRow, type OrderRow } from '../order-snapshot.ts';
import { FulfilmentStatus } from '../order-states.ts';
import { PaymentWay } from '../payment-way.ts';
import type { Purchase } from './gift-card-order.service.ts';

const NAMES: Readonly<Record<Locale, string>> = { en: 'Gift card', sk: 'Darčeková karta', de: 'Geschenkkarte' };

/** What stands in the place of a product's own. */
const SKU = 'GIFT-CARD';
/** Of no class of the shop's VAT. */
const UNTAXED = 'voucher';

/** The one line of an order of a gift card: without any word that was typed, for mails that go out before it is paid name it. */
export const giftCardLine = (locale: Locale, { amountMinor }: Pick<Purchase, 'amountMinor'>): LineRow => ({
  position: 0,
  productId: 0,
  print: null,
  tailored: null,
  productName: NAMES[locale],
  sku: SKU,
  productType: LineType.GIFT_CARD,
  quantity: 1,
  unitPriceMinor: amountMinor,
  subtotalMinor: amountMinor,
  discountMinor: 0,
  taxRatePercent: 0,
  taxMinor: 0,
  taxClass: UNTAXED,
  imageKey: null,
});

interface Terms {
  readonly until: Date;
  /** Of the terms of service. */
  readonly termsVersion: string;
  /** Of the request. */
  readonly hash: string;
}

/** The row of an order of a gift card: without VAT, delivery and promotions. */
export const giftCardOrderRow = (ctx: Ctx, input: Purchase, { until, hash, termsVersion }: Terms): OrderRow => {
  const { amountMinor, recipientName, recipientEmail, senderName, message, sendOn, billingAddress } = input;
  return {
    ...begun(ctx, input, { keptUntil: until, termsVersion }),
    currency: CURRENCY,
    subtotalMinor: amountMinor,
    discountMinor: 0,
    totalMinor: amountMinor,
    shippingMinor: 0,
    shippingTaxRate: 0,
    shippingTaxMinor: 0,
    shippingMethod: null,
    shippingMethodName: null,
    giftCardsMinor: 0,
    giftCards: null,
    giftCardWish: { recipientName, recipientEmail, senderName, message, sendOn },
    chosenWay: input.paymentWay === PaymentWay.PAYPAL ? null : (input.paymentWay ?? null),
    promotions: null,
    fulfilmentStatus: FulfilmentStatus.NOT_NEEDED,
    taxCountry: billingAddress.country,
    vatCountry: null,
    businessState: null,
    vatCheck: null,
    networkCountry: null,
    shippingAddress: null,
    pickupPoint: null,
    notes: null,
    digitalConsentVersion: null,
    digitalConsentAt: null,
    reservedBy: null,
    requestHash: hash,
  };
};
