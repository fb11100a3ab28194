import type { Ctx } from '../../core/context.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import type { AccountingSetting } from '../../settings/accounting.setting.ts';
import type { Invoice } from '../invoice.entity.ts';
import { buyerEndpoint } from '../peppol-endpoint.ts';
import { DocumentSending } from './document-sending.entity.ts';
import { SendingState } from './sending-state.ts';

/** Name of the job that sends one document. */
export const SENDING_JOB = 'invoices.send-document';

/** Has the job come to a document, in the caller's transaction: at once, or at a time. */
export const comeAgain = (ctx: Ctx, id: string, runAt: Date | null = null): Promise<void> =>
  enqueue(ctx, { name: SENDING_JOB }, { id }, { key: `${SENDING_JOB}:${id}`, runAt });

/**
 * Puts a document just issued in the outbox, in the transaction that issues it, if the owner sends documents on its day and the
 * buyer is a company that the network can name.
 */
export const queueSending = async (ctx: Ctx, document: Invoice, { peppolFrom }: AccountingSetting): Promise<void> => {
  const { id, issuedAt: now, snapshot } = document;
  if (peppolFrom === null || snapshot.issuedOn < peppolFrom || !buyerEndpoint(snapshot.buyer)) return;
  await ctx
    .repo(DocumentSending)
    .insert({ documentId: id, state: SendingState.WAITING, createdAt: now, changedAt: now });
  await comeAgain(ctx, id);
};
