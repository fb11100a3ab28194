import { In } from 'typeorm';
import { defineLoader, grouped } from '../core/loader.ts';
import { itemsOf } from './withdrawal-items.queries.ts';
import { Withdrawal } from './withdrawal.entity.ts';

/** Statements about an order, oldest first. */
export const withdrawalsByOrder = defineLoader(async (ctx, orderIds: readonly string[]) => {
  const withdrawals = await ctx
    .repo(Withdrawal)
    .find({ where: { orderId: In([...orderIds]) }, order: { receivedAt: 'ASC', id: 'ASC' } });
  return grouped(orderIds, withdrawals, ({ orderId }) => orderId!);
});

/** What withdrawals are about, as it was chosen. */
export const itemsByWithdrawal = defineLoader(async (ctx, ids: readonly string[]) =>
  grouped(ids, await itemsOf(ctx, ids), ({ withdrawalId }) => withdrawalId),
);
