import { chargesVat } from '../../settings/taxpayer.setting.ts';
import { inUnion } from '../../settings/vat.setting.ts';
import { drawHead } from './invoice-pdf-head.ts';
import { drawItems, drawSums, room } from './invoice-pdf-tables.ts';
import { discountNote } from '../invoice-lines.ts';
import { documentName, giftCardNote, INVOICE_TEXTS, owedNote } from '../invoice.texts.ts';
import { isOwed, isWithoutVat, type InvoiceSnapshot } from '../invoice-snapshot.ts';
import { finish, INK_2, INK_3, LEFT, openSheet, RIGHT, rule, WIDTH, write, type Pdf } from './sheet.ts';

/** The sentence of each supply without VAT, as the Directive asks for it (art. 226 points 11 and 11a). */
const exemptionNotes = ({ locale, taxes, seller, taxpayer = 'PAYER', exemption }: InvoiceSnapshot): string[] => {
  const t = INVOICE_TEXTS[locale];
  if (exemption === 'EXPORT') return [t.exported];
  const atHome = taxes.filter(({ taxCountry }) => taxCountry === seller.country).length;
  return [
    ...(atHome > 0 && chargesVat(taxpayer) ? [t.intraUnion] : []),
    ...(atHome < taxes.length ? [t.reverseCharge] : []),
  ];
};

const moneyNote = (invoice: InvoiceSnapshot): string => {
  const t = INVOICE_TEXTS[invoice.locale];
  if (isOwed(invoice)) return owedNote(invoice);
  return invoice.kind === 'INVOICE' ? t.paid : t.refunded;
};

const notesOf = (invoice: InvoiceSnapshot): string[] => {
  const { locale, taxes, seller, exemption } = invoice;
  const t = INVOICE_TEXTS[locale];
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const abroad = new Set(taxes.map(({ taxCountry }) => taxCountry).filter((country) => country !== seller.country));
  const schemes = exemption
    ? exemptionNotes(invoice)
    : [...abroad].map((code) => {
        const country = names.of(code) ?? code;
        return inUnion(code) ? t.oss(`${country} (${code})`) : t.outside(country);
      });
  const discount = discountNote(invoice);
  const giftCards = giftCardNote(invoice);
  return [
    ...(discount ? [discount] : []),
    ...(isWithoutVat(invoice) ? [t.notPayer] : []),
    moneyNote(invoice),
    ...(giftCards ? [giftCards] : []),
    ...schemes,
  ];
};

const drawNotes = (pdf: Pdf, invoice: InvoiceSnapshot, top: number): void => {
  let y = top;
  for (const note of notesOf(invoice)) y = write(pdf, note, [LEFT, y], { colour: INK_2, width: 160 }) + 4;
};

const drawFeet = (pdf: Pdf, { seller, locale }: InvoiceSnapshot): void => {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    rule(pdf, 788);
    const style = { size: 6.5, colour: INK_3, width: WIDTH - 80 } as const;
    write(pdf, seller.register, [LEFT, 794], style);
    const account = seller.iban ? ` · IBAN ${seller.iban}${seller.bic ? ` · BIC ${seller.bic}` : ''}` : '';
    write(pdf, `${seller.email} · ${seller.phone}${account}`, [LEFT, 804], style);
    const label = INVOICE_TEXTS[locale].page(page + 1, count);
    write(pdf, label, [RIGHT - 80, 794], { size: 6.5, colour: INK_3, align: 'right', width: 80 });
  }
};

/** The printed sheet of an invoice or credit note. The same snapshot gives the same bytes. */
export const renderInvoice = (invoice: InvoiceSnapshot): Promise<Buffer> => {
  const pdf = openSheet({
    title: `${documentName(invoice.locale, invoice.kind, isWithoutVat(invoice))} ${invoice.number}`,
    author: invoice.seller.name,
    language: invoice.locale,
    date: new Date(`${invoice.issuedOn}T12:00:00Z`),
  });
  const head = drawHead(pdf, invoice);
  const items = drawItems(pdf, invoice, head + 26);
  const top = room(pdf, items + 22, 120 + invoice.taxes.length * 18);
  drawNotes(pdf, invoice, top);
  drawSums(pdf, invoice, top);
  drawFeet(pdf, invoice);
  return finish(pdf);
};
