import type { Ctx } from '../../core/context.ts';
import { money } from '../../core/money.types.ts';
import { dayOf } from '../../core/text/format.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { chargesVat, taxpayerOn } from '../../settings/taxpayer.setting.ts';
import { turnoverLimits, turnoverState } from './turnover-limits.ts';
import type { Turnover } from './turnover.types.ts';

const SUM = `
  SELECT coalesce(sum(t."netMinor"), 0)::float8 AS net
  FROM invoice i CROSS JOIN jsonb_to_recordset(i.snapshot -> 'taxes') AS t("taxCountry" text, "netMinor" bigint)
  WHERE i.taxable_on >= $1 AND i.taxable_on < $2 AND t."taxCountry" = $3`;

/**
 * What was supplied in the seller's state in this calendar year, by documents: what is taxed elsewhere counts there. Null where the
 * seller is a payer of VAT, or the state has no limits that the shop knows.
 */
export const readTurnover = async (ctx: Ctx): Promise<Turnover | null> => {
  const day = dayOf(ctx.shop.clock.now());
  const { seller, taxpayer } = await readSettings(ctx);
  const limits = turnoverLimits(seller.country);
  if (!limits || chargesVat(taxpayerOn(taxpayer, day))) return null;
  const year = Number(day.slice(0, 4));
  const [sum] = await ctx.sql<{ net: number }>(SUM, [`${year}-01-01`, `${year + 1}-01-01`, seller.country]);
  const { net } = sum!;
  return {
    year,
    net: money(net),
    nextYear: money(limits.nextYearMinor),
    atOnce: money(limits.atOnceMinor),
    state: turnoverState(net, limits),
  };
};
