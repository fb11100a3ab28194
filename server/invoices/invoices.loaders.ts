import { In } from 'typeorm';
import { defineLoader, grouped } from '../core/loader.ts';
import { Invoice } from './invoice.entity.ts';

/** Invoices and credit notes of an order, oldest first. */
export const invoicesByOrder = defineLoader(async (ctx, orderIds: readonly string[]) => {
  const invoices = await ctx.repo(Invoice).find({
    select: { id: true, orderId: true, number: true, kind: true, issuedAt: true, totalMinor: true, currency: true },
    where: { orderId: In([...orderIds]) },
    order: { id: 'ASC' },
  });
  return grouped(orderIds, invoices, ({ orderId }) => orderId);
});
