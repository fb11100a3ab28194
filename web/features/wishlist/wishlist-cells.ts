import { cell } from '../../lib/cell.ts';

/** What a heart knows of its product. */
export interface WishedProduct {
  id: number;
  name: string;
  price: { minor: number; currency: string };
}

/** A sentence that stands over the page for a while. */
export interface WishlistMessage {
  text: MessageId;
  values?: Record<string, string | number>;
  failed?: boolean;
  /** Takes back what is said. */
  undo?: () => void;
}

/** Ids of the products on the list, as hearts and badge show them. Nobody's list is empty; all else of it comes later. */
export const marks = cell<ReadonlySet<number>>(new Set());

/** The same of a visitor's wishes, until somebody signs in. */
export const wishes = cell<ReadonlySet<number>>(new Set());

export const message = cell<WishlistMessage | null>(null);
