import * as z from 'zod';
import { whenValid, within } from '../core/checks.ts';
import { checked } from '../core/faults.ts';
import { BedShape, FitVerdict, type BedFit, type BedInput } from './bed-fit.types.ts';
import { BED_MARGIN_MM, diameterOf, goesOnBed, TOLERANCE_MM, turnOnBed, type PartBox } from './bed-turn.ts';

const side = within(50, 2000);

/** A bed that a printer may have. Codes OUT_OF_RANGE, and INVALID for a circle of two diameters. */
export const bedRules = z
  .object({ shape: z.enum(BedShape).nullish(), widthMm: side, depthMm: side, heightMm: side })
  .refine(({ shape, widthMm, depthMm }) => shape !== BedShape.CIRCULAR || widthMm === depthMm, {
    message: 'INVALID',
    path: ['depthMm'],
    ...whenValid,
  });

const argument = z.object({ bed: bedRules });

/** For an argument that is called so. Throws VALIDATION_FAILED for a bed that no printer has. */
export const checkBed = (bed: BedInput): void => void checked(argument, { bed });

const marginAt = (box: PartBox, bed: BedInput, turn: number): number => {
  if (bed.shape === BedShape.CIRCULAR) return (bed.widthMm - diameterOf(box)) / 2;
  const [x, y] = box;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Math.min(bed.widthMm - (x * cos + y * sin), bed.depthMm - (x * sin + y * cos)) / 2;
};

/**
 * Whether a part goes on a bed, with 5 mm free all round and no higher than the printer: as its file lies, else turned
 * about the vertical by the angle that leaves the most on both sides. It is never laid on another face: its file lies as
 * it must be printed. A circular bed holds a part whose smallest circle goes into its own less the margin, at every turn.
 */
export const fitOnBed = (box: PartBox, bed: BedInput): BedFit => {
  const turn = turnOnBed(box, bed);
  const sizeMm = [box[0], box[1], box[2]];
  if (turn === null) return { verdict: FitVerdict.TOO_WIDE, turnDegrees: null, marginMm: null, sizeMm };
  const placed = { turnDegrees: turn, marginMm: Math.round(marginAt(box, bed, turn) * 100) / 100, sizeMm };
  if (box[2] > bed.heightMm + TOLERANCE_MM) return { verdict: FitVerdict.TOO_TALL, ...placed };
  return { verdict: turn === 0 ? FitVerdict.FITS : FitVerdict.TURNED, ...placed };
};

const SEVERITY = [FitVerdict.FITS, FitVerdict.TURNED, FitVerdict.TOO_TALL, FitVerdict.TOO_WIDE];

const isTighter = (a: BedFit, b: BedFit): boolean => {
  const [one, other] = [SEVERITY.indexOf(a.verdict), SEVERITY.indexOf(b.verdict)];
  if (one !== other) return one > other;
  if (a.marginMm === null || b.marginMm === null) return Math.hypot(...a.sizeMm) > Math.hypot(...b.sizeMm);
  return a.marginMm < b.marginMm;
};

/** The fit of the part that decides: one that is too large, else one that must be turned, else the one with the least room. */
export const decidingFit = (boxes: readonly PartBox[], bed: BedInput): BedFit | null =>
  boxes.map((box) => fitOnBed(box, bed)).reduce<BedFit | null>((a, b) => (a && !isTighter(b, a) ? a : b), null);

export const allFit = (boxes: readonly PartBox[], bed: BedInput): boolean => boxes.every((box) => goesOnBed(box, bed));

/** Side of the smallest square bed that holds every part, margin included, in whole millimetres: turned by 45° or straight. */
export const neededBed = (boxes: readonly PartBox[]): number =>
  Math.ceil(
    2 * BED_MARGIN_MM -
      TOLERANCE_MM +
      Math.max(...boxes.map(([x, y]) => Math.min(Math.max(x, y), (x + y) / Math.SQRT2))),
  );

const holds = (outer: PartBox, inner: PartBox): boolean =>
  [0, 1, 2].every((i) => outer[i]! >= inner[i]!) && diameterOf(outer) >= diameterOf(inner);

/** The boxes that decide: each once, and none that goes wherever another one does in the same way. */
export const outerBoxes = (boxes: readonly PartBox[]): PartBox[] => {
  const distinct = [...new Map(boxes.map((box) => [box.join('x'), box])).values()];
  return distinct.filter((box) => !distinct.some((other) => other !== box && holds(other, box)));
};
