import * as z from 'zod';
import type { Shop } from '../../core/shop.ts';
import { callPayPal } from './paypal-client.ts';

const amount = z.object({ currency_code: z.string(), value: z.string() });

/** A dispute as PayPal's Disputes API and its events tell of it. */
export const disputeAnswer = z.object({
  dispute_id: z.string().min(1).max(255),
  create_time: z.string().optional(),
  update_time: z.string().optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().min(1) })).min(1),
  reason: z.string().max(255).default('OTHER'),
  status: z.string().max(255).default('OPEN'),
  dispute_amount: amount.optional(),
  dispute_outcome: z
    .object({ outcome_code: z.string().max(255).optional(), amount_refunded: amount.optional() })
    .optional(),
  dispute_life_cycle_stage: z.string().max(255).default('INQUIRY'),
  seller_response_due_date: z.string().optional(),
});
export type PayPalDispute = z.infer<typeof disputeAnswer>;

const listAnswer = z.object({ items: z.array(z.object({ dispute_id: z.string().min(1) })).default([]) });

const pathOf = (disputeId: string): string => `/v1/customer/disputes/${encodeURIComponent(disputeId)}`;

export const getDispute = (shop: Shop, disputeId: string): Promise<PayPalDispute> =>
  callPayPal(shop, { method: 'GET', path: pathOf(disputeId), answer: disputeAnswer });

/** Ids of the disputes about a capture, or of all that changed since a moment; 50 at most. */
export const listDisputes = async (
  shop: Shop,
  by: { readonly captureId: string } | { readonly changedSince: Date },
): Promise<string[]> => {
  const query = new URLSearchParams({ page_size: '50' });
  if ('captureId' in by) query.set('disputed_transaction_id', by.captureId);
  else query.set('update_time_after', by.changedSince.toISOString());
  const path = `/v1/customer/disputes?${query.toString()}`;
  const { items } = await callPayPal(shop, { method: 'GET', path, answer: listAnswer });
  return items.map(({ dispute_id }) => dispute_id);
};

export interface EvidenceFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export interface Evidence {
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly note: string;
  readonly file: EvidenceFile | null;
}

/** PayPal's words for the carriers of parcels that it knows. */
const evidenceOf = ({ carrier, tracking, note }: Evidence) => ({
  evidence_type: tracking ? 'PROOF_OF_FULFILLMENT' : 'OTHER',
  ...(tracking && {
    evidence_info: {
      tracking_info: [{ carrier_name: 'OTHER', carrier_name_other: carrier ?? '', tracking_number: tracking }],
    },
  }),
  notes: note,
});

/** Sends proof against a claim, once per request id. */
export const provideEvidence = async (
  shop: Shop,
  disputeId: string,
  evidence: Evidence,
  requestId: string,
): Promise<void> => {
  const form = new FormData();
  form.set('input', new Blob([JSON.stringify({ evidences: [evidenceOf(evidence)] })], { type: 'application/json' }));
  const { file } = evidence;
  if (file) form.set('file1', new Blob([new Uint8Array(file.content)], { type: file.type }), file.name);
  const path = `${pathOf(disputeId)}/provide-evidence`;
  await callPayPal(shop, { method: 'POST', path, answer: z.unknown(), form, requestId });
};

/** Gives in: PayPal returns the money to the buyer. Once per request id. */
export const acceptClaim = async (shop: Shop, disputeId: string, note: string, requestId: string): Promise<void> => {
  const body = JSON.stringify({ note: note || 'Accepted' });
  await callPayPal(shop, {
    method: 'POST',
    path: `${pathOf(disputeId)}/accept-claim`,
    answer: z.unknown(),
    body,
    requestId,
  });
};
