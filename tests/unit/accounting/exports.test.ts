import { describe, expect, it } from 'vitest';
import type { BookedPart } from '../../../server/accounting/booking/booked-parts.ts';
import { EXPORTS } from '../../../server/accounting/exports/exports.ts';
import { periodOf } from '../../../server/accounting/period.ts';
import { mirroredLines, partialLines } from '../../../server/invoices/invoice-lines.ts';
import type { InvoiceSnapshot } from '../../../server/invoices/invoice-snapshot.ts';
import { creditedRows } from '../../../server/invoices/pdf/vat-table.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import { booked } from '../../support/builders/build-booked.ts';
import { buildInvoiceSnapshot, invoiceLine } from '../../support/builders/build-invoice-snapshot.ts';

const ORIGINAL = { number: 'FA2026000123', day: '2026-11-21' };

const credit = (lines: InvoiceSnapshot['lines'], over: Partial<InvoiceSnapshot> = {}) =>
  buildInvoiceSnapshot('sk', { kind: 'CREDIT_NOTE', number: 'DB2026000007', original: ORIGINAL, lines, ...over });

const written = async (file: keyof typeof EXPORTS, documents: ReturnType<typeof booked>[]): Promise<string> => {
  // oxlint-disable-next-line typescript/require-await -- documents come one by one
  const source = (async function* () {
    yield* documents;
  })();
  const head = { seller: SELLER, period: periodOf('2026-11'), now: new Date('2026-12-01T08:00:00Z') };
  const chunks: Buffer[] = [];
  for await (const chunk of EXPORTS[file].write(source, head)) chunks.push(chunk);
  return Buffer.concat(chunks).toString(file === 'datev.csv' ? 'latin1' : 'utf8');
};

const treatments = (parts: readonly BookedPart[]) =>
  parts.map(({ treatment, goods }) => `${treatment} ${goods ? 'goods' : 'files'}`);
const abroad = (taxCountry: string, ratePercent: number, tax: [number, number]) => [
  invoiceLine(10_000, tax[0], { taxCountry, ratePercent }),
  invoiceLine(2000, tax[1], { taxCountry, ratePercent, sku: 'KRV-38-STL' }),
];

describe('the parts of a document', () => {
  it('are declared by the state whose VAT they bear, goods apart from files', () => {
    const of = (over: Partial<InvoiceSnapshot>) => treatments(booked(buildInvoiceSnapshot('sk', over)).parts);
    expect(of({})).toEqual(['HOME goods', 'HOME files', 'HOME goods', 'HOME goods']);
    expect(of({ lines: abroad('DE', 19, [1597, 319]) })).toEqual(['OSS goods', 'OSS files']);
    expect(of({ lines: abroad('CH', 0, [0, 0]) })).toEqual(['EXPORT goods', 'ABROAD files']);
    expect(of({ lines: abroad('CH', 0, [0, 0]), taxpayer: 'NOT_PAYER' })).toEqual(['ABROAD goods', 'ABROAD files']);
    expect(of({ lines: abroad('SK', 0, [0, 0]), taxpayer: 'NOT_PAYER' })).toEqual([
      'WITHOUT_VAT goods',
      'WITHOUT_VAT files',
    ]);
  });

  it('of a credited amount are shared over goods and files as they were invoiced, to the cent', () => {
    const original = buildInvoiceSnapshot('sk', { lines: abroad('DE', 19, [1597, 319]) });
    const lines = partialLines(creditedRows(original.taxes, [], 601), ORIGINAL.number, 'sk');
    const { parts } = booked(credit(lines), original);
    expect(parts.map(({ goods, line }) => [goods, line.grossMinor, line.taxMinor, line.netMinor])).toEqual([
      [true, -501, -80, -421],
      [false, -100, -16, -84],
    ]);
  });
});

describe('the file for DATEV', () => {
  it('has a header, the headings, and a posting for each treatment and rate', async () => {
    const snapshot = buildInvoiceSnapshot('sk');
    const [head, columns, ...rows] = (
      await written('datev.csv', [booked(snapshot), booked(credit(mirroredLines(snapshot.lines)))])
    )
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(head!.slice(0, 5)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13']);
    expect([head!.length, ...head!.slice(12, 16)]).toEqual([31, '20260101', '4', '20261101', '20261130']);
    expect(new Set([columns!.length, ...rows.map(({ length }) => length)])).toEqual(new Set([125]));
    expect(rows.map((row) => [row[0], row[1], row[6], row[7], row[9], row[10]])).toEqual([
      ['277,80', '"S"', '10000', '8000', '2011', '"FA2026000123"'],
      ['9,90', '"S"', '10000', '8000', '2011', '"FA2026000123"'],
      ['277,80', '"H"', '10000', '8000', '2011', '"DB2026000007"'],
      ['9,90', '"H"', '10000', '8000', '2011', '"DB2026000007"'],
    ]);
  });

  it('keeps letters of its code page, and lets no name be a formula or another column', async () => {
    const buyer = { ...buildInvoiceSnapshot('sk').buyer, name: '=Žofia;Müller "Ľ"\nx' };
    const text = await written('datev.csv', [booked(buildInvoiceSnapshot('sk', { buyer }))]);
    expect(text).toContain(`;"'=Zofia Müller ""L"" x";`);
  });
});

describe('the file for POHODA', () => {
  it('has an invoice for each document, with the code by which the return is filled', async () => {
    const snapshot = buildInvoiceSnapshot('sk', { lines: abroad('CH', 0, [0, 0]) });
    const documents = [
      booked(buildInvoiceSnapshot('sk')),
      booked(credit(mirroredLines(buildInvoiceSnapshot('sk').lines))),
      booked(snapshot),
      booked(buildInvoiceSnapshot('sk', { lines: abroad('DE', 19, [1597, 319]) })),
    ];
    const text = await written('pohoda.xml', documents);
    const items = text.split('<dat:dataPackItem').slice(1);
    const codes = (item: string) =>
      [...item.matchAll(/<inv:classificationVAT><typ:ids>(\w+)</g)].map((match) => match[1]);
    expect(items.map((item) => [...new Set(codes(item))])).toEqual([['UD'], ['URozdiel'], ['UNodpS', 'UN'], ['UN']]);
    expect(items[1]).toContain('<inv:invoiceType>issuedCorrectiveTax</inv:invoiceType>');
    expect(items[1]).toContain('<inv:originalDocumentNumber>FA2026000123</inv:originalDocumentNumber>');
    expect(items[3]).toContain('<inv:MOSS><typ:ids>DE</typ:ids></inv:MOSS>');
    expect([...items[0]!.matchAll(/<inv:rateVAT>(\w+)</g)].map((match) => match[1])).toEqual([
      'high',
      'high',
      'third',
      'high',
    ]);
  });

  it('writes what buyers write as text', async () => {
    const buyer = { ...buildInvoiceSnapshot('sk').buyer, company: '<b>&"x' };
    expect(await written('pohoda.xml', [booked(buildInvoiceSnapshot('sk', { buyer }))])).toContain('&lt;b&gt;&amp;');
  });
});
