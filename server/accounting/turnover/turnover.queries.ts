import type { Ctx } from '../../core/context.ts';
import { money } from '../../core/money.types.ts';
import { dayOf } from '../../core/text/format.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { chargesVat, taxpayerOn } from '../../settings/taxpayer.setting.ts';
import { EU_VAT_RATES } from '../../settings/vat.setting.ts';
import { turnoverLimits, turnoverState, type Turnovers } from './turnover-limits.ts';
import type { Turnover } from './turnover.types.ts';

/**
 * What was taxed at home, and the goods and parcels of what left the Union. A refund of a mere amount of an order that had files
 * beside them takes nothing off: it does not say of which.
 */
const SUMS = `
  WITH document AS (
    SELECT id, order_id, kind, snapshot, taxable_on < $2::date AS old FROM invoice
    WHERE taxable_on >= $1::date AND taxable_on < $3::date
  ), counted AS (
    SELECT d.old, t."netMinor"
    FROM document d CROSS JOIN jsonb_to_recordset(d.snapshot -> 'taxes') AS t ("taxCountry" text, "netMinor" bigint)
    WHERE t."taxCountry" = $4
    UNION ALL
    SELECT d.old, l."netMinor"
    FROM document d JOIN orders o ON o.id = d.order_id
    CROSS JOIN jsonb_to_recordset(d.snapshot -> 'lines') AS l ("taxCountry" text, sku text, "netMinor" bigint)
    WHERE l."taxCountry" <> ALL($5::text[])
      AND NOT EXISTS (SELECT FROM order_line f WHERE f.order_id = o.id AND f.sku = l.sku AND f.product_type = 'DIGITAL')
      AND NOT (l.sku IS NULL AND d.kind = 'CREDIT_NOTE' AND o.digital_consent_version IS NOT NULL)
  )
  SELECT coalesce(sum("netMinor") FILTER (WHERE NOT old), 0)::float8 AS "netMinor",
    coalesce(sum("netMinor") FILTER (WHERE old), 0)::float8 AS "lastYearMinor"
  FROM counted`;

/**
 * What was supplied from the seller's state in this calendar year and the last, by documents. Null where the seller is a payer of
 * VAT, or the state has no limits that the shop knows.
 */
export const readTurnover = async (ctx: Ctx): Promise<Turnover | null> => {
  const day = dayOf(ctx.shop.clock.now());
  const { seller, taxpayer } = await readSettings(ctx);
  const limits = turnoverLimits(seller.country);
  if (!limits || chargesVat(taxpayerOn(taxpayer, day))) return null;
  const year = Number(day.slice(0, 4));
  const begins = [year - 1, year, year + 1].map((one) => `${one}-01-01`);
  const given = [...begins, seller.country, Object.keys(EU_VAT_RATES)];
  const [sums] = await ctx.sql<Turnovers>(SUMS, given, 'accounting.turnover');
  return {
    year,
    net: money(sums!.netMinor),
    lastYear: money(sums!.lastYearMinor),
    nextYear: money(limits.nextYearMinor),
    atOnce: money(limits.atOnceMinor),
    state: turnoverState(sums!, limits),
  };
};
