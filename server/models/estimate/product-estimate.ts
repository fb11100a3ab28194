import * as z from 'zod';
import { checked } from '../../core/faults.ts';
import { money } from '../../core/money.types.ts';
import { PRINTERS } from './estimate-calibration.ts';
import {
  estimatePrint,
  gramsOf,
  printCost,
  type BuyerPrices,
  type PrintEstimate,
  type PrintSettings,
} from './estimate.ts';
import {
  FigureOrigin,
  type PartPrintEstimate,
  type PrintEstimateInput,
  type ProductPrintEstimate,
} from './estimate.types.ts';
import type { Manifest } from '../manifest.ts';
import type { SlicedPart } from '../profile/sliced-part.ts';

const number = (least: number, most: number) => z.number().min(least, 'INVALID').max(most, 'INVALID').nullish();

const wanted = z.object({
  input: z.object({
    layerHeightMm: number(0.05, 0.6),
    infillPercent: number(0, 100),
    filamentPricePerKg: number(0, 1000),
    powerPricePerKwh: number(0, 10),
    printerWatts: number(0, 3000),
  }),
});

type Settings = Omit<PrintSettings, 'material'>;

const settingsOf = ({ print }: Manifest, { layerHeightMm, infillPercent, profile }: PrintEstimateInput): Settings => {
  const [least, most] = print?.infillPercent ?? [15, 15];
  return {
    layerHeightMm: layerHeightMm ?? profile?.layerHeightMm ?? print?.layerHeightMm ?? 0.2,
    infillPercent: infillPercent ?? profile?.infillPercent ?? (least + most) / 2,
    walls: profile?.walls ?? print?.walls ?? 2,
  };
};

const wattsOf = ({ printerClass, printerWatts }: PrintEstimateInput): number =>
  printerWatts ?? PRINTERS[printerClass].watts;

const pricesOf = (input: PrintEstimateInput): BuyerPrices | null => {
  const { filamentPricePerKg, powerPricePerKwh } = input;
  if (filamentPricePerKg == null) return null;
  return { filamentPerKg: filamentPricePerKg, powerPerKwh: powerPricePerKwh ?? null, watts: wattsOf(input) };
};

const to = (digits: number, value: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const figuresOf = (print: PrintEstimate, input: PrintEstimateInput) => {
  const origin = print.isSliced ? FigureOrigin.SLICED : FigureOrigin.ESTIMATED;
  const prices = pricesOf(input);
  const cost = prices && printCost(print, prices);
  return {
    grams: { value: to(1, print.grams), origin },
    hours: { min: to(2, print.hoursMin), max: to(2, print.hoursMax), origin },
    cost: cost && { min: money(cost.minMinor), max: money(cost.maxMinor), origin },
  };
};

const times = ({ grams, hoursMin, hoursMax, isSliced }: PrintEstimate, n: number): PrintEstimate => ({
  isSliced,
  grams: grams * n,
  hoursMin: hoursMin * n,
  hoursMax: hoursMax * n,
});

const plus = (a: PrintEstimate, b: PrintEstimate): PrintEstimate => ({
  isSliced: a.isSliced && b.isSliced,
  grams: a.grams + b.grams,
  hoursMin: a.hoursMin + b.hoursMin,
  hoursMax: a.hoursMax + b.hoursMax,
});

const withProfile = ({ mm3, seconds }: NonNullable<SlicedPart>, material: string): PrintEstimate => {
  const hours = seconds / 3600;
  return { grams: gramsOf(mm3, material), hoursMin: hours, hoursMax: hours, isSliced: true };
};

/**
 * What a model takes to print, part by part and in all; as `slices` of the buyer's profile have it once all parts are among them.
 * Null when a part was not measured or is not closed: a sum that leaves a part out would be wrong. Throws VALIDATION_FAILED for
 * a setting or price out of its limits.
 */
export const estimateModel = (
  manifest: Manifest,
  input: PrintEstimateInput,
  slices: ReadonlyMap<string, SlicedPart> | null = null,
): ProductPrintEstimate | null => {
  checked(wanted, { input });
  const settings = settingsOf(manifest, input);
  const parts: PartPrintEstimate[] = [];
  let whole: PrintEstimate = { grams: 0, hoursMin: 0, hoursMax: 0, isSliced: true };
  const isThrough = slices !== null && manifest.parts.every(({ id }) => slices.get(id));
  for (const { id, quantity, material, facts } of manifest.parts) {
    const slice = isThrough ? slices.get(id) : null;
    const known = facts && !slice ? estimatePrint(facts, { ...settings, material }, input.printerClass) : null;
    const one = slice ? withProfile(slice, material) : known;
    if (!one) return null;
    parts.push({ partId: id, quantity, ...figuresOf(one, input) });
    whole = plus(whole, times(one, quantity));
  }
  const { printerClass } = input;
  return { printerClass, printerWatts: wattsOf(input), ...settings, ...figuresOf(whole, input), parts };
};
