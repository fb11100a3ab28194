import { useSyncExternalStore } from 'react';
import { fitOnBed, type Bed } from './fit.ts';

const KEY = 'martyx_printer_v1';
const CHANGED = 'martyx:printer';

/** The build volumes most printers have, smallest first. */
export const COMMON_BEDS: readonly Bed[] = [
  { width: 180, depth: 180, height: 180 },
  { width: 220, depth: 220, height: 250 },
  { width: 235, depth: 235, height: 250 },
  { width: 250, depth: 210, height: 220 },
  { width: 256, depth: 256, height: 256 },
  { width: 300, depth: 300, height: 400 },
  { width: 350, depth: 350, height: 350 },
];

/** What is assumed until the visitor has chosen; the screens always name its size. */
export const DEFAULT_BED: Bed = { width: 220, depth: 220, height: 250 };

/** The smallest common bed on which a part of this size fits in some way; null when it fits none. */
export const smallestCommonBed = (sizeMm: readonly number[]): Bed | null =>
  COMMON_BEDS.find((bed) => fitOnBed(sizeMm, bed).verdict !== 'too-large') ?? null;

const isSide = (value: unknown): value is number =>
  Number.isFinite(value) && Number(value) >= 50 && Number(value) <= 2000;

/** Reads a bed written as `250x210x220`; null when it is none. */
export function parseBed(text: string | null): Bed | null {
  const sides = (text ?? '').split('x').map(Number);
  const [width, depth, height] = sides;
  return sides.length === 3 && isSide(width) && isSide(depth) && isSide(height) ? { width, depth, height } : null;
}

export const bedKey = ({ width, depth, height }: Bed) => `${width}x${depth}x${height}`;

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let unsaved: string | null = null;

/** Keeps the choice in this browser; where storage is blocked it lasts until the page is left. */
export function choosePrinter(bed: Bed) {
  try {
    window.localStorage.setItem(KEY, bedKey(bed));
    unsaved = null;
  } catch {
    unsaved = bedKey(bed);
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The visitor's bed, or the default one with `chosen` false; the server always renders the default. */
export function usePrinter(): { bed: Bed; chosen: boolean } {
  const stored = useSyncExternalStore(
    subscribe,
    () => read() ?? unsaved,
    () => null,
  );
  const bed = parseBed(stored);
  return bed ? { bed, chosen: true } : { bed: DEFAULT_BED, chosen: false };
}
