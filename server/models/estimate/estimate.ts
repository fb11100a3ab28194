import type { PartFacts, SlicedFacts } from '../part-facts.ts';
import { MATERIALS, OTHER_MATERIAL, PRINTERS, RANGE, type PrinterClass } from './estimate-calibration.ts';

/** How a part is printed. The top has 5 full layers and the bottom 4, as slicers have it unless told otherwise. */
export interface PrintSettings {
  readonly layerHeightMm: number;
  /** 0 to 100. */
  readonly infillPercent: number;
  /** Lines around each layer. */
  readonly walls: number;
  readonly material: string;
}

/** One copy of a part: without supports, brim and purge. */
export interface PrintEstimate {
  readonly grams: number;
  readonly hoursMin: number;
  readonly hoursMax: number;
  /** Sliced with these very settings; otherwise carried over from others, or by the formula where nothing was sliced. */
  readonly isSliced: boolean;
}

const LINE_WIDTH_MM = 0.45;
const FULL_LAYERS = 4.5;

/**
 * Cubic centimetres of plastic by the shell-by-area formula: walls behind what is steep, full layers behind what is
 * flat, never more than there is, and infill in the rest.
 *
 *     shell = min(V, walls · width · steep + 4.5 · layer · flat),  plastic = shell + (V − shell) · infill
 *
 * After github.com/ils15/open3dcalc #73, #82, #83, who take `A · (2 · wall + top) / 3` for any surface. Within 10 % of
 * PrusaSlicer 2.5.0 for 14 of the 16 parts in `tests/unit/models/prusaslicer-reference.ts`.
 */
export const plasticCm3 = (facts: PartFacts, { layerHeightMm, infillPercent, walls }: PrintSettings): number => {
  const { volumeMm3: volume, steepMm2, flatMm2 } = facts;
  const shell = Math.min(volume, walls * LINE_WIDTH_MM * steepMm2 + FULL_LAYERS * layerHeightMm * flatMm2);
  return (shell + (volume - shell) * (infillPercent / 100)) / 1000;
};

/** Weight of plastic that was sliced, mm³. */
export const gramsOf = (mm3: number, material: string): number => {
  const { density, flow } = MATERIALS[material] ?? OTHER_MATERIAL;
  return (mm3 / 1000) * density * flow;
};

/**
 * What was sliced, where the settings are those; carried over by how the formula differs where others are asked for, and
 * the formula alone while nothing is sliced yet. Null for a part that is not closed: its volume says nothing.
 */
export const estimatePrint = (
  facts: PartFacts,
  settings: PrintSettings,
  printerClass: PrinterClass,
): PrintEstimate | null => {
  if (!facts.watertight || facts.volumeMm3 <= 0) return null;
  const guess = byFormula(facts, settings, printerClass);
  const { sliced } = facts;
  if (!sliced) return guess;
  const [grams, hours] = [gramsOf(sliced.mm3, settings.material), sliced.seconds[printerClass] / 3600];
  if (isSlicedWith(sliced, settings)) return { grams, hoursMin: hours, hoursMax: hours, isSliced: true };
  const known = byFormula(facts, settingsIn(sliced), printerClass);
  const longer = (guess.hoursMax / known.hoursMax) * hours;
  return {
    grams: grams * (plasticCm3(facts, settings) / plasticCm3(facts, sliced)),
    hoursMin: longer,
    hoursMax: longer,
    isSliced: false,
  };
};

const settingsIn = ({ layerHeightMm, infillPercent, walls, material }: SlicedFacts): PrintSettings => ({ layerHeightMm, infillPercent, walls, material }); // oxfmt-ignore

/** Whether a part was sliced with these very settings. */
export const isSlicedWith = (sliced: PrintSettings, asked: PrintSettings): boolean =>
  sliced.layerHeightMm === asked.layerHeightMm &&
  sliced.infillPercent === asked.infillPercent &&
  sliced.walls === asked.walls &&
  sliced.material === asked.material;

/** By volume and surface alone: until a part is sliced, and for how other settings compare. */
const byFormula = (facts: PartFacts, settings: PrintSettings, printerClass: PrinterClass): PrintEstimate => {
  const { density, flow, mostMm3PerSecond = Infinity } = MATERIALS[settings.material] ?? OTHER_MATERIAL;
  const { mm3PerSecond, layerSeconds } = PRINTERS[printerClass];
  const cm3 = plasticCm3(facts, settings);
  const layers = facts.heightMm / settings.layerHeightMm;
  // Thinner layers lay down less in the same time; the figures are those of 0.2 mm.
  const laying = (cm3 * 1000) / Math.min(mm3PerSecond * (settings.layerHeightMm / 0.2), mostMm3PerSecond);
  const hours = (laying + layers * layerSeconds) / 3600;
  return {
    grams: cm3 * density * flow,
    hoursMin: hours * RANGE.shortest,
    hoursMax: hours * RANGE.longest,
    isSliced: false,
  };
};

/** Prices of the buyer in units of the currency. */
export interface BuyerPrices {
  readonly filamentPerKg: number;
  /** Null: power is not counted. */
  readonly powerPerKwh: number | null;
  /** What the printer draws on average. */
  readonly watts: number;
}

/** Cents for the filament, and for the power over the shorter and the longer time. */
export const printCost = (
  { grams, hoursMin, hoursMax }: Omit<PrintEstimate, 'isSliced'>,
  { filamentPerKg, powerPerKwh, watts }: BuyerPrices,
): { minMinor: number; maxMinor: number } => {
  const filament = (grams / 1000) * filamentPerKg;
  const perHour = (watts / 1000) * (powerPerKwh ?? 0);
  const cents = (hours: number): number => Math.round((filament + hours * perHour) * 100);
  return { minMinor: cents(hoursMin), maxMinor: cents(hoursMax) };
};
