import * as z from 'zod';

const id = z.string().min(1);
const metadata = z.record(z.string(), z.string()).nullish();
const transaction = z.object({ fee: z.number().int(), currency: z.string(), created: z.number() });

const charge = z.object({
  id,
  amount_refunded: z.number().int().default(0),
  created: z.number().optional(),
  balance_transaction: z.union([z.string(), transaction]).nullish(),
});

/** Money of one payment: authorized for us, then taken. */
export const intentAnswer = z.object({
  id,
  status: z.string(),
  amount: z.number().int().optional(),
  amount_received: z.number().int().default(0),
  currency: z.string().optional(),
  livemode: z.boolean().optional(),
  metadata,
  transfer_data: z.object({ destination: z.string() }).nullish(),
  last_payment_error: z.object({ code: z.string(), decline_code: z.string() }).partial().nullish(),
  latest_charge: z.union([z.string(), charge]).nullish(),
});

/** A page of Stripe on which a buyer pays. */
export const sessionAnswer = z.object({
  id,
  status: z.string().nullish(),
  url: z.string().nullish(),
  livemode: z.boolean().optional(),
  client_reference_id: z.string().nullish(),
  payment_intent: z.union([z.string(), intentAnswer]).nullish(),
});

export const refundAnswer = z.object({
  id,
  status: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
  metadata,
});

export const refundList = z.object({ data: z.array(refundAnswer) });

export const accountAnswer = z.object({ id, charges_enabled: z.boolean().optional() });

export type StripeIntent = z.infer<typeof intentAnswer>;
export type StripeSession = z.infer<typeof sessionAnswer>;
export type StripeRefund = z.infer<typeof refundAnswer>;
