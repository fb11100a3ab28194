import type { FullProduct } from '../product/buy-box.tsx';
import { usePartFitsQuery, type BedFitPartsFragment } from './Fit.gen.ts';
import { usePrinter } from './printer.ts';

type Fitted = Pick<FullProduct, 'id' | 'parts'>;

/** How each part goes on the visitor's bed, or on the usual one, by part id; nothing is said until it is known. */
export function usePartFits({ id, parts }: Fitted): ReadonlyMap<string, BedFitPartsFragment> {
  const { printer, bed } = usePrinter();
  const { data } = usePartFitsQuery({ variables: { id, bed }, skip: !printer });
  if (!printer) return new Map(parts.map((part) => [part.id, part.usualFit]));
  return new Map(data?.product?.parts.map((part) => [part.id, part.fit]));
}
