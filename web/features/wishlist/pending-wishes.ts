import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEY = 'martyx_wishes';
const MOST = 100;

const NONE: ReadonlySet<number> = new Set();

const listeners = new Set<() => void>();
let known: ReadonlySet<number> | undefined;

const stored = (): ReadonlySet<number> => {
  const ids = readStored(KEY);
  return new Set(Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)).slice(-MOST) : []);
};

const become = (ids: ReadonlySet<number>) => {
  known = ids;
  for (const listener of listeners) listener();
};

const without = (ids: readonly number[]) => [...stored()].filter((id) => !ids.includes(id));

const keep = (ids: readonly number[]) => {
  if (ids.length > 0) writeStored(KEY, ids);
  else removeStored(KEY);
  become(new Set(ids));
};

const onStorage = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) become(stored());
};

/** Products whose heart a visitor pressed, oldest first, until somebody signs in here; the same in all tabs. */
export const pendingWishes = {
  get: (): ReadonlySet<number> => (known ??= stored()),

  initial: (): ReadonlySet<number> => NONE,

  add: (ids: readonly number[]): void => keep([...without(ids), ...ids].slice(-MOST)),

  /** What was undone, or is on a list now. */
  drop: (ids: readonly number[]): void => keep(without(ids)),

  forget: (): void => keep([]),

  subscribe: (listener: () => void): (() => void) => {
    // The same function again is no second listener; it stays, so that no wish of another tab is missed.
    window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
