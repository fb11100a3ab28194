import * as z from 'zod';
import { recordAction } from '../audit/audit.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { OrderNote } from './order-note.entity.ts';
import { lockOrder } from './order-transition.service.ts';

export const MAX_NOTE = 4000;

export interface NoteInput {
  readonly orderId: string;
  readonly text: string;
  /** The version that the writer has read; 0 where there was none. */
  readonly version: number;
}

/** What the workshop noted about an order; an empty note of version 0 before the first. */
export const orderNote = async (ctx: Ctx, orderId: string): Promise<OrderNote> =>
  (await ctx.repo(OrderNote).findOneBy({ orderId })) ??
  ctx.repo(OrderNote).create({ orderId, text: '', version: 0, changedAt: ctx.shop.clock.now() });

const words = z.object({ text: z.string().trim().max(MAX_NOTE, 'TOO_LONG') });

/**
 * Writes the workshop's note of an order. Throws ORDER_NOT_FOUND, VALIDATION_FAILED (over 4,000 characters) and, when
 * somebody wrote another one meanwhile, VERSION_CONFLICT (args.version). Locks the order.
 */
export const setOrderNote = (ctx: Ctx, { orderId, text, version }: NoteInput): Promise<OrderNote> =>
  transaction(ctx, async (tx) => {
    const { text: trimmed } = checked(words, { text });
    const order = await lockOrder(tx, orderId);
    const note = await orderNote(tx, order.id);
    if (note.version !== version) throw new AppError(ErrorCode.VERSION_CONFLICT, { version: note.version });
    const before = { note: note.text };
    const changes = { text: trimmed, version: version + 1, changedAt: tx.shop.clock.now() };
    await tx.repo(OrderNote).save(Object.assign(note, changes));
    const { id, orderNumber: name } = order;
    await recordAction(tx, { action: 'order.note', subject: 'ORDER', id, name, before, after: { note: trimmed } });
    return note;
  });
