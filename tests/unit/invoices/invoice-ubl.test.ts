import { describe, expect, test } from 'vitest';
import { mirroredLines } from '../../../server/invoices/invoice-lines.ts';
import type { InvoiceSnapshot } from '../../../server/invoices/invoice-snapshot.ts';
import { ublOf } from '../../../server/invoices/invoice-ubl.ts';
import { buildInvoiceSnapshot, invoiceLine } from '../../support/builders/build-invoice-snapshot.ts';

const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<c[ab]c:${name}(?: [^>]*)?>(.*?)</c[ab]c:${name}>`, 'g'))].map(
    ([, content]) => content!,
  );
const one = (xml: string, name: string) => all(xml, name)[0]!;
const cents = (text: string) => Math.round(Number(text) * 100);
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + cents(text), 0);

const COMPANY = {
  ...buildInvoiceSnapshot('sk').buyer,
  company: 'Dielňa & syn <s. r. o.>',
  companyId: '12345678',
  vatId: 'SK2021234567',
};

/** The arithmetic of EN 16931-1: BR-CO-10, BR-CO-13 to BR-CO-17, BR-S-08 and the price of a line. */
const checkSums = (xml: string) => {
  const lines = all(xml, 'InvoiceLine').concat(all(xml, 'CreditNoteLine'));
  const totals = one(xml, 'LegalMonetaryTotal');
  const net = cents(one(totals, 'TaxExclusiveAmount'));
  const subtotals = all(xml, 'TaxSubtotal');
  const tax = sum(subtotals.map((row) => one(row, 'TaxAmount')));
  expect(sum(lines.map((line) => one(line, 'LineExtensionAmount')))).toBe(net);
  expect(cents(one(totals, 'LineExtensionAmount'))).toBe(net);
  expect(cents(one(one(xml, 'TaxTotal'), 'TaxAmount'))).toBe(tax);
  expect(cents(one(totals, 'TaxInclusiveAmount'))).toBe(net + tax);
  expect(cents(one(totals, 'PayableAmount'))).toBe(net + tax - cents(one(totals, 'PrepaidAmount')));
  for (const row of subtotals) {
    const rate = all(row, 'Percent')[0] ?? '0';
    const own = lines.filter((line) => (all(line, 'Percent')[0] ?? '0') === rate);
    expect(sum(own.map((line) => one(line, 'LineExtensionAmount')))).toBe(cents(one(row, 'TaxableAmount')));
    const exact = (cents(one(row, 'TaxableAmount')) * Number(rate)) / 100;
    expect(Math.abs(cents(one(row, 'TaxAmount')) - exact)).toBeLessThan(100);
  }
  for (const line of lines) {
    const quantity = Number(all(line, 'InvoicedQuantity').concat(all(line, 'CreditedQuantity'))[0]);
    expect(
      Math.abs(quantity * Number(one(line, 'PriceAmount')) - Number(one(line, 'LineExtensionAmount'))),
    ).toBeLessThan(0.02);
    expect(Number(one(line, 'PriceAmount'))).toBeGreaterThanOrEqual(0);
  }
};

const credit = (): InvoiceSnapshot =>
  buildInvoiceSnapshot('sk', {
    kind: 'CREDIT_NOTE',
    number: 'DB2026000007',
    buyer: COMPANY,
    lines: mirroredLines(buildInvoiceSnapshot('sk').lines),
    original: { number: 'FA2026000123', day: '2026-11-21' },
    reason: 'Odstúpenie od zmluvy',
  });

describe('an invoice as data', () => {
  test('names both companies, with what must be escaped', () => {
    const xml = ublOf(buildInvoiceSnapshot('sk', { buyer: COMPANY }));
    expect(xml).toContain('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"');
    expect(one(xml, 'CustomizationID')).toMatch(/^urn:cen\.eu:en16931:2017#compliant#/);
    expect(one(xml, 'InvoiceTypeCode')).toBe('380');
    const [seller, buyer] = all(xml, 'Party');
    expect(all(seller!, 'CompanyID')).toEqual(['SK2990000002', '99999005']);
    expect(one(buyer!, 'RegistrationName')).toBe('Dielňa &amp; syn &lt;s. r. o.&gt;');
    expect(all(buyer!, 'CompanyID')).toEqual(['SK2021234567', '12345678']);
  });

  test('has the sums of the printed sheet, by the rules of EN 16931', () => {
    const xml = ublOf(buildInvoiceSnapshot('sk', { buyer: COMPANY }));
    checkSums(xml);
    expect(one(xml, 'TaxInclusiveAmount')).toBe('287.70');
    expect(one(xml, 'PayableAmount')).toBe('0.00');
  });

  test('says a credit note in positive amounts, and of which invoice', () => {
    const xml = ublOf(credit());
    expect(xml).toContain('<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"');
    expect(one(xml, 'CreditNoteTypeCode')).toBe('381');
    expect(one(one(xml, 'InvoiceDocumentReference'), 'ID')).toBe('FA2026000123');
    expect(one(xml, 'TaxInclusiveAmount')).toBe('287.70');
    checkSums(xml);
  });

  test('has one row for a rate that two states share, as the rules ask', () => {
    const lines = [
      invoiceLine(1190, 190, { ratePercent: 19 }),
      invoiceLine(2380, 380, { ratePercent: 19, taxCountry: 'DE' }),
    ];
    const xml = ublOf(buildInvoiceSnapshot('de', { lines, buyer: COMPANY }));
    expect(all(xml, 'TaxSubtotal')).toHaveLength(1);
    checkSums(xml);
  });

  test('at a payer’s rate of nothing in the Union is zero rated, beside a rate of its own, with the VAT numbers', () => {
    const lines = [invoiceLine(1230, 230), invoiceLine(1490, 0, { ratePercent: 0 })];
    const xml = ublOf(buildInvoiceSnapshot('sk', { lines, buyer: COMPANY }));
    const categories = all(xml, 'TaxCategory').map((category) => [one(category, 'ID'), one(category, 'Percent')]);
    expect(categories).toEqual([
      ['S', '23'],
      ['Z', '0'],
    ]);
    expect(all(xml, 'TaxExemptionReason')).toEqual([]);
    expect(all(xml, 'PartyTaxScheme')).toHaveLength(2);
    checkSums(xml);
  });

  test('outside the scope of VAT gives the reason and names no VAT number', () => {
    const lines = [invoiceLine(1490, 0, { ratePercent: 0, taxCountry: 'US' })];
    const xml = ublOf(buildInvoiceSnapshot('en', { lines, buyer: { ...COMPANY, country: 'US' } }));
    expect(one(one(xml, 'TaxSubtotal'), 'TaxExemptionReason')).toBe('Not subject to VAT');
    expect(all(xml, 'PartyTaxScheme').join()).not.toContain('<cbc:ID>VAT<');
    expect(all(xml, 'Percent')).toEqual([]);
    checkSums(xml);
  });
});

describe('an invoice that can be sent through Peppol', () => {
  const endpoints = (vatId: string | null, taxId?: string) =>
    [
      ...ublOf(buildInvoiceSnapshot('sk', { buyer: { ...COMPANY, vatId, ...(taxId && { taxId }) } })).matchAll(
        /EndpointID schemeID="(\d+)">(\w+)</g,
      ),
    ].map((match) => `${match[1]}:${match[2]}`);

  test('names both parties as the network knows them, and its rules', () => {
    expect(endpoints('SK2021234567')).toEqual(['0245:2990000002', '0245:2021234567']);
    expect(endpoints('DE123456789')).toEqual(['0245:2990000002', '9930:DE123456789']);
    const xml = ublOf(buildInvoiceSnapshot('sk', { buyer: COMPANY }));
    expect(one(xml, 'ProfileID')).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
  });

  test('names a company by its tax number, with a VAT number and without one, once as its identifier', () => {
    expect(endpoints(null, '2021234567')[1]).toBe('0245:2021234567');
    expect(endpoints('SK7020000000', '2021234567')[1]).toBe('0245:2021234567');
    const xml = ublOf(buildInvoiceSnapshot('sk', { buyer: { ...COMPANY, vatId: null, taxId: '2021234567' } }));
    const buyer = all(xml, 'Party')[1]!;
    expect(all(buyer, 'PartyIdentification')).toEqual(['<cbc:ID schemeID="0245">2021234567</cbc:ID>']);
    expect(all(buyer, 'PartyTaxScheme')).toEqual([]);
  });

  test('is none where the buyer is nobody there', () => {
    expect(endpoints(null)).toEqual([]);
    expect(endpoints('FI12345678')).toEqual([]);
    const xml = ublOf(buildInvoiceSnapshot('sk'));
    expect([one(xml, 'CustomizationID'), ...all(xml, 'ProfileID')]).toEqual(['urn:cen.eu:en16931:2017']);
  });
});

test('the price of a piece makes the line out of a large quantity too', () => {
  const lines = [invoiceLine(12_288, 2298, { quantity: 999 })];
  const xml = ublOf(buildInvoiceSnapshot('sk', { lines }));
  const [line] = all(xml, 'InvoiceLine');
  expect(Math.abs(999 * Number(one(line!, 'PriceAmount')) - 99.9)).toBeLessThan(0.005);
});

test('a seller without a VAT number is told by the tax number', () => {
  const seller = { ...buildInvoiceSnapshot('sk').seller, vatId: null };
  const xml = ublOf(buildInvoiceSnapshot('sk', { seller, taxpayer: 'NOT_PAYER' }));
  const supplier = one(xml, 'AccountingSupplierParty');
  expect(one(supplier, 'PartyTaxScheme')).toContain('<cbc:CompanyID>2990000002</cbc:CompanyID>');
  expect(one(supplier, 'PartyTaxScheme')).toContain('<cbc:ID>TAX</cbc:ID>');
});
