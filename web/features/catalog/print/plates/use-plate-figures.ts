import { useEffect, useState } from 'react';
import type { FigureOrigin } from '../../../../codegen/schema.gen.ts';
import { useKeptProfile } from '../../../../lib/printing/kept-profile.ts';
import { readPrinterClass } from '../../../../lib/printer-class.ts';
import { usePlateFiguresQuery, type PlateEstimatePartsFragment } from './PlateFigures.gen.ts';
import type { PlannedBed } from '../print-beds-plan.tsx';
import { onPrinter } from '../printer.ts';

/** What the parts on one bed take, and where that comes from. */
export interface PlateFigures {
  readonly grams: number;
  readonly hours: { readonly min: number; readonly max: number };
  readonly origin: FigureOrigin;
  /** Name of the visitor's profile where it is from that. */
  readonly profile: string | null;
}

type Estimate = Pick<PlateEstimatePartsFragment, 'parts'>;

/** The sum over a bed; null where a part of it was not measured. */
export const plateFigures = (
  { parts: placed }: Pick<PlannedBed, 'parts'>,
  { parts }: Estimate,
): Omit<PlateFigures, 'profile'> | null => {
  const sum = { grams: 0, hours: { min: 0, max: 0 }, origin: 'SLICED' as FigureOrigin };
  for (const { partId } of placed) {
    const one = parts.find((part) => part.partId === partId);
    if (!one) return null;
    sum.grams += one.grams.value;
    sum.hours.min += one.hours.min;
    sum.hours.max += one.hours.max;
    if (one.hours.origin !== 'SLICED') sum.origin = one.hours.origin;
  }
  return sum;
};

/** Grams and hours of beds as the print tab has them: the visitor's profile once all parts are sliced with it, else the class of printer. */
export const usePlateFigures = (productId: number) => {
  const profile = useKeptProfile();
  const [printerClass, setPrinterClass] = useState(readPrinterClass);
  useEffect(() => onPrinter(() => setPrinterClass(readPrinterClass())), []);
  const settings = profile?.settings ?? {};
  const order = { productId, printerClass, profile: settings };
  const { data } = usePlateFiguresQuery({
    variables: { id: productId, printerClass, own: profile !== null, profile: settings, order },
  });
  const slicing = data?.profileSlicing;
  const isThrough = !!slicing && slicing.tried === slicing.parts && slicing.failed === 0;
  const own = isThrough ? data.product?.sliced : null;
  const estimate = own ?? data?.product?.usual;
  return (bed: PlannedBed): PlateFigures | null => {
    const figures = estimate ? plateFigures(bed, estimate) : null;
    return figures && { ...figures, profile: own && profile ? profile.name : null };
  };
};
