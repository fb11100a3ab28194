import { In } from 'typeorm';
import type { Ctx } from '../core/context.ts';
import { CLAIMING } from './withdrawal-states.ts';
import { WithdrawalItem } from './withdrawal-item.entity.ts';

const CLAIMED = `
  SELECT i.order_line_id AS id, sum(i.units)::int AS units
  FROM withdrawal_item i JOIN withdrawal w ON w.id = i.withdrawal_id
  WHERE w.order_id = ANY($1::uuid[]) AND w.state = ANY($2::text[])
  GROUP BY 1`;

/** Units of each line of these orders that a withdrawal claims and no refund counts yet. Exact under the order's lock. */
export const claimedUnits = async (ctx: Ctx, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await ctx.sql<{ id: string; units: number }>(CLAIMED, [orderIds, CLAIMING], 'withdrawals.claimed');
  return new Map(rows.map(({ id, units }) => [id, units]));
};

/** The items of these withdrawals, in the order in which they were chosen. */
export const itemsOf = (ctx: Ctx, withdrawalIds: readonly string[]): Promise<WithdrawalItem[]> =>
  ctx.repo(WithdrawalItem).find({ where: { withdrawalId: In([...withdrawalIds]) }, order: { id: 'ASC' } });

/** What comes back for them and the delivery, in minor units. */
export const sumBack = (items: readonly WithdrawalItem[], { deliveryMinor }: { deliveryMinor: number }): number =>
  items.reduce((sum, { priceMinor, deductionMinor }) => sum + priceMinor - deductionMinor, deliveryMinor);
