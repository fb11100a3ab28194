import { getNullableType, isListType, type GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import { MAX_PAGE } from './page.ts';

/** What one field of the schema costs beside the 1 of an object and the part of a value; see `graphql-cost.ts`. */
export interface FieldCost {
  /** Of each call of its resolver: one for each 25 µs of CPU that it takes, in the shop and in its database. */
  readonly call?: number;
  /** What it takes besides where an argument is given. */
  readonly given?: Readonly<Record<string, number>>;
  /**
   * How long its list may be: its bound, or of what is stored already (an order's lines, what the owner writes) what a
   * large one has; `asked` for as long as the page or the list that is handed in, here or one level above. A list with
   * `first` of its own needs none.
   */
  readonly size?: number | 'asked';
  /** Arguments that make it a list of one. */
  readonly one?: readonly string[];
}

/** Declares the cost of a dear field, and the size of a list. Tests hold all fields to it. */
export const Cost = (cost: FieldCost) => Extensions({ cost });

type Field = GraphQLField<unknown, unknown>;

export const declaredCost = ({ extensions }: Field): FieldCost => (extensions.cost as FieldCost | undefined) ?? {};

export const isList = ({ type }: Field): boolean => isListType(getNullableType(type));

/** How many items a field is counted with: `asked` by its arguments or those around it, else as declared. */
export const timesOf = (field: Field, page: number | null, asked: number | null): number => {
  if (!isList(field)) return 1;
  const { size = 'asked' } = declaredCost(field);
  return page ?? (size === 'asked' ? (asked ?? MAX_PAGE) : size);
};
