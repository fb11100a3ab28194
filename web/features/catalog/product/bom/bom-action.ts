import { createContext, type ReactNode } from 'react';
import type { ProductType } from '../../../../codegen/schema.gen.ts';
import type { MoneyValue } from '../../../../intl/money.ts';

/** A product of the shop and how many of it a model needs. */
export interface BomLine {
  product: { id: number; productType: ProductType; price: MoneyValue };
  quantity: number;
}

/** Keeps parts that the shop is to print, and gives the id under which a cart holds them. */
export type KeepPrint = () => Promise<{ productId: number; price: MoneyValue }>;

/** The sum of these lines and the button that buys them, or that of a print, made by who composes the pages. */
export const BomActionContext = createContext<(lines: readonly BomLine[], keep?: KeepPrint) => ReactNode>(() => null);
