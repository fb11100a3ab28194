import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEY = 'martyx_wishes';
const MOST = 100;

/** Products whose heart a visitor pressed, until somebody signs in here. */
export const pendingWishes = {
  get: (): number[] => {
    const stored = readStored(KEY);
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)).slice(-MOST) : [];
  },
  add: (id: number): void => {
    writeStored(KEY, [...pendingWishes.get().filter((other) => other !== id), id].slice(-MOST));
  },
  forget: (): void => removeStored(KEY),
};
