import type { Carrier } from '../../../orders/carriers.ts';
import { CURRENCY } from '../../../core/money.ts';
import { amountIn, dayIn } from '../../bank/statements/csv-statement.ts';
import { readTable, type Cells } from '../../bank/statements/csv-table.ts';
import { fingerprint, kept, numberIn } from '../../bank/statements/statement-entry.ts';
import { checkCount, textOf } from '../../bank/statements/statement.ts';
import { orderNumberOf } from '../../bank/variable-symbol.ts';

/**
 * Headers of the lists that carriers give of what they collected, in Slovak, Czech, English and German, in small letters without
 * accents. None of Packeta, GLS and DPD publishes the columns of its list: these are the words of their portals and help pages.
 */
const COLUMNS = {
  parcel: [
    'cislo zasielky',
    'cislo zasilky',
    'cislo balika',
    'cislo baliku',
    'zasielka',
    'zasilka',
    'ciarovy kod',
    'carovy kod',
    'podacie cislo',
    'parcel number',
    'parcel no',
    'packet number',
    'tracking number',
    'barcode',
    'parcel',
    'packet',
    'paketnummer',
    'sendungsnummer',
  ],
  symbol: [
    'variabilny symbol',
    'variabilni symbol',
    'vs',
    'variable symbol',
    'referencia dobierky',
    'reference dobirky',
    'cod reference',
    'cod ref',
  ],
  order: [
    'cislo objednavky',
    'objednavka',
    'referencia',
    'referencia klienta',
    'reference',
    'client reference',
    'order number',
    'order',
    'kundenreferenz',
    'referenz',
    'bestellnummer',
  ],
  amount: [
    'dobierka',
    'dobirka',
    'suma dobierky',
    'castka dobirky',
    'vyska dobierky',
    'hodnota dobierky',
    'vybrana suma',
    'cod amount',
    'cod value',
    'cod',
    'nachnahme',
    'nachnahmebetrag',
    'suma',
    'castka',
    'amount',
    'betrag',
  ],
  fee: ['poplatok', 'poplatek', 'provizia', 'provize', 'poplatok za dobierku', 'cod fee', 'fee', 'gebuhr', 'entgelt'],
  paid: [
    'vyplatena suma',
    'vyplaceno',
    'vyplatene',
    'k vyplate',
    'paid out',
    'net amount',
    'payout amount',
    'ausgezahlt',
  ],
  currency: ['mena', 'currency', 'wahrung', 'waehrung'],
  day: [
    'datum dorucenia',
    'datum doruceni',
    'dorucene',
    'datum vyberu',
    'datum inkasa',
    'delivery date',
    'delivered',
    'collected on',
    'zustelldatum',
    'datum',
    'date',
  ],
  payoutDay: [
    'datum vyplaty',
    'datum vyplaceni',
    'datum uhrady',
    'datum prevodu',
    'datum platby',
    'payout date',
    'payment date',
    'transfer date',
    'auszahlungsdatum',
  ],
  payout: [
    'cislo vyplaty',
    'id vyplaty',
    'cislo prevodu',
    'variabilny symbol platby',
    'vs platby',
    'cislo vypisu',
    'payout id',
    'payout number',
    'payment id',
    'remittance',
    'auszahlungsnummer',
  ],
} as const;

type Column = keyof typeof COLUMNS;

/** What a carrier says that it collected for a parcel. */
export interface ListedCollection {
  /** Unique among all lists: the same list gives the same again. */
  readonly reference: string;
  /** As the carrier writes it; null: it names none. */
  readonly parcelNumber: string | null;
  readonly variableSymbol: string | null;
  readonly orderNumber: string | null;
  readonly amountMinor: number;
  /** What the carrier keeps of it. */
  readonly feeMinor: number;
  readonly currency: string;
  /** ISO day on which it was collected, else paid out. */
  readonly day: string;
  /** The carrier's name of the payout, else its day; null: it does not say. */
  readonly payout: string | null;
  readonly payoutDay: string | null;
}

/** A number of a parcel without spaces and dashes, and without the Z that Packeta writes before some. */
export const plainNumber = (number: string): string =>
  number
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replace(/^Z(\d+)$/, '$1');

/** By what was paid out where the list says it, else by the column of fees; null: it cannot be. */
const feeOf = ({ fee, paid }: Cells<Column>, amountMinor: number): number | null => {
  const left = paid?.trim() ? amountIn(paid) : null;
  const said = fee?.trim() ? amountIn(fee) : 0;
  const feeMinor = left === null ? said && Math.abs(said) : amountMinor - left;
  return feeMinor === null || feeMinor < 0 || feeMinor > amountMinor ? null : feeMinor;
};

/** Of a parcel without cash nothing is told: `none`. Null: the row says too little. */
const rowOf = (cells: Cells<Column>): Omit<ListedCollection, 'reference'> | 'none' | null => {
  const amountMinor = amountIn(cells.amount ?? '');
  if (amountMinor === 0) return 'none';
  const payoutDay = dayIn(cells.payoutDay ?? '');
  const day = dayIn(cells.day ?? '') ?? payoutDay;
  const parcelNumber = kept(cells.parcel);
  const variableSymbol = /^\d{1,10}$/.exec(cells.symbol?.trim() ?? '')?.[0] ?? null;
  const named = [cells.order, cells.symbol].map((text) => numberIn(text ?? null)).find(Boolean);
  const symbol = variableSymbol ?? cells.order?.trim() ?? '';
  const orderNumber = named ?? orderNumberOf(symbol);
  if (amountMinor === null || amountMinor < 0 || !day || !(parcelNumber ?? orderNumber ?? variableSymbol)) return null;
  const feeMinor = feeOf(cells, amountMinor);
  if (feeMinor === null) return null;
  const currency = cells.currency?.trim().toUpperCase().slice(0, 3) || CURRENCY;
  const payout = kept(cells.payout) ?? payoutDay;
  return { parcelNumber, variableSymbol, orderNumber, amountMinor, feeMinor, currency, day, payout, payoutDay };
};

/** A parcel is collected for once: its number and sum tell it from any other, whichever list has it. */
const keyed = (carrier: Carrier, rows: readonly Omit<ListedCollection, 'reference'>[]): ListedCollection[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { parcelNumber, variableSymbol, orderNumber, amountMinor, currency, day } = row;
    const name = parcelNumber ? [plainNumber(parcelNumber)] : [variableSymbol, orderNumber, day];
    const base = fingerprint([carrier, ...name, amountMinor, currency]);
    const before = seen.get(base) ?? 0;
    seen.set(base, before + 1);
    return { ...row, reference: before === 0 ? base : `${base}.${before}` };
  });
};

export interface CollectionList {
  readonly rows: readonly ListedCollection[];
  /** Rows that say too little. */
  readonly unread: number;
}

/**
 * Reads the list of a carrier: a table with a header that has a sum, a day and the number of the parcel or the order. Throws as
 * `textOf`, and VALIDATION_FAILED (file: INVALID, COLUMNS, TOO_MANY).
 */
export const readCollectionList = (carrier: Carrier, bytes: Uint8Array): CollectionList => {
  const cells = readTable(textOf(bytes), COLUMNS, (places) => {
    const [named, dated] = [['parcel', 'symbol', 'order'] as const, ['day', 'payoutDay'] as const];
    return places.has('amount') && named.some((name) => places.has(name)) && dated.some((name) => places.has(name));
  });
  const all = cells.map(rowOf);
  const rows = all.filter((row) => row !== null && row !== 'none');
  checkCount(rows);
  return { rows: keyed(carrier, rows), unread: all.filter((row) => row === null).length };
};
