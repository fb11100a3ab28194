import { createContext, type ReactNode } from 'react';
import { FIRST_PRINT_JOB } from '../codegen/print-rules.gen.ts';
import type { ProductType } from '../codegen/schema.gen.ts';

/** As pages show it. */
interface MoneyValue {
  minor: number;
  currency: string;
}

/** Whether a line of a cart is of what somebody chose, to be printed or tailored: ids of products end long before. */
export const isChosen = (id: number): boolean => id >= FIRST_PRINT_JOB;

/** A product of the shop and how many of it a model needs. */
export interface BomLine {
  product: { id: number; productType: ProductType; price: MoneyValue };
  quantity: number;
}

/** What was chosen, as a cart holds it: printed parts are goods. */
interface KeptLine {
  readonly productId: number;
  readonly productType: ProductType;
  readonly price: MoneyValue;
}

/** Keeps what was chosen, and gives the id under which a cart holds it. */
export type KeepLine = () => Promise<KeptLine>;

/**
 * The sum of these lines and the button that buys them, or that of what was chosen, made by who composes the pages. It stands here,
 * where every page has it already: a chunk of its own would cost more than it is.
 */
export const BomActionContext = createContext<(lines: readonly BomLine[], keep?: KeepLine) => ReactNode>(() => null);
