import { In } from 'typeorm';
import { requirePermission } from '../../accounts/sessions.service.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Permission } from '../../core/permissions.ts';
import { isUuid } from '../../core/text/text.ts';
import { ublOf } from '../invoice-ubl.ts';
import { Invoice } from '../invoice.entity.ts';
import { parseEndpoint } from '../peppol-endpoint.ts';
import { DocumentSending } from './document-sending.entity.ts';

/** How far a document is, as lists of documents say it. */
export type SendingFacts = Pick<DocumentSending, 'documentId' | 'state' | 'messageId' | 'receiptAt' | 'recipient'>;

/** By the id of the document, in one statement; what never was to be sent is not there. */
export const sendingsOf = async (ctx: Ctx, documentIds: readonly string[]): Promise<Map<string, SendingFacts>> => {
  const found = await ctx.repo(DocumentSending).find({
    select: { documentId: true, state: true, messageId: true, receiptAt: true, recipient: true },
    where: { documentId: In([...documentIds]) },
  });
  return new Map(found.map((sending) => [sending.documentId, sending]));
};

/** A document as data, to where it was sent, or will be. */
export const sentUbl = ({ snapshot }: Invoice, sending?: Pick<DocumentSending, 'recipient'> | null): string =>
  ublOf(snapshot, parseEndpoint(sending?.recipient ?? '') ?? undefined);

/** The same of one that was read alone. */
export const readUbl = async (ctx: Ctx, invoice: Invoice): Promise<string> =>
  sentUbl(invoice, await ctx.repo(DocumentSending).findOneBy({ documentId: invoice.id }));

/** What proves that a document was delivered, or refused, as a file is told. */
export interface KeptReceipt {
  readonly document: string;
  readonly state: string;
  readonly accessPoint: string | null;
  readonly messageId: string | null;
  readonly recipient: string | null;
  readonly receivedAt: string | null;
  readonly evidence: Readonly<Record<string, string>>;
}

/** The receipt of a document, for admins who may manage orders. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export const readReceipt = async (ctx: Ctx, documentId: string): Promise<KeptReceipt> => {
  requirePermission(ctx, Permission.ORDERS);
  const sending = isUuid(documentId) ? await ctx.repo(DocumentSending).findOneBy({ documentId }) : null;
  if (!sending?.evidence) throw new AppError(ErrorCode.NOT_FOUND);
  const { number } = await ctx.repo(Invoice).findOneByOrFail({ id: documentId });
  const { state, accessPoint, messageId, recipient, receiptAt, evidence } = sending;
  const receivedAt = receiptAt?.toISOString() ?? null;
  return { document: number, state, accessPoint, messageId, recipient, receivedAt, evidence };
};
