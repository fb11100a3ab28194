import { createContext, useContext, type ReactNode } from 'react';

/** What a card and a product page know of a product that something else acts on. */
export interface ActedOn {
  id: number;
  name: string;
  price: { minor: number; currency: string };
}

/** The button that stands over the picture of every product, made by who composes the pages. */
export const ProductActionContext = createContext<(product: ActedOn) => ReactNode>(() => null);

export const useProductAction = () => useContext(ProductActionContext);
