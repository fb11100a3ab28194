/** CLASSIC: a bed slinger of about 2018. QUICK: one of today, with input shaping. FAST: an enclosed CoreXY. */
export type PrinterClass = 'CLASSIC' | 'QUICK' | 'FAST';

interface Printer {
  /** What it lays down on average at 0.2 mm layers, pauses and turns included. */
  readonly mm3PerSecond: number;
  /** What each layer takes on top, the waiting for small layers to cool included. */
  readonly layerSeconds: number;
  /** Average draw of printer and heated bed in PLA and PETG; makers state 80 to 250 W. */
  readonly watts: number;
}

/**
 * Fitted, least squares of the logarithms, to the hours that PrusaSlicer 2.5.0 gives for 16 parts with two fillings and the
 * machines in `tests/bench/prusaslicer.profiles.ts`; the figures are in `tests/unit/models/prusaslicer-reference.ts`.
 */
export const PRINTERS: Record<PrinterClass, Printer> = {
  CLASSIC: { mm3PerSecond: 2.9, layerSeconds: 0.8, watts: 120 },
  QUICK: { mm3PerSecond: 5.6, layerSeconds: 2, watts: 130 },
  FAST: { mm3PerSecond: 9.8, layerSeconds: 3.5, watts: 200 },
};

/** The range around the fitted hours: the slicer's own are inside for at least 13 of the 16 parts, whatever the class. */
export const RANGE = { shortest: 0.7, longest: 1.4 };

interface Material {
  /** g/cm³ as makers of filament state it. */
  readonly density: number;
  /** Share of the plastic that is laid down; foaming material is fed slower (richrap.blogspot.com, 2019-04). */
  readonly flow: number;
  /** The most that can be pushed through a hot end, whatever the printer. */
  readonly mostMm3PerSecond?: number;
}

/**
 * Soft filament buckles when it is pushed: the profiles that come with PrusaSlicer 2.5.0 (PrusaResearch.ini) allow 1.2 to
 * 2.5 mm³/s through a nozzle of 0.4 mm, and 1.8 for AmazonBasics TPU.
 */
const TPU: Material = { density: 1.21, flow: 1, mostMm3PerSecond: 1.8 };

export const MATERIALS: Readonly<Record<string, Material>> = {
  PLA: { density: 1.24, flow: 1 },
  PETG: { density: 1.27, flow: 1 },
  ABS: { density: 1.04, flow: 1 },
  ASA: { density: 1.07, flow: 1 },
  TPU,
  'TPU 95A': TPU,
  PC: { density: 1.22, flow: 1 },
  'PA-CF': { density: 1.11, flow: 1 },
  'LW-PLA': { density: 1.24, flow: 0.45 },
};

export const OTHER_MATERIAL: Material = { density: 1.25, flow: 1 };
