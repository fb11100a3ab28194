import { useEffect, useState } from 'react';
import type { PrinterClass, PrintEstimateInput } from '../../../codegen/schema.gen.ts';
import { PRINT_PRICES_KEY, readPrinterClass } from '../../../lib/printer-class.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { onPrinter } from './printer.ts';

/** The most that the shop counts with: euros, and watts. */
export const MOST = { filament: 1000, power: 10, watts: 3000 } as const;

export type PriceName = keyof typeof MOST;

/** What the buyer prints on and pays; the numbers as they were typed. */
export interface PrintPrices {
  readonly printerClass: PrinterClass;
  /** Euros per kilogram. */
  readonly filament: string;
  /** Euros per kilowatt hour. */
  readonly power: string;
  /** What the printer draws. */
  readonly watts: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 12) : '');

const readPrices = (): PrintPrices => {
  const kept = (readStored(PRINT_PRICES_KEY) ?? {}) as Partial<Record<keyof PrintPrices, unknown>>;
  const [filament, power, watts] = [textOf(kept.filament), textOf(kept.power), textOf(kept.watts)];
  return { printerClass: readPrinterClass(), filament, power, watts };
};

/** Reads `19.90` and `19,90`. Null for an empty field; undefined for what is no number or above the most. */
export const priceOf = (typed: string, name: PriceName): number | null | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const price = /^\d+(\.\d*)?$/.test(text) ? Number(text) : NaN;
  return price <= MOST[name] ? price : undefined;
};

const inputOf = ({ printerClass, filament, power, watts }: PrintPrices): PrintEstimateInput => ({
  printerClass,
  filamentPricePerKg: priceOf(filament, 'filament') ?? null,
  powerPricePerKwh: priceOf(power, 'power') ?? null,
  printerWatts: priceOf(watts, 'watts') ?? null,
});

const TYPING_PAUSE_MS = 300;

/** The buyer's prices, kept in this browser, and the class of a printer that is chosen meanwhile; `input` follows once the typing pauses. In the browser only. */
export const usePrintPrices = () => {
  const [prices, setPrices] = useState(readPrices);
  const [input, setInput] = useState(() => inputOf(prices));
  useEffect(() => {
    const timer = setTimeout(() => setInput(inputOf(prices)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [prices]);
  useEffect(() => onPrinter(() => setPrices(readPrices())), []);
  const change = (part: Partial<PrintPrices>) => {
    const next = { ...prices, ...part };
    setPrices(next);
    writeStored(PRINT_PRICES_KEY, next);
  };
  return { prices, input, change };
};
