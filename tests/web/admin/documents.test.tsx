import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentsPage } from '../../../web/features/admin-documents/documents-page.tsx';
import type { DocumentRowFragment } from '../../../web/features/admin-documents/Documents.gen.ts';
import { eur } from '../../support/builders/build-quote.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const INVOICE: DocumentRowFragment = {
  __typename: 'AdminDocument',
  id: '1',
  number: 'FA2026000123',
  kind: 'INVOICE',
  issuedOn: '2026-11-21',
  taxableOn: '2026-11-20',
  buyerName: 'Žofia Ďurčeková',
  country: 'SK',
  orderId: '77',
  orderNumber: 'MX-2026-000123',
  state: 'PARTLY_CREDITED',
  originalNumber: null,
  url: '/api/orders/77/invoice?number=FA2026000123&link=a',
  dataUrl: '/api/orders/77/invoice.xml?number=FA2026000123&link=a',
  net: eur(10_000),
  tax: eur(2300),
  total: eur(12_300),
  giftCards: null,
  sending: null,
};
const NOTE: DocumentRowFragment = {
  ...INVOICE,
  id: '2',
  number: 'DB2026000007',
  kind: 'CREDIT_NOTE',
  state: null,
  originalNumber: 'FA2026000123',
  net: eur(-1000),
  tax: eur(-230),
  total: eur(-1230),
};

let asked: Record<string, unknown>[];
const madeUrl = vi.fn(() => 'blob:zip');
beforeEach(() => {
  asked = [];
  madeUrl.mockClear();
  URL.createObjectURL = madeUrl;
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const total = (country: string, ratePercent: number, net: number, tax: number) => ({
  __typename: 'DocumentTotal' as const,
  country,
  ratePercent,
  documentCount: 2,
  net: eur(net),
  tax: eur(tax),
  gross: eur(net + tax),
});

const answers: Answers = {
  Documents: ({ filter }) => {
    asked.push(filter as Record<string, unknown>);
    return {
      adminDocuments: { __typename: 'AdminDocumentPage', totalCount: 2, hasMore: false, items: [NOTE, INVOICE] },
    };
  },
  DocumentTotals: () => ({ adminDocumentTotals: [total('DE', 19, 5000, 950), total('SK', 23, 9000, 2070)] }),
  DocumentBundle: () => ({
    documentBundle: { __typename: 'DocumentBundle', documentCount: 128, byteCount: 4_100_000 },
  }),
  Countries: () => ({
    countries: [{ __typename: 'Country', code: 'DE', name: 'Germany', shipsTo: true, vatRatePercent: 19 }],
  }),
};
const open = (path = '/admin/documents', others: Answers = {}) =>
  renderPage(<DocumentsPage />, { path, answers: { ...answers, ...others } });

describe('the list of documents', () => {
  it('leads from each to its PDF, its e-invoice and its order', async () => {
    open();
    const row = (await screen.findByText('FA2026000123')).closest('tr')!;
    const link = (name: string) => within(row).getByRole('link', { name }).getAttribute('href');
    expect(link('FA2026000123 as PDF')).toBe(INVOICE.url);
    expect(link('FA2026000123 as e-invoice (UBL)')).toBe(INVOICE.dataUrl);
    expect(link('MX-2026-000123')).toBe('/admin/orders/77');
    expect(within(row).getByText('partly credited')).toBeDefined();
    expect(screen.getByText('Corrects FA2026000123')).toBeDefined();
  });

  it('asks for what is searched for and chosen', async () => {
    const user = userEvent.setup();
    open('/admin/documents?q=Zofia&month=2026-11&kind=INVOICE&country=x');
    await screen.findByText('FA2026000123');
    expect(asked.at(-1)).toEqual({
      search: 'Zofia',
      month: '2026-11',
      kind: 'INVOICE',
      state: null,
      sending: null,
      country: null,
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'CREDITED');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'CREDITED' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'VAT of' }), 'DE');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'CREDITED', country: 'DE' }));
  });

  it('sums all that is found by country and rate, and together', async () => {
    open();
    const table = within(await screen.findByRole('region', { name: 'VAT summary of these documents' }));
    const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
    expect(table.getAllByRole('row').map(cells).slice(1)).toEqual([
      ['Germany', '19%', '€50.00', '€9.50', '€59.50'],
      ['Slovakia', '23%', '€90.00', '€20.70', '€110.70'],
      ['Total', '€140.00', '€30.20', '€170.20'],
    ]);
  });
});

describe('the bundle of a month', () => {
  const panel = async () => within(await screen.findByRole('region', { name: 'All documents of a month' }));

  it('says how large it is, and how far the download is', async () => {
    const user = userEvent.setup();
    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const writer = stream.writable.getWriter();
    const fetched = vi.fn((_url: string) => Promise.resolve(new Response(stream.readable)));
    vi.stubGlobal('fetch', fetched);
    open('/admin/documents?month=2026-11');
    const bundle = await panel();
    await bundle.findByText('128 documents, about 4.1 MB');
    await user.click(bundle.getByRole('button', { name: 'Download ZIP' }));
    const bar = await bundle.findByRole('progressbar', { name: 'Download of November 2026' });
    await writer.write(new Uint8Array(2_050_000));
    await waitFor(() => expect(bar.getAttribute('value')).toBe('0.5'));
    await writer.close();
    await waitFor(() => expect(bundle.queryByRole('progressbar')).toBeNull());
    expect(fetched.mock.calls[0]![0]).toBe('/api/admin/documents/bundle.zip?month=2026-11');
    expect(madeUrl).toHaveBeenCalledOnce();
  });

  it('says why it is refused, and nothing when it is stopped', async () => {
    const user = userEvent.setup();
    const refused = JSON.stringify({ errorCode: 'RATE_LIMITED', args: { minutes: 7 } });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(refused, { status: 429 })));
    open('/admin/documents?month=2026-11');
    const bundle = await panel();
    await user.click(await bundle.findByRole('button', { name: 'Download ZIP' }));
    expect((await bundle.findByRole('alert')).textContent).toContain('7');
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      );
    });
    await user.click(bundle.getByRole('button', { name: 'Download ZIP' }));
    await user.click(await bundle.findByRole('button', { name: 'Stop' }));
    await bundle.findByText('128 documents, about 4.1 MB');
    expect(bundle.queryByRole('alert')).toBeNull();
  });

  it('offers nothing for a month without documents', async () => {
    open('/admin/documents', {
      DocumentBundle: () => ({
        documentBundle: { __typename: 'DocumentBundle', documentCount: 0, byteCount: 0 },
      }),
    });
    const bundle = await panel();
    await bundle.findByText('No documents');
    expect(bundle.getByRole('button', { name: 'Download ZIP' })).toHaveProperty('disabled', true);
  });
});
