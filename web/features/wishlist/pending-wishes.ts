import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { wishes } from './marks.ts';

const KEY = 'martyx_wishes';
const MOST = 100;

const stored = (): number[] => {
  const ids = readStored(KEY);
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)).slice(-MOST) : [];
};

const read = () => wishes.set(new Set(stored()));

const keep = (ids: readonly number[]) => {
  if (ids.length > 0) writeStored(KEY, ids);
  else removeStored(KEY);
  wishes.set(new Set(ids));
};

const without = (ids: readonly number[]) => stored().filter((id) => !ids.includes(id));

/** Products whose heart a visitor pressed, oldest first, until somebody signs in here; the same in all tabs. */
export const pendingWishes = {
  get: wishes.get,

  add: (ids: readonly number[]): void => keep([...without(ids), ...ids].slice(-MOST)),

  /** What was undone, or is on a list now. */
  drop: (ids: readonly number[]): void => keep(without(ids)),

  forget: (): void => keep([]),
};

if (!import.meta.env.SSR) {
  read();
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) read();
  });
}
