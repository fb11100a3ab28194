import type { Locale } from '../../core/locale.ts';
import { Carrier } from '../../orders/carriers.ts';
import type { Seller } from '../../settings/seller.setting.ts';
import type { MailedLine, MailedOrder, OrderMailInput, OrderNews } from './order-mail-blocks.ts';

const ADDRESS = {
  firstName: 'Jana',
  lastName: 'Hrivnáková',
  company: null,
  street: 'Horná 12',
  city: 'Banská Bystrica',
  postcode: '974 01',
  country: 'SK',
} as unknown as MailedOrder['billingAddress'];

const LINES: readonly MailedLine[] = [
  {
    productName: 'Talon',
    sku: 'MX-TALON-KIT',
    quantity: 1,
    unitPriceMinor: 12_990,
    subtotalMinor: 12_990,
    discountMinor: 0,
    taxRatePercent: 23,
    taxMinor: 2_429,
  },
  {
    productName: 'Talon STL',
    sku: 'MX-TALON-STL',
    quantity: 1,
    unitPriceMinor: 1_490,
    subtotalMinor: 1_490,
    discountMinor: 0,
    taxRatePercent: 23,
    taxMinor: 279,
  },
];

const ORDER: MailedOrder = {
  orderNumber: 'MX-2026-000123',
  orderDate: new Date('2026-11-22T09:30:00Z'),
  currency: 'EUR',
  promotions: null,
  shippingMinor: 390,
  shippingTaxRate: 23,
  shippingTaxMinor: 73,
  shippingMethod: 'packeta',
  shippingMethodName: 'Packeta',
  totalMinor: 14_870,
  giftCardsMinor: 0,
  giftCards: null,
  giftCardWish: null,
  billingAddress: ADDRESS,
  shippingAddress: ADDRESS,
  digitalConsentAt: new Date('2026-11-22T09:30:00Z'),
};

const GIFT_CARD: Pick<OrderMailInput, 'order' | 'lines'> = {
  order: {
    ...ORDER,
    shippingMinor: 0,
    shippingTaxMinor: 0,
    shippingMethod: null,
    shippingMethodName: null,
    shippingAddress: null,
    digitalConsentAt: null,
    totalMinor: 5_000,
    giftCardWish: {
      recipientName: 'Peter',
      recipientEmail: 'peter@example.com',
      senderName: 'Jana',
      message: null,
      sendOn: '2026-12-24',
    },
  },
  lines: [
    {
      productName: 'Gift card',
      sku: 'GIFT-CARD',
      quantity: 1,
      unitPriceMinor: 5_000,
      subtotalMinor: 5_000,
      discountMinor: 0,
      taxRatePercent: 0,
      taxMinor: 0,
    },
  ],
};

const newsOf = (kind: OrderNews['kind']): OrderNews => {
  if (kind === 'SHIPPED' || kind === 'PARCEL_READY' || kind === 'RETURN_LABEL') {
    const contents = [{ productName: 'Talon', quantity: 1 }];
    const parcel = { carrier: Carrier.DPD, tracking: '05308812345678' };
    return { kind, parcel, contents, ...(kind === 'PARCEL_READY' && { place: 'Horná 12, 974 01 Banská Bystrica' }) };
  }
  return kind === 'REFUND' || kind === 'STOCK_GONE' ? { kind, amountMinor: 12_990 } : { kind };
};

/** An order that nobody placed, of a kit and of files, for a preview of its mails. */
export const sampleOrderMail = (kind: OrderNews['kind'], locale: Locale, seller: Seller): OrderMailInput => ({
  ...(kind === 'GIFT_CARD_ORDER' ? GIFT_CARD : { order: ORDER, lines: LINES }),
  locale,
  news: newsOf(kind),
  orderUrl: 'https://www.example.com/order',
  attached: true,
  seller,
});
