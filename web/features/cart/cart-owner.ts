import type { CartLineInput } from '../../codegen/schema.gen.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { linesFrom } from './cart-lines.ts';

const KEY = 'martyx_cart_owner';

/** Whose cart the cart of this browser mirrors. */
export interface CartOwner {
  readonly user: string;
  /** What the server had when it was last heard; with a key, what it is asked to add. */
  readonly lines: readonly CartLineInput[];
  /** The cart of this browser is being added to the account's under this key, and there is no answer yet. */
  readonly key?: string;
}

/** The mark beside the cart, the same in every tab. Without storage it lasts as long as the page. */
export interface OwnerMark {
  get(): CartOwner | null;
  set(owner: CartOwner): void;
  forget(): void;
}

const ownerFrom = (stored: unknown): CartOwner | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { user, lines: storedLines, key } = stored as Record<string, unknown>;
  const lines = linesFrom(storedLines);
  if (typeof user !== 'string' || !lines || !(key === undefined || typeof key === 'string')) return null;
  return { user, lines, key };
};

export const createOwnerMark = (): OwnerMark => {
  let unstored: CartOwner | null = null;
  return {
    get: () => unstored ?? ownerFrom(readStored(KEY)),
    set: (owner) => {
      unstored = writeStored(KEY, owner) ? null : owner;
    },
    forget: () => {
      unstored = null;
      removeStored(KEY);
    },
  };
};
