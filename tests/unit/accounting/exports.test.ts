import { describe, expect, it } from 'vitest';
import type { BookedPart } from '../../../server/accounting/booking/booked-parts.ts';
import { cardPosting, movementPostings, type MoneyPosting } from '../../../server/accounting/booking/money-postings.ts';
import { EXPORTS } from '../../../server/accounting/exports/exports.ts';
import { periodOf } from '../../../server/accounting/period.ts';
import { mirroredLines, partialLines } from '../../../server/invoices/invoice-lines.ts';
import type { InvoiceSnapshot } from '../../../server/invoices/invoice-snapshot.ts';
import { creditedRows } from '../../../server/invoices/pdf/vat-table.ts';
import { accountingSetting, type AccountingSetting } from '../../../server/settings/accounting.setting.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import { booked } from '../../support/builders/build-booked.ts';
import { buildInvoiceSnapshot, invoiceLine } from '../../support/builders/build-invoice-snapshot.ts';

const ORIGINAL = { number: 'FA2026000123', day: '2026-11-21' };

const credit = (lines: InvoiceSnapshot['lines'], over: Partial<InvoiceSnapshot> = {}) =>
  buildInvoiceSnapshot('sk', { kind: 'CREDIT_NOTE', number: 'DB2026000007', original: ORIGINAL, lines, ...over });

// oxlint-disable-next-line typescript/require-await -- they come one by one
async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

const written = async (
  file: keyof typeof EXPORTS,
  documents: ReturnType<typeof booked>[],
  {
    postings = [],
    accounting = accountingSetting.builtIn,
  }: { postings?: MoneyPosting[]; accounting?: AccountingSetting } = {},
): Promise<string> => {
  const head = { seller: SELLER, accounting, period: periodOf('2026-11'), now: new Date('2026-12-01T08:00:00Z') };
  const chunks: Buffer[] = [];
  for await (const chunk of EXPORTS[file].write({ documents: each(documents), postings: each(postings) }, head))
    chunks.push(chunk);
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
    const company = { ...buyer, companyId: '36123456', taxId: '2020990001' };
    expect(await written('pohoda.xml', [booked(buildInvoiceSnapshot('sk', { buyer: company }))])).toContain(
      '<typ:ico>36123456</typ:ico><typ:dic>2020990001</typ:dic>',
    );
  });
});

const MOVEMENT = {
  way: 'CARD',
  id: 'txn_1',
  code: 'charge',
  currency: 'EUR',
  day: '2026-11-20',
  payout: null,
  orderNumber: 'MX-2026-000123',
} as const;
const CARD = { id: 'c', day: '2026-11-21', last4: 'ABCD', orderNumber: 'MX-2026-000124' };

describe('money beside documents', () => {
  const of = (postings: readonly MoneyPosting[]) =>
    postings.map(({ kind, debit, credit, minor }) => [kind, debit, credit, minor]);

  it('of a provider goes between the account there, the buyers, the fees and what is on its way to the bank', () => {
    const paid = movementPostings({ ...MOVEMENT, figure: 'GROSS', minor: 10_000, feeMinor: 284 });
    expect(of(paid)).toEqual([
      ['PAYMENT', 'CARD', 'BUYERS', 10_000],
      ['FEE', 'FEES', 'CARD', 284],
    ]);
    const sent = movementPostings({ ...MOVEMENT, figure: 'PAYOUT', minor: -9716, feeMinor: 0 });
    expect(of(sent)).toEqual([['PAYOUT', 'TRANSIT', 'CARD', 9716]]);
    expect(of(movementPostings({ ...MOVEMENT, figure: 'DISPUTE', minor: 500, feeMinor: 0 }))).toEqual([
      ['DISPUTE', 'BUYERS', 'CARD', -500],
    ]);
    expect(movementPostings({ ...MOVEMENT, currency: 'CZK', figure: 'GROSS', minor: 1, feeMinor: 0 })).toEqual([]);
  });

  it('of a gift card is a liability from its sale to its use', () => {
    const card = (kind: string, minor: number, wasSold = true) =>
      of([cardPosting({ ...CARD, kind, minor, wasSold })])[0];
    expect(card('ISSUED', 5000)).toEqual(['CARD_SOLD', 'BUYERS', 'GIFT_CARDS', 5000]);
    expect(card('BOUGHT_BACK', -5000)).toEqual(['CARD_SOLD', 'BUYERS', 'GIFT_CARDS', -5000]);
    expect(card('SPENT', -3000)).toEqual(['CARD_SPENT', 'GIFT_CARDS', 'BUYERS', 3000]);
    expect(card('REFUNDED', 1000)).toEqual(['CARD_SPENT', 'GIFT_CARDS', 'BUYERS', -1000]);
    expect(card('VOIDED', -1000)).toEqual(['CARD_VOIDED', 'GIFT_CARDS', 'GIFT_CARDS_VOIDED', 1000]);
    expect(card('ISSUED', 5000, false)).toEqual(['CARD_GIVEN', 'GIFT_CARDS_GIVEN', 'GIFT_CARDS', 5000]);
    expect(card('VOIDED', -5000, false)).toEqual(['CARD_GIVEN', 'GIFT_CARDS_GIVEN', 'GIFT_CARDS', -5000]);
  });

  it('stands in both files, on the accounts of the chart and of the owner', async () => {
    const postings = [
      ...movementPostings({ ...MOVEMENT, figure: 'GROSS', minor: 10_000, feeMinor: 284 }),
      cardPosting({ ...CARD, kind: 'REFUNDED', minor: 1000, wasSold: true }),
    ];
    const accounting: AccountingSetting = {
      ...accountingSetting.builtIn,
      chart: 'SKR04',
      accounts: [{ purpose: 'FEES', number: '6856' }],
      postings: [{ kind: 'FEE', code: 'PoplPlat' }],
    };
    const [head, , ...rows] = (await written('datev.csv', [], { postings, accounting })).trimEnd().split('\r\n');
    expect(head!.split(';')[26]).toBe('"04"');
    expect(rows.map((row) => row.split(';')).map((row) => [row[0], row[1], row[6], row[7]])).toEqual([
      ['100,00', '"S"', '1820', '10000'],
      ['2,84', '"S"', '6856', '1820'],
      ['10,00', '"H"', '3500', '10000'],
    ]);
    const pohoda = await written('pohoda.xml', [], { postings, accounting });
    const items = pohoda.split('<dat:dataPackItem').slice(1);
    expect(items.map((item) => /<typ:unitPrice>([^<]+)</.exec(item)![1])).toEqual(['100.00', '2.84', '-10.00']);
    expect(items.map((item) => item.includes('<int:accounting><typ:ids>PoplPlat</typ:ids></int:accounting>'))).toEqual([
      false,
      true,
      false,
    ]);
  });
});
