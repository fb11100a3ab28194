import { isSame } from '../../../lib/form/at-path.ts';

/** What stands in a form, by the names of its fields. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** One field that both changed. */
export interface TypedClash {
  readonly name: string;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
}

export interface MergedTyped<Values> {
  /** Theirs, with what I changed over it. */
  readonly values: Values;
  /** Fields that only they changed. */
  readonly taken: readonly string[];
  readonly clashes: readonly TypedClash[];
}

/** Brings together what I typed and what is stored now, both begun from `base`. Where both changed a field, mine stands. */
export const mergeTyped = <Values extends Typed>(base: Values, mine: Values, theirs: Values): MergedTyped<Values> => {
  const names = Object.keys(theirs).filter((name) => !isSame(base[name], theirs[name]));
  const taken = names.filter((name) => isSame(base[name], mine[name]));
  const clashes = names
    .filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, mine: mine[name]!, theirs: theirs[name]! }));
  const over = Object.fromEntries(taken.map((name) => [name, theirs[name]]));
  return { values: { ...mine, ...over }, taken, clashes };
};

/** The same for several parts at once; a part that is gone is gone, a new one is as it is stored. */
export const mergeRows = <Row extends Typed>(
  base: Readonly<Record<string, Row>>,
  mine: Readonly<Record<string, Row>>,
  theirs: Readonly<Record<string, Row>>,
): MergedTyped<Record<string, Row>> => {
  const merged = Object.entries(theirs).map(([id, row]) => {
    const [from, own] = [base[id], mine[id]];
    return { id, ...(from && own ? mergeTyped(from, own, row) : { values: row, taken: [], clashes: [] }) };
  });
  return {
    values: Object.fromEntries(merged.map(({ id, values }) => [id, values])),
    taken: merged.flatMap(({ id, taken }) => taken.map((name) => `${id}.${name}`)),
    clashes: merged.flatMap(({ id, clashes }) => clashes.map((one) => ({ ...one, name: `${id}.${one.name}` }))),
  };
};
