import { dayOf, formatDay, formatMoney, formatPercent } from '../core/format.ts';
import type { Locale } from '../core/locale.ts';
import { mailLayout, type MailBlock, type MailContent, type MailRow } from '../core/mail-layout.ts';
import { DIGITAL_CONSENT_TEXT } from '../orders/consent.ts';
import { parcelText, trackingUrl, type Parcel } from '../orders/carriers.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { orderTaxes } from '../orders/order-taxes.ts';
import type { Order } from '../orders/order.entity.ts';
import { ORDER_MAIL_TEXTS, type OrderMailTexts } from './order-mail.texts.ts';
import { sellerAddress, type Seller } from '../settings/seller.setting.ts';

/** What happened, with what the text needs. */
export type OrderNews =
  | { readonly kind: 'ORDER' | 'PAYMENT_PENDING' | 'PAYMENT_FAILED' | 'CANCELLED' }
  | { readonly kind: 'SHIPPED'; readonly parcel: Parcel }
  | { readonly kind: 'REFUND' | 'STOCK_GONE'; readonly amountMinor: number };

export interface OrderMailInput {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly locale: Locale;
  readonly news: OrderNews;
  /** Page of the order, with its secret. */
  readonly orderUrl: string;
  readonly attached: boolean;
  readonly seller: Seller;
}

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const footer = (seller: Seller): string[] => [
  `${seller.name} · ${seller.street} · ${seller.postcode} ${seller.city}`,
  `IČO ${seller.companyId} · DIČ ${seller.taxId}${seller.vatId ? ` · IČ DPH ${seller.vatId}` : ''}`,
  `${seller.register} · ${seller.email}`,
];

const sumRows = ({ order, lines, locale }: OrderMailInput, t: OrderMailTexts): MailRow[] => {
  const amount = (minor: number) => formatMoney(minor, locale, order.currency);
  const items = lines.map((line) => ({
    label: line.productName,
    detail: `${line.sku} · ${line.quantity} × ${amount(line.unitPriceMinor)}`,
    value: amount(line.subtotalMinor),
  }));
  const taxes = orderTaxes(order, lines).map(({ ratePercent, taxMinor }) => ({
    label: t.vat(formatPercent(ratePercent, locale)),
    value: amount(taxMinor),
  }));
  return [
    ...items,
    ...(order.discountMinor ? [{ label: t.discount, value: amount(-order.discountMinor) }] : []),
    ...(order.shippingMethod
      ? [{ label: t.shipping, detail: order.shippingMethodName ?? undefined, value: amount(order.shippingMinor) }]
      : []),
    { label: t.total, value: amount(order.totalMinor), strong: true },
    ...taxes,
  ];
};

const deliveryBlocks = ({ order, locale, orderUrl, seller }: OrderMailInput, t: OrderMailTexts): MailBlock[] => {
  const sender = `${sellerAddress(seller)}, ${seller.email}`;
  const to = order.shippingAddress;
  if (!to) return [];
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(to.country);
  const address = [to.company, `${to.firstName} ${to.lastName}`, to.street, `${to.postcode} ${to.city}`, country];
  return [
    { kind: 'heading', text: t.delivery },
    {
      kind: 'paragraph',
      text: [t.deliveryTo(order.shippingMethodName ?? t.shipping), ...address.filter(Boolean)].join('\n'),
    },
    { kind: 'heading', text: t.withdrawal },
    { kind: 'small', text: t.withdrawalText(sender) },
    { kind: 'small', text: t.withdrawalOnline(new URL('/withdrawal', orderUrl).href) },
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

const introOf = ({ order, news, locale }: OrderMailInput, t: OrderMailTexts): string => {
  switch (news.kind) {
    case 'ORDER':
      return t.intro.ORDER(order.orderNumber, formatDay(dayOf(order.orderDate), locale));
    case 'REFUND':
    case 'STOCK_GONE':
      return t.intro[news.kind](order.orderNumber, formatMoney(news.amountMinor, locale, order.currency));
    default:
      return t.intro[news.kind](order.orderNumber);
  }
};

/** The parcel, with a button to the carrier's page where there is one. */
const parcelBlocks = ({ news }: OrderMailInput, t: OrderMailTexts): MailBlock[] => {
  if (news.kind !== 'SHIPPED') return [];
  const text = parcelText({ ...news.parcel });
  const url = trackingUrl(news.parcel);
  return [
    ...(text ? [{ kind: 'paragraph', text: t.parcel(text) } as const] : []),
    ...(url ? [{ kind: 'action', label: t.track, url } as const] : []),
  ];
};

const blocksOf = (input: OrderMailInput, t: OrderMailTexts): MailBlock[] => {
  const attachment = input.news.kind === 'REFUND' ? t.creditNote : t.invoice;
  const head: MailBlock[] = [
    { kind: 'paragraph', text: introOf(input, t) },
    ...parcelBlocks(input, t),
    ...(input.attached ? [{ kind: 'paragraph', text: attachment } as const] : []),
    { kind: 'action', label: t.open, url: input.orderUrl },
    { kind: 'small', text: t.keepLink },
  ];
  const tail: MailBlock = { kind: 'small', text: t.reply(input.seller.email) };
  if (input.news.kind !== 'ORDER') return [...head, tail];
  const sums: MailBlock[] = [
    { kind: 'heading', text: t.items },
    { kind: 'rows', rows: sumRows(input, t) },
  ];
  return [...head, ...sums, ...fileBlocks(input, t), ...deliveryBlocks(input, t), tail];
};

/** A mail about an order in the buyer's language. Pure: everything it says is in its input. */
export const writeOrderMail = (input: OrderMailInput): WrittenMail => {
  const t = ORDER_MAIL_TEXTS[input.locale];
  const content: MailContent = {
    locale: input.locale,
    title: t.title[input.news.kind],
    preview: introOf(input, t),
    blocks: blocksOf(input, t),
    footer: footer(input.seller),
  };
  return { subject: t.subject[input.news.kind](input.order.orderNumber), ...mailLayout(content) };
};
