import { changedNames } from './product-input.ts';
import type { Values } from './product-values.ts';

/** One field that both changed. */
export interface Clash {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface Merged {
  /** Mine, with what only they changed taken over; mine where both changed. */
  readonly values: Values;
  /** Fields that only they changed. */
  readonly taken: readonly string[];
  readonly clashes: readonly Clash[];
}

/** Brings together what I typed and what somebody else saved meanwhile, both begun from `base`. */
export const mergeValues = (base: Values, mine: Values, theirs: Values): Merged => {
  const own = new Set(changedNames(base, mine));
  const taken: string[] = [];
  const clashes: Clash[] = [];
  const values = { ...mine };
  for (const name of changedNames(base, theirs)) {
    const [left = '', right = ''] = [mine[name], theirs[name]];
    if (!own.has(name)) {
      values[name] = right;
      taken.push(name);
    } else if (left !== right) clashes.push({ name, mine: left, theirs: right });
  }
  return { values, taken, clashes };
};
