import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { ublOf } from '../invoice-ubl.ts';
import { InvoiceKind, type Invoice } from '../invoice.entity.ts';
import { buyerEndpoint, parseEndpoint, taxEndpoint } from '../peppol-endpoint.ts';
import { AccessPointError, type AccessPoint, type Receipt, type SentDocument } from './access-point.ts';
import { DocumentSending } from './document-sending.entity.ts';
import { accessPoint } from './known-access-points.ts';
import { comeAgain, SENDING_JOB } from './sending-queue.service.ts';
import { afterFailure, afterLook, afterSending, isUnderway, SendingState, type Step } from './sending-state.ts';

const schemas = 'urn:oasis:names:specification:ubl:schema:xsd';
const BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** Identifiers of Peppol BIS Billing 3, as the list of document types has them. */
const documentType = ({ kind }: Invoice): string => {
  const root = kind === InvoiceKind.CREDIT_NOTE ? 'CreditNote' : 'Invoice';
  return `${schemas}:${root}-2::${root}##${BILLING}::2.1`;
};

const documentOf = (document: Invoice, kept: string | null): SentDocument => {
  const { number, snapshot } = document;
  const recipient = (kept === null ? null : parseEndpoint(kept)) ?? buyerEndpoint(snapshot.buyer)!;
  return {
    key: number,
    sender: taxEndpoint(snapshot.seller.taxId),
    recipient,
    documentType: documentType(document),
    ubl: ublOf(snapshot, recipient),
  };
};

const told = (ctx: Ctx, documentId: string, error: unknown): void => {
  const details = error instanceof AccessPointError ? { fault: error.fault, message: error.message } : { err: error };
  ctx.shop.logger.warn({ documentId, ...details }, 'the access point did not do its work');
};

const send = async (ctx: Ctx, point: AccessPoint, sending: DocumentSending): Promise<Step> => {
  const now = () => ctx.shop.clock.now();
  try {
    const { messageId } = await point.send(ctx, documentOf(sending.document!, sending.recipient));
    ctx.shop.checkpoint?.('document.sent');
    return afterSending(messageId, now());
  } catch (error) {
    told(ctx, sending.documentId, error);
    return afterFailure(error, sending.attempts, now());
  }
};

const look = async (
  ctx: Ctx,
  point: AccessPoint,
  { documentId, messageId, attempts }: DocumentSending,
): Promise<Step> => {
  const receipt: Receipt | null = await point.status(ctx, messageId!).catch((error: unknown) => {
    told(ctx, documentId, error);
    return null;
  });
  return afterLook(receipt, attempts, ctx.shop.clock.now());
};

/** Writes what a call brought, unless another run has gone on since. */
const take = (ctx: Ctx, seen: DocumentSending, point: AccessPoint, step: Step): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { documentId, state, attempts } = seen;
    const { affected } = await tx.repo(DocumentSending).update(
      { documentId, state, attempts },
      {
        ...step,
        accessPoint: point.name,
        simulated: point.simulated,
        changedAt: tx.shop.clock.now(),
      },
    );
    if (affected === 1 && step.nextAt) await comeAgain(tx, documentId, step.nextAt);
  });

/**
 * Sends a document to the access point, or asks for its receipt, and comes again until that is there. May happen twice: the key
 * of the document is its number, and what another run wrote stays.
 */
export const sendDocumentJob = defineJob({
  name: SENDING_JOB,
  lane: 'peppol',
  payload: z.object({ id: z.uuid() }),
  run: async (ctx, { id: documentId }) => {
    const sending = await ctx.repo(DocumentSending).findOne({ where: { documentId }, relations: { document: true } });
    if (!sending || !isUnderway(sending.state)) return;
    const point = accessPoint();
    const work = sending.state === SendingState.WAITING ? send : look;
    await take(ctx, sending, point, await work(ctx, point, sending));
  },
});
