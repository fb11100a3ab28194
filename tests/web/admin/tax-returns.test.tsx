import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReturnsPage } from '../../../web/features/admin-documents/returns-page.tsx';
import type { StatementLineFragment, TaxReturnsQuery } from '../../../web/features/admin-documents/TaxReturns.gen.ts';
import { eur } from '../../support/builders/build-quote.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const LINE: StatementLineFragment = {
  __typename: 'ControlStatementLine',
  number: 'FA2026000123',
  originalNumber: null,
  vatId: 'SK2021234567',
  buyerName: 'Dielňa s. r. o.',
  day: '2026-11-20',
  ratePercent: 23,
  net: eur(10_000),
  tax: eur(2300),
};
const RETURNS: TaxReturnsQuery['taxReturns'] = {
  __typename: 'TaxReturns',
  documentCount: 128,
  late: { __typename: 'LateDocuments', deadline: '2026-12-25', count: 0, documents: [] },
  vatReturn: [
    { __typename: 'VatReturnLine', line: '03', taxLine: '04', net: eur(50_000), tax: eur(11_500) },
    { __typename: 'VatReturnLine', line: '17', taxLine: null, net: null, tax: eur(11_500) },
    { __typename: 'VatReturnLine', line: '24', taxLine: '25', net: eur(-1000), tax: eur(-230) },
  ],
  controlStatement: {
    __typename: 'ControlStatementFigures',
    invoiceCount: 103,
    invoices: [LINE],
    correctionCount: 0,
    corrections: [],
    others: [{ __typename: 'RateTotal', ratePercent: 23, net: eur(39_000), tax: eur(8970) }],
  },
  oss: [{ __typename: 'OssLine', country: 'DE', isGoods: true, ratePercent: 19, net: eur(10_000), tax: eur(1900) }],
  ecSalesCount: 1,
  ecSales: [{ __typename: 'EcSalesLine', vatId: 'ATU12345678', isGoods: true, net: eur(7700) }],
  ossAmendments: [{ __typename: 'OssAmendment', country: 'AT', quarter: '2026-Q3', net: eur(-500), tax: eur(-100) }],
  undeclared: [{ __typename: 'UndeclaredTotal', kind: 'ABROAD', net: eur(2000) }],
};

let asked: unknown[];
beforeEach(() => {
  asked = [];
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers: Answers = {
  TaxReturns: ({ period }) => {
    asked.push(period);
    return { taxReturns: RETURNS };
  },
};
const open = (path: string) => renderPage(<ReturnsPage />, { path, answers });
const rowsOf = async (name: string) => {
  const table = within(await screen.findByRole('region', { name }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
};

describe('the returns of a period', () => {
  it('have a table each, with what the form calls its lines', async () => {
    open('/admin/documents/returns?period=2026-11');
    expect(await rowsOf('Slovak VAT return')).toEqual([
      ['03, 04', 'Supplies at the standard rate', '€500.00', '€115.00'],
      ['17', 'VAT payable in total', '', '€115.00'],
      ['24, 25', 'Differences by corrections (§ 25)', '-€10.00', '-€2.30'],
    ]);
    expect(await rowsOf('A.1 Invoices to businesses')).toEqual([
      ['SK2021234567', 'Dielňa s. r. o.', 'FA2026000123', '–', '20 Nov 2026', '23%', '€100.00', '€23.00'],
    ]);
    expect(screen.getByText('102 more lines are in the CSV file.')).toBeDefined();
    expect(await rowsOf('D.2 Other supplies, less credit notes')).toEqual([['23%', '€390.00', '€89.70']]);
    expect(await rowsOf('One Stop Shop (OSS)')).toEqual([['Germany', 'goods', '19%', '€100.00', '€19.00']]);
    expect(await rowsOf('Amendments of earlier OSS returns')).toEqual([['Austria', '2026-Q3', '-€5.00', '-€1.00']]);
    expect(screen.getByText('In no return: supplies outside the EU for €20.00.')).toBeDefined();
    expect(screen.queryByText('C.1 Credit notes to businesses')).toBeNull();
  });

  it('name what was issued after the period, and by which return it is declared', async () => {
    const late = (number: string, issuedOn: string, isAfterDeadline: boolean) => ({
      __typename: 'LateDocument' as const,
      number,
      issuedOn,
      isAfterDeadline,
      net: eur(10_000),
      tax: eur(2300),
    });
    const documents = [late('FA2026000124', '2026-12-03', false), late('OD2026000009', '2026-12-28', true)];
    const more = { ...RETURNS, late: { ...RETURNS.late, count: 3, documents } };
    const path = '/admin/documents/returns?period=2026-11';
    renderPage(<ReturnsPage />, { path, answers: { TaxReturns: () => ({ taxReturns: more }) } });
    expect(await rowsOf('Issued after the period')).toEqual([
      ['FA2026000124', '3 Dec 2026', 'corrective', '€100.00', '€23.00'],
      ['OD2026000009', '28 Dec 2026', 'supplementary', '€100.00', '€23.00'],
    ]);
    expect(screen.getByText(/including 25 Dec 2026 a corrective return/)).toBeDefined();
    expect(screen.getByText('1 more document.')).toBeDefined();
  });

  it('are asked for by month or quarter, and saved as files of it', async () => {
    const user = userEvent.setup();
    const fetched = vi.fn((_url: string) => Promise.resolve(new Response('x')));
    vi.stubGlobal('fetch', fetched);
    open('/admin/documents/returns?period=x');
    await screen.findByText(/From 128 documents/);
    expect(asked[0]).toMatch(/^\d{4}-\d\d$/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tax period' }), screen.getAllByRole('option')[0]!);
    await vi.waitFor(() => expect(asked.at(-1)).toMatch(/^\d{4}-Q[1-4]$/));
    await user.click(screen.getByRole('button', { name: 'POHODA (XML)' }));
    expect(fetched.mock.calls[0]![0]).toBe(`/api/admin/accounting/pohoda.xml?period=${asked.at(-1) as string}`);
  });

  it('are saved as supplementary ones since the day of what was filed', async () => {
    const user = userEvent.setup();
    const fetched = vi.fn((_url: string) => Promise.resolve(new Response('x')));
    vi.stubGlobal('fetch', fetched);
    open('/admin/documents/returns?period=2026-11');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type of return' }), 'supplementary');
    const day = screen.getByLabelText<HTMLInputElement>(/Last day whose documents/);
    expect(day.value).toBe('2026-12-25');
    fireEvent.change(day, { target: { value: '2026-12-28' } });
    for (const place of [0, 1])
      await user.click(screen.getAllByRole('button', { name: 'XML for the tax office' })[place]!);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/api/admin/accounting/vat-return.xml?period=2026-11&kind=supplementary',
      '/api/admin/accounting/control-statement.xml?period=2026-11&kind=supplementary&filed=2026-12-28',
    ]);
  });

  it('are saved as the forms of the tax office, and say what the settings lack', async () => {
    const user = userEvent.setup();
    const refusal = { errorCode: 'VALIDATION_FAILED', args: { taxOffice: 'REQUIRED', period: 'OLD_FORM' } };
    const fetched = vi.fn((_url: string) => Promise.resolve(Response.json(refusal, { status: 400 })));
    vi.stubGlobal('fetch', fetched);
    open('/admin/documents/returns?period=2025-05');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type of return' }), 'corrective');
    await user.click(screen.getAllByRole('button', { name: 'XML for the tax office' })[0]!);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/older form/)).toBeDefined();
    expect(alert.getByRole('link', { name: 'Enter the tax office' }).getAttribute('href')).toBe(
      '/admin/settings/accounting',
    );
    expect(fetched.mock.calls[0]![0]).toBe('/api/admin/accounting/vat-return.xml?period=2025-05&kind=corrective');
  });
});
