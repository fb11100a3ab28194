import type { Locale } from '../../../server/core/locale.ts';
import type { InvoiceLine, InvoiceSnapshot } from '../../../server/invoices/invoice-snapshot.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import { vatTable, vatTotals } from '../../../server/invoices/pdf/vat-table.ts';

export const invoiceLine = (grossMinor: number, taxMinor: number, over: Partial<InvoiceLine> = {}): InvoiceLine => ({
  description: 'Raketa Kriváň 38/2 – stavebnica so žľabovými ťažidlami',
  sku: 'KRV-38-KIT',
  quantity: 1,
  taxCountry: 'SK',
  ratePercent: 23,
  netMinor: grossMinor - taxMinor,
  taxMinor,
  grossMinor,
  ...over,
});

const address = { street: 'Mýtna 12/A', postcode: '811 07', city: 'Bratislava', country: 'SK' };

/** A complete invoice of two rates. */
export const buildInvoiceSnapshot = (locale: Locale, over: Partial<InvoiceSnapshot> = {}): InvoiceSnapshot => {
  const lines = over.lines ?? [
    invoiceLine(25_800, 4824, { quantity: 2 }),
    invoiceLine(1490, 279, { description: 'Kriváň 38/2 – súbory na tlač', sku: 'KRV-38-STL' }),
    invoiceLine(990, 47, { description: 'Príručka staviteľa', sku: 'BOOK-1', ratePercent: 5 }),
    invoiceLine(490, 92, { description: 'Doprava: Kuriér na adresu', sku: null }),
  ];
  const taxes = vatTable(lines);
  const { netMinor, taxMinor, grossMinor } = vatTotals(taxes);
  return {
    format: 1,
    kind: 'INVOICE',
    number: 'FA2026000123',
    locale,
    issuedOn: '2026-11-21',
    taxableOn: '2026-11-20',
    seller: SELLER,
    buyer: { ...address, name: 'Žofia Ďurčeková', company: null, companyId: null, vatId: null },
    deliveredTo: null,
    order: { number: 'MX-2026-000123', day: '2026-11-20' },
    payment: { method: 'paypal', id: '8XK52179YB704601N', day: '2026-11-20' },
    lines,
    taxes,
    netMinor,
    taxMinor,
    totalMinor: grossMinor,
    currency: 'EUR',
    original: null,
    reason: null,
    ...over,
  };
};
