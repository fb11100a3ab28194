import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { changedNames } from './product-input.ts';
import type { Values } from './product-values.ts';

/** Changes that were not saved, and what stood in their fields before. */
export interface KeptEdits {
  readonly mine: Values;
  readonly base: Values;
}

const keyOf = (id: number | null) => `product-edit-${id ?? 'new'}`;

const areTexts = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** What was typed in this tab and not saved yet; null when there is nothing. */
export const readEdits = (id: number | null): KeptEdits | null => {
  const { mine, base } = (readStored(keyOf(id), 'session') ?? {}) as Partial<KeptEdits>;
  return areTexts(mine) && areTexts(base) && Object.keys(mine).length > 0 ? { mine, base } : null;
};

/** Keeps what differs from `base` as long as the tab lives; nothing where nothing differs. */
export const keepEdits = (id: number | null, base: Values, values: Values): void => {
  const names = changedNames(base, values);
  if (names.length === 0) return removeStored(keyOf(id), 'session');
  const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
  writeStored(keyOf(id), { mine: pick(values), base: pick(base) }, 'session');
};
