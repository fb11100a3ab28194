import { uniqueKey } from '../../lib/unique-key.ts';
import { linesOf, rebase, sameLines } from './cart-lines.ts';
import type { CartOwner, OwnerMark } from './cart-owner.ts';
import type { CartItems } from './cart-rules.ts';
import type { ServerCart } from './cart-server.ts';
import type { CartStore } from './cart-store.ts';
import { isExclusive } from './exclusively.ts';

export interface ExchangeParts {
  store: CartStore;
  mark: OwnerMark;
  server: ServerCart;
  /** Who is signed in; null for nobody. */
  userId: () => string | null;
}

/** `look`: the server's cart is asked for. `leave`: the page goes away, so only what is unsaved is sent, and at once. */
export type Occasion = 'look' | 'change' | 'leave';

/** Another person, or nobody, is signed in by the time of the answer: it is for nobody any more. */
export class Outdated extends Error {}

/** Where tabs cannot lock each other out, time enough for both to see whose claim was stored last. */
const CLAIM_PAUSE_MS = 50;

/** Something of the cart here is not on the server yet. */
export const isUnsaved = ({ store, mark }: ExchangeParts): boolean =>
  !sameLines(linesOf(store.get().items), mark.get()?.lines ?? []);

/** From now on the cart here is this person's: a visitor's cart is added to theirs, another person's is dropped. */
const claim = async ({ store, mark }: ExchangeParts, user: string): Promise<CartOwner> => {
  if (mark.get()) {
    store.clear();
    mark.forget();
  }
  const owner = { user, lines: linesOf(store.get().items), key: uniqueKey() };
  mark.set(owner);
  if (!isExclusive()) await new Promise((resolve) => setTimeout(resolve, CLAIM_PAUSE_MS));
  return mark.get() ?? owner;
};

const adopt = ({ store, mark, userId }: ExchangeParts, owner: CartOwner, there: CartItems): void => {
  const now = mark.get();
  if (userId() !== owner.user || now?.user !== owner.user || now.key !== owner.key) throw new Outdated();
  store.refresh();
  const items = rebase(there, { here: store.get().items, base: owner.lines, sum: owner.key !== undefined });
  mark.set({ user: owner.user, lines: linesOf(there) });
  store.replace(items);
};

const saveChanges = async (parts: ExchangeParts, user: string, leaving: boolean): Promise<void> => {
  while (isUnsaved(parts)) {
    const lines = linesOf(parts.store.get().items);
    const base = parts.mark.get()?.lines ?? [];
    adopt(parts, { user, lines }, await parts.server.save({ lines, base }, leaving));
  }
};

/**
 * Makes the cart of this browser and the cart of the account one: first whose it is, then what the server has, then what
 * was changed here. Changes made while it waits are kept. Rejects when the server does not answer; doing it again is safe.
 */
export const exchangeCart = async (parts: ExchangeParts, occasion: Occasion): Promise<void> => {
  const { store, mark, server } = parts;
  const user = parts.userId();
  if (!user) return;
  store.refresh();
  let owner = mark.get();
  if (owner?.user !== user) {
    // Only who looks at this tab takes the cart over, otherwise tabs of two people would snatch it from each other.
    if (occasion === 'leave' || (owner && occasion === 'change')) return;
    owner = await claim(parts, user);
  }
  if (owner.key) {
    if (occasion === 'leave') return;
    const { lines, key } = owner;
    adopt(parts, owner, lines.length > 0 ? await server.merge(lines, key) : await server.read());
  } else if (occasion === 'look') {
    adopt(parts, owner, await server.read());
  }
  await saveChanges(parts, user, occasion === 'leave');
};
