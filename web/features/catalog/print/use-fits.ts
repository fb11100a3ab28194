import { useProductFitsQuery, type BedFitPartsFragment } from './Fit.gen.ts';
import { usePrinter } from './printer.ts';

interface Fitted {
  readonly id: number;
  readonly usualFit: BedFitPartsFragment | null;
}

/** How a product goes on the visitor's bed, or on the usual one; null without printed parts, undefined until it is known. */
export type FitOf = (product: Fitted) => BedFitPartsFragment | null | undefined;

/** Asks for the products of one list together, and only when a printer was chosen. */
export function useFits(products: readonly Fitted[]): FitOf {
  const { printer, bed } = usePrinter();
  const ids = products.filter(({ usualFit }) => usualFit).map(({ id }) => id);
  const { data } = useProductFitsQuery({ variables: { ids, bed }, skip: !printer || ids.length === 0 });
  if (!printer) return ({ usualFit }) => usualFit;
  const fits = new Map(data?.productsById.map(({ id, fit }) => [id, fit]));
  return ({ id, usualFit }) => (usualFit ? fits.get(id) : null);
}
