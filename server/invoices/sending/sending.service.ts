import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { isUuid } from '../../core/text/text.ts';
import { Invoice } from '../invoice.entity.ts';
import { endpointNamed, endpointText } from '../peppol-endpoint.ts';
import { DocumentSending } from './document-sending.entity.ts';
import { comeAgain } from './sending-queue.service.ts';
import { receiptUrl } from './sending-rows.ts';
import { mayBeAddressed, mayGoAgain, SendingState } from './sending-state.ts';
import type { DocumentSendingView } from './sending.types.ts';

/** As the administration sees it. */
const sendingView = (sending: DocumentSending): DocumentSendingView => {
  const { documentId: id, state, reason, detail, messageId, recipient, receiptAt, simulated, nextAt } = sending;
  return {
    id,
    state,
    reason,
    detail,
    messageId,
    recipient,
    receiptAt,
    receiptUrl: sending.evidence ? receiptUrl(id) : null,
    simulated,
    nextAt,
    mayGoAgain: mayGoAgain(sending),
    mayBeAddressed: mayBeAddressed(sending),
    setAside: sending.setAsideAt !== null,
  };
};

/** Locks it. */
const lockSending = async (ctx: Ctx, documentId: string): Promise<DocumentSending> => {
  const lock = { mode: 'pessimistic_write' } as const;
  const known = isUuid(documentId) ? await ctx.repo(DocumentSending).findOne({ where: { documentId }, lock }) : null;
  if (!known) throw new AppError(ErrorCode.NOT_FOUND);
  return known;
};

type Changes = Partial<
  Pick<DocumentSending, 'state' | 'attempts' | 'nextAt' | 'reason' | 'detail' | 'setAsideAt' | 'recipient'>
>;

const change = async (ctx: Ctx, known: DocumentSending, changes: Changes, again: boolean) => {
  const { documentId } = known;
  await ctx.repo(DocumentSending).update({ documentId }, { ...changes, changedAt: ctx.shop.clock.now() });
  const { orderId, number } = await ctx.repo(Invoice).findOneByOrFail({ id: documentId });
  const factsOf = ({ state, setAsideAt, recipient }: DocumentSending) => ({
    state,
    aside: setAsideAt !== null,
    recipient,
  });
  const changed = { ...known, ...changes };
  await recordAction(ctx, {
    action: again ? 'document.send-again' : 'document.aside',
    subject: 'ORDER',
    id: orderId,
    name: number,
    before: factsOf(known),
    after: factsOf(changed),
  });
  return sendingView(changed);
};

const FRESH = { state: SendingState.WAITING, attempts: 0, nextAt: null, reason: null, detail: null, setAsideAt: null };

/**
 * Has a document that was given up, or that the access point refused, sent again, under the same key: an access point that took it
 * before answers the message of then. Any other stays as it is, see `mayGoAgain`. Throws NOT_FOUND. Locks the row.
 */
export const sendAgain = (ctx: Ctx, documentId: string): Promise<DocumentSendingView> =>
  transaction(ctx, async (tx) => {
    const known = await lockSending(tx, documentId);
    if (!mayGoAgain(known)) return sendingView(known);
    await comeAgain(tx, documentId);
    return change(tx, known, FRESH, true);
  });

/**
 * Sends a document that nobody took, as the buyer gave no number that the network knows or a wrong one, by one that a person has learnt
 * since: a Slovak tax number, a VAT number, or an endpoint. Any other stays as it is. The printed document says what it said. Throws
 * NOT_FOUND, VALIDATION_FAILED. Locks the row.
 */
export const sendTo = (ctx: Ctx, documentId: string, number: string): Promise<DocumentSendingView> =>
  transaction(ctx, async (tx) => {
    const known = await lockSending(tx, documentId);
    if (!mayBeAddressed(known)) return sendingView(known);
    const endpoint = endpointNamed(number);
    if (!endpoint) throw validationFailed({ number: 'INVALID' });
    await comeAgain(tx, documentId);
    const recipient = endpointText(endpoint);
    return change(tx, known, { ...FRESH, recipient }, true);
  });

/** Puts a document away whose trouble was dealt with otherwise, or brings it back. Throws NOT_FOUND. Locks the row. */
export const setSendingAside = (ctx: Ctx, documentId: string, aside: boolean): Promise<DocumentSendingView> =>
  transaction(ctx, async (tx) => {
    const known = await lockSending(tx, documentId);
    return change(tx, known, { setAsideAt: aside ? tx.shop.clock.now() : null }, false);
  });
