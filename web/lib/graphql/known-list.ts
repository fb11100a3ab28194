import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** What becomes of the list. */
export type Change<One> = (list: readonly One[]) => One[];

interface KnownList<One extends { id: string }> {
  /** Shows one that was made, changed or brought back, in its place. */
  readonly put: (cache: ApolloCache, one: One) => void;
  /** Shows one no longer; one that is not there is no error. */
  readonly drop: (cache: ApolloCache, id: string) => void;
}

/**
 * A list that a query without variables answers, for the `update` of mutations: what they change is shown without asking
 * the server again. `within` applies a change to the list in the answer; `order` says who stands before whom, else what is
 * new stands last. Where nobody has asked for the list yet, nothing happens.
 */
export const knownList = <Data, Variables extends OperationVariables, One extends { id: string }>(
  query: TypedDocumentNode<Data, Variables>,
  within: (data: Data, change: Change<One>) => Data,
  order?: (one: One, other: One) => number,
): KnownList<One> => {
  const apply = (cache: ApolloCache, change: Change<One>) =>
    void cache.updateQuery<Data>({ query }, (known) => known && within(known, change));
  return {
    put: (cache, one) =>
      apply(cache, (list) => {
        const there = list.some(({ id }) => id === one.id);
        const next = there ? list.map((each) => (each.id === one.id ? one : each)) : [...list, one];
        return order ? next.sort(order) : next;
      }),
    drop: (cache, id) => apply(cache, (list) => list.filter((one) => one.id !== id)),
  };
};

/** For `order`: by a text, such as an id or a moment, which stand in the order of time. */
export const byText =
  <One>(textOf: (one: One) => string, direction: 1 | -1 = 1) =>
  (one: One, other: One): number =>
    textOf(one) === textOf(other) ? 0 : textOf(one) < textOf(other) ? -direction : direction;
