import { createHash } from 'node:crypto';
import { orderNumberOf } from '../variable-symbol.ts';

/** Money that a statement says has come. Texts are cut to what is kept. */
export interface StatementEntry {
  /** Unique per movement of the account; null: the bank gives none. */
  readonly bankReference: string | null;
  /** ISO day. */
  readonly bookedOn: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly payerName: string | null;
  readonly payerIban: string | null;
  readonly variableSymbol: string | null;
  readonly endToEndId: string | null;
  readonly message: string | null;
}

export interface KeyedEntry extends StatementEntry {
  readonly reference: string;
  /** Of the order that it names. */
  readonly orderNumber: string | null;
}

const MOST_TEXT = 200;

/** A text of the statement as it is kept: one line, null when there is nothing. */
export const kept = (text: string | null | undefined): string | null =>
  text
    ?.replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_TEXT) || null;

/** In `/VS2026000123/SS/KS`, as Slovak banks write symbols into the reference of a SEPA payment. */
export const symbolIn = (text: string | null): string | null =>
  /\/?\bVS:?\s*(\d{1,10})\b/i.exec(text ?? '')?.[1] ?? null;

const NUMBER = /\bMX[-\s]?(20\d{2})[-\s]?(\d{6,8})\b/i;

/** Of an order, as the shop writes it in a text. */
export const numberIn = (text: string | null): string | null => {
  const match = NUMBER.exec(text ?? '');
  return match && `MX-${match[1]!}-${match[2]!}`;
};

/** By its variable symbol, else by the number in the reference or the message. */
const orderNumberIn = ({ variableSymbol, endToEndId, message }: StatementEntry): string | null =>
  (variableSymbol && orderNumberOf(variableSymbol)) ?? numberIn(endToEndId) ?? numberIn(message);

/** A short text that tells these parts from any other. */
export const fingerprint = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);

/**
 * Gives each entry what tells it from any other: the bank's reference within the account, else all that is said of it and
 * which of those alike on that day it is. The same statement gives the same keys again.
 */
export const keyed = (account: string, entries: readonly StatementEntry[]): KeyedEntry[] => {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { bankReference, ...facts } = entry;
    const named = bankReference !== null ? [bankReference] : Object.values(facts);
    const base = fingerprint([account, ...named]);
    const before = seen.get(base) ?? 0;
    seen.set(base, before + 1);
    const reference = before === 0 ? base : `${base}.${before}`;
    return { ...entry, reference, orderNumber: orderNumberIn(entry) };
  });
};
