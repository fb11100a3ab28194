import type { CheckoutQuote } from './quote.ts';

/** One line of the order before and after; null where the line cannot be bought. */
export interface LineDifference {
  productId: number;
  name: string;
  before: LinePrice | null;
  after: LinePrice | null;
}
export interface LinePrice {
  quantity: number;
  unitMinor: number;
}
export interface AmountDifference {
  before: number | null;
  after: number | null;
}
export interface QuoteDifference {
  lines: LineDifference[];
  discount: AmountDifference | null;
  shipping: AmountDifference | null;
  vat: AmountDifference | null;
  total: { before: number; after: number };
  orderable: boolean;
}

type Line = CheckoutQuote['lines'][number];

/** Problems that the quote has put right by itself: the line can be ordered as it stands there. */
const CORRECTED = new Set<Line['problem']>([null, 'DIGITAL_LIMIT', 'DUPLICATE']);

export const isBlocked = ({ problem }: Line): boolean => !CORRECTED.has(problem);

/** What of this line can be bought now: the wanted quantity, fewer, or nothing. */
export const availableQuantity = (line: Line): number => {
  if (!isBlocked(line)) return line.quantity;
  return line.problem === 'NOT_ENOUGH_STOCK' ? Math.max(0, Math.min(line.quantity, line.available ?? 0)) : 0;
};

const priceOf = (line: Line | undefined): LinePrice | null => {
  const quantity = line ? availableQuantity(line) : 0;
  return line?.unitPrice && quantity > 0 ? { quantity, unitMinor: line.unitPrice.minor } : null;
};

const samePrice = (one: LinePrice | null, other: LinePrice | null): boolean =>
  one?.quantity === other?.quantity && one?.unitMinor === other?.unitMinor;

const amounts = (before: number | null, after: number | null): AmountDifference | null =>
  before === after ? null : { before, after };

const vatOf = (quote: CheckoutQuote): number => quote.taxes.reduce((sum, { tax }) => sum + tax.minor, 0);

/** What the buyer must see before ordering at the new price: only what differs, and always the total. */
export const quoteDifference = (before: CheckoutQuote, after: CheckoutQuote): QuoteDifference => {
  const earlier = new Map(before.lines.map((line) => [line.productId, line]));
  const lines = after.lines.map((line) => ({
    productId: line.productId,
    name: line.name ?? earlier.get(line.productId)?.name ?? `#${line.productId}`,
    before: priceOf(earlier.get(line.productId)),
    after: priceOf(line),
  }));
  return {
    lines: lines.filter((line) => !samePrice(line.before, line.after)),
    discount: amounts(-before.discount.minor, -after.discount.minor),
    shipping: amounts(before.shipping?.minor ?? null, after.shipping?.minor ?? null),
    vat: amounts(vatOf(before), vatOf(after)),
    total: { before: before.total.minor, after: after.total.minor },
    orderable: after.orderable,
  };
};

/** The quantities the cart must be set to so that the order can be placed; 0 removes the line. */
export const remedies = (quote: CheckoutQuote): { productId: number; quantity: number }[] =>
  quote.lines.filter(isBlocked).map((line) => ({ productId: line.productId, quantity: availableQuantity(line) }));
