import { toDecimal } from '../../core/money.ts';
import type { InvoiceParty } from '../../invoices/invoice-snapshot.ts';
import { vatTable } from '../../invoices/pdf/vat-table.ts';
import type { BookedDocument } from '../booking/booked-documents.queries.ts';
import type { BookedPart, Treatment } from '../booking/booked-parts.ts';
import type { MoneyPosting } from '../booking/money-postings.ts';
import { accountFor, type AccountingSetting } from '../../settings/accounting.setting.ts';
import type { PostingKind } from '../../settings/chart-of-accounts.ts';
import { lastDayOf } from '../period.ts';
import type { AccountingExport, ExportHead } from './accounting-export.ts';
import { DATEV_COLUMNS } from './datev-columns.ts';

/** What the tax adviser overwrites when reading the file in: its own number and the client's. */
const CONSULTANT = 1001;
const CLIENT = 1;

/** Letters that the code page has stay, others lose their accents; what is no letter there becomes a question mark. */
const latin = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => (sign <= 'ÿ' ? sign : sign.normalize('NFD')[0]!))
    .map((sign) => (sign <= 'ÿ' ? sign : '?'))
    .join('');

/** A spreadsheet may open the file too: what it would run as a formula gets an apostrophe. */
const quoted = (text: string, most: number): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${latin(safe)
    .replace(/[\r\n;]+/g, ' ')
    .slice(0, most)
    .replaceAll('"', '""')}"`;
};
const compact = (day: string): string => day.replaceAll('-', '');
const amount = (minor: number): string => toDecimal(Math.abs(minor)).replace('.', ',');

const row = (fields: Readonly<Record<string, string>>): string =>
  `${DATEV_COLUMNS.map((name) => fields[name] ?? '').join(';')}\r\n`;

const destination = (treatment: Treatment, taxCountry: string, { vatId }: InvoiceParty): string => {
  if (treatment === 'OSS') return quoted(taxCountry === 'GR' ? 'EL' : taxCountry, 15);
  return treatment === 'INTRA_UNION' || treatment === 'REVERSE_CHARGE' ? quoted(vatId ?? '', 15) : '';
};

/** One posting: the buyers' account owes the revenue account its gross; the rate stands beside it, no tax key is set. */
const posting = (
  accounting: AccountingSetting,
  { invoice: { snapshot, number, taxableOn } }: BookedDocument,
  treatment: Treatment,
  { taxCountry, ratePercent, grossMinor }: BookedPart['line'] | ReturnType<typeof vatTable>[number],
): string => {
  const [, month, day] = taxableOn.split('-') as [string, string, string];
  return row({
    'Umsatz (ohne Soll/Haben-Kz)': amount(grossMinor),
    'Soll/Haben-Kennzeichen': grossMinor < 0 ? '"H"' : '"S"',
    'WKZ Umsatz': '"EUR"',
    Konto: accountFor(accounting, 'BUYERS'),
    'Gegenkonto (ohne BU-Schlüssel)': accountFor(accounting, treatment),
    Belegdatum: `${day}${month}`,
    'Belegfeld 1': quoted(number, 36),
    'Belegfeld 2': snapshot.original ? quoted(snapshot.original.number, 12) : '',
    Buchungstext: quoted(snapshot.buyer.company ?? snapshot.buyer.name, 60),
    'EU-Land u. UStID (Bestimmung)': destination(treatment, taxCountry, snapshot.buyer),
    'EU-Steuersatz (Bestimmung)': treatment === 'OSS' ? String(ratePercent).replace('.', ',') : '',
    Auftragsnummer: quoted(snapshot.order.number, 30),
    Leistungsdatum: `${day}${month}${taxableOn.slice(0, 4)}`,
    Steuersatz: treatment === 'HOME' ? String(ratePercent).replace('.', ',') : '',
  });
};

const postings = (accounting: AccountingSetting, document: BookedDocument): string => {
  const treatments = [...new Set(document.parts.map(({ treatment }) => treatment))];
  return treatments
    .flatMap((treatment) => {
      const lines = document.parts.filter((part) => part.treatment === treatment).map(({ line }) => line);
      return vatTable(lines).map((sum) => posting(accounting, document, treatment, sum));
    })
    .join('');
};

const WORDS: Readonly<Record<PostingKind, string>> = {
  PAYMENT: 'Zahlung',
  REFUND: 'Erstattung',
  DISPUTE: 'Rückbuchung',
  FEE: 'Gebühr',
  PAYOUT: 'Auszahlung',
  OTHER: 'Bewegung zu klären',
  CARD_SOLD: 'Verkauf Gutschein',
  CARD_GIVEN: 'Geschenkter Gutschein',
  CARD_SPENT: 'Einlösung Gutschein',
  CARD_VOIDED: 'Verfallener Gutschein',
};

/** Money between two accounts beside documents; no tax. */
const moneyRow = (accounting: AccountingSetting, money: MoneyPosting): string => {
  const [, month, day] = money.day.split('-') as [string, string, string];
  return row({
    'Umsatz (ohne Soll/Haben-Kz)': amount(money.minor),
    'Soll/Haben-Kennzeichen': money.minor < 0 ? '"H"' : '"S"',
    'WKZ Umsatz': '"EUR"',
    Konto: accountFor(accounting, money.debit),
    'Gegenkonto (ohne BU-Schlüssel)': accountFor(accounting, money.credit),
    Belegdatum: `${day}${month}`,
    'Belegfeld 1': quoted(money.reference, 36),
    Buchungstext: quoted(`${WORDS[money.kind]} ${money.orderNumber ?? ''}`.trim(), 60),
    Auftragsnummer: quoted(money.orderNumber ?? '', 30),
  });
};

const head = ({ seller, accounting, period, now }: ExportHead): string => {
  const created = now.toISOString().replace(/\D/g, '').slice(0, 17);
  const year = `${period.from.slice(0, 4)}0101`;
  const days = [compact(period.from), compact(lastDayOf(period))];
  const about = ['"EXTF"', 700, 21, '"Buchungsstapel"', 13, created, '', '"RE"', '"Martyx"', '""', CONSULTANT, CLIENT];
  const rest = [year, 4, ...days, quoted(seller.name, 30), '""', 1, 0, 0, '"EUR"'];
  const chart = [...Array<string>(4).fill(''), `"${accounting.chart.slice(-2)}"`, ...Array<string>(4).fill('')];
  return `${[...about, ...rest, ...chart].join(';')}\r\n`;
};

/**
 * DATEV's Buchungsstapel (EXTF 700, category 21, format version 13), Windows-1252: a posting for each document, treatment and rate, gross,
 * and one for each movement of money at providers and on gift cards, on accounts of the chart and those of the owner. Columns and header as generators describe DATEV's
 * sample file EXTF_Buchungsstapel.csv (read on 2026-11-26); no import into DATEV was tried.
 */
export const datevExport: AccountingExport = {
  mediaType: 'text/csv; charset=windows-1252',
  async *write({ documents, postings: money }, about) {
    yield Buffer.from(head(about) + `${DATEV_COLUMNS.join(';')}\r\n`, 'latin1');
    for await (const document of documents) yield Buffer.from(postings(about.accounting, document), 'latin1');
    for await (const each of money) yield Buffer.from(moneyRow(about.accounting, each), 'latin1');
  },
};
