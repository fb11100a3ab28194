import { taxSums, type TaxSum } from '../cart/tax-lines.ts';
import type { OrderLine } from './order-line.entity.ts';
import type { Order } from './order.entity.ts';

/** The VAT of an order by rate, from its snapshots: lines after their discount, and the shipping. */
export const orderTaxes = (
  order: Pick<Order, 'shippingMinor' | 'shippingTaxRate' | 'shippingTaxMinor'>,
  lines: readonly Pick<OrderLine, 'subtotalMinor' | 'discountMinor' | 'taxRatePercent' | 'taxMinor'>[],
): TaxSum[] =>
  taxSums([
    ...lines.map((line) => ({
      ratePercent: line.taxRatePercent,
      grossMinor: line.subtotalMinor - line.discountMinor,
      taxMinor: line.taxMinor,
    })),
    { ratePercent: order.shippingTaxRate, grossMinor: order.shippingMinor, taxMinor: order.shippingTaxMinor },
  ]);
