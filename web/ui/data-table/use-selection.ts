import { useState } from 'react';

export interface Selection {
  readonly keys: readonly string[];
  readonly size: number;
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  set: (keys: readonly string[]) => void;
}

/** The ticked rows of a table, by their keys. */
export const useSelection = (): Selection => {
  const [keys, set] = useState<readonly string[]>([]);
  const has = (key: string) => keys.includes(key);
  const toggle = (key: string) => set(has(key) ? keys.filter((one) => one !== key) : [...keys, key]);
  return { keys, size: keys.length, has, toggle, set };
};
