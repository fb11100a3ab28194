import type { ProductType } from '../../../codegen/schema.gen.ts';
import type { MoneyValue } from '../../../intl/money.ts';
import type { SupplyFieldsFragment } from '../Flight.gen.ts';

/** A product of the shop and how many of it are to be bought. */
export interface SupplyLine {
  product: { id: number; productType: ProductType; price: MoneyValue };
  quantity: number;
}

/** A product that the flight takes as it is set up, and how many of it there are. */
export interface Supply extends SupplyFieldsFragment {
  /** As many as are needed, or what is left. */
  buyable: number;
}

const pieces = ({ quantity, product: { productType, available } }: SupplyFieldsFragment): number =>
  Math.min(productType === 'DIGITAL' ? 1 : quantity, available ?? quantity);

/** How often it is needed: once for what any flight takes, once for each place where it was chosen. */
const timesOf = ({ names }: SupplyFieldsFragment, chosen: readonly string[]): number =>
  names.length === 0 ? 1 : Math.max(...names.map((name) => chosen.filter((one) => one === name).length));

/** What is needed with these motors, propellers and batteries, and with any; two stages may have the same motor. */
export const suppliesFor = (all: readonly SupplyFieldsFragment[], chosen: readonly string[]): Supply[] =>
  all.flatMap((supply) => {
    const needed = { ...supply, quantity: supply.quantity * timesOf(supply, chosen) };
    return needed.quantity > 0 ? [{ ...needed, buyable: pieces(needed) }] : [];
  });

/** Which of them the shop does not sell. */
export const notSold = (all: readonly SupplyFieldsFragment[], chosen: readonly string[]): string[] =>
  [...new Set(chosen)].filter((name) => !all.some(({ names }) => names.includes(name)));

/** What of it is bought: ticked, and there. */
export const linesOf = (supplies: readonly Supply[], isTicked: (supply: Supply) => boolean): SupplyLine[] =>
  supplies
    .filter((supply) => supply.buyable > 0 && isTicked(supply))
    .map(({ product, buyable }) => ({ product, quantity: buyable }));
