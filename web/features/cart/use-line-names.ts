import { useEffect, useRef } from 'react';
import type { QuoteLine } from './use-cart-quote.ts';

/** The names of the lines that were ever there: a removed one is still called by its name when the prices no longer know it. */
export const useLineNames = (lines: readonly QuoteLine[]) => {
  const names = useRef(new Map<number, string>());
  useEffect(() => {
    for (const { productId, name } of lines) if (name) names.current.set(productId, name);
  });
  return names;
};
