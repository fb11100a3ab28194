import { In } from 'typeorm';
import { ProductType } from '../../catalog/product/product-type.ts';
import type { Ctx } from '../../core/context.ts';
import { Invoice } from '../../invoices/invoice.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import type { Period } from '../period.ts';
import { bookedParts, type BookedPart } from './booked-parts.ts';

/** A document, by its id and that of its order. */
export interface DocumentKey {
  readonly id: string;
  readonly orderId: string;
}

/** The documents whose day of supply lies in a period: invoices first, each kind by its numbers. */
export const documentKeys = (ctx: Ctx, { from, to }: Pick<Period, 'from' | 'to'>): Promise<DocumentKey[]> =>
  ctx.sql<DocumentKey>(
    `SELECT id, order_id AS "orderId" FROM invoice WHERE taxable_on >= $1 AND taxable_on < $2
     ORDER BY kind DESC, year, sequence`,
    [from, to],
  );

const PORTION = 100;

/** Documents by their ids, in that order, in portions of a hundred. */
async function* portionsOf(ctx: Ctx, ids: readonly string[]): AsyncGenerator<Invoice[]> {
  for (let at = 0; at < ids.length; at += PORTION) {
    const portion = ids.slice(at, at + PORTION);
    const found = await ctx.repo(Invoice).findBy({ id: In(portion) });
    const byId = new Map(found.map((invoice) => [invoice.id, invoice]));
    yield portion.map((id) => byId.get(id)!);
  }
}

/** Documents by their ids, in that order, a hundred of them in memory at a time. */
export async function* documentsOf(ctx: Ctx, ids: readonly string[]): AsyncGenerator<Invoice> {
  for await (const portion of portionsOf(ctx, ids)) yield* portion;
}

/** A document with what its parts are declared as. */
export interface BookedDocument {
  readonly invoice: Invoice;
  readonly parts: readonly BookedPart[];
  /** Of a credit note: the day of supply of the invoice that it corrects, ISO. */
  readonly originalDay: string | null;
}

const filesOf = async (ctx: Ctx, orderIds: readonly string[]): Promise<Map<string, Set<string>>> => {
  const where = { orderId: In([...orderIds]), productType: ProductType.DIGITAL };
  const lines = await ctx.repo(OrderLine).find({ select: { id: true, orderId: true, sku: true }, where });
  const byOrder = new Map(orderIds.map((id): [string, Set<string>] => [id, new Set()]));
  for (const { orderId, sku } of lines) byOrder.get(orderId)!.add(sku);
  return byOrder;
};

/** The documents of a period, each with its parts, a hundred of them in memory at a time. */
export async function* bookedDocuments(ctx: Ctx, period: Period): AsyncGenerator<BookedDocument> {
  const ids = (await documentKeys(ctx, period)).map(({ id }) => id);
  for await (const portion of portionsOf(ctx, ids)) {
    const originalIds = portion.flatMap(({ originalId }) => originalId ?? []);
    const [files, originals] = await Promise.all([
      filesOf(ctx, [...new Set(portion.map(({ orderId }) => orderId))]),
      originalIds.length > 0 ? ctx.repo(Invoice).findBy({ id: In(originalIds) }) : [],
    ]);
    for (const invoice of portion) {
      const original = originals.find(({ id }) => id === invoice.originalId) ?? null;
      const parts = bookedParts(invoice.snapshot, files.get(invoice.orderId)!, original?.snapshot ?? null);
      yield { invoice, parts, originalDay: original?.taxableOn ?? null };
    }
  }
}
