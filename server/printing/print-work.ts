import { allFit } from '../catalog/bed-fit.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { estimatePrint } from '../models/estimate/estimate.ts';
import { boxOf, type Manifest } from '../models/manifest.ts';
import { printOf } from '../models/slice/slice-order.ts';
import type { PrintingSetting, StockedColour, StockedMaterial } from '../settings/printing.setting.ts';
import type { Words } from '../settings/shipping.setting.ts';
import type { PrintChoice } from './print-choice.ts';
import { printPrice, type PrintFigures, type PrintPrice } from './print-price.ts';

export type PrintedManifest = Pick<Manifest, 'parts' | 'print'>;
type Part = Manifest['parts'][number];

/** Why a part cannot be printed here. */
export enum PartProblem {
  TOO_LARGE = 'TOO_LARGE',
  NOT_SLICED = 'NOT_SLICED',
}

/** Null: it can be printed. */
export const problemOfPart = (part: Part, printer: PrintingSetting): PartProblem | null => {
  if (!allFit([boxOf(part)], printer)) return PartProblem.TOO_LARGE;
  return part.facts?.sliced ? null : PartProblem.NOT_SLICED;
};

/** What one copy takes of a material, as the part was sliced; null where it was not. */
const figuresOf = (part: Part, manifest: PrintedManifest, material: string, printer: PrintingSetting) => {
  if (!part.facts?.sliced) return null;
  const print = estimatePrint(part.facts, { ...printOf(manifest), material }, printer.printerClass);
  return print && ({ grams: print.grams, hours: print.hoursMax } satisfies PrintFigures);
};

export interface WorkPart {
  readonly id: string;
  readonly name: Words;
  readonly copies: number;
}

/** What is to be printed, in every language, so that it can be told long after. */
export interface PrintWork {
  /** Of which the parts are. */
  readonly productId: number;
  readonly versionId: string;
  readonly material: string;
  readonly colour: StockedColour;
  readonly parts: readonly WorkPart[];
  /** Of all copies. */
  readonly grams: number;
  /** Of the printer. */
  readonly hours: number;
  /** Working days until it is sent. */
  readonly days: number;
}

export interface PricedWork {
  readonly work: PrintWork;
  readonly price: PrintPrice;
}

interface Chosen {
  readonly choice: PrintChoice;
  readonly versionId: string;
  readonly manifest: PrintedManifest;
}

interface Stocked {
  readonly material: StockedMaterial;
  readonly colour: StockedColour;
}

const stockedFor = ({ material: name, colour: hex }: PrintChoice, { materials }: PrintingSetting): Stocked | null => {
  const material = materials.find((each) => each.material === name);
  const colour = material?.colours.find((each) => each.hex === hex);
  return material && colour ? { material, colour } : null;
};

const REFUSALS = {
  TOO_LARGE: ErrorCode.PRINT_PART_TOO_LARGE,
  NOT_SLICED: ErrorCode.PRINT_PART_NOT_SLICED,
} as const satisfies Record<PartProblem, ErrorCode>;

/**
 * What the shop prints of a choice, and for how much by the rates of now: parts as the model has them in order, with its own
 * layers and filling. Throws PRINTING_OFF, PRINT_MATERIAL_NOT_STOCKED, PRINT_PART_TOO_LARGE and
 * PRINT_PART_NOT_SLICED (args.partId, and args.name in the language asked for), VALIDATION_FAILED for a part that the model has not.
 */
export const pricedWork = (
  { choice, versionId, manifest }: Chosen,
  setting: PrintingSetting,
  locale: keyof Words,
): PricedWork => {
  if (!setting.active) throw new AppError(ErrorCode.PRINTING_OFF);
  const stocked = stockedFor(choice, setting);
  if (!stocked) throw new AppError(ErrorCode.PRINT_MATERIAL_NOT_STOCKED);
  choice.parts.forEach(({ partId }, i) => {
    const known = manifest.parts.some(({ id }) => id === partId);
    if (!known) throw validationFailed({ [`input.parts.${i}.partId`]: 'NOT_FOUND' });
  });
  const parts = manifest.parts.flatMap((part) => {
    const copies = choice.parts.find(({ partId }) => partId === part.id)?.copies;
    if (copies === undefined) return [];
    const figures = figuresOf(part, manifest, choice.material, setting);
    const problem = problemOfPart(part, setting) ?? (figures ? null : PartProblem.NOT_SLICED);
    if (problem || !figures) {
      throw new AppError(REFUSALS[problem ?? PartProblem.NOT_SLICED], { partId: part.id, name: part.name[locale] });
    }
    return [{ id: part.id, name: part.name, copies, ...figures }];
  });
  const price = printPrice(parts, { ...setting, perKgMinor: stocked.material.perKgMinor });
  const work = {
    productId: choice.productId,
    versionId,
    material: choice.material,
    colour: stocked.colour,
    parts: parts.map(({ id, name, copies }) => ({ id, name, copies })),
    grams: price.grams,
    hours: price.hours,
    days: setting.days,
  };
  return { work, price };
};
