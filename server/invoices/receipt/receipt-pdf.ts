import type { Locale } from '../../core/locale.ts';
import { dayOf, formatDay, formatMoney } from '../../core/text/format.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { Seller } from '../../settings/seller.setting.ts';
import { partyOf } from '../invoice-lines.ts';
import { methodIn } from '../invoice.texts.ts';
import { finish, INK, INK_2, INK_3, LEFT, openSheet, RIGHT, rule, WIDTH, write, type Pdf } from '../pdf/sheet.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';

const TOP = 64;
const HALF = WIDTH / 2;

export interface ReceiptInput {
  readonly order: Order;
  readonly lines: readonly Pick<OrderLine, 'productName' | 'subtotalMinor'>[];
  readonly seller: Seller;
  readonly locale: Locale;
}

interface Block {
  readonly label: string;
  readonly name: string;
  readonly rows: readonly (string | null)[];
}

const block = (pdf: Pdf, { label, name, rows }: Block, [x, top]: readonly [number, number]): number => {
  const width = HALF - 12;
  let y = write(pdf, label, [x, top], { size: 7, colour: INK_3, width });
  y = write(pdf, name, [x, y + 3], { font: 'strong', size: 10, width });
  return write(pdf, rows.filter(Boolean).join('\n'), [x, y + 2], { colour: INK_2, width });
};

const parties = (pdf: Pdf, { order, seller, locale }: ReceiptInput, top: number): number => {
  const t = RECEIPT_TEXTS[locale];
  const country = new Intl.DisplayNames([locale], { type: 'region' });
  const buyer = partyOf(order.billingAddress);
  const placeOf = (one: { street: string; postcode: string; city: string; country: string }) => [
    one.street,
    `${one.postcode} ${one.city}`,
    country.of(one.country) ?? one.country,
  ];
  const ids = [`${t.companyId}: ${seller.companyId}`, `${t.taxId}: ${seller.taxId}`];
  const left = block(pdf, { label: t.seller, name: seller.name, rows: [...placeOf(seller), ...ids] }, [LEFT, top]);
  const rows = [buyer.company && buyer.name, ...placeOf(buyer), order.userEmail];
  const right = block(pdf, { label: t.buyer, name: buyer.company ?? buyer.name, rows }, [LEFT + HALF, top]);
  return Math.max(left, right);
};

interface Row {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

const row = (pdf: Pdf, { label, value, strong = false }: Row, y: number): number => {
  const style = { font: strong ? 'strong' : 'text', size: strong ? 12 : 10 } as const;
  const below = write(pdf, label, [LEFT, y], { ...style, width: HALF + 60 });
  write(pdf, value, [LEFT + HALF, y], { ...style, align: 'right', width: RIGHT - LEFT - HALF });
  return below + 8;
};

/** A receipt over the money that a gift card was bought with. It says of itself that it is no tax document. */
export const renderReceipt = (input: ReceiptInput): Promise<Buffer> => {
  const { order, lines, seller, locale } = input;
  const t = RECEIPT_TEXTS[locale];
  const paidAt = order.paymentDate!;
  const amount = (minor: number) => formatMoney(minor, locale, order.currency);
  const title = `${t.title} ${order.orderNumber}`;
  const pdf = openSheet({ title, author: seller.name, language: locale, date: paidAt });
  let y = write(pdf, t.title, [LEFT, TOP], { font: 'strong', size: 20, width: WIDTH });
  y = write(pdf, `${t.order} ${order.orderNumber}`, [LEFT, y + 2], { size: 11, colour: INK_2, width: WIDTH }) + 16;
  rule(pdf, y, { colour: INK });
  y = parties(pdf, input, y + 12) + 16;
  rule(pdf, y);
  y = row(pdf, { label: t.receivedOn, value: formatDay(dayOf(paidAt), locale) }, y + 12);
  y = row(pdf, { label: t.payment, value: methodIn(order.paymentMethod ?? '', locale) }, y) + 4;
  rule(pdf, y);
  y += 12;
  for (const { productName, subtotalMinor } of lines)
    y = row(pdf, { label: productName, value: amount(subtotalMinor) }, y);
  rule(pdf, y + 2, { colour: INK });
  y = row(pdf, { label: t.total, value: amount(order.totalMinor), strong: true }, y + 14) + 12;
  write(pdf, t.noTax, [LEFT, y], { size: 9, colour: INK_2, width: WIDTH });
  return finish(pdf);
};
