import type { Ctx } from '../../core/context.ts';
import { TIME_ZONE } from '../../core/text/format.ts';
import { toDecimal } from '../../core/money.ts';
import type { MovementKind } from '../../payments/reconciliation/movement-kind.ts';

/** How many calendar months are summed up, the present one included. */
const MONTHS = 3;

const SUMS = `
  SELECT to_char(l.happened_at AT TIME ZONE '${TIME_ZONE}', 'YYYY-MM') AS month, l.kind, l.currency, count(*)::int AS count,
    sum(l.amount_minor)::text AS sum, sum(l.fee_minor)::text AS fee
  FROM paypal_transaction l
  WHERE l.status NOT IN ('D', 'P')
    AND l.happened_at >= (date_trunc('month', $1::timestamptz AT TIME ZONE '${TIME_ZONE}') - interval '${MONTHS - 1} months')
      AT TIME ZONE '${TIME_ZONE}'
  GROUP BY 1, 2, 3 ORDER BY 1 DESC, 3, array_position(
    ARRAY['PAYMENT', 'RETURN', 'FEE', 'WITHDRAWAL', 'DEPOSIT', 'CONVERSION', 'HOLD', 'OTHER'], l.kind)`;

interface Row {
  readonly month: string;
  readonly kind: MovementKind;
  readonly currency: string;
  readonly count: number;
  readonly sum: string;
  readonly fee: string | null;
}

export interface MovementSum {
  /** `2026-11`. */
  readonly month: string;
  readonly kind: MovementKind;
  readonly count: number;
  /** Such as `-12.90 EUR`. */
  readonly sum: string;
  /** What PayPal kept of it, written the same way; null: nothing, or it does not say. */
  readonly fee: string | null;
}

const movementSum = ({ month, kind, currency, count, sum, fee }: Row): MovementSum => ({
  month,
  kind,
  count,
  sum: `${toDecimal(Number(sum))} ${currency}`,
  fee: fee === null || fee === '0' ? null : `${toDecimal(-Number(fee))} ${currency}`,
});

/** What moved on the PayPal account in the last three calendar months of the shop, by month, kind and currency. */
export const sumMovements = async (ctx: Ctx): Promise<MovementSum[]> =>
  (await ctx.sql<Row>(SUMS, [ctx.shop.clock.now()])).map(movementSum);
