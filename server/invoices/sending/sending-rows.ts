import { mayBeAddressed, mayGoAgain } from './sending-state.ts';
import type { DocumentSendingView } from './sending.types.ts';

/** Which documents wait for a person: of the row `s` of document_sending. */
export const IS_TROUBLE = `s.state IN ('FAILED', 'REFUSED') AND s.set_aside_at IS NULL`;

/** How many there are. */
export const COUNT_TROUBLE = `SELECT count(*) FROM document_sending s WHERE ${IS_TROUBLE}`;

/** The row `s` as a value; null where there is none. */
export const SENDING = `
  CASE WHEN s.document_id IS NOT NULL THEN jsonb_build_object('id', s.document_id, 'state', s.state, 'reason', s.reason,
    'detail', s.detail, 'messageId', s.message_id, 'recipient', s.recipient,
    'receiptAt', s.receipt_at, 'hasReceipt', s.evidence IS NOT NULL, 'simulated', s.simulated, 'nextAt', s.next_at, 'setAside', s.set_aside_at IS NOT NULL) END`;

/** As `SENDING` selects it. */
export interface SendingRow extends Omit<
  DocumentSendingView,
  'nextAt' | 'receiptAt' | 'receiptUrl' | 'mayGoAgain' | 'mayBeAddressed'
> {
  readonly nextAt: string | null;
  readonly receiptAt: string | null;
  readonly hasReceipt: boolean;
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Path of the file with what proves a delivery or refusal. */
export const receiptUrl = (documentId: string): string => `/api/admin/documents/${documentId}/receipt.json`;

export const sendingOfRow = ({ hasReceipt, ...row }: SendingRow): DocumentSendingView => ({
  ...row,
  mayGoAgain: mayGoAgain(row),
  mayBeAddressed: mayBeAddressed(row),
  nextAt: dateOf(row.nextAt),
  receiptAt: dateOf(row.receiptAt),
  receiptUrl: hasReceipt ? receiptUrl(row.id) : null,
});
