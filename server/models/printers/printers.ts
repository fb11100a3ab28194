import { BedShape, type Bed } from '../../catalog/bed-fit.types.ts';
import { searchTerms } from '../../catalog/search/search-text.ts';
import { PrinterClassName } from '../../settings/printer-class.types.ts';
import type { Printer } from './printers.types.ts';

const { CLASSIC, QUICK, FAST } = PrinterClassName;

const box = (widthMm: number, depthMm: number, heightMm: number): Bed => ({
  shape: BedShape.RECTANGULAR,
  widthMm,
  depthMm,
  heightMm,
});

const round = (diameter: number, heightMm: number): Bed => ({
  shape: BedShape.CIRCULAR,
  widthMm: diameter,
  depthMm: diameter,
  heightMm,
});

type Row = readonly [id: string, name: string, bed: Bed, printerClass: PrinterClassName];

const MAKERS: Record<string, readonly Row[]> = {
  Anycubic: [
    ['anycubic-kobra-2', 'Kobra 2', box(220, 220, 250), QUICK],
    ['anycubic-kobra-2-max', 'Kobra 2 Max', box(420, 420, 500), QUICK],
    ['anycubic-kobra-3', 'Kobra 3', box(250, 250, 260), QUICK],
    ['anycubic-kossel-linear-plus', 'Kossel Linear Plus', round(230, 300), CLASSIC],
  ],
  'Bambu Lab': [
    ['bambu-a1', 'A1', box(256, 256, 256), QUICK],
    ['bambu-a1-mini', 'A1 mini', box(180, 180, 180), QUICK],
    ['bambu-h2d', 'H2D', box(325, 320, 325), FAST],
    ['bambu-h2s', 'H2S', box(340, 320, 340), FAST],
    ['bambu-p1s', 'P1S', box(256, 256, 256), FAST],
    ['bambu-p2s', 'P2S', box(256, 256, 256), FAST],
    ['bambu-x1c', 'X1 Carbon', box(256, 256, 256), FAST],
  ],
  Creality: [
    ['creality-cr-10', 'CR-10', box(300, 300, 400), CLASSIC],
    ['creality-ender-3-s1', 'Ender-3 S1', box(220, 220, 270), CLASSIC],
    ['creality-ender-3-v2', 'Ender-3 V2', box(220, 220, 250), CLASSIC],
    ['creality-ender-3-v3-ke', 'Ender-3 V3 KE', box(220, 220, 240), QUICK],
    ['creality-ender-3-v3-se', 'Ender-3 V3 SE', box(220, 220, 250), QUICK],
    ['creality-ender-5-plus', 'Ender-5 Plus', box(350, 350, 400), CLASSIC],
    ['creality-k1', 'K1', box(220, 220, 250), FAST],
    ['creality-k1-max', 'K1 Max', box(300, 300, 300), FAST],
    ['creality-k2-plus', 'K2 Plus', box(350, 350, 350), FAST],
  ],
  Elegoo: [
    ['elegoo-centauri-carbon', 'Centauri Carbon', box(256, 256, 256), FAST],
    ['elegoo-neptune-3-pro', 'Neptune 3 Pro', box(225, 225, 280), CLASSIC],
    ['elegoo-neptune-4', 'Neptune 4', box(225, 225, 265), QUICK],
    ['elegoo-neptune-4-max', 'Neptune 4 Max', box(420, 420, 480), QUICK],
  ],
  Flashforge: [['flashforge-adventurer-5m', 'Adventurer 5M', box(220, 220, 220), FAST]],
  FLSUN: [
    ['flsun-super-racer', 'Super Racer', round(260, 330), QUICK],
    ['flsun-t1', 'T1', round(260, 330), FAST],
    ['flsun-v400', 'V400', round(300, 410), FAST],
  ],
  Prusa: [
    ['prusa-core-one', 'CORE One', box(250, 220, 270), FAST],
    ['prusa-core-one-l', 'CORE One L', box(300, 300, 330), FAST],
    ['prusa-mini', 'MINI+', box(180, 180, 180), CLASSIC],
    ['prusa-mk3s', 'MK3S+', box(250, 210, 210), CLASSIC],
    ['prusa-mk4s', 'MK4S', box(250, 210, 220), QUICK],
    ['prusa-xl', 'XL', box(360, 360, 360), QUICK],
  ],
  QIDI: [
    ['qidi-plus4', 'Plus4', box(305, 305, 280), FAST],
    ['qidi-q1-pro', 'Q1 Pro', box(245, 245, 240), FAST],
  ],
  Sovol: [
    ['sovol-sv06', 'SV06', box(220, 220, 250), CLASSIC],
    ['sovol-sv08', 'SV08', box(350, 350, 345), FAST],
  ],
  Voron: [
    ['voron-0', '0.2', box(120, 120, 120), FAST],
    ['voron-trident-300', 'Trident 300', box(300, 300, 250), FAST],
  ],
};

/**
 * Printers to choose from, by maker and name. The room is what the maker states for one nozzle; the class is the nearest
 * of the print estimate. An id that is given out is never changed or used again.
 */
export const PRINTERS: readonly Printer[] = Object.entries(MAKERS).flatMap(([maker, rows]) =>
  rows.map(([id, name, bed, printerClass]) => ({ id, maker, name, bed, printerClass })),
);

const byId = new Map(PRINTERS.map((printer) => [printer.id, printer]));

/** Null for an id that is none of ours. */
export const findPrinter = (id: string): Printer | null => byId.get(id) ?? null;

const MOST_NAMED = 3;
/** Fewer letters are units, sizes and beginnings of other words. */
const TELLING = /^[a-z]{4}/;
/** May be a beginning: `mk4` of an MK4S. */
const BEGUN = /^([a-z]{4}|[a-z]{2,3}\d)/;

/** Two of them may be written as one: `ender3`. */
const wordsOf = ({ maker, name }: Printer): string[] => {
  const terms = searchTerms(`${maker} ${name}`);
  return [...terms, ...terms.slice(1).map((term, i) => terms[i]! + term)];
};

const WORDS = new Map(PRINTERS.map((printer) => [printer, wordsOf(printer)]));

/** The printers whose maker and name have all words of a search, at most three; a word of four letters, or of letters and a number, may be begun. */
export const printersNamed = (text: string): Printer[] => {
  const terms = searchTerms(text);
  if (!terms.some((term) => TELLING.test(term))) return [];
  const has = (words: readonly string[], term: string) =>
    words.some((word) => word === term || (BEGUN.test(term) && word.startsWith(term)));
  return PRINTERS.filter((printer) => terms.every((term) => has(WORDS.get(printer)!, term))).slice(0, MOST_NAMED);
};
