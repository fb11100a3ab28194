import * as z from 'zod';
import { toMinor } from '../../core/money.ts';

const amount = z.object({ currency_code: z.literal('EUR'), value: z.string().regex(/^\d{1,7}\.\d\d$/) });
const url = z.url({ protocol: /^https?$/ });

const unit = z.looseObject({
  reference_id: z.string().max(256).optional(),
  custom_id: z.string().max(255).optional(),
  invoice_id: z.string().max(127).optional(),
  description: z.string().max(127).optional(),
  amount: amount.extend({
    breakdown: z.object({ item_total: amount, shipping: amount.optional(), discount: amount.optional() }),
  }),
  items: z
    .array(
      z.looseObject({ name: z.string().min(1).max(127), quantity: z.string().regex(/^\d{1,9}$/), unit_amount: amount }),
    )
    .min(1),
});

export const orderRequestSchema = z.looseObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([unit]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.looseObject({ locale: z.string().optional(), return_url: url, cancel_url: url }),
    }),
  }),
});

export type OrderRequest = z.infer<typeof orderRequestSchema>;

/** PayPal's own check of the sums: the name of the issue, or null. */
export const sumIssue = ({ purchase_units: [{ amount: total, items }] }: OrderRequest): string | null => {
  const minor = (value?: { value: string }) => toMinor(value?.value ?? '0');
  const { item_total: itemTotal, shipping, discount } = total.breakdown;
  const lines = items.reduce((sum, item) => sum + minor(item.unit_amount) * Number(item.quantity), 0);
  if (lines !== minor(itemTotal)) return 'ITEM_TOTAL_MISMATCH';
  if (minor(itemTotal) + minor(shipping) - minor(discount) !== minor(total)) return 'AMOUNT_MISMATCH';
  return minor(total) > 0 ? null : 'CANNOT_BE_ZERO_OR_NEGATIVE';
};
