import { CURRENCY, toMinor } from '../../../core/money.ts';
import type { ReadStatement } from './camt-statement.ts';
import { plain, readTable, type Cells } from './csv-table.ts';
import { kept, symbolIn, type StatementEntry } from './statement-entry.ts';

/** Headers of banks in Slovak, English and German, in small letters without accents. The first that a file has counts. */
const COLUMNS = {
  day: ['datum zauctovania', 'datum uctovania', 'datum', 'booking date', 'date', 'buchungstag', 'buchungsdatum'],
  amount: ['suma', 'ciastka', 'objem', 'amount', 'betrag', 'umsatz', 'kredit', 'credit'],
  currency: ['mena', 'currency', 'wahrung', 'waehrung'],
  direction: ['kredit/debet', 'smer', 'credit/debit', 'debit/credit', 'soll/haben'],
  reference: ['id pohybu', 'id transakcie', 'referencia banky', 'transaction id', 'bank reference', 'transaktions-id'],
  variableSymbol: ['vs', 'variabilny symbol', 'variable symbol'],
  endToEndId: [
    'referencia platitela',
    'referencia',
    'end-to-end id',
    'end to end id',
    'end-to-end-referenz',
    'kundenreferenz',
  ],
  message: [
    'sprava pre prijimatela',
    'sprava pre prijemcu',
    'informacia pre prijemcu',
    'ucel platby',
    'message',
    'description',
    'verwendungszweck',
    'poznamka',
  ],
  payerName: [
    'nazov protiuctu',
    'protistrana',
    'partner',
    'payer',
    'counterparty',
    'name',
    'auftraggeber',
    'beguenstigter/zahlungspflichtiger',
  ],
  payerIban: [
    'iban protiuctu',
    'protiucet',
    'cislo protiuctu',
    'counterparty iban',
    'payer iban',
    'kontonummer/iban',
    'iban',
  ],
} as const;

type Movement = Cells<keyof typeof COLUMNS>;

const INCOMING = new Set(['kredit', 'credit', 'crdt', 'c', '+', 'h', 'haben', 'prichadzajuca', 'incoming']);

/** `1 234,56`, `1.234,56`, `1,234.56`, `+12.5`; null when it is no sum. */
export const amountIn = (text: string): number | null => {
  const digits = text.replace(/[\s\u00a0'€]|EUR/gi, '').replace(/^\+/, '');
  const decimal = /^-?[\d.]*,\d{1,2}$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replaceAll(',', '');
  try {
    return toMinor(decimal);
  } catch {
    return null;
  }
};

/** `2026-11-26`, `26.11.2026`, `26. 11. 2026`, `26/11/2026`; null when it is no day. */
export const dayIn = (text: string): string | null => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim());
  const local = /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})/.exec(text.trim());
  const [year, month, day] = iso ? iso.slice(1) : local ? [local[3], local[2], local[1]] : [];
  if (!year) return null;
  const written = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : null;
};

const entryOf = (cells: Movement): StatementEntry | 'outgoing' | null => {
  const amountMinor = amountIn(cells.amount ?? '');
  const bookedOn = dayIn(cells.day ?? '');
  if (amountMinor === null || !bookedOn) return null;
  if (amountMinor <= 0 || (cells.direction !== undefined && !INCOMING.has(plain(cells.direction)))) return 'outgoing';
  const endToEndId = kept(cells.endToEndId);
  const message = kept(cells.message);
  return {
    bankReference: kept(cells.reference),
    bookedOn,
    amountMinor,
    currency: cells.currency?.trim().toUpperCase().slice(0, 3) || CURRENCY,
    payerName: kept(cells.payerName),
    payerIban: kept(cells.payerIban?.replace(/\s/g, '')),
    variableSymbol:
      /^\d{1,10}$/.exec(cells.variableSymbol?.trim() ?? '')?.[0] ?? symbolIn(endToEndId) ?? symbolIn(message),
    endToEndId,
    message,
  };
};

/**
 * Income of a statement as a table with a header, as banks export it: a day, a sum and what else it names. Some lines may
 * stand above the header. Throws VALIDATION_FAILED (file: INVALID, COLUMNS: there is no column of days or of sums).
 */
export const readCsvStatement = (text: string): ReadStatement => {
  const all = readTable(text, COLUMNS, (places) => places.has('day') && places.has('amount')).map(entryOf);
  const entries = all.filter((entry) => entry !== null && entry !== 'outgoing');
  return { account: null, entries, unread: all.filter((entry) => entry === null).length };
};
