import { createContext, type ReactNode } from 'react';
import type { ProductType } from '../../../../codegen/schema.gen.ts';
import type { MoneyValue } from '../../../../intl/money.ts';

/** A product of the shop and how many of it a model needs. */
export interface BomLine {
  product: { id: number; productType: ProductType; price: MoneyValue };
  quantity: number;
}

/** The sum of these lines and the button that buys them, made by who composes the pages. */
export const BomActionContext = createContext<(lines: readonly BomLine[]) => ReactNode>(() => null);
