import { keptValue } from '../../lib/sync/kept-value.ts';
import { wishes } from './wishlist-cells.ts';

const MOST = 100;

const wishesFrom = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)).slice(-MOST) : [];

const kept = keptValue('martyx_wishes', wishesFrom);

const keep = (ids: readonly number[]) => (ids.length > 0 ? kept.set(ids) : kept.forget());

const without = (ids: readonly number[]) => kept.get().filter((id) => !ids.includes(id));

/** Products whose heart a visitor pressed, oldest first, until somebody signs in here; the same in all tabs. */
export const pendingWishes = {
  get: wishes.get,

  add: (ids: readonly number[]): void => keep([...without(ids), ...ids].slice(-MOST)),

  /** What was undone, or is on a list now. */
  drop: (ids: readonly number[]): void => keep(without(ids)),

  forget: kept.forget,
};

const show = () => wishes.set(new Set(kept.get()));

if (!import.meta.env.SSR) {
  show();
  kept.subscribe(show);
}
