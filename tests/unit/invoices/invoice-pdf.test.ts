import { describe, expect, test, vi } from 'vitest';
import { mirroredLines } from '../../../server/invoices/invoice-lines.ts';
import { renderInvoice } from '../../../server/invoices/pdf/invoice-pdf.ts';
import { vatTable, vatTotals } from '../../../server/invoices/pdf/vat-table.ts';
import { buildInvoiceSnapshot, invoiceLine } from '../../support/builders/build-invoice-snapshot.ts';
import { pdfFonts, pdfText } from '../../support/pdf-text.ts';

vi.setConfig({ testTimeout: 30_000 });

const read = async (...args: Parameters<typeof buildInvoiceSnapshot>) =>
  pdfText(await renderInvoice(buildInvoiceSnapshot(...args)));

describe('an invoice', () => {
  test('has every field that § 74 of the Slovak VAT act wants, in Slovak', async () => {
    const { text, title, pages } = await read('sk');
    expect(pages).toBe(1);
    expect(title).toBe('Faktúra – daňový doklad FA2026000123');
    for (const expected of [
      'Martyx s. r. o.',
      'Dielenská 7',
      '010 01 Žilina',
      'IČO: 99999005',
      'DIČ: 2990000002',
      'IČ DPH: SK2990000002',
      'Obchodný register Okresného súdu Žilina',
      'Žofia Ďurčeková',
      'Mýtna 12/A',
      '811 07 Bratislava',
      'FA2026000123',
      'Dátum vyhotovenia 21. 11. 2026',
      'Dátum dodania 20. 11. 2026',
      'PayPal',
      '8XK52179YB704601N',
      'Raketa Kriváň 38/2 – stavebnica so',
      'žľabovými ťažidlami',
      '2 ks',
      '104,88',
      'Základ dane',
      '225,85',
      '23 %',
      '51,95',
      '5 %',
      '287,70 €',
      'MX-2026-000123',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).not.toMatch(/OSS|NaN|undefined|null/);
  });

  test.each(['en', 'de'] as const)('in %s has the Slovak legal terms beside', async (locale) => {
    const { text } = await read(locale);
    for (const term of ['Faktúra', 'Dodávateľ', 'Odberateľ', 'Dátum dodania', 'IČ DPH', 'Rekapitulácia DPH']) {
      expect(text).toContain(`/ ${term}`);
    }
    expect(text).toContain(locale === 'de' ? 'Rechnung / Faktúra' : 'Invoice / Faktúra');
    expect(text).toContain(locale === 'de' ? '287,70 €' : '€287.70');
  });

  test("at another member state's rate says so, and outside the Union that none is charged", async () => {
    const taxedIn = (taxCountry: string) => ({ lines: [invoiceLine(12_900, 0), invoiceLine(1490, 0, { taxCountry })] });
    const { text } = await read('sk', taxedIn('PL'));
    expect(text).toContain('Poľsko (PL) v osobitnej');
    expect(text).toContain('PL 23 %');
    expect((await read('en', taxedIn('US'))).text).toContain('outside the VAT territory of the EU');
  });

  test('names a company by its ids, and a place of delivery of its own', async () => {
    const person = { ...buildInvoiceSnapshot('de').buyer };
    const company = {
      ...person,
      name: 'Jürgen Größe',
      company: 'Müller & Söhne GmbH',
      companyId: 'HRB 1',
      vatId: 'DE123456789',
    };
    const { text } = await read('de', { buyer: company, deliveredTo: { ...person, street: 'Am Köhlersgehäu 60' } });
    for (const expected of ['Müller & Söhne GmbH', 'Jürgen Größe', 'HRB 1', 'DE123456789', 'Am Köhlersgehäu 60']) {
      expect(text).toContain(expected);
    }
  });

  test.each([
    ['sk', 'DIČ: 2021234567'],
    ['en', 'Tax ID / DIČ: 2021234567'],
  ] as const)('names a company by its tax number in %s', async (locale, words) => {
    const buyer = { ...buildInvoiceSnapshot(locale).buyer, company: 'Klub modelárov', taxId: '2021234567' };
    expect((await read(locale, { buyer })).text).toContain(words);
  });

  test.each([
    ['sk', 'Nie som platiteľ DPH.', 'Faktúra FA2026000123', 'Spolu'],
    ['en', 'The seller is not a payer of VAT', 'Invoice FA2026000123', 'Total / Spolu'],
    ['de', 'Der Verkäufer ist nicht umsatzsteuerpflichtig', 'Rechnung FA2026000123', 'Gesamt / Spolu'],
  ] as const)(
    'of a seller who is no payer says that in %s, and nothing else of VAT',
    async (locale, sentence, title, total) => {
      const seller = { ...buildInvoiceSnapshot(locale).seller, vatId: null };
      const lines = [invoiceLine(25_800, 0, { quantity: 2, ratePercent: 0 })];
      const sheet = await read(locale, { seller, lines, taxpayer: 'NOT_PAYER' });
      const text = sheet.text.replace(/\s+/g, ' ');
      expect(text).toContain(sentence);
      expect([sheet.title, text.includes(total)]).toEqual([title, true]);
      const rest = text
        .replace(sentence, '')
        .replace('Nie som platiteľ DPH.', '')
        .replace(/: no VAT is charged\.|: Es wird keine Umsatzsteuer berechnet\./, '');
      expect(rest).not.toMatch(/VAT|DPH|USt|Umsatzsteuer|netto|excl|daňový|Základ|%/);
    },
  );

  test('of a seller who is no payer, taxed in another member state, is one with VAT', async () => {
    const lines = [invoiceLine(11_900, 1900, { taxCountry: 'DE', ratePercent: 19 })];
    const { text } = await read('en', { lines, taxpayer: 'REGISTERED_7A' });
    expect(text).toContain('One Stop Shop');
    expect(text).not.toContain('not a payer');
  });

  test('prints markup of a buyer as text', async () => {
    const { buyer } = buildInvoiceSnapshot('sk');
    expect((await read('sk', { buyer: { ...buyer, name: '<b>=CMD()</b>' } })).text).toContain('<b>=CMD()</b>');
  });

  test('of forty lines repeats the table head and numbers the pages', async () => {
    const lines = Array.from({ length: 40 }, (_, i) => invoiceLine(1000 + i, 187, { sku: `LINE-${i}` }));
    const { text, pages } = await read('sk', { lines });
    expect(pages).toBe(4);
    expect(text.match(/Tovar alebo služba/g)).toHaveLength(4);
    expect(text).toContain('Strana 4 z 4');
    for (const { sku } of lines) expect(text).toContain(sku);
  });

  test('is not disturbed by others made at the same time', async () => {
    const locales = ['sk', 'de', 'en', 'sk', 'de', 'en'] as const;
    const together = await Promise.all(locales.map((locale) => renderInvoice(buildInvoiceSnapshot(locale))));
    for (const [i, locale] of locales.entries()) {
      expect(together[i]!.equals(await renderInvoice(buildInvoiceSnapshot(locale)))).toBe(true);
    }
  });

  test('with letters beyond those that documents share can be searched too, and leaves others as they are', async () => {
    const plain = () => renderInvoice(buildInvoiceSnapshot('sk'));
    const before = await plain();
    const { buyer } = buildInvoiceSnapshot('sk');
    const name = 'Łukasz Ğüneş, Владимир Σωκράτης';
    expect((await read('sk', { buyer: { ...buyer, name } })).text).toContain(name);
    expect((await plain()).equals(before)).toBe(true);
  });

  test('embeds the fonts of the documents before it, whatever they said', async () => {
    const { buyer } = buildInvoiceSnapshot('de');
    const fonts = async (...args: Parameters<typeof buildInvoiceSnapshot>) =>
      pdfFonts(await renderInvoice(buildInvoiceSnapshot(...args)));
    const shared = await fonts('de');
    expect(shared).toHaveLength(3);
    expect(await fonts('sk', { buyer: { ...buyer, name: 'Žofia Ďurčeková' } })).toEqual(shared);
    expect(await fonts('sk', { buyer: { ...buyer, name: 'Владимир' } })).not.toEqual(shared);
  });

  test('is the same bytes each time it is made', async () => {
    const [one, two] = [
      await renderInvoice(buildInvoiceSnapshot('de')),
      await renderInvoice(buildInvoiceSnapshot('de')),
    ];
    expect(one.equals(two)).toBe(true);
  });
});

test('a credit note names the invoice, the reason and negative amounts', async () => {
  const lines = mirroredLines(buildInvoiceSnapshot('en').lines);
  const taxes = vatTable(lines);
  const { netMinor, taxMinor, grossMinor } = vatTotals(taxes);
  const { text } = await read('en', {
    kind: 'CREDIT_NOTE',
    number: 'DB2026000007',
    lines,
    taxes,
    netMinor,
    taxMinor,
    totalMinor: grossMinor,
    original: { number: 'FA2026000123', day: '2026-11-21' },
    reason: 'Withdrawal within 14 days',
  });
  for (const expected of [
    'Credit note / Dobropis',
    'DB2026000007',
    'Corrects invoice',
    'FA2026000123',
    'Withdrawal within 14',
    '-225.85',
    '-€287.70',
  ]) {
    expect(text).toContain(expected);
  }
});
