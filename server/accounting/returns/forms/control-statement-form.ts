import { escapeXml } from '../../../core/text/xml.ts';
import type { ControlStatement, StatementLine } from '../control-statement.ts';
import { NOTHING, plus } from '../sums.ts';
import { element, euros, periodParts, postcodeOf, PROLOGUE, streetOf, textElement } from './form-parts.ts';
import type { ReturnForm, ReturnHead } from './return-form.ts';

const NAMESPACE = 'https://ekr.financnasprava.sk/Formulare/XSD/kv_dph_2025.xsd';
const KINDS = { regular: 'R', corrective: 'O', supplementary: 'D' } as const;
const REDUCED: ReadonlySet<number> = new Set([5, 19]);

const row = (name: string, attributes: Readonly<Record<string, string | null>>): string => {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === null ? [] : [` ${attribute}="${escapeXml(value)}"`],
  );
  return `<${name}${written.join('')}/>\n`;
};

const head = ({ seller, period, kind }: ReturnHead): string => {
  const { year, month, quarter } = periodParts(period);
  const { street, number } = streetOf(seller.street);
  const part = month === null ? textElement('Stvrtrok', quarter) : textElement('Mesiac', month);
  return element(
    'Identifikacia',
    textElement('IcDphPlatitela', seller.vatId),
    textElement('Druh', KINDS[kind]),
    element('Obdobie', textElement('Rok', year), part),
    textElement('Nazov', seller.name),
    textElement('Stat', 'Slovensko'),
    textElement('Obec', seller.city),
    textElement('PSC', postcodeOf(seller.postcode)),
    textElement('Ulica', street),
    number ? textElement('Cislo', number) : '',
    textElement('Tel', seller.phone),
    textElement('Email', seller.email),
  );
};

/** In a supplementary statement: what it takes back, and what it says in its place or for the first time. */
type Code = '1' | '2' | null;

const invoiceRow = (line: StatementLine, code: Code): string =>
  row('A1', {
    Odb: line.vatId,
    F: line.number,
    Den: line.day,
    Z: euros(line.netMinor),
    D: euros(line.taxMinor),
    S: String(line.ratePercent),
    KOpr: code,
  });

const correctionRow = (line: StatementLine, code: Code): string =>
  row('C1', {
    Odb: line.vatId,
    FO: line.number,
    FP: line.originalNumber,
    ZR: euros(line.netMinor),
    DR: euros(line.taxMinor),
    S: String(line.ratePercent),
    KOpr: code,
  });

/** One row: the basic rate, and the reduced ones together. */
const othersRow = ({ d2 }: ControlStatement, code: Code): string => {
  if (d2.length === 0) return '';
  const of = (reduced: boolean) =>
    d2.filter(({ ratePercent }) => REDUCED.has(ratePercent) === reduced).reduce(plus, NOTHING);
  const [basic, reduced] = [of(false), of(true)];
  return row('D2', {
    Z: euros(basic.netMinor),
    D: euros(basic.taxMinor),
    ZZn: euros(reduced.netMinor),
    DZn: euros(reduced.taxMinor),
    KOpr: code,
  });
};

const statementRows = ({ a1, c1 }: Pick<ControlStatement, 'a1' | 'c1'>, code: Code): string[] => [
  ...a1.map((line) => invoiceRow(line, code)),
  ...c1.map((line) => correctionRow(line, code)),
];

/**
 * Only what is new: documents are never changed, so each that was issued later is a row with code 2, and the one row of D.2 is
 * taken back whole (1) and said anew (2).
 */
const differences = (now: ControlStatement, filed: ControlStatement): string[] => {
  const known = new Set([...filed.a1, ...filed.c1].map(({ number }) => number));
  const isNew = ({ number }: StatementLine) => !known.has(number);
  const rows = statementRows({ a1: now.a1.filter(isNew), c1: now.c1.filter(isNew) }, '2');
  const others = othersRow(now, null) === othersRow(filed, null) ? [] : [othersRow(filed, '1'), othersRow(now, '2')];
  return [...rows, ...others].filter((text) => text !== '');
};

/**
 * The control statement KV DPH 2025 (root `KVDPH_2025`, schema kv_dph_2025.xsd, periods since 1 January 2025): sections A.1, C.1 and D.2,
 * a row for each document and rate. Elements and attributes as the official kv_dph_2016.xsd has them, whose sections and attributes those
 * of 2025 are, and as Odoo's and cssk-public's generators write them (read on 2026-11-27). A supplementary one names differences from what was filed (KOpr of
 * that schema; the rules by the answers of the Financial Administration, podpora.financnasprava.sk, read on 2026-11-28).
 */
export const controlStatementForm = {
  since: '2025-01-01',
  payersOnly: true,
  differs: ({ control }, filed) => differences(control, filed.control).length > 0,
  *write({ control }, about, filed) {
    yield `${PROLOGUE}<KVDPH_2025 xmlns="${NAMESPACE}">\n${head(about)}\n<Transakcie>\n`;
    yield* filed ? differences(control, filed.control) : [...statementRows(control, null), othersRow(control, null)];
    yield '</Transakcie>\n</KVDPH_2025>\n';
  },
} satisfies ReturnForm;
