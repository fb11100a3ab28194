import { SELLER_COUNTRY } from '../cart/vat-rates.ts';
import { ProductType } from '../catalog/product/product-type.ts';
import { formatMoney } from '../core/text/format.ts';
import type { Locale } from '../core/locale.ts';
import type { Address } from '../orders/order.types.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import type { Order } from '../orders/order.entity.ts';
import { promotionLabel } from '../orders/promotions/order-promotion.ts';
import { INVOICE_TEXTS } from './invoice.texts.ts';
import type { InvoiceDiscount, InvoiceLine, InvoiceParty, InvoiceSnapshot } from './invoice-snapshot.ts';
import type { VatRow } from './pdf/vat-table.ts';

/**
 * Where the order is taxed, as its payment settled it (`taxOnPayment`). Goods for a business of another member state are supplied in
 * the seller's state, which exempts them, and its files where it is.
 */
const taxedIn = ({ vatCountry, taxCountry, businessState }: Order, isGoods: boolean): string =>
  businessState !== null && isGoods ? SELLER_COUNTRY : (vatCountry ?? taxCountry);

const byPosition = (lines: readonly OrderLine[]): OrderLine[] => [...lines].sort((a, b) => a.position - b.position);

const soldLine = (order: Order, line: OrderLine): InvoiceLine => {
  const grossMinor = line.subtotalMinor - line.discountMinor;
  return {
    description: line.productName,
    sku: line.sku,
    quantity: line.quantity,
    taxCountry: taxedIn(order, line.productType === ProductType.PHYSICAL),
    ratePercent: line.taxRatePercent,
    netMinor: grossMinor - line.taxMinor,
    taxMinor: line.taxMinor,
    grossMinor,
  };
};

/** The lines of an order as an invoice prints them: each after its share of the discount, the shipping last. */
export const invoiceLines = (order: Order, lines: readonly OrderLine[], locale: Locale): InvoiceLine[] => {
  const sold = byPosition(lines).map((line) => soldLine(order, line));
  if (order.shippingMinor === 0) return sold;
  const shipping: InvoiceLine = {
    description: [INVOICE_TEXTS[locale].shipping, order.shippingMethodName].filter(Boolean).join(': '),
    sku: null,
    quantity: 1,
    taxCountry: taxedIn(order, true),
    ratePercent: order.shippingTaxRate,
    netMinor: order.shippingMinor - order.shippingTaxMinor,
    taxMinor: order.shippingTaxMinor,
    grossMinor: order.shippingMinor,
  };
  return [...sold, shipping];
};

/** What the invoice says of the promotions of an order. */
export const invoiceDiscounts = ({ promotions }: Order): InvoiceDiscount[] =>
  (promotions ?? []).map((each) => ({ label: promotionLabel(each), minor: each.reductionMinor }));

/** The same in words, for a note below the sums; null where nothing was taken off. */
export const discountNote = ({ discounts = [], locale, currency }: InvoiceSnapshot): string | null => {
  if (discounts.length === 0) return null;
  const said = discounts.map(({ label, minor }) => {
    return minor === 0 ? label : `${label}: ${formatMoney(-minor, locale, currency)}`;
  });
  return INVOICE_TEXTS[locale].discounted(said.join('; '));
};

/** The line of an invoice that stands for a line of its order: with the state and rate that were invoiced. */
export const invoicedLine = (
  { lines: invoiced }: Pick<InvoiceSnapshot, 'lines'>,
  lines: readonly OrderLine[],
  itemId: string,
): InvoiceLine | undefined => invoiced[byPosition(lines).findIndex(({ id }) => id === itemId)];

/** The line of an invoice that stands for the delivery: it follows those of the order's lines; none where it was free. */
export const invoicedDelivery = (
  { lines: invoiced }: Pick<InvoiceSnapshot, 'lines'>,
  lines: readonly OrderLine[],
): InvoiceLine | undefined => invoiced[lines.length];

/** A full credit note mirrors the invoice's lines. */
export const mirroredLines = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  lines.map((line) => ({
    ...line,
    netMinor: -line.netMinor,
    taxMinor: -line.taxMinor,
    grossMinor: -line.grossMinor,
  }));

/** A partial one has a line for each rate that it touches. */
export const partialLines = (rows: readonly VatRow[], invoiceNumber: string, locale: Locale): InvoiceLine[] =>
  rows.map((row) => ({ ...row, description: INVOICE_TEXTS[locale].partOf(invoiceNumber), sku: null, quantity: 1 }));

/** Price of one piece without VAT, with four decimals where cents do not divide. */
export const unitNet = ({ netMinor, quantity }: InvoiceLine): number =>
  Math.round((netMinor * 100) / quantity) / 10_000;

export const partyOf = (address: Address): InvoiceParty => ({
  name: `${address.firstName} ${address.lastName}`.trim(),
  company: address.company ?? null,
  street: address.street,
  postcode: address.postcode,
  city: address.city,
  country: address.country,
  companyId: address.companyId ?? null,
  ...(address.taxId && { taxId: address.taxId }),
  vatId: address.vatId ?? null,
});
