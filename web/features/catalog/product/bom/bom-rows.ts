import type { BomLine } from '../../../../lib/chosen-line.ts';
import type { Component } from './bom-list.tsx';
import type { BomQuoteQuery } from './BomQuote.gen.ts';

export type QuoteLines = BomQuoteQuery['cartQuote']['lines'];

/** HAVE: ticked. SKIPPED: optional and not wanted. NOT_SOLD: not in this shop. MISSING: not as many as needed. */
export type RowState = 'HAVE' | 'SKIPPED' | 'NOT_SOLD' | 'MISSING' | 'BUY';

export interface Wish {
  isHad: (index: number) => boolean;
  withOptional: boolean;
}

/** What the server is asked to price: one line per product, however often it is listed. */
export const linesToQuote = (components: readonly Component[]) => {
  const lines = new Map<number, number>();
  for (const { product, quantity } of components)
    if (product) lines.set(product.id, (lines.get(product.id) ?? 0) + quantity);
  return [...lines].map(([productId, quantity]) => ({ productId, quantity }));
};

const wantedState = ({ required, product }: Component, index: number, { isHad, withOptional }: Wish): RowState => {
  if (isHad(index)) return 'HAVE';
  if (!product) return required || withOptional ? 'NOT_SOLD' : 'SKIPPED';
  return required || withOptional ? 'BUY' : 'SKIPPED';
};

/** The state of each row, and the lines that are to be bought: one per product, never more than there is. */
export const sortQuotedRows = (
  components: readonly Component[],
  quoted: QuoteLines,
  wish: Wish,
): { states: RowState[]; lines: BomLine[] } => {
  const states = components.map((component, index) => wantedState(component, index, wish));
  const wanted = linesToQuote(components.filter((_, index) => states[index] === 'BUY'));
  const lines = wanted.flatMap(({ productId, quantity }): BomLine[] => {
    const line = quoted.find((each) => each.productId === productId);
    if (!line?.product || !line.unitPrice) return [];
    const { productType } = line.product;
    const pieces = productType === 'DIGITAL' ? 1 : quantity;
    if (line.available !== null && line.available < pieces) return [];
    return [{ product: { id: productId, productType, price: line.unitPrice }, quantity: pieces }];
  });
  const isBought = (id?: number) => lines.some(({ product }) => product.id === id);
  return {
    lines,
    states: states.map((state, index) =>
      state === 'BUY' && !isBought(components[index]?.product?.id) ? 'MISSING' : state,
    ),
  };
};
