import { useMemo, useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { bedText, parseBed, USUAL_BED, type Bed } from './bed.ts';

const KEY = 'martyx_printer_v1';

/** The visitor's printer: one that the shop knows, or one with numbers of its own. */
export interface OwnPrinter {
  /** Null for own numbers. */
  readonly id: string | null;
  /** With its maker; null like the id. */
  readonly name: string | null;
  readonly bed: Bed;
}

const listeners = new Set<() => void>();
/** Of this page where the browser forbids storage. */
let unsaved: OwnPrinter | null = null;

const textOrNull = (value: unknown) => (typeof value === 'string' ? value.slice(0, 80) : null);

/** What is stored, as one text, so that it is the same as long as nothing changes. */
const snapshot = (): string | null => {
  const stored = readStored(KEY) ?? legacy() ?? unsaved;
  return stored ? JSON.stringify(stored) : null;
};

/** Until November 2026 only the bed was stored, as plain text. */
const legacy = () => {
  try {
    const bed = parseBed(window.localStorage.getItem(KEY));
    return bed && { id: null, name: null, bed: bedText(bed) };
  } catch {
    return null;
  }
};

function parse(text: string | null): OwnPrinter | null {
  if (text === null) return null;
  const { id, name, bed } = JSON.parse(text) as Record<string, unknown>;
  const room = typeof bed === 'string' ? parseBed(bed) : null;
  return room && { id: textOrNull(id), name: textOrNull(name), bed: room };
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** The choice in this browser; null before there is one, and on the server. */
export const chosenPrinter = (): OwnPrinter | null => (typeof window === 'undefined' ? null : parse(snapshot()));

/** Keeps the choice in this browser; where storage is blocked it lasts until the page is left. */
export function choosePrinter({ id, name, bed }: OwnPrinter) {
  const stored = { id, name, bed: bedText(bed) };
  unsaved = writeStored(KEY, stored) ? null : { id, name, bed };
  tell();
}

export function forgetPrinter() {
  removeStored(KEY);
  unsaved = null;
  tell();
}

/** Hears of every choice, also of those in other tabs. */
export function onPrinter(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The visitor's printer, null until one is chosen, and its bed or the usual one; the server always renders the usual one. */
export function usePrinter(): { printer: OwnPrinter | null; bed: Bed } {
  const stored = useSyncExternalStore(onPrinter, snapshot, () => null);
  return useMemo(() => {
    const printer = parse(stored);
    return { printer, bed: printer?.bed ?? USUAL_BED };
  }, [stored]);
}
