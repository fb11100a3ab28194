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

const invoiceRow = ({ vatId, number, day, netMinor, taxMinor, ratePercent }: StatementLine): string =>
  row('A1', {
    Odb: vatId,
    F: number,
    Den: day,
    Z: euros(netMinor),
    D: euros(taxMinor),
    S: String(ratePercent),
  });

const correctionRow = (line: StatementLine): string =>
  row('C1', {
    Odb: line.vatId,
    FO: line.number,
    FP: line.originalNumber,
    ZR: euros(line.netMinor),
    DR: euros(line.taxMinor),
    S: String(line.ratePercent),
  });

/** One row: the basic rate, and the reduced ones together. */
const othersRow = ({ d2 }: ControlStatement): string => {
  if (d2.length === 0) return '';
  const of = (reduced: boolean) =>
    d2.filter(({ ratePercent }) => REDUCED.has(ratePercent) === reduced).reduce(plus, NOTHING);
  const [basic, reduced] = [of(false), of(true)];
  return row('D2', {
    Z: euros(basic.netMinor),
    D: euros(basic.taxMinor),
    ZZn: euros(reduced.netMinor),
    DZn: euros(reduced.taxMinor),
  });
};

/**
 * The control statement KV DPH 2025 (root `KVDPH_2025`, schema kv_dph_2025.xsd, periods since 1 January 2025): sections A.1, C.1 and D.2,
 * a row for each document and rate. Elements and attributes as the official kv_dph_2016.xsd has them, whose sections and attributes those
 * of 2025 are, and as Odoo's and cssk-public's generators write them (read on 2026-11-27). Supplementary statements, which name
 * the differences from one that was filed, are not written: the shop does not know what was filed.
 */
export const controlStatementForm: ReturnForm = {
  since: '2025-01-01',
  payersOnly: true,
  *write({ control }, about) {
    yield `${PROLOGUE}<KVDPH_2025 xmlns="${NAMESPACE}">\n${head(about)}\n<Transakcie>\n`;
    for (const line of control.a1) yield invoiceRow(line);
    for (const line of control.c1) yield correctionRow(line);
    yield `${othersRow(control)}</Transakcie>\n</KVDPH_2025>\n`;
  },
};
