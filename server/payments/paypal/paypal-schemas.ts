import * as z from 'zod';

const amount = z.object({ currency_code: z.string(), value: z.string() });
const link = z.object({ rel: z.string(), href: z.string() });
const payee = z.object({ merchant_id: z.string().optional() });

export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** PayPal may leave out of a capture whatever it likes: what is not said is asked for, never read as "not ours". */
export const captureAnswer = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: amount.partial().optional(),
  custom_id: z.string().optional(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  create_time: z.string().optional(),
  update_time: z.string().optional(),
  payee: payee.optional(),
  seller_receivable_breakdown: z.object({ paypal_fee: amount.optional() }).optional(),
});

export const refundAnswer = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: amount.optional(),
  invoice_id: z.string().optional(),
  links: z.array(link).optional(),
});

const purchaseUnit = z.object({
  custom_id: z.string().optional(),
  amount: amount.optional(),
  payee: payee.optional(),
  payments: z
    .object({ captures: z.array(captureAnswer).optional(), refunds: z.array(refundAnswer).optional() })
    .optional(),
});

export const orderAnswer = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z.array(purchaseUnit).optional(),
  links: z.array(link).optional(),
});

export const verificationAnswer = z.object({ verification_status: z.string() });

export const errorAnswer = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

export type PayPalAmount = z.infer<typeof amount>;
export type PayPalCapture = z.infer<typeof captureAnswer>;
export type PayPalRefund = z.infer<typeof refundAnswer>;
export type PayPalOrder = z.infer<typeof orderAnswer>;
