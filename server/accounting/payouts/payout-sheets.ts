import type { Ctx } from '../../core/context.ts';
import { toDecimal } from '../../core/money.ts';
import type { CsvCell, CsvRows } from '../../core/text/csv.ts';
import type { Period } from '../period.ts';
import type { Movement } from './movements.ts';
import { providerMovements } from './movements.queries.ts';
import { pairedPayouts } from './payouts.queries.ts';
import { providerAccounts } from './provider-accounts.queries.ts';

/** A table of a period that is read in portions. */
export interface PeriodSheet {
  readonly header: readonly string[];
  readonly rows: (ctx: Ctx, period: Period) => CsvRows;
}

const PROVIDERS = { PAYPAL: 'paypal', CARD: 'stripe', CASH_ON_DELIVERY: 'carriers' } as const;

const decimal = (minor: number | null): CsvCell => (minor === null ? '' : Number(toDecimal(minor)));

async function* accountRows(ctx: Ctx, period: Period): CsvRows {
  const accounts = await providerAccounts(ctx, period);
  yield accounts.map((account) => [
    PROVIDERS[account.way],
    account.currency,
    decimal(account.startMinor),
    decimal(account.grossMinor),
    decimal(account.refundsMinor),
    decimal(account.disputesMinor),
    decimal(account.feesMinor),
    decimal(account.otherMinor),
    decimal(account.payoutsMinor),
    decimal(account.endMinor),
  ]);
}

const movementCells = (movement: Movement, bankDays: ReadonlyMap<string, string>): CsvCell[] => {
  const { way, id, figure, code, minor, feeMinor, currency, day, payout, orderNumber } = movement;
  const amounts = [minor, -feeMinor, minor - feeMinor].map(decimal);
  return [
    day,
    PROVIDERS[way],
    figure.toLowerCase(),
    code,
    id,
    orderNumber,
    ...amounts,
    currency,
    payout,
    bankDays.get(id),
  ];
};

async function* movementRows(ctx: Ctx, period: Period): CsvRows {
  const payouts = await pairedPayouts(ctx, period);
  const bankDays = new Map(payouts.flatMap(({ id, bank }): [string, string][] => (bank ? [[id, bank.day]] : [])));
  for await (const portion of providerMovements(ctx, period))
    yield portion.map((movement) => movementCells(movement, bankDays));
}

/** Accounts at providers, and all that moved on them. */
export const PAYOUT_SHEETS = {
  'payment-accounts.csv': {
    header: ['provider', 'currency', 'start', 'gross', 'refunds', 'disputes', 'fees', 'other', 'payouts', 'end'],
    rows: accountRows,
  },
  'payment-movements.csv': {
    header: ['day', 'provider', 'kind', 'code', 'id', 'order', 'amount', 'fee', 'net', 'currency', 'payout', 'at_bank'],
    rows: movementRows,
  },
} as const satisfies Record<string, PeriodSheet>;
