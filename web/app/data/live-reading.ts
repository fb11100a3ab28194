import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import type { Asked, Memory, Reading, Shown } from '../../lib/graphql/reading.ts';

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether two answers say the same. */
const same = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isObject(one) &&
    isObject(other) &&
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([key, value]) => same(value, other[key])));

/**
 * One question of one screen, answered from the client's cache and followed there. What was shown stays while something newer
 * is on its way, as the same object where it says the same.
 */
export const liveReading = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { skip, ...asked }: Asked<Data, Variables>,
  { first, memory }: { first: Shown<Data>; memory: Memory },
): Reading<Data> => {
  let question: ObservableQuery<Data, Variables> | undefined;
  let shown = first;
  const ask = () =>
    (question ??= client.watchQuery(asked as unknown as ApolloClient.WatchQueryOptions<Data, Variables>));
  const take = (result: object) => {
    const { data = shown.data, error, loading } = result as Shown<Data>;
    const known = same(data, shown.data) ? shown.data : data;
    if (known) Object.assign(memory, { source: client, data: known });
    shown = { data: known, previousData: previous(), error, loading };
  };
  const previous = () => (memory.source === client ? (memory.data as Data) : undefined);
  if (skip) shown = { previousData: previous(), loading: false };
  else take(ask().getCurrentResult());
  return {
    get: () => shown,
    subscribe: (heard) => {
      if (skip) return () => undefined;
      const watching = ask().subscribe((result) => {
        take(result);
        heard();
      });
      // A screen that is put back at once goes on with its question.
      return () => void setTimeout(() => watching.unsubscribe());
    },
    refetch: () => ask().refetch(),
  };
};
