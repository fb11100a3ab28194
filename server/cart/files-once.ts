import { productIdOf, type Sold } from './sold.queries.ts';

interface Line {
  readonly product: Sold;
  readonly unitPriceMinor: number;
}

const isOfSameFiles = (one: Line, other: Line): boolean =>
  other.product.productType === 'DIGITAL' && productIdOf(one.product) === productIdOf(other.product);

/** Files are bought by the line that costs most of theirs; of equal ones by the first that is for a choice. */
const rank = ({ product, unitPriceMinor }: Line): number => 2 * unitPriceMinor + (product.tailored ? 1 : 0);

/**
 * Which lines, in their order, are of files that another line buys already: who has bought files for a choice may also load them
 * as they are, and have them made for any choice that costs no more.
 */
export const boughtByOthers = (lines: readonly Line[]): boolean[] =>
  lines.map((line, at) =>
    lines.some((other, place) => {
      if (place === at || !isOfSameFiles(line, other)) return false;
      return rank(other) > rank(line) || (rank(other) === rank(line) && place < at);
    }),
  );
