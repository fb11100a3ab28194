import { vatRateFor, type TaxRules } from '../cart/vat-rates.ts';
import type { Ctx } from '../core/context.ts';
import { dayOf } from '../core/text/format.ts';
import { taxIncluded } from '../core/money.ts';
import { readSettings } from '../settings/settings.queries.ts';
import type { TaxedAs } from '../settings/vat.setting.ts';
import { OrderLine } from './order-line.entity.ts';
import type { Order } from './order.entity.ts';

type ShippingTax = Pick<Order, 'shippingTaxRate' | 'shippingTaxMinor'>;

const shippingTax = (rules: TaxRules, order: Order): ShippingTax => {
  if (order.shippingMethod === null)
    return { shippingTaxRate: order.shippingTaxRate, shippingTaxMinor: order.shippingTaxMinor };
  const shippingTaxRate = vatRateFor(rules, 'goods', order.taxCountry);
  return { shippingTaxRate, shippingTaxMinor: taxIncluded(order.shippingMinor, shippingTaxRate) };
};

/**
 * Taxes an order by what holds on the day its payment was received, in the shop's time zone. A buyer pays before the goods
 * are sent or the files are opened: VAT becomes chargeable on receipt of the payment (Directive 2006/112/EC, art. 65, in place
 * of the supply of art. 63; Slovak Act 222/2004, § 19 par. 4) at the rate in force on that day (art. 93, second paragraph, point
 * (a), which covers the cases of art. 65; § 27 par. 5), not at the one of the day of the order. What was agreed with the consumer
 * is the price with tax and stays; the tax within it is computed anew. Writes the lines, all of the order, also in place, and returns the tax of
 * the shipping, for the caller to write with the payment. Needs the order's lock, before it is paid: afterwards lines are final.
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
): Promise<ShippingTax> => {
  const { vat, taxpayer } = await readSettings(ctx);
  const rules = { vat, taxpayer, day: dayOf(paidAt) };
  for (const line of lines) {
    const taxRatePercent = vatRateFor(rules, line.taxClass as TaxedAs, order.taxCountry);
    if (taxRatePercent === line.taxRatePercent) continue;
    const taxMinor = taxIncluded(line.subtotalMinor - line.discountMinor, taxRatePercent);
    await ctx.repo(OrderLine).update({ id: line.id }, { taxRatePercent, taxMinor });
    Object.assign(line, { taxRatePercent, taxMinor });
  }
  return shippingTax(rules, order);
};
