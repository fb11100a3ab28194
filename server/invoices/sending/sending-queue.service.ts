import type { Ctx } from '../../core/context.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import type { AccountingSetting } from '../../settings/accounting.setting.ts';
import type { Invoice } from '../invoice.entity.ts';
import { chargesVat } from '../../settings/taxpayer.setting.ts';
import type { InvoiceParty } from '../invoice-snapshot.ts';
import { buyerEndpoint, endpointText } from '../peppol-endpoint.ts';
import { DocumentSending } from './document-sending.entity.ts';
import { SendingReason, SendingState } from './sending-state.ts';

/** Name of the job that sends one document. */
export const SENDING_JOB = 'invoices.send-document';

/** Has the job come to a document, in the caller's transaction: at once, or at a time. */
export const comeAgain = (ctx: Ctx, id: string, runAt: Date | null = null): Promise<void> =>
  enqueue(ctx, { name: SENDING_JOB }, { id }, { key: `${SENDING_JOB}:${id}`, runAt });

const isCompany = ({ company, companyId, taxId, vatId }: InvoiceParty): boolean =>
  Boolean(company ?? companyId ?? taxId ?? vatId);

/** Where a document goes: what corrects another one, where that went, which a person may have said; else as the buyer's numbers say. */
const recipientOf = async (ctx: Ctx, { snapshot, originalId }: Invoice): Promise<string | null> => {
  const original = originalId && (await ctx.repo(DocumentSending).findOneBy({ documentId: originalId }));
  if (original && original.recipient !== null) return original.recipient;
  const endpoint = buyerEndpoint(snapshot.buyer);
  return endpoint && endpointText(endpoint);
};

/**
 * Puts a document just issued in the outbox, in the transaction that issues it, if the owner sends documents on its day, was a
 * payer of VAT on the day of the tax and the buyer is a company. One whom the network cannot name is written down and not sent.
 */
export const queueSending = async (ctx: Ctx, document: Invoice, { peppolFrom }: AccountingSetting): Promise<void> => {
  const { id: documentId, issuedAt: now, snapshot } = document;
  const { buyer, taxpayer = 'PAYER' } = snapshot;
  if (peppolFrom === null || snapshot.issuedOn < peppolFrom || !chargesVat(taxpayer) || !isCompany(buyer)) return;
  const row = { documentId, createdAt: now, changedAt: now };
  const recipient = await recipientOf(ctx, document);
  if (recipient === null) {
    const reason = buyer.vatId ? SendingReason.NO_SCHEME : SendingReason.NO_NUMBER;
    await ctx.repo(DocumentSending).insert({ ...row, state: SendingState.NO_ADDRESS, reason });
    return;
  }
  await ctx.repo(DocumentSending).insert({ ...row, state: SendingState.WAITING, recipient });
  await comeAgain(ctx, documentId);
};
