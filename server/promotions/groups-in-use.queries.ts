import type { Ctx } from '../core/context.ts';

const IN_USE = `
  SELECT EXISTS (SELECT FROM promotion WHERE group_id = $1::uuid)
    OR EXISTS (SELECT FROM product WHERE volume_prices @> jsonb_build_array(jsonb_build_object('groupId', $1::text))) AS used`;

/** Whether a promotion or a volume price is limited to a group of customers. */
export const isGroupInUse = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.sql<{ used: boolean }>(IN_USE, [id]))[0]!.used;
