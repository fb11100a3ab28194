import { countCredit } from '../cart/cross-border-sales.service.ts';
import { isCrossBorder, SELLER_COUNTRY } from '../cart/vat-rates.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { dayOf } from '../core/text/format.ts';
import { isLocale, type Locale } from '../core/locale.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import type { Order } from '../orders/order.entity.ts';
import { PaymentWay } from '../orders/payment-way.ts';
import { findOrder, orderLines, type OrderAccess } from '../orders/orders.queries.ts';
import { creditedUnits, type Units } from './credited-units.ts';
import { readDocumentLink } from './document-links.queries.ts';
import {
  invoiceDiscounts,
  invoicedDelivery,
  invoicedLine,
  invoiceLines,
  mirroredLines,
  partialLines,
  partyOf,
} from './invoice-lines.ts';
import { nextNumber } from './invoice-numbers.service.ts';
import { CASH_METHOD, type InvoiceLine, type InvoiceParty, type InvoiceSnapshot } from './invoice-snapshot.ts';
import { Invoice, InvoiceKind } from './invoice.entity.ts';
import { queueSending } from './sending/sending-queue.service.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { chargesVat, reversesCharge, sellerAs, taxpayerOn, type TaxpayerStatus } from '../settings/taxpayer.setting.ts';
import type { Seller } from '../settings/seller.setting.ts';
import { inUnion } from '../settings/vat.setting.ts';
import { creditedRows, vatTable, vatTotals, type VatRow } from './pdf/vat-table.ts';

const localeOf = (order: Order): Locale => (isLocale(order.locale) ? order.locale : 'en');

const sameAddress = (order: Order): boolean =>
  !order.shippingAddress ||
  JSON.stringify(partyOf(order.shippingAddress)) === JSON.stringify(partyOf(order.billingAddress));

/** Why the seller charges no VAT on an order: of a credit note as of its invoice. Goods alone of who is no payer need no reason. */
const exemptionOf = (order: Order, { taxpayer, original, lines }: Document): InvoiceSnapshot['exemption'] => {
  if (original) return original.snapshot.exemption;
  const hasFiles = lines.some(({ taxCountry }) => taxCountry !== SELLER_COUNTRY);
  if (order.businessState !== null && reversesCharge(taxpayer) && (chargesVat(taxpayer) || hasFiles))
    return 'UNION_BUSINESS';
  if (!chargesVat(taxpayer)) return undefined;
  const isSent = order.shippingAddress !== null && !inUnion(order.taxCountry);
  return isSent && order.digitalConsentVersion === null ? 'EXPORT' : undefined;
};

/** A business that bought by its number is named by it, as VIES was asked. */
const buyerOf = ({ billingAddress, businessState, vatCheck }: Order): InvoiceParty => {
  const party = partyOf(billingAddress);
  return businessState !== null && vatCheck ? { ...party, vatId: vatCheck.number } : party;
};

interface Document {
  readonly kind: InvoiceKind;
  readonly lines: readonly InvoiceLine[];
  readonly taxableOn: string;
  readonly taxpayer: TaxpayerStatus;
  readonly original: Invoice | null;
  readonly reason: string | null;
  readonly giftCardsMinor: number;
}

/** How an order will be paid that is invoiced before. */
const methodBefore = ({ paymentWay }: Order): string | null =>
  paymentWay === PaymentWay.CASH_ON_DELIVERY ? CASH_METHOD : null;

type Unnumbered = Omit<InvoiceSnapshot, 'number' | 'issuedOn'>;

const snapshotOf = (order: Order, seller: Seller, document: Document): Unnumbered => {
  const { kind, lines, taxableOn, taxpayer, original, reason, giftCardsMinor } = document;
  const taxes = vatTable(lines);
  const { netMinor, taxMinor, grossMinor } = vatTotals(taxes);
  const exemption = exemptionOf(order, document);
  const discounts = kind === InvoiceKind.INVOICE ? invoiceDiscounts(order) : [];
  return {
    format: 1,
    kind,
    locale: localeOf(order),
    taxableOn,
    seller: sellerAs(seller, taxpayer),
    taxpayer,
    ...(exemption && { exemption }),
    buyer: buyerOf(order),
    deliveredTo: sameAddress(order) ? null : partyOf(order.shippingAddress!),
    order: { number: order.orderNumber, day: dayOf(order.orderDate) },
    payment: {
      method: order.paymentMethod ?? methodBefore(order),
      id: order.paymentId,
      day: order.paymentDate && dayOf(order.paymentDate),
    },
    lines,
    ...(discounts.length > 0 && { discounts }),
    taxes,
    netMinor,
    taxMinor,
    totalMinor: grossMinor,
    ...(giftCardsMinor > 0 && { giftCardsMinor }),
    currency: order.currency,
    original: original && { number: original.number, day: original.snapshot.issuedOn },
    reason,
  };
};

const issue = async (ctx: Ctx, order: Order, document: Document): Promise<Invoice> => {
  const issuedAt = ctx.shop.clock.now();
  const issuedOn = dayOf(issuedAt);
  const { seller, accounting } = await readSettings(ctx);
  const content = snapshotOf(order, seller, document);
  const number = await nextNumber(ctx, document.kind, Number(issuedOn.slice(0, 4)));
  const invoice = ctx.repo(Invoice).create({
    ...number,
    kind: document.kind,
    orderId: order.id,
    originalId: document.original?.id ?? null,
    issuedAt,
    taxableOn: content.taxableOn,
    netMinor: content.netMinor,
    taxMinor: content.taxMinor,
    totalMinor: content.totalMinor,
    currency: content.currency,
    snapshot: { ...content, number: number.number, issuedOn },
    pdfSha256: null,
  });
  await ctx.repo(Invoice).insert(invoice);
  await queueSending(ctx, invoice, accounting);
  return invoice;
};

/** Invoices and credit notes of an order, oldest first. */
export const invoicesOfOrder = (ctx: Ctx, orderId: string): Promise<Invoice[]> =>
  ctx.repo(Invoice).find({ where: { orderId }, order: { id: 'ASC' } });

/**
 * The invoice of a paid order, or of one whose goods leave before (`invoiceOnHandover`): issued once, returned again by every
 * later call. Its tax point is the day on which the payment was received (Directive 2006/112/EC, art. 65 and art. 226 point 7; Slovak Act 222/2004, § 19 par. 4; texts read: see
 * `taxOnPayment`, and art. 226 at betterregulation.com), whatever the day on which it is issued; year and number are of the latter. Call it in the transaction that books the
 * payment and holds the order's lock, as its last step: it locks the number series until the commit. `known`: the
 * lines of an order that is paid by this very call, and so has none yet.
 */
export const issueInvoice = (
  ctx: Ctx,
  order: Order,
  known?: readonly OrderLine[],
  suppliedAt: Date | null = order.paymentDate,
): Promise<Invoice> =>
  transaction(ctx, async (tx) => {
    const earlier = known ? null : await tx.repo(Invoice).findOneBy({ orderId: order.id, kind: InvoiceKind.INVOICE });
    if (earlier) return earlier;
    const { taxpayer } = await readSettings(tx);
    const lines = invoiceLines(order, known ?? (await orderLines(tx, order.id)), localeOf(order));
    const taxableOn = dayOf(suppliedAt ?? tx.shop.clock.now());
    const status = taxpayerOn(taxpayer, taxableOn);
    return issue(tx, order, {
      kind: InvoiceKind.INVOICE,
      lines,
      taxableOn,
      taxpayer: status,
      original: null,
      reason: null,
      giftCardsMinor: order.giftCardsMinor,
    });
  });

export interface CreditInput {
  /** Gross amount that goes back, positive. */
  amountMinor: number;
  /** Of it, what goes back to gift cards. */
  giftCardsMinor?: number;
  /** Printed on the credit note. */
  reason: string;
  /** Units whose price it is; absent: an amount, or everything. */
  items?: readonly { readonly itemId: string; readonly quantity: number }[] | null;
  /** The cost of delivery is part of it. */
  delivery?: boolean;
  /** Kept back of the price of a line, or (null) of the delivery: `amountMinor` is without it. */
  deductions?: readonly { readonly itemId: string | null; readonly minor: number }[] | null;
}

const unitsOf = async (ctx: Ctx, { snapshot, orderId }: Invoice, credit: CreditInput): Promise<Units[]> => {
  if (!credit.items) return [];
  const lessOf = (of: string | null) => credit.deductions?.find(({ itemId }) => itemId === of)?.minor;
  const lines = await orderLines(ctx, orderId);
  const sold = credit.items.flatMap(({ itemId, quantity }) => {
    const line = invoicedLine(snapshot, lines, itemId);
    return line ? [{ line, quantity, lessMinor: lessOf(itemId) }] : [];
  });
  const delivery = credit.delivery && invoicedDelivery(snapshot, lines);
  return delivery ? [...sold, { line: delivery, quantity: 1, lessMinor: lessOf(null) }] : sold;
};

const creditedLines = (original: Invoice, earlier: readonly VatRow[], amountMinor: number): InvoiceLine[] => {
  const { lines, taxes, totalMinor, locale } = original.snapshot;
  if (amountMinor === totalMinor && earlier.length === 0) return mirroredLines(lines);
  try {
    return partialLines(creditedRows(taxes, earlier, amountMinor), original.number, locale);
  } catch (error) {
    if (error instanceof RangeError) throw new AppError(ErrorCode.REFUND_NOT_ALLOWED, {}, { cause: error });
    throw error;
  }
};

/**
 * A credit note over `amountMinor` of the order's invoice, at the states and rates that were invoiced, whatever holds on the
 * day of the refund: it reduces the taxable amount of that supply (Directive 2006/112/EC, art. 90 par. 1, read at
 * legislation.gov.uk; Slovak Act 222/2004, § 25 par. 1, as told at podpora.financnasprava.sk), which neither text makes a new
 * one. Units and delivery by name, an amount shared over the rates. Every call issues one: call it once per refund, in the transaction that
 * books it and holds the order's lock. Throws INVOICE_NOT_FOUND when the order was never invoiced,
 * REFUND_NOT_ALLOWED when more would be credited than is left.
 */
export const issueCreditNote = (ctx: Ctx, order: Order, credit: CreditInput): Promise<Invoice> =>
  transaction(ctx, async (tx) => {
    const [original, ...notes] = await invoicesOfOrder(tx, order.id);
    if (!original) throw new AppError(ErrorCode.INVOICE_NOT_FOUND);
    const earlier = notes.flatMap(({ snapshot }) => snapshot.taxes);
    const { amountMinor, reason } = credit;
    const units = await unitsOf(tx, original, credit);
    const { taxes: invoiced, taxpayer = 'PAYER' } = original.snapshot;
    const open = vatTable([...invoiced, ...earlier]);
    const named = units.length > 0 ? creditedUnits(units, { invoiced, open }, amountMinor) : null;
    const lines = named ?? creditedLines(original, earlier, amountMinor);
    const taxableOn = dayOf(tx.shop.clock.now());
    const note = await issue(tx, order, {
      kind: InvoiceKind.CREDIT_NOTE,
      lines,
      taxableOn,
      taxpayer,
      original,
      reason,
      giftCardsMinor: credit.giftCardsMinor ?? 0,
    });
    const isCounted = isCrossBorder(order.taxCountry) && order.businessState === null;
    if (isCounted) await countCredit(tx, { day: original.taxableOn, netMinor: note.netMinor });
    return note;
  });

export interface DocumentAccess extends OrderAccess {
  /** Absent: the invoice. */
  readonly number?: string;
  /** Of a link that opens just this document, in place of `accessToken`. */
  readonly link?: string;
}

/**
 * One document of an order for its owner or the holder of its link; without a number, the invoice. Throws ORDER_NOT_FOUND,
 * INVOICE_NOT_FOUND, DOWNLOAD_LINK_EXPIRED.
 */
export const findInvoice = async (ctx: Ctx, { id, accessToken, number, link }: DocumentAccess): Promise<Invoice> => {
  const byLink = link !== undefined && number !== undefined;
  const order = byLink ? await readDocumentLink(ctx, { id, number, link }) : await findOrder(ctx, { id, accessToken });
  const which = number === undefined ? { kind: InvoiceKind.INVOICE } : { number };
  const invoice = await ctx.repo(Invoice).findOneBy({ orderId: order.id, ...which });
  if (!invoice) throw new AppError(ErrorCode.INVOICE_NOT_FOUND);
  return invoice;
};
