import { dayOf, formatDay, formatMoney, formatPercent } from '../../core/text/format.ts';
import type { Locale } from '../../core/locale.ts';
import type { MailBlock, MailRow } from '../../core/mail-layout.ts';
import { parcelText, trackingUrl, type Consignment } from '../../orders/carriers.ts';
import { DIGITAL_CONSENT_TEXT } from '../../orders/consent.ts';
import { dueMinor } from '../../orders/due.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import { promotionLabel } from '../../orders/promotions/order-promotion.ts';
import { orderTaxes } from '../../orders/order-taxes.ts';
import type { Order } from '../../orders/order.entity.ts';
import { sellerAddress, type Seller } from '../../settings/seller.setting.ts';
import { ORDER_MAIL_TEXTS, type OrderMailTexts } from './order-mail.texts.ts';

/** What is in a parcel, or still to come. */
export interface Contents {
  readonly productName: string;
  readonly quantity: number;
}

export interface ParcelNews {
  readonly kind: 'SHIPPED' | 'PARCEL_READY' | 'RETURN_LABEL';
  readonly parcel: Consignment;
  /** Absent: all that was ordered. */
  readonly contents?: readonly Contents[];
  /** What follows in another parcel. */
  readonly rest?: readonly Contents[];
  /** Where it waits. */
  readonly place?: string | null;
}

/** What happened, with what the text needs. */
export type OrderNews =
  | {
      readonly kind:
        | 'ORDER'
        | 'GIFT_CARD_ORDER'
        | 'PAYMENT_PENDING'
        | 'PAYMENT_FAILED'
        | 'CANCELLED'
        | 'LINK_RENEWED'
        | 'UNPAID';
    }
  | ParcelNews
  | {
      readonly kind: 'REFUND' | 'STOCK_GONE';
      readonly amountMinor: number;
      /** Of it, what the delivery cost. */
      readonly deliveryMinor?: number;
    };

export type MailedOrder = Pick<
  Order,
  | 'orderNumber'
  | 'orderDate'
  | 'currency'
  | 'promotions'
  | 'shippingMinor'
  | 'shippingTaxRate'
  | 'shippingTaxMinor'
  | 'shippingMethod'
  | 'shippingMethodName'
  | 'totalMinor'
  | 'giftCardsMinor'
  | 'giftCards'
  | 'giftCardWish'
  | 'billingAddress'
  | 'shippingAddress'
  | 'digitalConsentAt'
>;

export type MailedLine = Pick<
  OrderLine,
  | 'productName'
  | 'sku'
  | 'quantity'
  | 'unitPriceMinor'
  | 'subtotalMinor'
  | 'discountMinor'
  | 'taxRatePercent'
  | 'taxMinor'
>;

export interface OrderMailInput {
  readonly order: MailedOrder;
  readonly lines: readonly MailedLine[];
  readonly locale: Locale;
  readonly news: OrderNews;
  /** Page of the order, with its secret. */
  readonly orderUrl: string;
  readonly attached: boolean;
  readonly seller: Seller;
  /** The seller pays for sending goods back; absent: the buyer. */
  readonly sellerPaysReturns?: boolean;
}

/** What gift cards pay, and what is due beside them. */
const giftCardRows = (order: MailedOrder, t: OrderMailTexts, amount: (minor: number) => string): MailRow[] => {
  if (!order.giftCards) return [];
  const cards = order.giftCards.map(({ last4, minor }) => ({ label: t.giftCard(last4), value: amount(-minor) }));
  return [...cards, { label: t.due, value: amount(dueMinor(order)), strong: true }];
};

const sumRows = ({ order, lines, locale }: OrderMailInput, t: OrderMailTexts): MailRow[] => {
  const amount = (minor: number) => formatMoney(minor, locale, order.currency);
  const items = lines.map((line) => ({
    label: line.productName,
    detail: `${line.sku} · ${line.quantity} × ${amount(line.unitPriceMinor)}`,
    value: amount(line.subtotalMinor),
  }));
  const off = order.promotions ?? [];
  const freed = off.filter(({ freeDelivery }) => freeDelivery).map(promotionLabel);
  const charged = orderTaxes(order, lines).filter(({ ratePercent }) => ratePercent > 0);
  const taxes = charged.map(({ ratePercent, taxMinor }) => ({
    label: t.vat(formatPercent(ratePercent, locale)),
    value: amount(taxMinor),
  }));
  return [
    ...items,
    ...off
      .filter(({ freeDelivery }) => !freeDelivery)
      .map((each) => ({
        label: t.discount,
        detail: promotionLabel(each),
        value: amount(-each.reductionMinor),
      })),
    ...(order.shippingMethod
      ? [
          {
            label: t.shipping,
            detail: [order.shippingMethodName, ...freed].filter(Boolean).join(' · ') || undefined,
            value: order.shippingMinor === 0 ? t.free : amount(order.shippingMinor),
          },
        ]
      : []),
    { label: taxes.length > 0 ? t.total : t.totalPlain, value: amount(order.totalMinor), strong: true },
    ...taxes,
    ...giftCardRows(order, t, amount),
  ];
};

const deliveryBlocks = ({ order, locale }: OrderMailInput, t: OrderMailTexts): MailBlock[] => {
  const to = order.shippingAddress;
  if (!to) return [];
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(to.country);
  const address = [to.company, `${to.firstName} ${to.lastName}`, to.street, `${to.postcode} ${to.city}`, country];
  const text = [t.deliveryTo(order.shippingMethodName ?? t.shipping), ...address.filter(Boolean)].join('\n');
  return [
    { kind: 'heading', text: t.delivery },
    { kind: 'paragraph', text },
  ];
};

const withdrawalBlocks = (input: OrderMailInput, t: OrderMailTexts): MailBlock[] => {
  const { order, orderUrl, seller, sellerPaysReturns = false } = input;
  if (!order.shippingAddress) return [];
  const sender = `${sellerAddress(seller)}, ${seller.email}`;
  const page = new URL('/withdrawal', orderUrl).href;
  return [
    { kind: 'heading', text: t.withdrawal },
    { kind: 'small', text: t.withdrawalText(sender, sellerPaysReturns) },
    { kind: 'small', text: t.withdrawalOnline(page), links: [page] },
    { kind: 'small', text: t.withdrawalForm(sender) },
  ];
};

const fileBlocks = ({ order, locale }: OrderMailInput, t: OrderMailTexts): MailBlock[] => {
  if (!order.digitalConsentAt) return [];
  const when = formatDay(dayOf(order.digitalConsentAt), locale);
  return [
    { kind: 'heading', text: t.files },
    { kind: 'list', items: t.steps },
    { kind: 'heading', text: t.consent },
    { kind: 'small', text: `${t.consentGiven(when)}\n${DIGITAL_CONSENT_TEXT[locale]}` },
    { kind: 'small', text: t.consentLoss },
  ];
};

const contentBlocks = (heading: string, contents: readonly Contents[] = []): MailBlock[] =>
  contents.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'list', items: contents.map(({ quantity, productName }) => `${quantity} × ${productName}`) },
      ];

/** The parcel, with a button to the carrier's page where there is one. */
const parcelBlocks = ({ news }: OrderMailInput, t: OrderMailTexts): MailBlock[] => {
  if (!('parcel' in news)) return [];
  const text = parcelText({ ...news.parcel });
  const url = trackingUrl(news.parcel);
  return [
    ...(news.place ? [{ kind: 'paragraph', text: news.place } as const] : []),
    ...(text ? [{ kind: 'paragraph', text: t.parcel(text) } as const] : []),
    ...(url ? [{ kind: 'action', label: t.track, url } as const] : []),
    ...contentBlocks(t.inside, news.contents),
    ...contentBlocks(t.follows, news.rest),
  ];
};

/** What of a refund is for the delivery. */
const refundedDelivery = ({ news, locale, order }: OrderMailInput, t: OrderMailTexts): MailBlock[] => {
  const minor = 'deliveryMinor' in news ? news.deliveryMinor : undefined;
  return minor ? [{ kind: 'paragraph', text: t.withDelivery(formatMoney(minor, locale, order.currency)) }] : [];
};

/** What hangs on a mail, by what it tells of; a credit note on any other. */
const NOTES: Partial<Record<OrderNews['kind'], 'invoice' | 'receipt'>> = {
  ORDER: 'invoice',
  GIFT_CARD_ORDER: 'receipt',
};

/** For whom the card is, and when it goes out. */
const giftCardBlocks = ({ order: { giftCardWish }, locale }: OrderMailInput, t: OrderMailTexts): MailBlock[] => {
  if (!giftCardWish) return [];
  const { recipientName, recipientEmail, sendOn } = giftCardWish;
  const whom = [recipientName, recipientEmail].filter(Boolean).join(', ');
  return [{ kind: 'paragraph', text: t.giftCardFor(whom, sendOn && formatDay(sendOn, locale)) }];
};

/** What the shop writes itself in mails about an order: sums, law, and what hangs on the order. Empty where nothing fits. */
export const orderBlocks = (input: OrderMailInput) => {
  const t = ORDER_MAIL_TEXTS[input.locale];
  const note = NOTES[input.news.kind] ?? 'creditNote';
  const attached: MailBlock[] = input.attached ? [{ kind: 'paragraph', text: t[note] }] : [];
  const attachment = [...refundedDelivery(input, t), ...attached];
  const orderLines: MailBlock[] = [
    { kind: 'heading', text: t.items },
    { kind: 'rows', rows: sumRows(input, t) },
  ];
  return {
    attachment,
    orderLines,
    files: fileBlocks(input, t),
    delivery: deliveryBlocks(input, t),
    withdrawal: withdrawalBlocks(input, t),
    giftCard: giftCardBlocks(input, t),
    parcel: parcelBlocks(input, t),
  };
};
