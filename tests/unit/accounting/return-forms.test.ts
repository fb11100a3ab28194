import { describe, expect, it } from 'vitest';
import { periodOf } from '../../../server/accounting/period.ts';
import { ControlStatement } from '../../../server/accounting/returns/control-statement.ts';
import { EcSalesList } from '../../../server/accounting/returns/ec-sales-list.ts';
import { streetOf } from '../../../server/accounting/returns/forms/form-parts.ts';
import { wholeEuros } from '../../../server/accounting/returns/forms/ec-sales-list-form.ts';
import { RETURN_FORMS } from '../../../server/accounting/returns/forms/return-forms.ts';
import { statusIn } from '../../../server/accounting/returns/forms/return-head.queries.ts';
import type { ReturnHead } from '../../../server/accounting/returns/forms/return-form.ts';
import type { Returns } from '../../../server/accounting/returns/returns.queries.ts';
import { OssReturn } from '../../../server/accounting/returns/oss-return.ts';
import { VatReturn } from '../../../server/accounting/returns/vat-return.ts';
import { accountingSetting } from '../../../server/settings/accounting.setting.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import type { TaxpayerStatus } from '../../../server/settings/taxpayer.setting.ts';
import { creditedBooked, booked } from '../../support/builders/build-booked.ts';
import { buildInvoiceSnapshot, invoiceLine } from '../../support/builders/build-invoice-snapshot.ts';
import { shapeFaults } from '../../support/tax-forms/form-shape.ts';
import { FORM_SHAPES } from '../../support/tax-forms/form-shapes.ts';
import { named, textOf, xmlTree } from '../../support/tax-forms/xml-tree.ts';

type File = keyof typeof RETURN_FORMS;
type Booked = ReturnType<typeof booked>;

const head = (over: Partial<ReturnHead> = {}): ReturnHead => ({
  seller: { ...SELLER, vatId: SELLER.vatId! },
  status: 'PAYER',
  accounting: { ...accountingSetting.builtIn, taxOffice: 'Žilina', signatory: 'Žofia <Ďurčeková>' },
  period: periodOf('2026-Q4'),
  kind: 'regular',
  today: '2026-12-05',
  ...over,
});

const returnsOf = (documents: readonly Booked[]): Returns => {
  const [vat, control, oss, ecSales] = [new VatReturn(), new ControlStatement(), new OssReturn(), new EcSalesList()];
  for (const document of documents) for (const each of [vat, control, oss, ecSales]) each.take(document);
  return { documentCount: documents.length, vat, control, oss, ecSales, undeclared: [] };
};
const written = (file: File, documents: readonly Booked[], over: Partial<ReturnHead> = {}): string =>
  [...RETURN_FORMS[file].write(returnsOf(documents), head(over), null)].join('');
const treeOf = (file: File, documents: readonly Booked[], over: Partial<ReturnHead> = {}) => {
  const tree = xmlTree(written(file, documents, over));
  expect(shapeFaults(tree, FORM_SHAPES[file])).toEqual([]);
  return tree;
};

const supplementary = (
  file: 'control-statement.xml' | 'ec-sales-list.xml',
  now: readonly Booked[],
  filed: readonly Booked[],
) => {
  const form = RETURN_FORMS[file];
  const [returns, before] = [returnsOf(now), returnsOf(filed)];
  const tree = xmlTree([...form.write(returns, head({ kind: 'supplementary' }), before)].join(''));
  expect(shapeFaults(tree, FORM_SHAPES[file])).toEqual([]);
  return { tree, differs: form.differs(returns, before) };
};

const company = (vatId: string, country = 'SK') => ({
  ...buildInvoiceSnapshot('sk').buyer,
  country,
  company: 'Dielňa & syn',
  companyId: '12345678',
  vatId,
});
const home = booked(buildInvoiceSnapshot('sk'));
const toCompany = booked(buildInvoiceSnapshot('sk', { buyer: company('SK2021234567') }));
const abroad = booked(
  buildInvoiceSnapshot('sk', {
    lines: [
      invoiceLine(11_900, 1900, { taxCountry: 'DE', ratePercent: 19 }),
      invoiceLine(12_400, 2400, { taxCountry: 'GR', ratePercent: 24 }),
      invoiceLine(10_700, 700, { taxCountry: 'DE', ratePercent: 7, sku: 'KRV-38-STL' }),
    ],
  }),
);
const toUnion = (vatId: string, net: number, over = {}) =>
  booked(
    buildInvoiceSnapshot('sk', {
      buyer: company(vatId, vatId.slice(0, 2)),
      exemption: 'UNION_BUSINESS',
      lines: [invoiceLine(net, 0, { taxCountry: 'SK', ratePercent: 0, ...over })],
    }),
  );

describe('the forms of the tax office', () => {
  it.each(Object.keys(RETURN_FORMS) as File[])('%s has the structure of its schema, empty and full', (file) => {
    treeOf(file, []);
    treeOf(file, [home, toCompany, creditedBooked(toCompany), abroad, toUnion('ATU12345678', 10_049)]);
    treeOf(file, [home], { kind: 'corrective' });
  });

  it('say in a supplementary VAT return when it was found out, with all figures of the period', () => {
    const figures = (over: Partial<ReturnHead>) => textOf(treeOf('vat-return.xml', [home, toCompany], over), 'r17');
    const tree = treeOf('vat-return.xml', [home, toCompany], { kind: 'supplementary' });
    expect(['rdp', 'odp', 'ddp', 'datumZisteniaDdp'].map((name) => textOf(tree, name))).toEqual(['0', '0', '1', '05.12.2026']); // oxfmt-ignore
    expect(figures({ kind: 'supplementary' })).toBe(figures({}));
  });

  it('say in the VAT return what was supplied, and leave purchases empty', () => {
    const tree = treeOf('vat-return.xml', [home, toUnion('ATU12345678', 10_049), creditedBooked(toCompany)]);
    const { seller } = head();
    expect(
      ['cislo', 'dic', 'danovyUrad', 'mesiac', 'stvrtrok', 'rdp', 'platitel'].map((name) => textOf(tree, name)),
    ).toEqual([seller.vatId.slice(2), seller.taxId, 'Žilina', '', '4', '1', '1']);
    expect(['r13', 'r14', 'r18', 'r32'].map((name) => textOf(tree, name))).toEqual(['100.49', '100.49', '', '']);
    const tax = ['r02', 'r02a', 'r04'].reduce((sum, name) => sum + Number(textOf(tree, name)), 0);
    expect(textOf(tree, 'r17')).toBe(tax.toFixed(2));
    expect(Number(textOf(tree, 'r25'))).toBeLessThan(0);
  });

  it('name each document to a business in the control statement, and everything else in one row', () => {
    const tree = treeOf('control-statement.xml', [home, toCompany, creditedBooked(toCompany)], {
      period: periodOf('2026-11'),
    });
    expect(tree.attributes['xmlns']).toBe('https://ekr.financnasprava.sk/Formulare/XSD/kv_dph_2025.xsd');
    expect([textOf(tree, 'Mesiac'), named(tree, 'Stvrtrok').length, textOf(tree, 'Druh')]).toEqual(['11', 0, 'R']);
    const [first] = named(tree, 'A1');
    expect(first!.attributes).toMatchObject({ Odb: 'SK2021234567', F: 'FA2026000123', Den: '2026-11-20', S: '23' });
    expect(named(tree, 'C1')[0]!.attributes).toMatchObject({ FO: 'DB2026000007', FP: 'FA2026000123' });
    expect(named(tree, 'D2')).toHaveLength(1);
    expect(Number(named(tree, 'D2')[0]!.attributes['ZZn'])).toBeGreaterThan(0);
  });

  it('name in a supplementary control statement what was issued later, and everything else of consumers anew', () => {
    const { tree, differs } = supplementary(
      'control-statement.xml',
      [home, toCompany, creditedBooked(toCompany), creditedBooked(home)],
      [home, toCompany],
    );
    expect([textOf(tree, 'Druh'), named(tree, 'A1'), differs]).toEqual(['D', [], true]);
    const corrections = named(tree, 'C1').map(({ attributes: { FO, KOpr } }) => `${FO} ${KOpr}`);
    expect([...new Set(corrections)]).toEqual(['DB2026000007 2']);
    const sums = named(tree, 'D2').map(({ attributes: { KOpr, Z, ZZn } }) => [KOpr, Number(Z) + Number(ZZn) > 0]);
    expect(sums).toEqual([
      ['1', true],
      ['2', false],
    ]);
    const first = supplementary('control-statement.xml', [home], []).tree;
    expect(named(first, 'D2').map(({ attributes }) => attributes['KOpr'])).toEqual(['2']);
    expect(supplementary('control-statement.xml', [home, toCompany], [home, toCompany]).differs).toBe(false);
  });

  it('name in a supplementary list of the Union the right value of whom it changed, even where it is nothing', () => {
    const [first, same] = [toUnion('ATU12345678', 10_050), toUnion('CZ12345678', 5000)];
    const filed = [first, same, toUnion('DE123456789', 3000)];
    const { tree, differs } = supplementary(
      'ec-sales-list.xml',
      [...filed, creditedBooked(first), toUnion('DE123456789', 2000), toUnion('PL1234567890', 20)],
      filed,
    );
    expect([textOf(tree, 'riadny'), textOf(tree, 'dodatocny'), differs]).toEqual(['0', '1', true]);
    const records = named(tree, 'zaznam').filter((record) => textOf(record, 'hodnota') !== '');
    expect(records.map((record) => ['kodStatu', 'hodnota'].map((name) => textOf(record, name)))).toEqual([
      ['AT', '0'],
      ['DE', '50'],
    ]);
    expect(textOf(tree, 'celkovaHodnota')).toBe('50');
    expect(supplementary('ec-sales-list.xml', filed, filed).differs).toBe(false);
  });

  it('list businesses of other states in whole euros, twelve to a page', () => {
    const sales = Array.from({ length: 13 }, (_, i) => toUnion(`ATU${10_000_000 + i}`, 10_050 + i));
    const nothing = toUnion('CZ12345678', 30);
    const tree = treeOf('ec-sales-list.xml', [
      ...sales,
      toUnion('EL123456789', 5000, { sku: 'KRV-38-STL', taxCountry: 'GR' }),
      nothing,
    ]);
    const records = named(tree, 'zaznam').filter((record) => textOf(record, 'hodnota') !== '');
    expect(named(tree, 'strana')).toHaveLength(2);
    expect(records).toHaveLength(14);
    expect(['kodStatu', 'idCislo', 'hodnota', 'kod'].map((name) => textOf(records[13]!, name))).toEqual([
      'EL',
      '123456789',
      '50',
      '2',
    ]);
    expect(textOf(tree, 'celkovaHodnota')).toBe(String(13 * 101 + 50));
    expect([149, 150, -970, -49, 0].map(wholeEuros)).toEqual([1, 2, -10, 0, 0]);
  });

  it('tell the One Stop Shop what is owed to each state, with what earlier quarters lose', () => {
    const earlier = { ...creditedBooked(abroad), originalDay: '2026-09-30' };
    const tree = treeOf('oss.xml', [abroad, earlier]);
    expect(named(tree, 'vun:MSIDSupplies').map((row) => row.children.map(({ text }) => text))).toEqual([
      ['GOODS', 'DE', '19.00', '100.00', '19.00'],
      ['SERVICES', 'DE', '7.00', '100.00', '7.00'],
      ['GOODS', 'EL', '24.00', '100.00', '24.00'],
    ]);
    expect(named(tree, 'vun:VATRate').map(({ attributes }) => attributes['type'])).toEqual([
      'STANDARD',
      'REDUCED',
      'STANDARD',
    ]);
    expect(named(tree, 'vun:BalanceOfVATDue').map(({ text }) => text)).toEqual(['0.00', '0.00']);
    expect([textOf(tree, 'vun:GrandTotal'), textOf(tree, 'vun:TotalVATAmountDue')]).toEqual(['50.00', '0.00']);
    expect(textOf(treeOf('oss.xml', [home]), 'vun:NilVatReturn')).toBe('1');
  });
});

describe('who files a form', () => {
  it('is a payer where the seller was one on any day of the period', () => {
    const since = (...periods: [string, TaxpayerStatus][]) => ({
      periods: periods.map(([from, status]) => ({ from, status })),
    });
    const quarter = periodOf('2026-Q4');
    expect(statusIn(since(['2026-01-01', 'NOT_PAYER'], ['2026-11-15', 'PAYER']), quarter)).toBe('PAYER');
    expect(statusIn(since(['2026-01-01', 'PAYER'], ['2026-11-15', 'NOT_PAYER']), quarter)).toBe('PAYER');
    expect(statusIn(since(['2026-01-01', 'NOT_PAYER'], ['2026-11-15', 'REGISTERED_7A']), quarter)).toBe(
      'REGISTERED_7A',
    );
    expect(statusIn(since(['2026-01-01', 'NOT_PAYER'], ['2027-01-01', 'PAYER']), quarter)).toBe('NOT_PAYER');
  });

  it('lives in a street with a number, where it has one', () => {
    expect(['Dielenská 7', 'Nám. 1. mája 12/A', 'Krivá'].map(streetOf)).toEqual([
      { street: 'Dielenská', number: '7' },
      { street: 'Nám. 1. mája', number: '12/A' },
      { street: 'Krivá', number: '' },
    ]);
  });
});
