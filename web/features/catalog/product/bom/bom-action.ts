import { createContext, type ReactNode } from 'react';
import type { ProductType } from '../../../../codegen/schema.gen.ts';
import type { MoneyValue } from '../../../../intl/money.ts';

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

/** The sum of these lines and the button that buys them, or that of what was chosen, made by who composes the pages. */
export const BomActionContext = createContext<(lines: readonly BomLine[], keep?: KeepLine) => ReactNode>(() => null);
