import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { money, type Money } from '../../core/money.types.ts';
import { MOST_SHOWN } from '../most-shown.ts';
import type { StatementLine } from './control-statement.ts';
import { periodOf } from '../period.ts';
import { lateDocuments } from './late-documents.queries.ts';
import { readReturns } from './returns.queries.ts';
import {
  TaxPeriodArgs,
  TaxReturns,
  UndeclaredKind,
  type ControlStatementLine,
  type VatReturnLine,
} from './returns.types.ts';
import type { Amounts } from './sums.ts';
import { TAX_LINES, type ReturnRow } from './vat-return.ts';

const amounts = ({ netMinor, taxMinor }: Amounts): { net: Money; tax: Money } => ({
  net: money(netMinor),
  tax: money(taxMinor),
});

const vatLine = ({ line, ...row }: ReturnRow): VatReturnLine => {
  const { net, tax } = amounts(row);
  if (line === '17') return { line, taxLine: null, net: null, tax };
  const taxLine = TAX_LINES[line] ?? null;
  return { line, taxLine, net, tax: taxLine === null ? null : tax };
};

const statementLines = (lines: readonly StatementLine[]): ControlStatementLine[] =>
  lines.slice(0, MOST_SHOWN).map((line) => ({ ...line, ...amounts(line) }));

@Resolver()
export class ReturnsResolver {
  @Cost({ call: 4000 })
  @Query(() => TaxReturns, {
    description:
      'Figures of the VAT return, the control statement, the One Stop Shop return and the EC sales list of a month or quarter.',
  })
  async taxReturns(@Ctx() ctx: Context, @Args(() => TaxPeriodArgs) { period }: TaxPeriodArgs): Promise<TaxReturns> {
    const { documentCount, vat, control, oss, ecSales, undeclared } = await readReturns(ctx, period);
    return {
      documentCount,
      late: await lateDocuments(ctx, periodOf(period)),
      vatReturn: vat.rows.map(vatLine),
      controlStatement: {
        invoiceCount: control.a1.length,
        invoices: statementLines(control.a1),
        correctionCount: control.c1.length,
        corrections: statementLines(control.c1),
        others: control.d2.map((row) => ({ ...row, ...amounts(row) })),
      },
      oss: oss.rows.map(({ goods, ...row }) => ({ ...row, isGoods: goods, ...amounts(row) })),
      ossAmendments: oss.corrections.map((row) => ({ ...row, ...amounts(row) })),
      ecSalesCount: ecSales.rows.length,
      ecSales: ecSales.rows
        .slice(0, MOST_SHOWN)
        .map(({ vatId, goods, netMinor }) => ({ vatId, isGoods: goods, net: money(netMinor) })),
      undeclared: undeclared.map(({ treatment, netMinor }) => ({
        kind: UndeclaredKind[treatment],
        net: money(netMinor),
      })),
    };
  }
}
