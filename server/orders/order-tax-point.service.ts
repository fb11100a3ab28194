import { countSale, lockCrossBorder } from '../cart/cross-border-sales.service.ts';
import { exceedsThreshold, passesThreshold } from '../cart/union-threshold.ts';
import { isCrossBorder, vatCountryOf, vatRateFor, type TaxRules } from '../cart/vat-rates.ts';
import type { Ctx } from '../core/context.ts';
import { dayOf } from '../core/text/format.ts';
import { taxIncluded } from '../core/money.ts';
import { readSettings } from '../settings/settings.queries.ts';
import type { TaxedAs } from '../settings/vat.setting.ts';
import { OrderLine } from './order-line.entity.ts';
import type { Order } from './order.entity.ts';

type LineTax = Pick<OrderLine, 'taxRatePercent' | 'taxMinor'>;
type OrderTax = Pick<Order, 'shippingTaxRate' | 'shippingTaxMinor' | 'vatCountry'>;

interface Taxed {
  /** In the order of the lines. */
  readonly lines: readonly LineTax[];
  readonly order: OrderTax;
  readonly netMinor: number;
}

/** What the rules make of an order whose gross is agreed. */
const taxedBy = (rules: TaxRules, order: Order, lines: readonly OrderLine[]): Taxed => {
  const taxes = lines.map((line): LineTax => {
    const taxRatePercent = vatRateFor(rules, line.taxClass as TaxedAs, order.taxCountry);
    return { taxRatePercent, taxMinor: taxIncluded(line.subtotalMinor - line.discountMinor, taxRatePercent) };
  });
  const shipped = order.shippingMethod !== null;
  const shippingTaxRate = shipped ? vatRateFor(rules, 'goods', order.taxCountry) : order.shippingTaxRate;
  const shippingTaxMinor = shipped ? taxIncluded(order.shippingMinor, shippingTaxRate) : order.shippingTaxMinor;
  const tax = taxes.reduce((sum, { taxMinor }) => sum + taxMinor, shippingTaxMinor);
  const vatCountry = vatCountryOf(rules, order.taxCountry);
  return {
    lines: taxes,
    order: { shippingTaxRate, shippingTaxMinor, vatCountry },
    netMinor: order.totalMinor - tax,
  };
};

/**
 * The taxes of an order, and its part in the sum of the sales across borders: counted under the lock of that sum, so that of
 * two payments at the threshold exactly the one that passes it, and every later one, is taxed where the buyer is.
 */
const settle = async (ctx: Ctx, atHome: TaxRules, order: Order, lines: readonly OrderLine[]): Promise<Taxed> => {
  const below = taxedBy(atHome, order, lines);
  if (!isCrossBorder(order.taxCountry)) return below;
  const standing = await lockCrossBorder(ctx, atHome.day);
  const above = passesThreshold(standing, below.netMinor);
  const taxed = above ? taxedBy({ ...atHome, aboveThreshold: true }, order, lines) : below;
  await countSale(ctx, {
    day: atHome.day,
    netMinor: taxed.netMinor,
    exceeds: exceedsThreshold(standing, below.netMinor),
  });
  return taxed;
};

/**
 * Taxes an order by what holds on the day its payment was received, in the shop's time zone. A buyer pays before the goods
 * are sent or the files are opened: VAT becomes chargeable on receipt of the payment (Directive 2006/112/EC, art. 65, in place
 * of the supply of art. 63; Slovak Act 222/2004, § 19 par. 4) at the rate in force on that day (art. 93, second paragraph, point
 * (a), which covers the cases of art. 65; § 27 par. 5), not at the one of the day of the order. What was agreed with the consumer
 * is the price with tax and stays; the tax within it is computed anew. Writes the lines, all of the order, also in place, counts
 * a sale to another member state, and returns the tax of the shipping and the country of the VAT, for the caller to write with
 * the payment. Needs the order's lock, before it is paid: afterwards lines are final. Locks the sum of the year's sales to
 * other member states. What a business bought without VAT stays as it was agreed, and counts among no sales to consumers.
 *
 * Read on 2026-11-23: the directive at legislation.gov.uk (eudr/2006/112, titles VI and VIII); § 19 par. 4 as quoted by
 * danovecentrum.sk; § 27 par. 5 as quoted by the information 8/DPH/2024/IM of the Slovak tax administration (vssr.sk). The
 * consolidated text of the act itself was not at hand. Art. 95 lets states adjust such payments when a rate changes: § 27 par. 5
 * takes the day of chargeability.
 */
export const taxOnPayment = async (
  ctx: Ctx,
  order: Order,
  lines: readonly OrderLine[],
  paidAt: Date,
): Promise<OrderTax> => {
  const { shippingTaxRate, shippingTaxMinor, vatCountry } = order;
  if (order.businessState !== null) return { shippingTaxRate, shippingTaxMinor, vatCountry };
  const { vat, taxpayer } = await readSettings(ctx);
  const rules = { vat, taxpayer, day: dayOf(paidAt), aboveThreshold: false };
  const taxed = await settle(ctx, rules, order, lines);
  for (const [i, line] of lines.entries()) {
    const tax = taxed.lines[i]!;
    if (tax.taxRatePercent === line.taxRatePercent) continue;
    await ctx.repo(OrderLine).update({ id: line.id }, tax);
    Object.assign(line, tax);
  }
  return taxed.order;
};
