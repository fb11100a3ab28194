import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { answerKey } from './answer-key.ts';
import { useDeferredClient } from './lazy-client.ts';
import { createReading, type Memory, type Polling, type Reading, type Shown } from './reading.ts';

export interface QueryOptions<Variables> extends Polling {
  variables?: Variables;
  /** Nothing is asked and nothing answered, but for `refetch`. */
  skip?: boolean;
}

export interface QueryResult<Data> extends Shown<Data> {
  refetch: Reading<Data>['refetch'];
}

/**
 * The one way in which a screen reads; its callers are the hooks that `npm run codegen` makes of each query. On the server
 * and until GraphQL's client is here it answers from what the page brought, then from the normalized cache, live. When the
 * server is asked anew, the query's own `@freshness` says.
 */
export const useQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, skip = false, ...polling }: QueryOptions<Variables> = {},
): QueryResult<Data> => {
  const source = useDeferredClient();
  const [memory] = useState<Memory>({});
  const key = answerKey({ query, variables });
  const reading = useMemo(
    () => createReading(source, { query, variables, skip, ...polling }, memory),
    // The key says query and variables; how often it is asked does not change.
    [source, key, skip],
  );
  const shown = useSyncExternalStore(reading.subscribe, reading.get, reading.atFirst);
  return { ...shown, refetch: reading.refetch };
};
