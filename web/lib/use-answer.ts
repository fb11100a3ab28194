import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useState } from 'react';
import { useLateClient } from './late-client.ts';

interface Question<Data, Variables> {
  query: TypedDocumentNode<Data, Variables>;
  /** Null: nothing is asked. */
  variables: Variables | null;
  fetchPolicy?: ApolloClient.QueryOptions['fetchPolicy'];
}

/**
 * What the server says, asked in the browser without holding up the page; undefined until it is here, and where it does not
 * come. For parts of pages that run before GraphQL's client is here.
 */
export const useAnswer = <Data, Variables extends OperationVariables>({
  query,
  variables,
  fetchPolicy,
}: Question<Data, Variables>): Data | undefined => {
  const client = useLateClient();
  const wanted = variables && JSON.stringify(variables);
  const [answer, setAnswer] = useState<{ to: string; data: Data | undefined }>();
  useEffect(() => {
    if (wanted === null) return;
    let current = true;
    const options = { query, variables: JSON.parse(wanted) as Variables, ...(fetchPolicy && { fetchPolicy }) };
    client()
      .then((here) => here.query<Data, Variables>(options as ApolloClient.QueryOptions<Data, Variables>))
      .then(
        ({ data }) => current && setAnswer({ to: wanted, data }),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [client, query, wanted, fetchPolicy]);
  return answer?.to === wanted ? answer.data : undefined;
};
