import { useState } from 'react';
import type { WishlistItem } from './wishlist-state.ts';

/** Which items are ticked; what has left the list is not. */
export const useSelection = (items: readonly WishlistItem[]) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selected = items.filter(({ productId }) => ids.has(productId));
  return {
    selected,
    has: (id: number) => ids.has(id),
    select: (id: number, on: boolean) => {
      const next = new Set(ids);
      if (on) next.add(id);
      else next.delete(id);
      setIds(next);
    },
    all: items.length > 0 && selected.length === items.length,
    selectAll: (on: boolean) => setIds(new Set(on ? items.map(({ productId }) => productId) : [])),
    clear: () => setIds(new Set()),
  };
};

export type Selection = ReturnType<typeof useSelection>;
