import type { Ctx } from '../../core/context.ts';
import type { PaymentWay } from '../../orders/payment-way.ts';

export interface ToldBalance {
  readonly currency: string;
  readonly minor: number;
}

export interface Told {
  readonly way: PaymentWay;
  readonly balances: readonly ToldBalance[];
  /** Up to when all movements are written down. */
  readonly at: Date;
  readonly coveredFrom: Date;
}

const STORE = `
  INSERT INTO provider_balance (way, currency, balance_minor, at, covered_from)
  SELECT $1, currency, minor, $4, $5 FROM unnest($2::text[], $3::bigint[]) AS t (currency, minor)
  ON CONFLICT (way, currency) DO UPDATE SET balance_minor = EXCLUDED.balance_minor, at = EXCLUDED.at,
    covered_from = least(provider_balance.covered_from, EXCLUDED.covered_from)`;

/** Notes what a provider says that its accounts hold: the newest word counts. */
export const noteBalances = async (ctx: Ctx, { way, balances, at, coveredFrom }: Told): Promise<void> => {
  const columns = [balances.map(({ currency }) => currency), balances.map(({ minor }) => minor)];
  await ctx.sql(STORE, [way, ...columns, at, coveredFrom]);
};
