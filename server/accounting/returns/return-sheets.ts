import type { CsvCell } from '../../core/text/csv.ts';
import { toDecimal } from '../../core/money.ts';
import type { Returns } from './returns.queries.ts';
import type { StatementLine } from './control-statement.ts';
import type { Amounts } from './sums.ts';
import { TAX_LINES } from './vat-return.ts';

type Cells = readonly CsvCell[];

export interface ReturnSheet {
  readonly header: readonly string[];
  readonly rows: (returns: Returns) => Cells[];
}

const amounts = ({ netMinor, taxMinor }: Amounts): Cells =>
  [netMinor, taxMinor].map((minor) => Number(toDecimal(minor)));

/** Each line of the form with its figure. Line numbers are texts: they are no quantities. */
const VAT_RETURN: ReturnSheet = {
  header: ['line', 'base', 'tax_line', 'tax'],
  rows: ({ vat }) =>
    vat.rows.map(({ line, ...row }) => {
      const [base, tax] = amounts(row);
      return line === '17' ? ['', '', line, tax] : [line, base, TAX_LINES[line] ?? '', TAX_LINES[line] ? tax : ''];
    }),
};

const statementCells = (section: string, line: StatementLine): Cells => [
  section,
  line.vatId,
  line.buyerName,
  line.number,
  line.originalNumber,
  line.day,
  ...amounts(line),
  line.ratePercent,
];

const CONTROL_STATEMENT: ReturnSheet = {
  header: ['section', 'vat_id', 'buyer', 'document', 'corrects', 'supplied', 'base', 'tax', 'rate'],
  rows: ({ control: { a1, c1, d2 } }) => [
    ...a1.map((line) => statementCells('A.1', line)),
    ...c1.map((line) => statementCells('C.1', line)),
    ...d2.map((row) => ['D.2', '', '', '', '', '', ...amounts(row), row.ratePercent]),
  ],
};

const OSS: ReturnSheet = {
  header: ['part', 'country', 'supply', 'rate', 'base', 'tax', 'amended_quarter'],
  rows: ({ oss: { rows, corrections } }) => [
    ...rows.map((row) => [
      'supplies',
      row.country,
      row.goods ? 'goods' : 'services',
      row.ratePercent,
      ...amounts(row),
      '',
    ]),
    ...corrections.map((row) => ['amendments', row.country, '', '', ...amounts(row), row.quarter]),
  ],
};

const EC_SALES_LIST: ReturnSheet = {
  header: ['vat_id', 'supply', 'base'],
  rows: ({ ecSales }) =>
    ecSales.rows.map(({ vatId, goods, netMinor }) => [
      vatId,
      goods ? 'goods' : 'services',
      Number(toDecimal(netMinor)),
    ]),
};

export const RETURN_SHEETS = {
  'vat-return.csv': VAT_RETURN,
  'control-statement.csv': CONTROL_STATEMENT,
  'oss.csv': OSS,
  'ec-sales-list.csv': EC_SALES_LIST,
} as const satisfies Record<string, ReturnSheet>;
