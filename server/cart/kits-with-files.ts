import { savingTogether } from '../catalog/product/kit-with-files.ts';
import type { Locale } from '../core/locale.ts';
import { share } from '../core/money.ts';
import { productIdOf, type Sold } from './sold.queries.ts';

interface Line {
  readonly product: Sold;
  readonly unitPriceMinor: number;
}

/** What buyers read beside the saving. */
export const TOGETHER: Readonly<Record<Locale, string>> = {
  en: 'Kit and files together',
  sk: 'Stavebnica a súbory spolu',
  de: 'Bausatz und Dateien zusammen',
};

/**
 * What each line saves, in their order, because a kit and its files are in the cart: of one kit and its files, which are one to a
 * customer. It is spread over the two by what they cost, so that either half is worth what was paid for it.
 */
export const savedTogether = (lines: readonly Line[]): number[] => {
  const saved = lines.map(() => 0);
  for (const [i, { product, unitPriceMinor }] of lines.entries()) {
    const { bundlePriceMinor, counterpartId, productType } = product;
    const other =
      productType === 'PHYSICAL' ? lines.findIndex((line) => productIdOf(line.product) === counterpartId) : -1;
    if (other < 0) continue;
    const prices = [unitPriceMinor, lines[other]!.unitPriceMinor] as const;
    const [kit, files] = share(savingTogether(bundlePriceMinor, ...prices), prices);
    [saved[i], saved[other]] = [kit!, files!];
  }
  return saved;
};
