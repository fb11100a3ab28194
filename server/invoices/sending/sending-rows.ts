import { mayGoAgain } from './sending-state.ts';
import type { DocumentSendingView } from './sending.types.ts';

/** Which documents wait for a person: of the row `s` of document_sending. */
export const IS_TROUBLE = `s.state IN ('FAILED', 'REFUSED') AND s.set_aside_at IS NULL`;

/** How many there are. */
export const COUNT_TROUBLE = `SELECT count(*) FROM document_sending s WHERE ${IS_TROUBLE}`;

/** The row `s` as a value; null where there is none. */
export const SENDING = `
  CASE WHEN s.document_id IS NOT NULL THEN jsonb_build_object('id', s.document_id, 'state', s.state, 'reason', s.reason,
    'detail', s.detail, 'simulated', s.simulated, 'nextAt', s.next_at, 'setAside', s.set_aside_at IS NOT NULL) END`;

/** As `SENDING` selects it. */
export interface SendingRow extends Omit<DocumentSendingView, 'nextAt' | 'mayGoAgain'> {
  readonly nextAt: string | null;
}

export const sendingOfRow = (row: SendingRow): DocumentSendingView => ({
  ...row,
  mayGoAgain: mayGoAgain(row),
  nextAt: row.nextAt === null ? null : new Date(row.nextAt),
});
