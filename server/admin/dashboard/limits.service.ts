import { readTurnover } from '../../accounting/turnover/turnover.queries.ts';
import { readCrossBorderSales } from '../../cart/cross-border-sales.queries.ts';
import type { Ctx } from '../../core/context.ts';
import { Permission } from '../../core/permissions.ts';
import type { AdminLimits } from './limits.types.ts';

/** Where the sales stand to the limits of the law, for who may change what follows. */
export const readLimits = async (ctx: Ctx): Promise<AdminLimits> => {
  if (!ctx.viewer?.permissions?.includes(Permission.SETTINGS)) return { turnover: null, crossBorderSales: null };
  const [turnover, crossBorderSales] = await Promise.all([readTurnover(ctx), readCrossBorderSales(ctx)]);
  return { turnover, crossBorderSales };
};
