import { isSame, withValueAt } from '../../lib/form/at-path.ts';
import { changedNames, fieldAt, type ProductPath, type ProductValues } from './product-values.ts';

/** One field that both changed. */
export interface Clash {
  readonly name: ProductPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Mine, with what only they changed taken over; mine where both changed. */
  readonly values: ProductValues;
  /** Fields that only they changed. */
  readonly taken: readonly ProductPath[];
  readonly clashes: readonly Clash[];
}

/** Brings together what I typed and what somebody else saved meanwhile, both begun from `base`. */
export const mergeValues = (base: ProductValues, mine: ProductValues, theirs: ProductValues): Merged => {
  const own = new Set(changedNames(base, mine));
  const taken: ProductPath[] = [];
  const clashes: Clash[] = [];
  let values = mine;
  for (const name of changedNames(base, theirs)) {
    const [left, right] = [fieldAt(mine, name), fieldAt(theirs, name)];
    if (!own.has(name)) {
      values = withValueAt(values, name, right);
      taken.push(name);
    } else if (!isSame(left, right)) clashes.push({ name, mine: left, theirs: right });
  }
  return { values, taken, clashes };
};
